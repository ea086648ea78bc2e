import { Injectable } from '@nestjs/common';
import type { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesStore } from './contact-messages.store';
import { MessagesService } from './messages.service';

/** A message about a commission as other modules know it. */
export type CommissionInquiry = Readonly<
  Pick<
    ContactMessageEntity,
    'id' | 'collectorId' | 'inquiryType' | 'artworkId' | 'message' | 'state' | 'createdAt'
  >
>;

/** What other modules may know of messages about commissions, and do with them. */
@Injectable()
export class CommissionInquiriesService {
  constructor(
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly messagesService: MessagesService,
  ) {}

  /** Null unless somebody asked for a commission with it. The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CommissionInquiry | null> {
    const message = await this.contactMessagesStore.lock(id);
    return message && isCommissionInquiry(message) ? message : null;
  }

  /** What the collector wrote while signed in, newest first. */
  async findForCollector(collectorId: string): Promise<CommissionInquiry[]> {
    return this.contactMessagesStore.findForCollector(collectorId);
  }

  /** A commission was made of it: that is the answer. Joins the current transaction. */
  async markAsCommissioned(id: string, commissionId: string, actor: string): Promise<void> {
    const message = await this.contactMessagesStore.lock(id);
    if (message)
      await this.messagesService.markAnswered(message, { kind: 'commission', thing: commissionId, actor });
  }
}

/** By the portal's form, or by the public one. */
const isCommissionInquiry = ({ type, inquiryType }: ContactMessageEntity): boolean =>
  type === 'commission' || inquiryType === 'Commission';
