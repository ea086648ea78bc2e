import type { EditionOption } from '@gallery/contracts';
import { holdNotice } from '@gallery/domain';
import { isHeld, useCart, useDateTimeFormat } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { isForSale } from './edition-options';

interface HoldNoticeProps {
  artworkId: string;
  edition: EditionOption;
}

/** Who holds the last prints of the edition, until when, and whether one can wait for them. */
export function HoldNotice({ artworkId, edition }: HoldNoticeProps) {
  const formatTime = useDateTimeFormat();
  const line = useCart(({ items }) => items.find(({ id }) => id === `${artworkId}-${edition.size}`));
  const own = line?.numbers?.filter((number) => isHeld(number)).length ?? 0;
  if (own >= edition.held)
    return (
      <Notice>
        {own === 1 ? 'The last print in this size is' : 'The last prints in this size are'} held for you in
        your cart.
      </Notice>
    );
  return (
    <Notice>
      {holdNotice(edition, formatTime)}
      {isForSale(edition) && ' Add it to your cart and check out to join the waiting room.'}
    </Notice>
  );
}
