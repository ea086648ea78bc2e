import { Injectable } from '@nestjs/common';
import { StaffDirectoryService } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import { AffiliateApplicationRecordsService } from '../../affiliates';
import { AppError, Clock, Database, OutboxService } from '../../platform';
import type { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesStore } from './contact-messages.store';
import { ContactMessageEventsStore } from './contact-message-events.store';
import { messageEmailFiling } from '../admin/message-email-filing';
import { MessagesService } from './messages.service';

/** Kinds of events whose message stays, because something else came of it. */
const CONVERSION_EVENTS = ['commission', 'order', 'partner'];

/** Who takes care of a message, whether it was read, and the end of what nobody should have sent. */
@Injectable()
export class MessageAssignmentService {
  constructor(
    private readonly database: Database,
    private readonly messagesService: MessagesService,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly contactMessageEventsStore: ContactMessageEventsStore,
    private readonly affiliateApplicationRecordsService: AffiliateApplicationRecordsService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly outboxService: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** The whole gallery reads one inbox: what one has read is read. @throws AppError `message_not_found` */
  async markRead(id: string, isRead: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.messagesService.lock(id);
      if (isRead === (message.readAt !== null)) return;
      await this.contactMessagesStore.update(id, { readAt: isRead ? this.clock.now() : null });
    });
  }

  /**
   * Gives it to somebody, or to nobody. Theirs already is no error.
   * @throws AppError `message_not_found`, `changed_meanwhile`; `validation_failed` for who cannot sign in
   */
  async assign(id: string, staffId: string | null, version: number, actor: Actor): Promise<void> {
    const assignee = staffId === null ? null : await this.findActiveStaff(staffId);
    await this.database.transaction(async () => {
      const message = await this.messagesService.lock(id);
      if (message.assignedTo === staffId) return;
      this.messagesService.assertVersion(message, version);
      await this.messagesService.update(
        message,
        { assignedTo: staffId },
        {
          kind: assignee ? 'assigned' : 'unassigned',
          actor: nameOf(actor),
          text: assignee?.firstName ?? null,
        },
      );
      await this.messagesService.recordAudit('message.assigned', message, actor);
    });
  }

  /**
   * Deletes for good what nobody should have sent.
   * @throws AppError `message_not_found`; `message_kept` when something came of it, or it stands for something else
   */
  async delete(id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.messagesService.lock(id);
      if (await this.mustBeRetained(message)) throw new AppError('message_kept');
      await this.contactMessagesStore.remove(id);
      await this.affiliateApplicationRecordsService.remove([id]);
      await this.outboxService.eraseContent(messageEmailFiling(id).about);
      await this.messagesService.recordAudit('message.deleted', message, actor);
    });
  }

  private async mustBeRetained({ id, type }: ContactMessageEntity): Promise<boolean> {
    if (type === 'presale_request') return true;
    const events = await this.contactMessageEventsStore.findForMessages([id]);
    return events.some(({ kind }) => CONVERSION_EVENTS.includes(kind));
  }

  private async findActiveStaff(id: string): Promise<{ firstName: string }> {
    const found = (await this.staffDirectoryService.list()).find(
      (each) => each.id === id && each.disabledAt === null,
    );
    if (found) return found;
    throw new AppError('validation_failed', { fields: { staffId: 'This account cannot be chosen.' } });
  }
}
