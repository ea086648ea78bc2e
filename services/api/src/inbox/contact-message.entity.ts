import type { CollectorInquiryType, ContactMessageType } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `new` until the owner has taken it up, `answered` and `closed` by the owner. */
export type ContactMessageState = 'new' | 'answered' | 'closed';

/** What somebody wrote to the gallery. Where from, in terms of the network, is not kept. */
@Entity('contact_messages')
export class ContactMessage {
  /** UUID v7. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 20 }) type: ContactMessageType;
  /** Who wrote, when they were signed in; null for everybody else, and once the account is deleted. */
  @Column('char', { name: 'collector_id', length: 36, nullable: true }) collectorId: string | null;
  /** What a collector asks about (C48); null for everybody else. */
  @Column('varchar', { name: 'inquiry_type', length: 20, nullable: true })
  inquiryType: CollectorInquiryType | null;
  /** The work a collector asks about. */
  @Column('char', { name: 'artwork_id', length: 36, nullable: true }) artworkId: string | null;
  @Column('varchar', { length: 20 }) state: ContactMessageState;
  @Column('varchar', { length: 200 }) name: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 300 }) subject: string;
  @Column('text') message: string;
  /** SHA-256 of the content while the same content counts as sent twice by mistake; null afterwards. Unique. */
  @Column('char', { length: 64, nullable: true }) digest: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  /** By when an answer is promised (G91). */
  @Column('datetime', { name: 'reply_due_at', precision: 3 }) replyDueAt: Date;
}
