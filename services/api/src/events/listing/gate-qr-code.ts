import { qrCodeDataUri } from '../../platform';
import type { GateQrCode } from './event-summaries.service';
import { MAX_KEPT_QR_CODES } from '../events-policy';
import type { CachedEvent } from '../event-cache.service';

/** Drawn codes by their address, most recently used last. Simultaneous callers wait for the same one. */
const drawn = new Map<string, Promise<string>>();

/** The QR code that leads guests to the event's gate. */
export async function createGateQrCode(
  event: Pick<CachedEvent, 'id' | 'title'>,
  origin: string,
): Promise<GateQrCode> {
  const eventUrl = gateUrl(event, origin);
  return { qrCode: await drawnCode(eventUrl), eventUrl };
}

async function drawnCode(url: string): Promise<string> {
  const code = drawn.get(url) ?? qrCodeDataUri(url);
  drawn.delete(url);
  drawn.set(url, code);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size > MAX_KEPT_QR_CODES) drawn.delete(oldest);
  try {
    return await code;
  } catch (error) {
    drawn.delete(url);
    throw error;
  }
}

/**
 * Contains the event's id, not the gallery's short id, so that a printed code always leads to this event. The query
 * tells later pages where the guest came from.
 */
function gateUrl({ id, title }: Pick<CachedEvent, 'id' | 'title'>, origin: string): string {
  const url = new URL(`/live-event-gate/${id}`, origin);
  url.searchParams.set('event_id', id);
  url.searchParams.set('event_name', title);
  return url.href;
}
