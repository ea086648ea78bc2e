import { fullJitterDelay, openReconnectingSocket, socketUrl } from '@gallery/api-client/sockets';
import {
  MAX_WATCHED_ARTWORKS,
  SOCKET_PATHS,
  type CatalogMessage,
  type CatalogRequest,
} from '@gallery/contracts';
import { createRefetchQueue, type ArtworkWatch } from './refetch-queue';

/** How long a hidden page keeps its connection: many shoppers come back at once. */
const HIDDEN_TIME_MS = 60_000;

export interface CatalogConnection {
  /** Tells the API what is watched now. */
  update: () => void;
  close: () => void;
}

/** Follows what is watched while the page is visible, and for a minute after. */
export function openCatalogConnection(watches: ReadonlySet<ArtworkWatch>): CatalogConnection {
  const refetch = createRefetchQueue(watches);
  let isConnected = false;
  /** What the API was asked to watch over this connection. */
  let watched: ArtworkWatch['artworkIds'] = [];
  /** For each request without a response: whether the page may have missed changes before it. */
  let unanswered: boolean[] = [];

  const update = () => {
    const wanted = unionOf(watches);
    if (!isConnected || (covers(wanted, watched) && covers(watched, wanted))) return;
    unanswered.push(!covers(watched, wanted));
    watched = wanted;
    socket.send(
      wanted === 'all' ? { type: 'watch_catalog' } : { type: 'watch_artworks', artworkIds: [...wanted] },
    );
  };

  const socket = openReconnectingSocket<CatalogRequest, CatalogMessage>({
    url: socketUrl(SOCKET_PATHS.catalog),
    messageTypes: { watching: true, prints_changed: true, heartbeat: true, refused: true },
    readyType: 'watching',
    retryDelay: fullJitterDelay,
    onOpen: () => {
      isConnected = true;
      watched = [];
      unanswered = [];
      update();
    },
    onMessage: (message) => {
      if (message.type === 'prints_changed') refetch(message.artworkIds);
      if (message.type === 'refused') unanswered.shift();
      if (message.type === 'watching' && unanswered.shift()) refetch('all');
    },
    onState: (state) => {
      if (state !== 'open') isConnected = false;
    },
  });
  const unfollow = followVisibility({ onVisible: socket.reconnect, onHidden: socket.stop });

  return {
    update,
    close: () => {
      unfollow();
      socket.close();
    },
  };
}

const unionOf = (watches: ReadonlySet<ArtworkWatch>): ArtworkWatch['artworkIds'] => {
  const artworkIds = new Set<string>();
  for (const watch of watches) {
    if (watch.artworkIds === 'all') return 'all';
    for (const id of watch.artworkIds) artworkIds.add(id);
  }
  return artworkIds.size > MAX_WATCHED_ARTWORKS ? 'all' : [...artworkIds];
};

const covers = (watched: ArtworkWatch['artworkIds'], wanted: ArtworkWatch['artworkIds']): boolean =>
  watched === 'all' || (wanted !== 'all' && wanted.every((id) => watched.includes(id)));

interface VisibilityHandlers {
  /** The page may have missed something: it is visible again, or the network is back. */
  onVisible: () => void;
  /** It has been hidden for a while, or enters the back/forward cache, which accepts no page with a connection. */
  onHidden: () => void;
}

/** @returns a function that stops it */
function followVisibility({ onVisible, onHidden }: VisibilityHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onVisible();
    else timer = setTimeout(onHidden, HIDDEN_TIME_MS);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  window.addEventListener('online', check);
  window.addEventListener('pagehide', onHidden);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
    window.removeEventListener('online', check);
    window.removeEventListener('pagehide', onHidden);
  };
}
