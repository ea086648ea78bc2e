import { replyDue } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PartnerApplied } from '../partners';
import { DomainEvents } from '../platform';
import { UNTOUCHED } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';

/** Applications of selling partners among the messages. Both are written in one transaction and have one id. */
@Injectable()
export class ApplicationMessages implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: ContactMessageStore,
  ) {}

  onModuleInit(): void {
    this.events.on(PartnerApplied, (applied) => this.take(applied));
  }

  private async take({ application, at }: PartnerApplied): Promise<void> {
    const { id, fullName, email, role, location, notes } = application;
    await this.store.add({
      ...UNTOUCHED,
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
      replyDueAt: replyDue('partner_application', at),
    });
  }
}
