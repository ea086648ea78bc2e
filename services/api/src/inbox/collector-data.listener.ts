import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { AffiliateApplicationRecordsService } from '../affiliates';
import { DomainEvents, OutboxService } from '../platform';
import { ContactMessagesStore } from './messages/contact-messages.store';
import { messageEmailFiling } from './admin/message-email-filing';
import { ContactMessageEventsStore } from './messages/contact-message-events.store';

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
