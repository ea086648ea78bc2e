import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { DomainEvents, RecordChanged } from '../events/domain-events';
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
  /** How staff find it again. */
  filing?: OutboxFiling;
}

/** What the list of emails shows of a message. */
export interface OutboxFiling {
  recipient: string;
  subject: string;
  /** What it is about: `order:` and its id. */
  about?: string;
  /** Whether its text holds no secret and stays after the delivery, to be read and sent again. */
  isContentRetained?: boolean;
}

/** In characters, as the column counts. */
const SUBJECT_LENGTH = 300;

/** Declared as a method, so that a handler may name the payload it enqueued itself. */
interface OutboxHandler {
  deliver(payload: object): Promise<void>;
}

/**
 * Emails and calls, delivered at least once. A message is written in the transaction that decided it and delivered by
 * the worker after the commit, so neither a rollback nor a crash can send something that did not happen or lose
 * something that did. Handlers must be idempotent.
 */
@Injectable()
export class OutboxService {
  private readonly handlers = new Map<string, OutboxHandler>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly outboxStore: OutboxStore,
    private readonly domainEvents: DomainEvents,
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
      isContentRetained: message.filing?.isContentRetained ?? false,
      state: 'waiting',
      attempts: 0,
      dueAt: message.notBefore ?? now,
      requestId: currentRequestId(),
      lastError: null,
      createdAt: now,
      deliveredAt: null,
    });
    if (message.filing) await this.announceChange(id);
    this.wakeAfterCommit();
    return id;
  }

  /** Tells the list of emails that this one was enqueued, delivered or failed. */
  async announceChange(id: string): Promise<void> {
    await this.domainEvents.publish(new RecordChanged({ kind: 'mail', id }));
  }

  /** Wakes the worker as soon as the current transaction has committed. */
  wakeAfterCommit(): void {
    this.database.afterCommit(() => this.wake());
  }

  /** Withdraws a message that no worker has claimed yet, in the current transaction. @returns false when it is too late */
  async cancel(dedupeKey: string): Promise<boolean> {
    const id = await this.outboxStore.cancel(dedupeKey);
    if (id !== null) await this.announceChange(id);
    return id !== null;
  }

  /** Erases texts and recipients of delivered messages about something. Joins the current transaction. */
  async eraseContent(about: string): Promise<void> {
    await this.outboxStore.eraseContent(about);
  }

  /**
   * Registers the one handler of a kind. The payload is what `enqueue` was given, having gone through JSON; the module
   * that registers the handler is the one that enqueues the kind, so it vouches for the type.
   */
  registerHandler<P extends object>(kind: string, deliver: (payload: P) => Promise<void>): void {
    if (this.handlers.has(kind)) throw new Error(`The outbox kind "${kind}" has two handlers.`);
    this.handlers.set(kind, { deliver });
  }

  /** The handler of a kind, for the worker. */
  findHandler(kind: string): OutboxHandler | undefined {
    return this.handlers.get(kind);
  }

  /** Registers what wakes the worker before its next poll. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }
}

/** Counted in code points: cutting UTF-16 units would split a surrogate pair. */
const truncateSubject = (subject: string): string => Array.from(subject).slice(0, SUBJECT_LENGTH).join('');
