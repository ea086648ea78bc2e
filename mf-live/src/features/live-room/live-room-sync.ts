import { listEventPhotosSince, isApiError, listEventPhotos, listLiveUploads } from '@gallery/api-client';
import { createStore, type StoreApi } from 'zustand';
import { openLiveSocket, type LiveSocket } from './live-socket';
import {
  initialLiveRoom,
  isMissingChanges,
  liveRoomReducer,
  type EventStatus,
  type LiveRoomState,
  type LiveRoomAction,
} from './live-room-state';
import { uploadId } from './uploaded-photos';

/** How often the photographs are asked for while the event is live, and the uploads at all times. */
const POLL_INTERVAL_MS = 5_000;
const UPLOADS_POLL_INTERVAL_MS = 30_000;

export interface LiveRoomSyncOptions {
  /** The event's own id, never the alias of the current one. */
  eventId: string;
  /** The gallery asks for a pass again: it has expired, or belongs to another event. */
  onPassRequired: () => void;
}

/** An event's room, kept up to date by socket, poll and uploads together. */
export interface LiveRoomSync {
  store: StoreApi<LiveRoomState>;
  /** Follows an event of this status until the returned function is called; what is known stays. */
  start: (status: EventStatus, pass?: string) => () => void;
  /** Tries the socket again and asks for everything that was missed. */
  reconnect: () => void;
}

/** @returns a room without photographs that nothing comes into yet */
export function createLiveRoomSync({ eventId, onPassRequired }: LiveRoomSyncOptions): LiveRoomSync {
  const store = createStore<LiveRoomState>(() => initialLiveRoom);
  let socket: LiveSocket | null = null;
  let calls = new AbortController();
  let asking: Promise<void> | null = null;
  let askedFor = 0;

  const tell = (message: LiveRoomAction) => {
    store.setState((room) => liveRoomReducer(room, message), true);
    const room = store.getState();
    // Asked once for each announcement: an instance of the gallery that has not heard yet must not be asked in a circle.
    if (room.revision !== null && isMissingChanges(room) && room.announced > askedFor) void ask();
  };

  const ask = (): Promise<void> => {
    askedFor = store.getState().announced;
    asking ??= askNow().finally(() => {
      asking = null;
      if (store.getState().announced > askedFor) void ask();
    });
    return asking;
  };

  const askNow = async () => {
    const { signal } = calls;
    const { revision: since } = store.getState();
    try {
      if (since === null) tell({ type: 'listed', ...(await listEventPhotos(eventId, signal)) });
      else {
        const message = await listEventPhotosSince(eventId, since, signal);
        if (message) tell({ type: 'caught-up', since, ...message });
      }
      tell({ type: 'reach', isReachable: true });
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error, 'pass_required')) onPassRequired();
      else tell({ type: 'reach', isReachable: false });
    }
  };

  const askForUploads = async () => {
    const { signal } = calls;
    try {
      const uploads = await listLiveUploads(eventId, signal);
      // What is published has a place of its own: ask first, so that only strangers come in as uploads.
      if (uploads.some((upload) => !store.getState().known.has(uploadId(upload)))) await ask();
      if (!signal.aborted) tell({ type: 'uploads', uploads });
    } catch {
      // The next time will do.
    }
  };

  const wake = () => {
    socket?.reconnect();
    void ask();
  };

  return {
    store,
    start: (status, pass) => {
      calls = new AbortController();
      const isOpen = status === 'live' || status === 'scheduled';
      if (isOpen) {
        socket = openLiveSocket({
          url: socketUrl(),
          eventId,
          pass,
          onMessage: (message) => {
            tell({ type: 'message', message });
            if (message.type === 'refused' && message.code === 'pass_required') onPassRequired();
          },
          onConnection: (connection) => tell({ type: 'connection', connection }),
        });
      }
      const poll = setInterval(
        () => void ask(),
        status === 'live' ? POLL_INTERVAL_MS : UPLOADS_POLL_INTERVAL_MS,
      );
      const uploads = setInterval(() => void askForUploads(), UPLOADS_POLL_INTERVAL_MS);
      const stopWaking = onPageResume(wake);
      void ask().then(askForUploads);
      return () => {
        clearInterval(poll);
        clearInterval(uploads);
        stopWaking();
        calls.abort();
        asking = null;
        socket?.leave();
        socket = null;
        tell({ type: 'connection', connection: 'idle' });
      };
    },
    reconnect: wake,
  };
}

/** The gallery's socket on the host of the page. */
function socketUrl(): string {
  const url = new URL('/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Calls back when a page that may have missed something is seen again: its tab comes to the front, its phone wakes up, its
 * network returns, the browser takes it out of its back-forward cache.
 *
 * @returns ends it
 */
function onPageResume(wake: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', whenSeen);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', whenSeen);
  return () => {
    document.removeEventListener('visibilitychange', whenSeen);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', whenSeen);
  };
}
