import { qrCodeDataUri } from '../../platform';
import type { GateQrCode } from './dto/event.dto';
import type { CachedEvent } from '../event-cache.service';

/** The QR code that leads guests to the event's gate. */
export async function createGateQrCode(event: CachedEvent, origin: string): Promise<GateQrCode> {
  const eventUrl = gateUrl(event, origin);
  return { qrCode: await qrCodeDataUri(eventUrl), eventUrl };
}

/**
 * With the event's id and not the gallery's short id: a printed code always leads to this event. The query tells later pages
 * where the guest came from.
 */
function gateUrl({ id, title }: CachedEvent, origin: string): string {
  const url = new URL(`/live-event-gate/${id}`, origin);
  url.searchParams.set('event_id', id);
  url.searchParams.set('event_name', title);
  return url.href;
}
