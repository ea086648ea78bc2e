import type { CollectorInquiryType, InboxMessageType, MessageState } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A message to the gallery, or a request from a button: everything that the inbox lists (ADR 0064). Network addresses
 * are not stored.
 */
@Entity('contact_messages')
export class ContactMessageEntity {
  /** UUID v7; a presale request uses its own id. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 20 }) type: InboxMessageType;
  /** The signed-in writer; null for others, and once the account is deleted. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  /** The topic of a collector's inquiry; null for others. */
  @Column('varchar', { length: 20, nullable: true })
  inquiryType: CollectorInquiryType | null;
  /** The artwork it is about, if known. */
  @Column('char', { length: 36, nullable: true }) artworkId: string | null;
  /** The certificate of the print that a collector offers for a loan or resale; null for others. */
  @Column('char', { length: 18, nullable: true }) coaId: string | null;
  @Column('varchar', { length: 20 }) state: MessageState;
  /** Counts changes by staff, so that concurrent changes are noticed. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  /** The assigned staff member. */
  @Column('char', { length: 36, nullable: true }) assignedTo: string | null;
  @Column('varchar', { length: 200 }) name: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 300 }) subject: string;
  /** Empty for a presale request, and once its writer's account is deleted. */
  @Column('text') message: string;
  /** SHA-256 of the content while the same content counts as a double click; null afterwards. Unique. */
  @Column('char', { length: 64, nullable: true }) digest: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** When a reply is due; null when none is promised. */
  @Column('datetime', { precision: 3, nullable: true }) replyDueAt: Date | null;
  /** When staff first opened it; null while it is unread. */
  @Column('datetime', { precision: 3, nullable: true }) readAt: Date | null;
  /** When it was first replied to, or when something was created from it. */
  @Column('datetime', { name: 'answered_at', precision: 3, nullable: true }) repliedAt: Date | null;
}

/** The initial state of a new message. */
export const NEW_MESSAGE_STATE = {
  coaId: null,
  state: 'open',
  version: 1,
  assignedTo: null,
  readAt: null,
  repliedAt: null,
} as const satisfies Partial<ContactMessageEntity>;

export const MESSAGE_EVENTS = [
  'noted',
  'assigned',
  'unassigned',
  'answered',
  'closed',
  'reopened',
  /** A commission request was opened for it. */
  'commission',
  /** A draft order was created for it. */
  'order',
  /** Its writer became an affiliate. */
  'partner',
  /** The application was declined by email. */
  'declined',
  /** The artwork went on sale, and its writer was notified. */
  'opened',
] as const;
export type MessageEventKind = (typeof MESSAGE_EVENTS)[number];

/** An entry of a message's history. Rows are only ever added. */
@Entity('contact_message_events')
export class ContactMessageEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) messageId: string;
  @Column('varchar', { length: 20 }) kind: MessageEventKind;
  /** `owner`, `staff ben`, `clock`. */
  @Column('varchar', { length: 120 }) actor: string;
  /** The subject of a reply. */
  @Column('varchar', { length: 300, nullable: true }) subject: string | null;
  /** The note, the reply, the assignee or the new affiliate's name; null once the writer's account is deleted. */
  @Column('text', { nullable: true }) text: string | null;
  /** The order's number, or the id of the commission request or affiliate. */
  @Column('varchar', { length: 60, nullable: true }) reference: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
