import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ResolveAuditSubjects,
  CollectorsService,
  CollectorDeleted,
  CollectorDataExportRequested,
} from '../identity';
import { DomainEvents, OutboxService } from '../platform';
import { ContactMessagesStore, ContactMessageEventsStore } from './messages/contact-messages.store';
import { replyDueAt, nextMessageState } from '@gallery/domain';
import { AffiliateApplicationSubmitted, AffiliateApplicationRecordsService } from '../affiliates';
import { NEW_MESSAGE_STATE } from './messages/contact-message.entity';
import { PresaleNotificationsSent, PresaleNotificationRequested } from '../private-previews';
import { MessagesService } from './messages/messages.service';
import { messageEmailFiling } from './admin/message-replies.emails';

/** In the audit log a message is called by who wrote it. */
@Injectable()
export class MessageNameResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly contactMessagesStore: ContactMessagesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('message', (ids) => this.contactMessagesStore.findWriterNames(ids)),
    );
  }
}

/** Applications of selling partners among the messages. Both are written in one transaction and have one id. */
@Injectable()
export class ApplicationMessageListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly contactMessagesStore: ContactMessagesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(AffiliateApplicationSubmitted, (applied) => this.addMessage(applied));
  }

  private async addMessage({ application, at }: AffiliateApplicationSubmitted): Promise<void> {
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
}

/**
 * Pre-sale requests among the messages. Both are written in one transaction and have one id; the opening of the
 * work is the answer. A new source of messages is a class like this one and a type in the domain's list.
 */
@Injectable()
export class PresaleMessageListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly collectorsService: CollectorsService,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly messagesService: MessagesService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PresaleNotificationRequested, (asked) => this.addMessage(asked));
    this.domainEvents.on(PresaleNotificationsSent, (answered) => this.markAnswered(answered));
  }

  private async addMessage({
    requestId,
    collectorId,
    artwork,
    at,
  }: PresaleNotificationRequested): Promise<void> {
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

  /** What somebody has answered or closed by hand stays as it is. */
  private async markAnswered({ requestIds, at }: PresaleNotificationsSent): Promise<void> {
    for (const message of await this.contactMessagesStore.lockOpen(requestIds)) {
      const change = {
        state: nextMessageState(message.state, 'answer'),
        answeredAt: at,
        readAt: message.readAt ?? at,
      };
      await this.messagesService.update(message, change, { kind: 'opened', actor: 'owner' });
    }
  }
}

/** A collector's messages, and what was answered and noted, as a part of what the gallery keeps of a person. */
@Injectable()
export class CollectorInquiryDataListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly contactMessageEventsStore: ContactMessageEventsStore,
    private readonly affiliateApplicationRecordsService: AffiliateApplicationRecordsService,
    private readonly outboxService: OutboxService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (exported) => this.exportData(exported));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymize(deleted));
  }

  /** What was written while signed in. In the name of an address anybody may have written: that proves nothing. */
  private async exportData({ collectorId, sections: parts }: CollectorDataExportRequested): Promise<void> {
    const inquiries = await this.contactMessagesStore.findForCollector(collectorId);
    const deeds = await this.contactMessageEventsStore.findForMessages(inquiries.map(({ id }) => id));
    const wordsOf = (messageId: string, wanted: 'answered' | 'noted') =>
      deeds
        .filter((deed) => deed.messageId === messageId && deed.kind === wanted)
        .map(({ subject, text, createdAt }) => ({ subject, text, at: createdAt.toISOString() }));
    parts.set(
      'inquiries',
      inquiries.map(({ id, type, inquiryType, artworkId, message, createdAt }) => ({
        type,
        inquiryType,
        artworkId,
        message,
        createdAt: createdAt.toISOString(),
        answers: wordsOf(id, 'answered'),
        notes: wordsOf(id, 'noted').map(({ text, at }) => ({ text, at })),
      })),
    );
  }

  private async anonymize({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const own = await this.contactMessagesStore.findForCollector(collectorId);
    const sameAddress =
      confirmedEmail === null ? [] : await this.contactMessagesStore.findIdsByEmail(confirmedEmail);
    const ids = [...new Set([...own.map(({ id }) => id), ...sameAddress])];
    await this.contactMessagesStore.anonymize(ids);
    await this.contactMessageEventsStore.anonymize(ids);
    await this.affiliateApplicationRecordsService.remove(ids);
    for (const id of ids) await this.outboxService.eraseContent(messageEmailFiling(id).about);
  }
}
