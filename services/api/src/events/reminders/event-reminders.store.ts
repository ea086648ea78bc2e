import { Injectable } from '@nestjs/common';
import { In, IsNull, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

/** A request for one email before an event begins. */
@Entity('event_reminders')
export class EventReminderEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('datetime', { precision: 3, nullable: true }) sentAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** Every query on reminders. */
@Injectable()
export class EventRemindersStore {
  constructor(private readonly database: Database) {}

  /** Adds the reminder unless the address already has one. */
  async insertIfNew(reminder: EventReminderEntity): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(EventReminderEntity)
      .values(reminder)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Unsent reminders that no other transaction has locked. */
  async lockUnsent(eventId: string, limit: number): Promise<EventReminderEntity[]> {
    return this.database.manager.find(EventReminderEntity, {
      where: { eventId, sentAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async markSent(ids: readonly string[], sentAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.database.manager.update(EventReminderEntity, { id: In([...ids]) }, { sentAt });
  }

  /** Returns how many there were. */
  async deleteByEvent(eventId: string): Promise<number> {
    const { affected } = await this.database.manager.delete(EventReminderEntity, { eventId });
    return affected ?? 0;
  }

  async deleteByEmail(email: string): Promise<void> {
    await this.database.manager.delete(EventReminderEntity, { email });
  }
}
