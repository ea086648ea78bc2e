import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Outbox } from './outbox';
import { OutboxStore, type OutboxFilter, type OutboxPlace, type SoughtMessages } from './outbox.store';
import type { OutboxEntity } from './outbox.entity';

/** A message as people see it. */
export type OutboxEntry = Readonly<OutboxEntity>;

/** The outbox as a list to be read, for those who look after it. */
@Injectable()
export class OutboxBook {
  constructor(
    private readonly store: OutboxStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Looks the text of a filter up, for the pages and the count. */
  sought(filter: OutboxFilter): Promise<SoughtMessages> {
    return this.store.sought(filter);
  }

  /** What failed first, then what waits, then what was delivered; each newest first, those after `place` only. */
  page(sought: SoughtMessages, place: OutboxPlace | null, limit: number): Promise<OutboxEntry[]> {
    return this.store.page(sought, place, limit);
  }

  count(sought: SoughtMessages): Promise<number> {
    return this.store.count(sought);
  }

  find(id: string): Promise<OutboxEntry | null> {
    return this.store.find(id);
  }

  /** The subjects of mails by id. */
  subjectsOf(ids: string[]): Promise<[id: string, subject: string][]> {
    return this.store.subjectsOf(ids);
  }

  /** Has a message tried again at once, with all its attempts. @returns false when it is delivered */
  async retry(id: string): Promise<boolean> {
    const isWaiting = await this.store.retry(id, this.clock.now());
    if (isWaiting) this.outbox.wakeAfterCommit();
    return isWaiting;
  }

  /**
   * Enqueues the same message once more.
   * @returns the id of the copy; null when its content is not kept
   */
  async resend(id: string): Promise<string | null> {
    const entry = await this.store.find(id);
    if (!entry?.isKept || entry.recipient === null || entry.subject === null) return null;
    const { kind, payload, recipient, subject, about, isKept } = entry;
    return this.outbox.enqueue({
      kind,
      payload: withNewName(payload),
      filing: { recipient, subject, about: about ?? undefined, isKept },
    });
  }
}

/** Another mail than the first one, or a mailbox would take it for a repetition. */
function withNewName(payload: object): object {
  if (!('messageId' in payload) || typeof payload.messageId !== 'string') return payload;
  return { ...payload, messageId: payload.messageId.replace(/^<[^@]*/, `<${crypto.randomUUID()}`) };
}
