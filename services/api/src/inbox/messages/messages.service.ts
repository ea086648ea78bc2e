import { nextMessageState, replyDueAt, type MessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import { AppError, Clock, Database } from '../../platform';
import type { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesStore, type MessageChange } from './contact-messages.store';
import type { ContactMessageEventEntity, MessageEventKind } from './contact-message-event.entity';
import { ContactMessageEventsStore } from './contact-message-events.store';

/** What is written into a message's history. */
interface NewMessageEvent extends Partial<
  Pick<ContactMessageEventEntity, 'id' | 'subject' | 'text' | 'thing'>
> {
  kind: MessageEventKind;
  actor: string;
}

/** How a message is changed: locked, as its reader saw it, into its history and counted as a new version. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly contactMessageEventsStore: ContactMessageEventsStore,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Locked until the transaction ends. @throws AppError `message_not_found` */
  async lock(id: string): Promise<ContactMessageEntity> {
    const message = await this.contactMessagesStore.lock(id);
    if (!message) throw new AppError('message_not_found');
    return message;
  }

  /** @throws AppError `changed_meanwhile` with {version} when somebody did something about it since it was read */
  assertVersion({ version }: ContactMessageEntity, seen: number | undefined): void {
    if (seen !== undefined && seen !== version)
      throw new AppError('changed_meanwhile', { details: { version } });
  }

  /** Joins the transaction that locked the message. */
  async update(message: ContactMessageEntity, change: MessageChange, deed?: NewMessageEvent): Promise<void> {
    const version = message.version + 1;
    await this.contactMessagesStore.update(message.id, { ...change, version });
    Object.assign(message, change, { version });
    if (deed) await this.addEvent(message.id, deed);
  }

  /** Something was made of it, which is an answer. Joins the transaction that locked the message. */
  async markAnswered(message: ContactMessageEntity, deed: NewMessageEvent): Promise<void> {
    const state = nextMessageState(message.state, 'take-up');
    const answeredAt = message.answeredAt ?? this.clock.now();
    await this.update(message, { state, answeredAt }, deed);
  }

  /** Writes a note for the gallery alone. @throws AppError `message_not_found` */
  async addNote(id: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      await this.update(message, {}, { kind: 'noted', actor: nameOf(actor), text });
      await this.recordAudit('message.noted', message, actor);
    });
  }

  /**
   * Closes it, or opens it again with a new promise. There already is no error.
   * @throws AppError `message_not_found`, `changed_meanwhile`
   */
  async changeState(
    id: string,
    to: Exclude<MessageState, 'answered'>,
    version: number,
    actor: Actor,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      const state = nextMessageState(message.state, to === 'open' ? 'reopen' : 'close');
      if (state === message.state) return;
      this.assertVersion(message, version);
      const isOpen = state === 'open';
      const change = isOpen ? { state, replyDueAt: replyDueAt(message.type, this.clock.now()) } : { state };
      await this.update(message, change, { kind: isOpen ? 'reopened' : 'closed', actor: nameOf(actor) });
      await this.recordAudit(isOpen ? 'message.reopened' : 'message.closed', message, actor);
    });
  }

  /** Into the audit log, without names and words: its rows are for ever. */
  async recordAudit(
    action: string,
    { id, type }: ContactMessageEntity,
    { role, id: staffId }: Actor,
  ): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: role, id: staffId },
      subject: { kind: 'message', id },
      details: { type },
    });
  }

  private async addEvent(messageId: string, deed: NewMessageEvent): Promise<void> {
    const { id = uuid(), kind, actor, subject = null, text = null, thing = null } = deed;
    await this.contactMessageEventsStore.add({
      id,
      messageId,
      kind,
      actor,
      subject,
      text,
      thing,
      createdAt: this.clock.now(),
    });
  }
}
