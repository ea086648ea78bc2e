/** Where the browser notes which events' galleries its guest has entered. What opens them is the pass, which it cannot read. */
const KEY = 'live-access';

/** Whether the guest has entered this event from this browser before. */
export const hasEntered = (eventId: string): boolean => loadEnteredEvents().includes(eventId);

/** Notes that the guest has a pass of the event. */
export function rememberEntry(eventId: string): void {
  if (!hasEntered(eventId)) saveEnteredEvents([...loadEnteredEvents(), eventId]);
}

/** The gallery does not know the guest's pass any more. */
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
    // Private windows and full quotas refuse; the cookie of the pass is what counts.
  }
}
