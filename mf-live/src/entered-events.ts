/**
 * Storage key of the events that this browser's guest entered. The pass itself is a cookie that scripts cannot read.
 */
const KEY = 'live-access';

/** Whether the guest entered this event from this browser before. */
export const hasEntered = (eventId: string): boolean => loadEnteredEvents().includes(eventId);

/** Stores that the guest has a pass. */
export function rememberEntry(eventId: string): void {
  if (!hasEntered(eventId)) saveEnteredEvents([...loadEnteredEvents(), eventId]);
}

/** The pass is no longer valid. */
export function forgetEntry(eventId: string): void {
  if (hasEntered(eventId)) saveEnteredEvents(loadEnteredEvents().filter((id) => id !== eventId));
}

function loadEnteredEvents(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function saveEnteredEvents(events: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(events));
  } catch {
    // Private windows and full quotas refuse; only the pass's cookie counts.
  }
}
