import { openReconnectingSocket } from '@gallery/api-client/sockets';
import type { ErrorCode, LiveMessage, LiveRequest } from '@gallery/contracts';
import type { ConnectionState } from './live-room-state';

/** Delays between attempts; after the last one the guest must reconnect. */
export const RETRY_DELAY_MS = 5_000;
export const MAX_RETRIES = 5;
/** Random addition to each delay, so that a whole room does not reconnect in one instant. */
const JITTER_MS = 1_000;
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
  const socket = openReconnectingSocket<LiveRequest, LiveMessage>({
    url,
    messageTypes: MESSAGE_TYPES,
    readyType: 'joined',
    retryDelay: (retry) => (retry > MAX_RETRIES ? null : RETRY_DELAY_MS + Math.random() * JITTER_MS),
    onOpen: () => socket.send({ type: 'join_event', eventId, ...(pass && { pass }) }),
    onMessage: (message) => {
      if (message.type === 'refused' && FINAL_ERRORS.has(message.code)) socket.stop();
      onMessage(message);
    },
    onState: onConnection,
  });
  return {
    reconnect: socket.reconnect,
    leave: () => {
      socket.send({ type: 'leave_event', eventId });
      socket.close();
    },
  };
}

const MESSAGE_TYPES: Record<LiveMessage['type'], true> = {
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
