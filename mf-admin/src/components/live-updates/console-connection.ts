import { invalidateRecord } from '@gallery/api-client';
import { fullJitterDelay, openReconnectingSocket, socketUrl } from '@gallery/api-client/sockets';
import {
  CLOSE_SIGNED_OUT,
  SOCKET_PATHS,
  type ConsoleMessage,
  type ConsoleRequest,
  type StaffName,
} from '@gallery/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import { isListKey } from '../lists/list-key';
import { createChangeBatches, type RecordChange, type RecordChanges } from './change-batches';

/** A record, as the messages of the console name it. */
export type RecordReference = Pick<RecordChange, 'kind' | 'id'>;

/** What the API says of the connection and of the record that is open. */
interface ConnectionState {
  /** Who is connected; null until the API says so. */
  self: StaffName | null;
  /** Who has the open record open; null until the API says so. */
  viewers: (RecordReference & { viewers: readonly StaffName[] }) | null;
}

/** The console's connection to the API: what changes, and who has which record open. */
export interface ConsoleConnection {
  state: StoreApi<ConnectionState>;
  /** Connects, until the returned function is called. */
  start: (onSignedOut: () => void) => () => void;
  /** Says that the record is open, until the returned function is called. The one that was opened last counts. */
  openRecord: (record: RecordReference) => () => void;
  /** Each change as it comes, until the returned function is called. */
  onChange: (listener: (change: RecordChange) => void) => () => void;
  /** Changes by the batch, for what is fetched again. */
  onChanges: (listener: (changes: RecordChanges) => void) => () => void;
}

/** Creates the connection to the API. It is not connected before `start`. */
export function createConsoleConnection(queryClient: QueryClient): ConsoleConnection {
  const state = createStore<ConnectionState>(() => ({ self: null, viewers: null }));
  const changeListeners = new Set<(change: RecordChange) => void>();
  const opened: { record: RecordReference }[] = [];
  let send: (request: ConsoleRequest) => void = () => undefined;

  const batches = createChangeBatches((changes) => {
    for (const kind of changes.kinds) void invalidateRecord(queryClient, kind, isListKey);
  });

  /** What was last sent to the API on this connection. */
  let said: RecordReference | null = null;

  const sayWhatIsOpen = () => {
    const record = opened.at(-1)?.record ?? null;
    // A form over the page of the same record.
    if (record?.kind === said?.kind && record?.id === said?.id) return;
    said = record;
    state.setState({ viewers: null });
    send(record ? { type: 'open_record', ...record } : { type: 'close_record' });
  };

  const receive = (message: ConsoleMessage) => {
    switch (message.type) {
      case 'ready':
        state.setState({ self: message.staff });
        // An older API does not send `quietMs`.
        if (!(message.quietMs > pageAgeMs())) batches.addEverything();
        break;
      case 'resync':
        batches.addEverything();
        break;
      case 'record_changed':
        for (const listener of changeListeners) listener(message);
        batches.add(message);
        break;
      case 'record_viewers':
        state.setState({ viewers: message });
        break;
      default:
    }
  };

  return {
    state,
    start: (onSignedOut) => {
      const socket = openReconnectingSocket<ConsoleRequest, ConsoleMessage>({
        url: socketUrl(SOCKET_PATHS.console),
        messageTypes: MESSAGE_TYPES,
        readyType: 'ready',
        retryDelay: (retry, closeCode) => (closeCode === CLOSE_SIGNED_OUT ? null : fullJitterDelay(retry)),
        onOpen: () => {
          said = null;
          sayWhatIsOpen();
        },
        onMessage: receive,
        onState: (connection) => {
          if (connection !== 'open') state.setState({ viewers: null });
          if (connection === 'stopped') onSignedOut();
        },
      });
      send = socket.send;
      const wake = () => {
        if (document.visibilityState === 'visible') socket.reconnect();
      };
      window.addEventListener('online', wake);
      document.addEventListener('visibilitychange', wake);
      return () => {
        window.removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', wake);
        send = () => undefined;
        socket.close();
        batches.clear();
        state.setState({ viewers: null });
      };
    },
    openRecord: (record) => {
      const entry = { record };
      opened.push(entry);
      sayWhatIsOpen();
      return () => {
        const wasLast = opened.at(-1) === entry;
        opened.splice(opened.indexOf(entry), 1);
        if (wasLast) sayWhatIsOpen();
      };
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onChanges: batches.subscribe,
  };
}

const LOADED_AT = Date.now();

/**
 * How long ago the earliest that this page can have read was read, at most. A change before the page existed is in all
 * that it shows. The browser's steady clock may stand still while the computer sleeps; the other one may be set.
 */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - LOADED_AT);

const MESSAGE_TYPES: Record<ConsoleMessage['type'], true> = {
  ready: true,
  record_changed: true,
  record_viewers: true,
  resync: true,
  heartbeat: true,
  refused: true,
};
