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
  /** When someone proved that they read its mailbox; before that, anyone may have typed it. */
  @Column('datetime', { precision: 3, nullable: true }) emailConfirmedAt: Date | null;
  /** Content of the QR code on the guest's pass. The frames after a photo of the code belong to the guest. */
  @Column('char', { length: 12 }) guestCode: string;
  /** Version of the guest's valid passes. Raising it invalidates earlier passes. */
  @Column('smallint', { unsigned: true, default: 0 }) passVersion: number;
  /** The event was full when they registered. */
  @Column('boolean') isWaitlisted: boolean;
  /** When they unsubscribed from further emails about the event. */
  @Column('datetime', { precision: 3, nullable: true }) unsubscribedAt: Date | null;
  /** When the follow-up email was enqueued. */
  @Column('datetime', { precision: 3, nullable: true }) followedUpAt: Date | null;
  @Column('varchar', { length: 12 }) source: GuestSource;
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
