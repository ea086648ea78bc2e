import { codeImage } from '../platform';
import type { EventCode } from './dto/event-record.dto';
import type { KnownEvent } from './known-events';

/** The code that leads guests of an event to its gate. */
export async function gateCode(event: KnownEvent, origin: string): Promise<EventCode> {
  const eventUrl = gateUrl(event, origin);
  return { qrCode: await codeImage(eventUrl), eventUrl };
}

/**
 * Where guests come in. By its id and not by the gallery's short one: a printed code leads to this event for ever. The
 * query lets later pages know where the guest came from.
 */
function gateUrl({ id, title }: KnownEvent, origin: string): string {
  const url = new URL(`/live-event-gate/${id}`, origin);
  url.searchParams.set('event_id', id);
  url.searchParams.set('event_name', title);
  return url.href;
}
