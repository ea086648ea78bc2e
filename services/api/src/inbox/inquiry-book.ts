import { Injectable } from '@nestjs/common';
import type { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ChangeMessage } from './desk/change-message';

/** A message about a commission as other modules know it. */
export type KnownInquiry = Readonly<
  Pick<ContactMessage, 'id' | 'collectorId' | 'inquiryType' | 'artworkId' | 'message' | 'state' | 'createdAt'>
>;

/** What other modules may know of messages about commissions, and do with them. */
@Injectable()
export class InquiryBook {
  constructor(
    private readonly store: ContactMessageStore,
    private readonly changing: ChangeMessage,
  ) {}

  /** Null unless somebody asked for a commission with it. The row stays locked until the transaction ends. */
  async lock(id: string): Promise<KnownInquiry | null> {
    const message = await this.store.lock(id);
    return message && isOfCommission(message) ? message : null;
  }

  /** What the collector wrote while signed in, newest first. */
  async ofCollector(collectorId: string): Promise<KnownInquiry[]> {
    return this.store.ofCollector(collectorId);
  }

  /** A commission was made of it: that is the answer. Joins the current transaction. */
  async becameCommission(id: string, commissionId: string, actor: string): Promise<void> {
    const message = await this.store.lock(id);
    if (message) await this.changing.takeUp(message, { kind: 'commission', thing: commissionId, actor });
  }
}

/** By the portal's form, or by the public one. */
const isOfCommission = ({ type, inquiryType }: ContactMessage): boolean =>
  type === 'commission' || inquiryType === 'Commission';
