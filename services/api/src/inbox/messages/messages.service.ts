import { nextMessageState, replyDueAt, type MessageState } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService, StaffDirectoryService } from '../../identity';
import { actorName, type Actor } from '../../orders';
import { AppError, Clock, Database, fieldError, OutboxService } from '../../platform';
import type {
  ContactMessageEntity,
  ContactMessageEventEntity,
  MessageEventKind,
} from './contact-message.entity';
import { ContactMessagesStore, type MessageChange } from './contact-messages.store';
import { AffiliateApplicationsService } from '../../affiliates';
import { messageEmailFiling } from '../admin/message-replies.emails';

/** A new entry of a message's history. */
interface NewMessageEvent extends Partial<
  Pick<ContactMessageEventEntity, 'id' | 'subject' | 'text' | 'reference'>
> {
  kind: MessageEventKind;
  actor: string;
}

/**
 * Changes messages: locks them at the version their reader saw, records the change in their history, and raises the
 * version. Knows which messages still wait for a reply.
 */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
    private readonly affiliateApplicationsService: AffiliateApplicationsService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly outboxService: OutboxService,
  ) {}

  /** Locked until the transaction ends. @throws AppError `message_not_found` */
  async lock(id: string): Promise<ContactMessageEntity> {
    const message = await this.contactMessagesStore.lock(id);
    if (!message) throw new AppError('message_not_found');
    return message;
  }

  /** @throws AppError `changed_meanwhile` with {version} when it has been changed since it was read */
  assertVersion({ version }: ContactMessageEntity, seen: number | undefined): void {
    if (seen !== undefined && seen !== version)
      throw new AppError('changed_meanwhile', { details: { version } });
  }

  /** Joins the transaction that locked the message. */
  async update(message: ContactMessageEntity, change: MessageChange, event?: NewMessageEvent): Promise<void> {
    const version = message.version + 1;
    await this.contactMessagesStore.update(message.id, { ...change, version });
    Object.assign(message, change, { version });
    if (event) await this.addEvent(message.id, event);
  }

  /** Marks it as answered with something that was created from it. Joins the transaction that locked the message. */
  async markReplied(message: ContactMessageEntity, event: NewMessageEvent): Promise<void> {
    const state = nextMessageState(message.state, 'take-up');
    const repliedAt = message.repliedAt ?? this.clock.now();
    await this.update(message, { state, repliedAt }, event);
  }

  /** Adds an internal note. @throws AppError `message_not_found` */
  async addNote(id: string, text: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      await this.update(message, {}, { kind: 'noted', actor: actorName(actor), text });
      await this.recordAudit('message.noted', message, actor);
    });
  }

  /**
   * Closes it, or reopens it with a new due time. No error when it is already in that state.
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
      await this.update(message, change, { kind: isOpen ? 'reopened' : 'closed', actor: actorName(actor) });
      await this.recordAudit(isOpen ? 'message.reopened' : 'message.closed', message, actor);
    });
  }

  /** Without names and texts, because audit entries are never removed. */
  async recordAudit(
    action: AuditAction,
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

  /** How many messages wait for a reply, and how many of them are overdue. */
  countAwaitingReply(): Promise<{ awaitingReply: number; late: number }> {
    return this.contactMessagesStore.countAwaitingReply(this.clock.now());
  }

  /**
   * All staff share one inbox: once one of them has read a message, it is read. @throws AppError `message_not_found`
   */
  async markRead(id: string, isRead: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      if (isRead === (message.readAt !== null)) return;
      await this.contactMessagesStore.update(id, { readAt: isRead ? this.clock.now() : null });
    });
  }

  /**
   * Assigns it to someone, or to nobody. No error when it is already assigned to them.
   * @throws AppError `message_not_found`, `changed_meanwhile`; `validation_failed` for a disabled account
   */
  async assign(id: string, staffId: string | null, version: number, actor: Actor): Promise<void> {
    const assignee = staffId === null ? null : await this.findActiveStaff(staffId);
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      if (message.assignedTo === staffId) return;
      this.assertVersion(message, version);
      await this.update(
        message,
        { assignedTo: staffId },
        {
          kind: assignee ? 'assigned' : 'unassigned',
          actor: actorName(actor),
          text: assignee?.firstName ?? null,
        },
      );
      await this.recordAudit('message.assigned', message, actor);
    });
  }

  /**
   * Deletes a message that should not have been sent.
   * @throws AppError `message_not_found`; `message_kept` when something was created from it, or it belongs to a presale
   * request
   */
  async delete(id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lock(id);
      if (await this.mustBeRetained(message)) throw new AppError('message_kept');
      await this.contactMessagesStore.remove(id);
      await this.affiliateApplicationsService.remove([id]);
      await this.outboxService.eraseContent(messageEmailFiling(id).about);
      await this.recordAudit('message.deleted', message, actor);
    });
  }

  private async addEvent(messageId: string, event: NewMessageEvent): Promise<void> {
    const { id = uuid(), kind, actor, subject = null, text = null, reference = null } = event;
    await this.contactMessagesStore.addEvent({
      id,
      messageId,
      kind,
      actor,
      subject,
      text,
      reference,
      createdAt: this.clock.now(),
    });
  }

  private async mustBeRetained({ id, type }: ContactMessageEntity): Promise<boolean> {
    if (type === 'presale_request') return true;
    const events = await this.contactMessagesStore.findEvents([id]);
    return events.some(({ kind }) => CONVERSION_EVENTS.includes(kind));
  }

  private async findActiveStaff(id: string): Promise<{ firstName: string }> {
    const found = (await this.staffDirectoryService.list()).find(
      (each) => each.id === id && each.disabledAt === null,
    );
    if (found) return found;
    throw fieldError('staffId', 'This account cannot be chosen.');
  }
}

/** Events that keep their message from being deleted, because something was created from it. */
const CONVERSION_EVENTS = ['commission', 'order', 'partner'];
