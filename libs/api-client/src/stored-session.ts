/** Where the browser keeps the secret of a collector's session (ADR 0044). */
export const SESSION_KEY = 'collector-session';

/** Told to the window when the server no longer knows the session that a call was made with. */
export const SESSION_ENDED = 'collector-session-ended';

/**
 * The session that calls are made with. Read from the storage each time: every remote has a copy of this code, and what
 * is stored is the truth for all of them and for other tabs. A browser that forbids storage goes by the cookie alone.
 */
export function storedSessionId(): string | null {
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Keeps the session's secret; null forgets it. */
export function storeSessionId(sessionId: string | null): void {
  try {
    if (sessionId === null) window.localStorage.removeItem(SESSION_KEY);
    else window.localStorage.setItem(SESSION_KEY, sessionId);
  } catch {
    // Storage that is forbidden or full keeps nothing; the cookie of the same answer carries the session then.
  }
}

/** Forgets the session that the server refused, unless another one has taken its place since the call was made. */
export function forgetRefusedSession(sessionId: string | null): void {
  if (sessionId !== storedSessionId()) return;
  storeSessionId(null);
  window.dispatchEvent(new Event(SESSION_ENDED));
}
