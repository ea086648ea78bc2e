import { nextMessageState, replyDueAt } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AffiliateApplicationsService, AffiliateApplicationSubmitted } from '../affiliates';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  CollectorsService,
  ResolveAuditSubjects,
} from '../identity';
import { Database, DomainEvents, OutboxService, RetentionService } from '../platform';
import { PresaleNotificationRequested, PresaleNotificationsSent } from '../private-previews';
import { messageEmailFiling } from './admin/message-replies.emails';
import { NEW_MESSAGE_STATE } from './messages/contact-message.entity';
import { ContactMessagesStore } from './messages/contact-messages.store';
import { MessagesService } from './messages/messages.service';

/**
 * How the inbox reacts to other modules' events. A new source of messages needs a handler here and a type in the
 * domain's list: the message is added in the source's own transaction and has the source's id.
 */
@Injectable()
export class InboxListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly messagesService: MessagesService,
    private readonly collectorsService: CollectorsService,
    private readonly affiliateApplicationsService: AffiliateApplicationsService,
    private readonly outboxService: OutboxService,
    private readonly retentionService: RetentionService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('message', 'SELECT id, name FROM contact_messages'),
    );
    this.domainEvents.on(AffiliateApplicationSubmitted, (event) => this.addApplication(event));
    this.domainEvents.on(PresaleNotificationRequested, (event) => this.addPresaleRequest(event));
    this.domainEvents.on(PresaleNotificationsSent, (event) => this.markPresaleRequestsReplied(event));
    this.domainEvents.on(CollectorDataExportRequested, (event) => this.exportInquiries(event));
    this.domainEvents.on(CollectorDeleted, (event) => this.anonymize(event));
    this.retentionService.register('inbox-messages', (before, limit) => this.anonymizeExpired(before, limit));
  }

  private async addApplication({ application, at }: AffiliateApplicationSubmitted): Promise<void> {
    const { id, fullName, email, role, location, notes } = application;
    await this.contactMessagesStore.add({
      ...NEW_MESSAGE_STATE,
      id,
      type: 'partner_application',
      collectorId: null,
      inquiryType: null,
      artworkId: null,
      name: fullName,
      email,
      subject: `Selling partner application: ${role}, ${location}`,
      message: notes,
      digest: null,
      createdAt: at,
      replyDueAt: replyDueAt('partner_application', at),
    });
  }

  private async addPresaleRequest(event: PresaleNotificationRequested): Promise<void> {
    const { requestId, collectorId, artwork, at } = event;
    const collector = await this.collectorsService.find(collectorId);
    if (!collector) return;
    await this.contactMessagesStore.add({
      ...NEW_MESSAGE_STATE,
      id: requestId,
      type: 'presale_request',
      collectorId,
      inquiryType: null,
      artworkId: artwork.id,
      name: `${collector.firstName} ${collector.lastName}`.trim(),
      email: collector.email,
      subject: `Pre-sale request: ${artwork.title}`,
      message: '',
      digest: null,
      createdAt: at,
      replyDueAt: null,
    });
  }

  /** The notification is the reply. Messages that someone replied to or closed by hand stay unchanged. */
  private async markPresaleRequestsReplied({ requestIds, at }: PresaleNotificationsSent): Promise<void> {
    for (const message of await this.contactMessagesStore.lockOpen(requestIds)) {
      const change = {
        state: nextMessageState(message.state, 'reply'),
        repliedAt: at,
        readAt: message.readAt ?? at,
      };
      await this.messagesService.update(message, change, { kind: 'opened', actor: 'owner' });
    }
  }

  /** Exports only what was written while signed in: anyone can enter someone else's address in the public forms. */
  private async exportInquiries({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const inquiries = await this.contactMessagesStore.findForCollector(collectorId);
    const events = await this.contactMessagesStore.findEvents(inquiries.map(({ id }) => id));
    const textsOf = (messageId: string, kind: 'answered' | 'noted') =>
      events
        .filter((event) => event.messageId === messageId && event.kind === kind)
        .map(({ subject, text, createdAt }) => ({ subject, text, at: createdAt.toISOString() }));
    sections.set(
      'inquiries',
      inquiries.map(({ id, type, inquiryType, artworkId, message, createdAt }) => ({
        type,
        inquiryType,
        artworkId,
        message,
        createdAt: createdAt.toISOString(),
        answers: textsOf(id, 'answered'),
        notes: textsOf(id, 'noted').map(({ text, at }) => ({ text, at })),
      })),
    );
  }

  private async anonymize({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const own = await this.contactMessagesStore.findForCollector(collectorId);
    const sameAddress =
      confirmedEmail === null ? [] : await this.contactMessagesStore.findIdsByEmail(confirmedEmail);
    await this.anonymizeAll([...new Set([...own.map(({ id }) => id), ...sameAddress])]);
  }

  private anonymizeExpired(before: Date, limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const ids = await this.contactMessagesStore.findIdentifiedBefore(before, limit);
      await this.anonymizeAll(ids);
      return ids.length;
    });
  }

  private async anonymizeAll(ids: readonly string[]): Promise<void> {
    await this.contactMessagesStore.anonymize(ids);
    await this.affiliateApplicationsService.remove(ids);
    for (const id of ids) await this.outboxService.eraseContent(messageEmailFiling(id).about);
  }
}
