import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { EventEntity } from './event.entity';
import { EventReminderEntity } from './event-reminder.entity';

/** Every query on reminders. */
@Injectable()
export class RemindersStore {
  constructor(private readonly database: Database) {}

  /** Adds the wish unless it is there. */
  async add(reminder: EventReminderEntity): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(EventReminderEntity)
      .values(reminder)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Wishes for events that begin by then, taken by this transaction alone. */
  async claimDue(beginsBy: Date, limit: number): Promise<EventReminderEntity[]> {
    return this.database.manager
      .createQueryBuilder(EventReminderEntity, 'reminder')
      .innerJoin(EventEntity, 'event', 'event.id = reminder.event_id')
      .where("reminder.sent_at IS NULL AND event.status = 'scheduled' AND event.starts_at <= :beginsBy", {
        beginsBy,
      })
      .orderBy('reminder.id')
      .take(limit)
      .setLock('pessimistic_write', undefined, ['reminder'])
      .setOnLocked('skip_locked')
      .getMany();
  }

  async markSent(ids: readonly string[], sentAt: Date): Promise<void> {
    await this.database.manager.update(EventReminderEntity, { id: In([...ids]) }, { sentAt });
  }

  async removeOf(eventId: string): Promise<void> {
    await this.database.manager.delete(EventReminderEntity, { eventId });
  }
}
