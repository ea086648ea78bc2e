import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import type { AttentionPart } from '../lists/dashboard-parts';
import { RetentionService } from '../retention/retention.service';
import { OutboxService } from './outbox.service';
import {
  OutboxStore,
  type OutboxFilter,
  type OutboxCursor,
  type OutboxStats,
  type ResolvedOutboxFilter,
} from './outbox.store';
import type { OutboxEntity } from './outbox.entity';

/** A message as staff see it. */
export type OutboxEntry = Readonly<OutboxEntity>;

/** The outbox for staff: its messages, those that failed for good, and sending them again. */
@Injectable()
export class OutboxMessagesService implements OnModuleInit {
  constructor(
    private readonly outboxStore: OutboxStore,
    private readonly outboxService: OutboxService,
    private readonly retentionService: RetentionService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.retentionService.register('failed-emails', (before, limit) =>
      this.outboxStore.eraseExpired('dead', before, limit),
    );
    this.retentionService.register('sent-emails', (before, limit) =>
      this.outboxStore.eraseExpired('delivered', before, limit),
    );
  }

  /** Searches for the text of a filter, once for page and count. */
  resolveFilter(filter: OutboxFilter): Promise<ResolvedOutboxFilter> {
    return this.outboxStore.resolveFilter(filter);
  }

  /** Dead messages first, then waiting, then delivered ones; each newest first, from the cursor on. */
  list(sought: ResolvedOutboxFilter, cursor: OutboxCursor | null, limit: number): Promise<OutboxEntry[]> {
    return this.outboxStore.page(sought, cursor, limit);
  }

  count(sought: ResolvedOutboxFilter): Promise<number> {
    return this.outboxStore.count(sought);
  }

  /** How many messages wait or are dead, and for how long. */
  readStats(): Promise<OutboxStats> {
    return this.outboxStore.readStats(this.clock.now());
  }

  find(id: string): Promise<OutboxEntry | null> {
    return this.outboxStore.find(id);
  }

  /** Retries a message at once, with all its attempts. @returns false when it is delivered */
  async retry(id: string): Promise<boolean> {
    const isWaiting = await this.outboxStore.retry(id, this.clock.now());
    if (isWaiting) this.outboxService.wakeAfterCommit();
    return isWaiting;
  }

  /** Enqueues the same message once more. @returns the id of the copy; null when its content is not kept */
  async resend(id: string): Promise<string | null> {
    const entry = await this.outboxStore.find(id);
    if (!entry?.isContentRetained || entry.recipient === null || entry.subject === null) return null;
    const { kind, payload, recipient, subject, about, isContentRetained } = entry;
    return this.outboxService.enqueue({
      kind,
      payload: withNewMessageId(payload),
      filing: { recipient, subject, about: about ?? undefined, isContentRetained },
    });
  }

  /** Messages that failed for good, the latest first. */
  attention(): AttentionPart {
    return this.outboxStore.attention();
  }
}

/** A new message id, or mailboxes would treat it as a duplicate. */
function withNewMessageId(payload: object): object {
  if (!('messageId' in payload) || typeof payload.messageId !== 'string') return payload;
  return { ...payload, messageId: payload.messageId.replace(/^<[^@]*/, `<${crypto.randomUUID()}`) };
}
