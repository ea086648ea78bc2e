import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';

/** A device that may upload photographs to one event, such as the laptop that a camera is tethered to. */
@Entity('event_devices')
export class EventDeviceEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  /** The name it was given when it was paired. */
  @Column('varchar', { length: 100 }) name: string;
  /** Only the device holds the token itself. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The staff member who requested its code. */
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

/** Every query on devices and their pairing codes. Run those that lock inside a transaction. */
@Injectable()
export class EventDevicesStore {
  constructor(private readonly database: Database) {}

  /** Replaces the staff member's last code for the event. */
  async saveCode(code: EventDeviceCodeEntity): Promise<void> {
    await this.database.manager.upsert(EventDeviceCodeEntity, code, ['eventId', 'createdBy']);
  }

  async findCode(codeDigest: string): Promise<EventDeviceCodeEntity | null> {
    return this.database.manager.findOneBy(EventDeviceCodeEntity, { codeDigest });
  }

  /** Whether the code was still there; of concurrent uses, one succeeds. */
  async removeCode(codeDigest: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(EventDeviceCodeEntity, { codeDigest });
    return affected === 1;
  }

  async add(device: EventDeviceEntity): Promise<void> {
    await this.database.manager.insert(EventDeviceEntity, device);
  }

  /** Newest first. */
  async listByEvent(eventId: string): Promise<EventDeviceEntity[]> {
    return this.database.manager.find(EventDeviceEntity, {
      where: { eventId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async findByToken(tokenDigest: string): Promise<EventDeviceEntity | null> {
    return this.database.manager.findOneBy(EventDeviceEntity, { tokenDigest });
  }

  async lock(id: string): Promise<EventDeviceEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    return isUUID(id) ? this.database.lock(EventDeviceEntity, { id }) : null;
  }

  async revoke(id: string, revokedAt: Date): Promise<void> {
    await this.database.manager.update(EventDeviceEntity, { id }, { revokedAt });
  }

  async recordUse(id: string, lastUsedAt: Date): Promise<void> {
    await this.database.manager.update(EventDeviceEntity, { id }, { lastUsedAt });
  }
}
