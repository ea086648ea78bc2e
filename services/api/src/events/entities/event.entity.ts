import { MAX_HASHTAG_LENGTH } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventStatus } from '../lifecycle/event-status';

/** An event where photos are taken, shown and sold. */
@Entity('events')
export class EventEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 200 }) title: string;
  @Column('text') description: string;
  @Column('varchar', { length: 12 }) status: EventStatus;
  @Column('varchar', { length: 60 }) eventType: string;
  /** Hashtag for sharing its photos, including the `#`; null to use the one from the gallery's site content. */
  @Column('varchar', { length: MAX_HASHTAG_LENGTH, nullable: true }) hashtag: string | null;
  @Column('varchar', { length: 200 }) location: string;
  @Column('datetime', { precision: 3 }) startsAt: Date;
  @Column('datetime', { precision: 3 }) endsAt: Date;
  /** The venue's time zone, a name from the IANA database. Guests see times in it. */
  @Column('varchar', { length: 64 }) timeZone: string;
  /** How many guests may register; null means no limit. */
  @Column('smallint', { unsigned: true, nullable: true })
  maxParticipants: number | null;
  /** Open only to VIP collectors, on every path. */
  @Column('boolean') isVipOnly: boolean;
  /** Photos wait for staff approval before guests see them. */
  @Column('boolean') needsApproval: boolean;
  /** Pictures on the feed carry a watermark. */
  @Column('boolean') isWatermarked: boolean;
  /** Guests get their photos by email on the morning after the event. */
  @Column('boolean') sendsFollowUp: boolean;
  /** Added to the camera's clock, in milliseconds. */
  @Column('int') cameraOffsetMs: number;
  @Column('char', { length: 32, nullable: true }) heroMediaId: string | null;
  @Column('varchar', { length: 500 }) heroAlt: string;
  /** Number of the photo published last. Changes under a lock of this row. */
  @Column('int', { unsigned: true }) photoSeq: number;
  /** Counts the changes of photos that guests see. Changes under a lock of this row. */
  @Column('int', { unsigned: true }) revision: number;
  /** Counts the changes of its form values. */
  @Column('int', { unsigned: true }) version: number;
  /** Taken off every page but not deleted, because prints of its photos were sold or are held. */
  @Column('datetime', { precision: 3, nullable: true }) archivedAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}
