import type { StaffSession } from '@gallery/contracts';

/** Local storage key of the staff session and its user. */
export const STAFF_SESSION_KEY = 'admin-session';

/** Window event: the session was opened, ended or rejected. */
export const STAFF_SESSION_CHANGED = 'admin-session-changed';

/** Where storage is forbidden, the session lives as long as the page. */
let inMemorySession: string | null = null;
/** Caches the parsed session, so that the same text returns the same object. */
let lastParsedSession: { text: string; session: StaffSession | null } | null = null;

/** The session that admin calls are made with, shared by all tabs. */
export function storedStaffSession(): StaffSession | null {
  const text = storedText();
  if (text === null) return null;
  if (lastParsedSession?.text !== text) lastParsedSession = { text, session: parseStaffSession(text) };
  return lastParsedSession.session;
}

/** Null removes it. */
export function saveStaffSession(session: StaffSession | null): void {
  inMemorySession = session && JSON.stringify(session);
  try {
    if (inMemorySession === null) window.localStorage.removeItem(STAFF_SESSION_KEY);
    else window.localStorage.setItem(STAFF_SESSION_KEY, inMemorySession);
    inMemorySession = null;
  } catch {
    // Stays in memory.
  }
  window.dispatchEvent(new Event(STAFF_SESSION_CHANGED));
}

/** Clears a rejected session, unless another one was stored since the call. */
export function clearRejectedStaffSession(sessionId: string | null): void {
  if (sessionId !== null && sessionId === storedStaffSession()?.sessionId) saveStaffSession(null);
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(STAFF_SESSION_KEY) ?? inMemorySession;
  } catch {
    return inMemorySession;
  }
}

/** Anything else counts as no session. */
function parseStaffSession(text: string): StaffSession | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isSession = (stored: unknown): stored is StaffSession =>
  isObject(stored) &&
  typeof stored.sessionId === 'string' &&
  isObject(stored.user) &&
  typeof stored.user.firstName === 'string' &&
  typeof stored.user.username === 'string' &&
  (stored.user.role === 'owner' || stored.user.role === 'staff');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
