import type { ErrorCode, LiveMessage, LiveRequest } from '@gallery/contracts';
import type { ConnectionState } from './live-room-state';

/** Between two tries, and how many there are before a guest must ask for more. */
export const RETRY_DELAY_MS = 5_000;
export const MAX_RETRIES = 5;
/** Added by chance to each wait, so that a whole room does not come back in one instant. */
const JITTER_MS = 1_000;
/** The gallery's heart beats every 15 s; after two silent ones the line is dead, though nobody was told. */
const HEARTBEAT_TIMEOUT_MS = 35_000;
/** Refusals that the same question would get again. */
const FINAL_ERRORS: ReadonlySet<string> = new Set<ErrorCode>([
  'pass_required',
  'vip_only',
  'event_not_found',
]);

export interface LiveSocketOptions {
  /** `wss://…/ws`, the same host as the page. */
  url: string;
  eventId: string;
  /** For browsers that keep no cookies. */
  pass?: string;
  onMessage: (message: LiveMessage) => void;
  onConnection: (connection: ConnectionState) => void;
}

export interface LiveSocket {
  /** Tries again at once, with all its tries: a guest pressed Reconnect, or the phone woke up. A line that lives is left alone. */
  reconnect: () => void;
  /** Says goodbye and is done. */
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
    // Nobody listens to it any more: its late messages and its end are not ours.
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

  /** Takes a line on which nothing is heard for lost. */
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
      // While a phone sleeps its timers sleep too: the clock knows how long nothing was heard.
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

/** What the pages have words for. Others come from a newer gallery and are passed over. */
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

/** Reads a message of the socket; null for what is not JSON, or of no known type. */
function parseLiveMessage(text: unknown): LiveMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const body: unknown = JSON.parse(text);
    return isLiveMessage(body) ? body : null;
  } catch {
    return null;
  }
}

// The gallery that serves the page speaks here: of a known type the shape is trusted.
const isLiveMessage = (body: unknown): body is LiveMessage =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  Object.hasOwn(KNOWN_TYPES, body.type);
