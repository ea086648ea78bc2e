import { listEventPhotosSince, isApiError, listEventPhotos, listLiveUploads } from '@gallery/api-client';
import { socketUrl } from '@gallery/api-client/sockets';
import { SOCKET_PATHS } from '@gallery/contracts';
import { CONNECTION_BACK } from '@gallery/ui';
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

/** How often photos are polled while the event is live, and uploads at all times. */
const POLL_INTERVAL_MS = 5_000;
const UPLOADS_POLL_INTERVAL_MS = 30_000;

export interface LiveRoomSyncOptions {
  /** The event's own id, never the alias of the current one. */
  eventId: string;
  /** The API asks for a pass: it has expired, or belongs to another event. */
  onPassRequired: () => void;
}

/** Keeps an event's room up to date by socket, poll and uploads. */
export interface LiveRoomSync {
  store: StoreApi<LiveRoomState>;
  /** Starts to follow an event and returns a function that stops; what is known stays. */
  start: (status: EventStatus, pass?: string) => () => void;
  /** Reconnects the socket and fetches everything that was missed. */
  reconnect: () => void;
}

/** @returns an empty room that is not started */
export function createLiveRoomSync({ eventId, onPassRequired }: LiveRoomSyncOptions): LiveRoomSync {
  const store = createStore<LiveRoomState>(() => initialLiveRoom);
  let socket: LiveSocket | null = null;
  let calls = new AbortController();
  let asking: Promise<void> | null = null;
  let askedFor = 0;

  const tell = (message: LiveRoomAction) => {
    const before = store.getState();
    const room = liveRoomReducer(before, message);
    store.setState(room, true);
    if (isConnectionBack(before, room)) window.dispatchEvent(new Event(CONNECTION_BACK));
    // Fetched once per announcement: an instance that lags behind must not be asked in a loop.
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
      // Published photos have their own list: it is fetched first, so that only others come in as uploads.
      if (uploads.some((upload) => !store.getState().known.has(uploadId(upload)))) await ask();
      if (!signal.aborted) tell({ type: 'uploads', uploads });
    } catch {
      // The next poll will do.
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
          url: socketUrl(SOCKET_PATHS.live),
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

const isConnectionBack = (before: LiveRoomState, room: LiveRoomState): boolean =>
  (!before.isReachable && room.isReachable) || (before.connection !== 'open' && room.connection === 'open');

/**
 * Calls back when a page that may have missed something becomes visible: its tab comes to the front, the phone wakes
 * up, the network returns, or the back/forward cache restores it.
 * @returns a function that stops it
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
