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
  /** Content of the QR code on the guest's pass. The frames after a photo of it are theirs. */
  @Column('char', { length: 12 }) guestCode: string;
  /** The event was full when they registered. */
  @Column('boolean') isWaitlisted: boolean;
  @Column('varchar', { length: 12 }) source: GuestSource;
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
