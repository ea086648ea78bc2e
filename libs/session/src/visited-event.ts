import { isRecord, tabStorage, readStorage, stringField, writeStorage } from './browser-storage';

const VISITED_EVENT_KEY = 'live-visit';

/** Notes at which event the guest of this tab is: pages after a payment lead back there. */
export function saveVisitedEvent(eventId: string): void {
  writeStorage(tabStorage, VISITED_EVENT_KEY, { eventId });
}

/** The event that this tab was at; null for who was at none. Read after the first render only. */
export function visitedEventId(): string | null {
  const stored = readStorage(tabStorage, VISITED_EVENT_KEY);
  return (isRecord(stored) && stringField(stored, 'eventId')) || null;
}

/** The way back to that event. */
export function visitedEventPath(): string | null {
  const eventId = visitedEventId();
  return eventId && `/live-event/${encodeURIComponent(eventId)}`;
}
