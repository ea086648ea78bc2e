import type { CollectorInquiryType, InboxMessageType, MessageState } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What somebody wrote to the gallery, or asked of it by pressing a button: everything that the inbox lists (ADR 0064).
 * Where from, in terms of the network, is not kept.
 */
@Entity('contact_messages')
export class ContactMessageEntity {
  /** UUID v7; of a pre-sale request that request's own. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 20 }) type: InboxMessageType;
  /** Who wrote, when they were signed in; null for everybody else, and once the account is deleted. */
  @Column('char', { name: 'collector_id', length: 36, nullable: true }) collectorId: string | null;
  /** What a collector asks about; null for everybody else. */
  @Column('varchar', { name: 'inquiry_type', length: 20, nullable: true })
  inquiryType: CollectorInquiryType | null;
  /** The work it is about, as far as that is known. */
  @Column('char', { name: 'artwork_id', length: 36, nullable: true }) artworkId: string | null;
  @Column('varchar', { length: 20 }) state: MessageState;
  /** Counts what staff did about it, so that two people who look at it at once notice each other. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  /** Who of the gallery takes care of it. */
  @Column('char', { name: 'assigned_to', length: 36, nullable: true }) assignedTo: string | null;
  @Column('varchar', { length: 200 }) name: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 300 }) subject: string;
  /** Empty for a pre-sale request, and once its writer's account is deleted. */
  @Column('text') message: string;
  /** SHA-256 of the content while the same content counts as sent twice by mistake; null afterwards. Unique. */
  @Column('char', { length: 64, nullable: true }) digest: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  /** By when an answer is promised; null where none is. */
  @Column('datetime', { name: 'reply_due_at', precision: 3, nullable: true }) replyDueAt: Date | null;
  /** When a staff member first opened it; null while it is unread. */
  @Column('datetime', { name: 'read_at', precision: 3, nullable: true }) readAt: Date | null;
  /** When it was first answered. */
  @Column('datetime', { name: 'answered_at', precision: 3, nullable: true }) answeredAt: Date | null;
}

/** How every message begins: nobody of the gallery has done anything about it. */
export const NEW_MESSAGE_STATE = {
  state: 'open',
  version: 1,
  assignedTo: null,
  readAt: null,
  answeredAt: null,
} as const satisfies Partial<ContactMessageEntity>;

export const MESSAGE_EVENTS = [
  'noted',
  'assigned',
  'unassigned',
  'answered',
  'closed',
  'reopened',
  /** A commission was made of it. */
  'commission',
  /** An order that its writer pays by a link was made of it. */
  'order',
  /** An affiliate was made of it. */
  'partner',
  /** The application was turned down by email. */
  'declined',
  /** The work opened, and who had asked for that was written to. */
  'opened',
] as const;
export type MessageEventKind = (typeof MESSAGE_EVENTS)[number];

/** Something that was done about a message, with who and when. Only ever added. */
@Entity('contact_message_events')
export class ContactMessageEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'message_id', length: 36 }) messageId: string;
  @Column('varchar', { length: 20 }) kind: MessageEventKind;
  /** `owner`, `staff ben`, `clock`. */
  @Column('varchar', { length: 120 }) actor: string;
  /** What stood over an answer. */
  @Column('varchar', { length: 300, nullable: true }) subject: string | null;
  /** The note, the answer, who takes care, or the new affiliate's name; gone once the writer's account is deleted. */
  @Column('text', { nullable: true }) text: string | null;
  /** Number of the order or id of the commission or affiliate that was made of it. */
  @Column('varchar', { length: 60, nullable: true }) thing: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
