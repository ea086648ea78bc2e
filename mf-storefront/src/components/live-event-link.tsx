import type { CartItem } from '@gallery/session';
import { photoOf } from '@gallery/session/order-request';
import { TextLink } from '@gallery/ui';

/** Links an event photo's cart line back to its photo; without an event, to the current one. */
export function LiveEventLink({ line }: { line: Pick<CartItem, 'id' | 'eventId'> }) {
  const address = `/live-event/${line.eventId ?? ''}?${new URLSearchParams({ photo: photoOf(line) })}`;
  return <TextLink to={address}>Back to the live event</TextLink>;
}
