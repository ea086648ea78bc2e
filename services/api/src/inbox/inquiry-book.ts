import { Injectable } from '@nestjs/common';
import type { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';

/** A collector's inquiry as other modules know it. */
export type KnownInquiry = Readonly<
  Pick<ContactMessage, 'id' | 'collectorId' | 'inquiryType' | 'artworkId' | 'message' | 'state' | 'createdAt'>
>;

/** What other modules may know of collectors' inquiries, and do with them. */
@Injectable()
export class InquiryBook {
  constructor(private readonly store: ContactMessageStore) {}

  /** Null unless a collector asked it. The row stays locked until the transaction ends. */
  async lock(id: string): Promise<KnownInquiry | null> {
    return this.store.lockInquiry(id);
  }

  /** What the collector wrote while signed in, newest first. */
  async ofCollector(collectorId: string): Promise<KnownInquiry[]> {
    return this.store.ofCollector(collectorId);
  }

  /** The gallery has taken the inquiry up. */
  async markAnswered(id: string): Promise<void> {
    await this.store.setState(id, 'answered');
  }
}
