import type { ErrorCode, LiveMessage, LiveRequest } from '@gallery/contracts';
import type { ConnectionState } from './live-room-state';

/** Delays between attempts; after the last one the guest must reconnect. */
export const RETRY_DELAY_MS = 5_000;
export const MAX_RETRIES = 5;
/** Random addition to each delay, so that a whole room does not reconnect in one instant. */
const JITTER_MS = 1_000;
/** The heartbeat comes every 15 s; after two missing ones the connection is dead, even if nobody was told. */
const HEARTBEAT_TIMEOUT_MS = 35_000;
/** Refusals that a retry would get again. */
const FINAL_ERRORS: ReadonlySet<string> = new Set<ErrorCode>([
  'pass_required',
  'vip_only',
  'event_not_found',
]);

export interface LiveSocketOptions {
  /** `wss://…/ws`, on the page's host. */
  url: string;
  eventId: string;
  /** For browsers without cookies. */
  pass?: string;
  onMessage: (message: LiveMessage) => void;
  onConnection: (connection: ConnectionState) => void;
}

export interface LiveSocket {
  /**
   * Reconnects at once, with all attempts: a guest clicked Reconnect, or the phone woke up. An open connection is
   * left alone.
   */
  reconnect: () => void;
  /** Leaves the room and closes. */
  leave: () => void;
}

/** Joins an event's room and stays in it. */
export function openLiveSocket({
  url,
  eventId,
  pass,
  onMessage,
  onConnection,
}: LiveSocketOptions): LiveSocket {
  let socket: WebSocket | null = null;
  let tries = 0;
  let isLeft = false;
  let heardAt = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const send = (line: WebSocket, request: LiveRequest) => {
    if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(request));
  };

  const drop = () => {
    clearTimeout(retry);
    clearTimeout(watch);
    const line = socket;
    // Detached: its late messages and its close are ignored.
    socket = null;
    line?.close();
  };

  const connect = () => {
    drop();
    heardAt = Date.now();
    onConnection('connecting');
    const line = new WebSocket(url);
    socket = line;
    const isCurrent = () => socket === line;
    line.addEventListener('open', () => {
      if (isCurrent()) send(line, { type: 'join_event', eventId, ...(pass && { pass }) });
    });
    line.addEventListener('message', ({ data }) => {
      if (isCurrent()) hear(parseLiveMessage(data));
    });
    line.addEventListener('close', () => {
      if (isCurrent()) lose();
    });
    listen();
  };

  const hear = (message: LiveMessage | null) => {
    heardAt = Date.now();
    listen();
    if (!message) return;
    if (message.type === 'joined') {
      tries = 0;
      onConnection('open');
    }
    if (message.type === 'refused' && FINAL_ERRORS.has(message.code)) {
      drop();
      onConnection('stopped');
    }
    onMessage(message);
  };

  /** Treats a silent connection as lost. */
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(lose, HEARTBEAT_TIMEOUT_MS);
  };

  const lose = () => {
    drop();
    if (isLeft) return;
    if (tries >= MAX_RETRIES) return onConnection('stopped');
    tries += 1;
    onConnection('waiting');
    retry = setTimeout(connect, RETRY_DELAY_MS + Math.random() * JITTER_MS);
  };

  connect();
  return {
    reconnect: () => {
      // While a phone sleeps its timers sleep, too: the clock knows how long it was silent.
      const isAlive = socket !== null && Date.now() - heardAt < HEARTBEAT_TIMEOUT_MS;
      if (isLeft || isAlive) return;
      tries = 0;
      connect();
    },
    leave: () => {
      isLeft = true;
      if (socket) send(socket, { type: 'leave_event', eventId });
      drop();
    },
  };
}

/** Known message types. Others come from a newer API and are ignored. */
const KNOWN_TYPES: Record<LiveMessage['type'], true> = {
  joined: true,
  new_photo: true,
  photo_changed: true,
  photo_withdrawn: true,
  viewer_update: true,
  event_changed: true,
  prints_changed: true,
  heartbeat: true,
  refused: true,
};

/** Parses a message; null if it is not JSON or of no known type. */
function parseLiveMessage(text: unknown): LiveMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const body: unknown = JSON.parse(text);
    return isLiveMessage(body) ? body : null;
  } catch {
    return null;
  }
}

// The message comes from our own API: for a known type the shape is trusted.
const isLiveMessage = (body: unknown): body is LiveMessage =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  Object.hasOwn(KNOWN_TYPES, body.type);
