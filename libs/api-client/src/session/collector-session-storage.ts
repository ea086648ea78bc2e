/** Where the browser keeps the secret of a collector's session (ADR 0044). */
export const COLLECTOR_SESSION_KEY = 'collector-session';

/** Told to the window when the server no longer knows the session that a call was made with. */
export const COLLECTOR_SESSION_ENDED = 'collector-session-ended';

/**
 * The session that calls are made with. Read from the storage each time: every remote has a copy of this code, and what
 * is stored is the truth for all of them and for other tabs. A browser that forbids storage goes by the cookie alone.
 */
export function storedSessionId(): string | null {
  try {
    return window.localStorage.getItem(COLLECTOR_SESSION_KEY);
  } catch {
    return null;
  }
}

/** Keeps the session's secret; null forgets it. */
export function saveSessionId(sessionId: string | null): void {
  try {
    if (sessionId === null) window.localStorage.removeItem(COLLECTOR_SESSION_KEY);
    else window.localStorage.setItem(COLLECTOR_SESSION_KEY, sessionId);
  } catch {
    // Storage that is forbidden or full keeps nothing; the cookie of the same answer carries the session then.
  }
}

/** Forgets the session that the server refused, unless another one has taken its place since the call was made. */
export function clearRejectedSession(sessionId: string | null): void {
  if (sessionId !== storedSessionId()) return;
  saveSessionId(null);
  window.dispatchEvent(new Event(COLLECTOR_SESSION_ENDED));
}
