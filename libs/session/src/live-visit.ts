import { isRecord, ofTab, readStored, textIn, writeStored } from './stored-json';

const KEY = 'live-visit';

/** Notes at which event the guest of this tab is: pages after a payment lead back there. */
export function noteLiveVisit(eventId: string): void {
  writeStored(ofTab, KEY, { eventId });
}

/** The way back to the event that this tab was at; null for who was at none. Read after the first render only. */
export function liveVisitPath(): string | null {
  const stored = readStored(ofTab, KEY);
  const eventId = isRecord(stored) ? textIn(stored, 'eventId') : '';
  return eventId === '' ? null : `/live-event/${encodeURIComponent(eventId)}`;
}
