import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { currentRequestId } from '../http/request-context';
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
  /** How it is found again by people. */
  filing?: OutboxFiling;
}

/** What people see of a message in the list of emails. */
export interface OutboxFiling {
  recipient: string;
  subject: string;
  /** The thing it tells of: `order:` and its id. */
  about?: string;
  /** Whether its text holds no secret and stays after the delivery, to be read and sent again. */
  isKept?: boolean;
}

/** As many letters as the column takes. */
const SUBJECT_LENGTH = 300;

/** Declared as a method, so that a handler may name the payload it enqueued itself. */
interface OutboxHandler {
  deliver(payload: object): Promise<void>;
}

/**
 * Promises to the outside world, kept at least once. A message is written in the transaction that decided it and
 * delivered by the worker after the commit, so neither a rollback nor a crash can send something that did not happen or
 * forget something that did. Handlers must be idempotent.
 */
@Injectable()
export class OutboxService {
  private readonly handlers = new Map<string, OutboxHandler>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly outboxStore: OutboxStore,
    private readonly clock: Clock,
  ) {}

  /** Writes the message in the current transaction, or in one of its own. @returns its id */
  async enqueue(message: OutboxMessage): Promise<string> {
    const now = this.clock.now();
    const id = uuid();
    await this.outboxStore.add({
      id,
      kind: message.kind,
      payload: message.payload,
      dedupeKey: message.dedupeKey ?? null,
      recipient: message.filing?.recipient ?? null,
      subject: message.filing ? truncateSubject(message.filing.subject) : null,
      about: message.filing?.about ?? null,
      isKept: message.filing?.isKept ?? false,
      state: 'waiting',
      attempts: 0,
      dueAt: message.notBefore ?? now,
      requestId: currentRequestId(),
      lastError: null,
      createdAt: now,
      deliveredAt: null,
    });
    this.wakeAfterCommit();
    return id;
  }

  /** Has the worker look at once when the current transaction is committed. */
  wakeAfterCommit(): void {
    this.database.afterCommit(() => this.wake());
  }

  /** Forgets the texts of delivered messages about a thing, with whom they were for. Joins the current transaction. */
  async eraseContent(about: string): Promise<void> {
    await this.outboxStore.eraseContent(about);
  }

  /**
   * Registers the one handler of a kind. The payload is what `enqueue` was given, having gone through JSON; the
   * module that registers the handler is the one that enqueues the kind, so it vouches for the type.
   */
  registerHandler<P extends object>(kind: string, deliver: (payload: P) => Promise<void>): void {
    if (this.handlers.has(kind)) throw new Error(`The outbox kind "${kind}" has two handlers.`);
    this.handlers.set(kind, { deliver });
  }

  /** The handler of a kind, for the worker. */
  findHandler(kind: string): OutboxHandler | undefined {
    return this.handlers.get(kind);
  }

  /** Tells the worker of new messages without waiting for its next poll. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }
}

/** Counted as the column does: cut by UTF-16 units, a sign of two would be halved. */
const truncateSubject = (subject: string): string => Array.from(subject).slice(0, SUBJECT_LENGTH).join('');
