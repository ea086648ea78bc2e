import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The form that a guest filled in: the gate's or the feed's. */
export type GuestSource = 'gate' | 'feed';

/** A guest of one event, with the name and email address they gave. */
@Entity('event_guests')
export class EventGuestEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  @Column('varchar', { length: 200 }) name: string;
  @Column('varchar', { length: 254 }) email: string;
  /** When someone showed to read its mailbox; until then anyone may have typed it. */
  @Column('datetime', { precision: 3, nullable: true }) emailConfirmedAt: Date | null;
  /** Content of the QR code on the guest's pass. The frames after a photo of it are theirs. */
  @Column('char', { length: 12 }) guestCode: string;
  /** Of the passes that count. A higher one ends those before. */
  @Column('smallint', { unsigned: true, default: 0 }) passVersion: number;
  /** The event was full when they registered. */
  @Column('boolean') isWaitlisted: boolean;
  /** They asked for no more emails about the event. */
  @Column('datetime', { precision: 3, nullable: true }) unsubscribedAt: Date | null;
  /** When the follow-up email was enqueued. */
  @Column('datetime', { precision: 3, nullable: true }) followedUpAt: Date | null;
  @Column('varchar', { length: 12 }) source: GuestSource;
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
