import { Column, Entity, PrimaryColumn } from 'typeorm';

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
  /** A selling partner was made of it. */
  'partner',
  /** The application was turned down by mail. */
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
  /** The note, the answer, who takes care, or the new partner's name; gone once the writer's account is deleted. */
  @Column('text', { nullable: true }) text: string | null;
  /** Number of the order or id of the commission or selling partner that was made of it. */
  @Column('varchar', { length: 60, nullable: true }) thing: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
