import { CONSOLE_RECORD_KINDS, type ConsoleMessage, type ConsoleRecordKind } from '@gallery/contracts';

/** A record was created, changed or deleted, and by whom if it was staff. */
export type RecordChange = Extract<ConsoleMessage, { type: 'record_changed' }>;

/** What changed since the last batch. */
export interface RecordChanges {
  kinds: ReadonlySet<ConsoleRecordKind>;
  /** Ids of records that are gone. */
  deletedIds: ReadonlySet<string>;
}

/** Changes that come together are fetched together: a single order announces several. */
const BATCH_MS = 200;

/** Actions of the audit log after which the record is gone. */
const DELETING_ACTION = /\.(deleted|removed)$/;

/** Gathers changes and hands them on together, first to `apply`. */
export function createChangeBatches(apply: (changes: RecordChanges) => void) {
  const listeners = new Set([apply]);
  let kinds = new Set<ConsoleRecordKind>();
  let deletedIds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    kinds = new Set();
    deletedIds = new Set();
  };
  const flush = () => {
    const changes = { kinds, deletedIds };
    clear();
    for (const listener of listeners) listener(changes);
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, BATCH_MS);
  };

  return {
    add: ({ kind, id, action }: RecordChange) => {
      kinds.add(kind);
      if (action !== undefined && DELETING_ACTION.test(action)) deletedIds.add(id);
      flushSoon();
    },
    /** Changes may have been missed. */
    addEverything: () => {
      for (const kind of CONSOLE_RECORD_KINDS) kinds.add(kind);
      flushSoon();
    },
    subscribe: (listener: (changes: RecordChanges) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear,
  };
}
