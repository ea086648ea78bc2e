import { replyDueAt } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AffiliateApplicationSubmitted } from '../affiliates';
import { DomainEvents } from '../platform';
import { NEW_MESSAGE_STATE } from './messages/contact-message.entity';
import { ContactMessagesStore } from './messages/contact-messages.store';

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
