import {
  COLLECTOR_SESSION_ENDED,
  COLLECTOR_SESSION_KEY,
  storedSessionId,
  saveSessionId,
} from '@gallery/api-client';
import { create } from 'zustand';
import { onStorageChange } from '../browser-storage';

/** Told to the window when somebody has signed in on this page. */
const LOGIN_SUCCESS = 'login-success';

export interface CollectorSessionState {
  /** The secret of the session that this browser is signed in with; null while signed out. */
  sessionId: string | null;
  /** Takes over the session of a sign-in and tells the page of it. */
  start: (sessionId: string) => void;
  /** Signed out: by the collector's own word or by the server's. */
  end: () => void;
}

/**
 * Who is signed in, kept under `collector-session`, the same in every tab. It begins signed out, as on the server,
 * and is filled right below: React takes a rendered page over with what a store began with, then shows what it holds.
 */
export const useCollectorSession = create<CollectorSessionState>((set) => ({
  sessionId: null,
  start: (sessionId) => {
    saveSessionId(sessionId);
    set({ sessionId });
    window.dispatchEvent(new Event(LOGIN_SUCCESS));
  },
  end: () => {
    saveSessionId(null);
    set({ sessionId: null });
  },
}));

const loadFromStorage = () => useCollectorSession.setState({ sessionId: storedSessionId() });

if (typeof window !== 'undefined') {
  loadFromStorage();
  onStorageChange(COLLECTOR_SESSION_KEY, loadFromStorage);
  window.addEventListener(COLLECTOR_SESSION_ENDED, () => useCollectorSession.setState({ sessionId: null }));
}
