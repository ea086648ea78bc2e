/**
 * One connection to a socket of the API, kept open over failures.
 *
 *     const socket = openReconnectingSocket<CatalogRequest, CatalogMessage>({
 *       url: socketUrl(SOCKET_PATHS.catalog),
 *       messageTypes: { watching: true, prints_changed: true, heartbeat: true, refused: true },
 *       readyType: 'watching',
 *       retryDelay: fullJitterDelay,
 *       onOpen: () => socket.send({ type: 'watch_catalog' }),
 *       onMessage: (message) => …,
 *     });
 *     socket.stop();       // closes it, for example while the page is hidden
 *     socket.reconnect();  // opens it again at once; an open one is left alone
 *     socket.close();      // for good
 *
 * Failures are never thrown or logged: `onState` reports them.
 */

/** The heartbeat comes every 15 s; after two missing ones the connection is dead, even if no close event came. */
const HEARTBEAT_TIMEOUT_MS = 35_000;

/**
 * `open` once the API answered with the `readyType`, `waiting` before a retry, `stopped` when there are no retries left
 * or after `stop`.
 */
export type SocketState = 'connecting' | 'open' | 'waiting' | 'stopped';

export interface ReconnectingSocketOptions<Message extends { type: string }> {
  /** From `socketUrl`. */
  url: string;
  /** Every type that the page knows. Messages of other types come from a newer API and are ignored. */
  messageTypes: Record<Message['type'], true>;
  /** The message that says that the connection is ready: retries count from 1 again. */
  readyType: Message['type'];
  /**
   * Milliseconds before a retry, which counts from 1; null for none, until `reconnect`.
   * @param closeCode of the API; null when the connection was silent for too long
   */
  retryDelay: (retry: number, closeCode: number | null) => number | null;
  /** Connected, also after each reconnect: the moment to `send` what the API has to know. */
  onOpen: () => void;
  onMessage: (message: Message) => void;
  onState?: (state: SocketState) => void;
}

export interface ReconnectingSocket<Request extends object> {
  /** Sends if connected; otherwise does nothing, because `onOpen` sends later. */
  send: (request: Request) => void;
  /** Connects at once, with all retries. A connection that received something recently is left alone. */
  reconnect: () => void;
  /** Closes until `reconnect`. */
  stop: () => void;
  /** Closes for good. */
  close: () => void;
}

/** Connects at once. */
export function openReconnectingSocket<Request extends object, Message extends { type: string }>({
  url,
  messageTypes,
  readyType,
  retryDelay,
  onOpen,
  onMessage,
  onState,
}: ReconnectingSocketOptions<Message>): ReconnectingSocket<Request> {
  let socket: WebSocket | null = null;
  let retries = 0;
  let isClosed = false;
  let heardAt = Date.now();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(retryTimer);
    clearTimeout(silenceTimer);
    const dropped = socket;
    // Detached: its late messages and its close are ignored.
    socket = null;
    if (dropped) closeQuietly(dropped);
  };

  const connect = () => {
    drop();
    onState?.('connecting');
    const connection = new WebSocket(url);
    socket = connection;
    const isCurrent = () => socket === connection;
    connection.addEventListener('open', () => {
      if (isCurrent()) onOpen();
    });
    connection.addEventListener('message', ({ data }) => {
      if (isCurrent()) receive(parseMessage(data, messageTypes));
    });
    connection.addEventListener('close', ({ code }) => {
      if (isCurrent()) retryLater(code);
    });
    expectHeartbeat();
  };

  const receive = (message: Message | null) => {
    expectHeartbeat();
    if (!message) return;
    if (message.type === readyType) {
      retries = 0;
      onState?.('open');
    }
    onMessage(message);
  };

  /** Treats a silent connection as lost. */
  const expectHeartbeat = () => {
    heardAt = Date.now();
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => retryLater(null), HEARTBEAT_TIMEOUT_MS);
  };

  const retryLater = (closeCode: number | null) => {
    drop();
    retries += 1;
    const delay = retryDelay(retries, closeCode);
    onState?.(delay === null ? 'stopped' : 'waiting');
    if (delay !== null) retryTimer = setTimeout(connect, delay);
  };

  connect();
  return {
    send: (request) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
    reconnect: () => {
      // While a phone sleeps, its timers stop too: only the clock shows how long the connection was silent.
      const isAlive = socket !== null && Date.now() - heardAt < HEARTBEAT_TIMEOUT_MS;
      if (isClosed || isAlive) return;
      retries = 0;
      connect();
    },
    stop: () => {
      drop();
      if (!isClosed) onState?.('stopped');
    },
    close: () => {
      isClosed = true;
      drop();
    },
  };
}

/** Browsers log an error for a connection that is closed while it still connects. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket.close();
}

/** Parses a message; null if it is not JSON or of no known type. */
function parseMessage<Message extends { type: string }>(
  text: unknown,
  types: Record<Message['type'], true>,
): Message | null {
  if (typeof text !== 'string') return null;
  try {
    const body: unknown = JSON.parse(text);
    return isMessage<Message>(body, types) ? body : null;
  } catch {
    return null;
  }
}

// The message comes from our own API: for a known type the shape is trusted.
const isMessage = <Message extends { type: string }>(
  body: unknown,
  types: Record<Message['type'], true>,
): body is Message =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  Object.hasOwn(types, body.type);
