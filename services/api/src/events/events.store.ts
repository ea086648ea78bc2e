import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Between, IsNull, LessThanOrEqual } from 'typeorm';
import { Database } from '../platform';
import { EventEntity } from './entities/event.entity';

/** Every query on events themselves. */
@Injectable()
export class EventsStore {
  constructor(private readonly database: Database) {}

  /** Hundreds, not thousands. Archived events are left out unless asked for. */
  async findAll({ isArchivedToo = false } = {}): Promise<EventEntity[]> {
    return this.database.manager.find(EventEntity, {
      where: isArchivedToo ? {} : { archivedAt: IsNull() },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  async findById(id: string): Promise<EventEntity | null> {
    // MySQL cannot compare an ASCII column with other characters.
    return isUUID(id) ? this.database.manager.findOneBy(EventEntity, { id }) : null;
  }

  /** Locked until the transaction ends: photo numbers, revisions and guests' places are assigned under this lock. */
  async lock(id: string): Promise<EventEntity | null> {
    if (!isUUID(id)) return null;
    return this.database.lock(EventEntity, { id });
  }

  async insert(event: EventEntity): Promise<void> {
    await this.database.manager.insert(EventEntity, event);
  }

  async update(id: string, changes: Partial<EventEntity>): Promise<void> {
    await this.database.manager.update(EventEntity, { id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.database.manager.delete(EventEntity, { id });
  }

  /** Ids of events whose status lags behind their times. */
  async findOverdueIds(now: Date): Promise<string[]> {
    const due = await this.database.manager
      .createQueryBuilder(EventEntity, 'overdue')
      .select('overdue.id')
      .where([
        { status: 'scheduled', startsAt: LessThanOrEqual(now) },
        { status: 'live', endsAt: LessThanOrEqual(now) },
      ])
      .getMany();
    return due.map(({ id }) => id);
  }

  /** Ids of events that ended before `at` and have guests who are not anonymous, or reminders. */
  async findIdsWithGuestDataUntil(at: Date): Promise<string[]> {
    const ended = await this.database.manager
      .createQueryBuilder(EventEntity, 'ended')
      .select('ended.id')
      .where({ endsAt: LessThanOrEqual(at) })
      .andWhere(
        `(EXISTS (SELECT 1 FROM event_guests guest
            WHERE guest.event_id = ended.id AND guest.collector_id IS NULL AND guest.email <> guest.id)
          OR EXISTS (SELECT 1 FROM event_reminders reminder WHERE reminder.event_id = ended.id))`,
      )
      .getMany();
    return ended.map(({ id }) => id);
  }

  /** Events with a follow-up email that ended in this period. */
  async findWithFollowUp(from: Date, to: Date): Promise<EventEntity[]> {
    return this.database.manager.findBy(EventEntity, {
      status: 'completed',
      sendsFollowUp: true,
      archivedAt: IsNull(),
      endsAt: Between(from, to),
    });
  }

  /** Scheduled events that begin before `at` and have unsent reminders. */
  async findWithRemindersDue(at: Date): Promise<EventEntity[]> {
    return this.database.manager
      .createQueryBuilder(EventEntity, 'event')
      .where({ status: 'scheduled', startsAt: LessThanOrEqual(at) })
      .andWhere(
        'EXISTS (SELECT 1 FROM event_reminders reminder WHERE reminder.event_id = event.id AND reminder.sent_at IS NULL)',
      )
      .getMany();
  }
}
