import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device that may upload photographs to one event, such as the laptop that a camera is tethered to. */
@Entity('event_devices')
export class EventDeviceEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  /** As it was called when it was paired. */
  @Column('varchar', { length: 100 }) name: string;
  /** The token itself is on the device only. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The staff member who asked for its code. */
  @Column('char', { length: 36 }) createdBy: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
  /** To the minute; null until it has been used. */
  @Column('datetime', { precision: 3, nullable: true }) lastUsedAt: Date | null;
  @Column('datetime', { precision: 3, nullable: true }) revokedAt: Date | null;
}

/** A code that pairs one device with an event. A staff member has at most one per event: a newer one replaces it. */
@Entity('event_device_codes')
export class EventDeviceCodeEntity {
  @PrimaryColumn('char', { length: 36 }) eventId: string;
  @PrimaryColumn('char', { length: 36 }) createdBy: string;
  @Column('char', { length: 64 }) codeDigest: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
