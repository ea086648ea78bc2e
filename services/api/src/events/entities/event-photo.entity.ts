import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventPhotoState } from '../photos/event-photo-transitions';

/** A photo of an event. */
@Entity('event_photos')
export class EventPhotoEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  /** Hash of the original file; unique within the event. */
  @Column('char', { length: 64 }) sha256: string;
  /** The camera's file name; for staff only. */
  @Column('varchar', { length: 255 }) fileName: string;
  @Column('char', { length: 32, nullable: true }) mediaId: string | null;
  @Column('varchar', { length: 300 }) caption: string;
  /** Counts the changes of the caption. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  @Column('varchar', { length: 500 }) alt: string;
  @Column('varchar', { length: 120 }) photographer: string;
  @Column('varchar', { length: 12 }) state: EventPhotoState;
  /** Why it failed, worded for staff. */
  @Column('varchar', { length: 300, nullable: true }) failureReason: string | null;
  /** UTC: the camera's time plus the event's offset, or the time of arrival when the file has none. */
  @Column('datetime', { precision: 3 }) capturedAt: Date;
  /** 1, 2, 3 … within the event, in the order of publication, without gaps. */
  @Column('int', { unsigned: true, nullable: true }) seq: number | null;
  /** The event's revision of the latest change that guests see. */
  @Column('int', { unsigned: true, nullable: true }) revision: number | null;
  @Column('boolean') isAvailableForOrder: boolean;
  /** Paid orders of the event photo. */
  @Column('int', { unsigned: true }) orderCount: number;
  /** The guest whose code was captured before this photo. */
  @Column('char', { length: 36, nullable: true }) guestId: string | null;
  @Column('datetime', { precision: 3, nullable: true }) publishedAt: Date | null;
  /** How often rendering was started. */
  @Column('smallint', { unsigned: true }) attempts: number;
  /** Until when an instance works on it; afterwards any other may. */
  @Column('datetime', { precision: 3, nullable: true }) leasedUntil: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
