import type { StaffSession } from '@gallery/contracts';

/** Where the browser keeps the console's session: its secret, and who it is. */
export const STAFF_SESSION_KEY = 'admin-session';

/** Told to the window when the session was opened, ended or refused. */
export const STAFF_SESSION_CHANGED = 'admin-session-changed';

/** Where storage is forbidden the session lives as long as the page. */
let inMemorySession: string | null = null;
/** What was read last: the same text is the same session, so that pages can compare. */
let lastParsedSession: { text: string; session: StaffSession | null } | null = null;

/** The session that the console's calls are made with. What is stored is the truth for every tab. */
export function storedStaffSession(): StaffSession | null {
  const text = storedText();
  if (text === null) return null;
  if (lastParsedSession?.text !== text) lastParsedSession = { text, session: parseStaffSession(text) };
  return lastParsedSession.session;
}

/** Keeps the session; null forgets it. */
export function saveStaffSession(session: StaffSession | null): void {
  inMemorySession = session && JSON.stringify(session);
  try {
    if (inMemorySession === null) window.localStorage.removeItem(STAFF_SESSION_KEY);
    else window.localStorage.setItem(STAFF_SESSION_KEY, inMemorySession);
    inMemorySession = null;
  } catch {
    // Kept in memory then.
  }
  window.dispatchEvent(new Event(STAFF_SESSION_CHANGED));
}

/** Forgets a session that the gallery refused, unless another one has taken its place since the call was made. */
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

/** Anybody may have written it: what is not a session counts as none. */
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
