import type { StaffSession } from '@gallery/contracts';

/** Window event: the session was opened, ended or rejected, in this tab or another. */
export const STAFF_SESSION_CHANGED = 'admin-session-changed';

/**
 * Who is signed in to the console, in memory only: the session itself is in a cookie that no script can read. Undefined
 * until the API has answered.
 */
let current: StaffSession | null | undefined;
/** Tells the other tabs, which share the cookie. Null while nothing watches the session, and in browsers without channels. */
let otherTabs: BroadcastChannel | null = null;
let watchers = 0;

/** Who is signed in, as far as this page knows. */
export const storedStaffSession = (): StaffSession | null => current ?? null;

/** Whether the API has said who is signed in, or that nobody is. */
export const isStaffSessionKnown = (): boolean => current !== undefined;

/** Null after signing out; undefined if the API has to be asked. */
export function saveStaffSession(session: StaffSession | null | undefined): void {
  setCurrent(session);
  otherTabs?.postMessage(session);
}

/** Clears a rejected session, unless someone has signed in since the call. */
export function clearRejectedStaffSession(session: StaffSession | null): void {
  if (session !== null && session === storedStaffSession()) saveStaffSession(null);
}

/** Records that the session may do nothing before a second factor is set up. */
export function requireSecondFactor(session: StaffSession | null): void {
  if (session !== null && session === storedStaffSession() && !session.user.isSecondFactorMissing)
    saveStaffSession({ user: { ...session.user, isSecondFactorMissing: true } });
}

/** Calls the listener at every change, also of other tabs, until the returned function is called. */
export function watchStaffSession(listen: () => void): () => void {
  watchers += 1;
  if (otherTabs === null && 'BroadcastChannel' in window) {
    otherTabs = new BroadcastChannel('staff-session');
    otherTabs.addEventListener('message', ({ data }: MessageEvent<StaffSession | null | undefined>) =>
      setCurrent(data),
    );
  }
  window.addEventListener(STAFF_SESSION_CHANGED, listen);
  return () => {
    window.removeEventListener(STAFF_SESSION_CHANGED, listen);
    watchers -= 1;
    if (watchers > 0) return;
    otherTabs?.close();
    otherTabs = null;
  };
}

function setCurrent(session: StaffSession | null | undefined): void {
  current = session;
  window.dispatchEvent(new Event(STAFF_SESSION_CHANGED));
}
