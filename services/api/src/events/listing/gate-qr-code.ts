import { qrCodeDataUri } from '../../platform';
import type { GateQrCode } from './dto/event.dto';
import type { CachedEvent } from '../event-cache.service';

/** The code that leads guests of an event to its gate. */
export async function createGateQrCode(event: CachedEvent, origin: string): Promise<GateQrCode> {
  const eventUrl = gateUrl(event, origin);
  return { qrCode: await qrCodeDataUri(eventUrl), eventUrl };
}

/**
 * Where guests come in. By its id and not by the gallery's short one: a printed code leads to this event for ever. The
 * query lets later pages know where the guest came from.
 */
function gateUrl({ id, title }: CachedEvent, origin: string): string {
  const url = new URL(`/live-event-gate/${id}`, origin);
  url.searchParams.set('event_id', id);
  url.searchParams.set('event_name', title);
  return url.href;
}
