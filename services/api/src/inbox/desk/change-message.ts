import { messageAfter, replyDue, type MessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import { AppError, Clock, Database } from '../../platform';
import type { ContactMessage } from '../contact-message.entity';
import { ContactMessageStore, type MessageChange } from '../contact-message.store';
import type { MessageEvent, MessageEventKind } from '../message-event.entity';
import { MessageEventsStore } from '../message-events.store';

/** What is written into a message's history. */
interface Deed extends Partial<Pick<MessageEvent, 'id' | 'subject' | 'text' | 'thing'>> {
  kind: MessageEventKind;
  actor: string;
}

/** How a message is changed: locked, as its reader saw it, into its history and counted as a new version. */
@Injectable()
export class ChangeMessage {
  constructor(
    private readonly database: Database,
    private readonly store: ContactMessageStore,
    private readonly events: MessageEventsStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Locked until the transaction ends. @throws AppError `message_not_found` */
  async lock(id: string): Promise<ContactMessage> {
    const message = await this.store.lock(id);
    if (!message) throw new AppError('message_not_found');
    return message;
  }

  /** @throws AppError `changed_meanwhile` with {version} when somebody did something about it since it was read */
  guardVersion({ version }: ContactMessage, seen: number | undefined): void {
    if (seen !== undefined && seen !== version)
      throw new AppError('changed_meanwhile', { details: { version } });
  }

  /** Joins the transaction that locked the message. */
  async apply(message: ContactMessage, change: MessageChange, deed?: Deed): Promise<void> {
    const version = message.version + 1;
    await this.store.change(message.id, { ...change, version });
    Object.assign(message, change, { version });
    if (deed) await this.write(message.id, deed);
  }

  /** Something was made of it, which is an answer. Joins the transaction that locked the message. */
  async takeUp(message: ContactMessage, deed: Deed): Promise<void> {
    const state = messageAfter(message.state, 'take-up');
    const answeredAt = message.answeredAt ?? this.clock.now();
    await this.apply(message, { state, answeredAt }, deed);
  }

  /** Writes a note for the gallery alone. @throws AppError `message_not_found` */
  async note(id: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      await this.apply(message, {}, { kind: 'noted', actor: nameOf(actor), text });
      await this.record('message.noted', message, actor);
    });
  }

  /**
   * Closes it, or opens it again with a new promise. There already is no error.
   * @throws AppError `message_not_found`, `changed_meanwhile`
   */
  async move(
    id: string,
    to: Exclude<MessageState, 'answered'>,
    version: number,
    actor: Actor,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      const state = messageAfter(message.state, to === 'open' ? 'reopen' : 'close');
      if (state === message.state) return;
      this.guardVersion(message, version);
      const isOpen = state === 'open';
      const change = isOpen ? { state, replyDueAt: replyDue(message.type, this.clock.now()) } : { state };
      await this.apply(message, change, { kind: isOpen ? 'reopened' : 'closed', actor: nameOf(actor) });
      await this.record(isOpen ? 'message.reopened' : 'message.closed', message, actor);
    });
  }

  /** Into the audit log, without names and words: its rows are for ever. */
  async record(action: string, { id, type }: ContactMessage, { role, id: staffId }: Actor): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: role, id: staffId },
      subject: { kind: 'message', id },
      details: { type },
    });
  }

  private async write(messageId: string, deed: Deed): Promise<void> {
    const { id = uuid(), kind, actor, subject = null, text = null, thing = null } = deed;
    await this.events.add({ id, messageId, kind, actor, subject, text, thing, createdAt: this.clock.now() });
  }
}
