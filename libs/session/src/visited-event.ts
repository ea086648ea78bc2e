import { isRecord, tabStorage, readStorage, stringField, writeStorage } from './browser-storage';

const VISITED_EVENT_KEY = 'live-visit';

/** Stores which event the guest of this tab visits: pages after a payment link back to it. */
export function saveVisitedEvent(eventId: string): void {
  writeStorage(tabStorage, VISITED_EVENT_KEY, { eventId });
}

/** Null for a tab that visited none. Read after the first render only. */
export function visitedEventId(): string | null {
  const stored = readStorage(tabStorage, VISITED_EVENT_KEY);
  return (isRecord(stored) && stringField(stored, 'eventId')) || null;
}

export function visitedEventPath(): string | null {
  const eventId = visitedEventId();
  return eventId && `/live-event/${encodeURIComponent(eventId)}`;
}
