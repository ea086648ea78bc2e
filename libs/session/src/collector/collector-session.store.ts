import {
  COLLECTOR_SESSION_ENDED,
  COLLECTOR_SESSION_KEY,
  storedSessionId,
  saveSessionId,
} from '@gallery/api-client';
import { create } from 'zustand';
import { onStorageChange } from '../browser-storage';

/** Window event: someone signed in on this page. */
const LOGIN_SUCCESS = 'login-success';

export interface CollectorSessionState {
  /** The session's secret; null while signed out. */
  sessionId: string | null;
  /** Stores the session of a sign-in and notifies the page. */
  start: (sessionId: string) => void;
  /** Signed out by the collector or by the server. */
  end: () => void;
}

/**
 * The collector's session, stored under `collector-session` and shared by all tabs. It starts signed out, as on the
 * server, and is loaded right below: React hydrates a page with a store's initial state, then renders its current
 * one.
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
