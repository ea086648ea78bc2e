import { isRecord, ofTab, readStored, textIn, writeStored } from './stored-json';

const KEY = 'live-visit';

/** Notes at which event the guest of this tab is: pages after a payment lead back there. */
export function noteLiveVisit(eventId: string): void {
  writeStored(ofTab, KEY, { eventId });
}

/** The event that this tab was at; null for who was at none. Read after the first render only. */
export function liveVisitId(): string | null {
  const stored = readStored(ofTab, KEY);
  return (isRecord(stored) && textIn(stored, 'eventId')) || null;
}

/** The way back to that event. */
export function liveVisitPath(): string | null {
  const eventId = liveVisitId();
  return eventId && `/live-event/${encodeURIComponent(eventId)}`;
}
