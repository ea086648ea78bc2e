import { Injectable } from '@nestjs/common';
import type { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesStore } from './contact-messages.store';
import { MessagesService } from './messages.service';

/** An inquiry about a commission, for other modules. */
export type CommissionInquiry = Readonly<
  Pick<
    ContactMessageEntity,
    'id' | 'collectorId' | 'inquiryType' | 'artworkId' | 'message' | 'state' | 'createdAt'
  >
>;

/** Inquiries about commissions for other modules. */
@Injectable()
export class CommissionInquiriesService {
  constructor(
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly messagesService: MessagesService,
  ) {}

  /** Null if it does not ask for a commission. The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CommissionInquiry | null> {
    const message = await this.contactMessagesStore.lock(id);
    return message && isCommissionInquiry(message) ? message : null;
  }

  /** Messages that the collector wrote while signed in, newest first. */
  async findForCollector(collectorId: string): Promise<CommissionInquiry[]> {
    return this.contactMessagesStore.findForCollector(collectorId);
  }

  /** Marks it as answered with a commission request. Joins the current transaction. */
  async markAsCommissioned(id: string, commissionId: string, actor: string): Promise<void> {
    const message = await this.contactMessagesStore.lock(id);
    if (message)
      await this.messagesService.markReplied(message, {
        kind: 'commission',
        reference: commissionId,
        actor,
      });
  }
}

/** From the collectors' form, or from the public one. */
const isCommissionInquiry = ({ type, inquiryType }: ContactMessageEntity): boolean =>
  type === 'commission' || inquiryType === 'Commission';
