/** Local storage key of the collector's session secret (ADR 0044). */
export const COLLECTOR_SESSION_KEY = 'collector-session';

/** Window event: the server rejected the session of a call. */
export const COLLECTOR_SESSION_ENDED = 'collector-session-ended';

/**
 * The session that calls are made with. Read from storage each time, which is shared by the copies of this code in
 * all remotes, and by other tabs. A browser that forbids storage uses the cookie alone.
 */
export function storedSessionId(): string | null {
  try {
    return window.localStorage.getItem(COLLECTOR_SESSION_KEY);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function saveSessionId(sessionId: string | null): void {
  try {
    if (sessionId === null) window.localStorage.removeItem(COLLECTOR_SESSION_KEY);
    else window.localStorage.setItem(COLLECTOR_SESSION_KEY, sessionId);
  } catch {
    // Storage is forbidden or full: the cookie of the same response carries the session.
  }
}

/** Clears a rejected session, unless another one was stored since the call. */
export function clearRejectedSession(sessionId: string | null): void {
  if (sessionId !== storedSessionId()) return;
  saveSessionId(null);
  window.dispatchEvent(new Event(COLLECTOR_SESSION_ENDED));
}
