import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { OutboxStore } from './outbox.store';

interface OutboxMessage {
  /** Which handler delivers it. */
  kind: string;
  /** Plain JSON; ids rather than copies of rows. */
  payload: object;
  /** A second message with the same key is dropped. */
  dedupeKey?: string;
  /** Deliver no earlier than this. */
  notBefore?: Date;
}

/** Declared as a method, so that a handler may name the payload it enqueued itself. */
interface Handler {
  deliver(payload: object): Promise<void>;
}

/**
 * Promises to the outside world, kept at least once. A message is written in the transaction that decided it and
 * delivered by the worker after the commit, so neither a rollback nor a crash can send something that did not happen or
 * forget something that did. Handlers must be idempotent.
 */
@Injectable()
export class Outbox {
  private readonly handlers = new Map<string, Handler>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly store: OutboxStore,
    private readonly clock: Clock,
  ) {}

  /** Writes the message in the current transaction, or in one of its own. */
  async enqueue(message: OutboxMessage): Promise<void> {
    const now = this.clock.now();
    await this.store.add({
      id: uuid(),
      kind: message.kind,
      payload: message.payload,
      dedupeKey: message.dedupeKey ?? null,
      state: 'waiting',
      attempts: 0,
      dueAt: message.notBefore ?? now,
      lastError: null,
      createdAt: now,
      deliveredAt: null,
    });
    this.database.afterCommit(() => this.wake());
  }

  /**
   * Registers the one handler of a kind. The payload is what `enqueue` was given, having gone through JSON; the
   * module that registers the handler is the one that enqueues the kind, so it vouches for the type.
   */
  handle<P extends object>(kind: string, deliver: (payload: P) => Promise<void>): void {
    if (this.handlers.has(kind)) throw new Error(`The outbox kind "${kind}" has two handlers.`);
    this.handlers.set(kind, { deliver });
  }

  /** The handler of a kind, for the worker. */
  handlerOf(kind: string): Handler | undefined {
    return this.handlers.get(kind);
  }

  /** Tells the worker of new messages without waiting for its next poll. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }
}
