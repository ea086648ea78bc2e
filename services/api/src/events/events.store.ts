import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../platform';
import { EventEntity } from './entities/event.entity';

/** Every query on events themselves. */
@Injectable()
export class EventsStore {
  constructor(private readonly database: Database) {}

  /** There are as many as a studio holds in its life: hundreds, not thousands. */
  async findAll(): Promise<EventEntity[]> {
    return this.database.manager.find(EventEntity, { order: { startsAt: 'ASC', id: 'ASC' } });
  }

  async findById(id: string): Promise<EventEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    return isUUID(id) ? this.database.manager.findOneBy(EventEntity, { id }) : null;
  }

  /** Locked until the transaction ends: numbers, revisions and places are given under this lock. */
  async lock(id: string): Promise<EventEntity | null> {
    if (!isUUID(id)) return null;
    return this.database.manager.findOne(EventEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
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

  /** Ids of events whose time asks for another status than they have. */
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

  /** Ids of events that were over by then and have guests by name or reminders. */
  async findIdsWithGuestDataUntil(at: Date): Promise<string[]> {
    const ended = await this.database.manager
      .createQueryBuilder(EventEntity, 'ended')
      .select('ended.id')
      .where({ endsAt: LessThanOrEqual(at) })
      .andWhere(
        `(EXISTS (SELECT 1 FROM event_visitors guest
            WHERE guest.event_id = ended.id AND guest.collector_id IS NULL AND guest.email <> guest.id)
          OR EXISTS (SELECT 1 FROM event_reminders wish WHERE wish.event_id = ended.id))`,
      )
      .getMany();
    return ended.map(({ id }) => id);
  }

  /** Scheduled events that begin by then, where somebody has yet to be reminded. */
  async findWithRemindersDue(at: Date): Promise<EventEntity[]> {
    return this.database.manager
      .createQueryBuilder(EventEntity, 'overdue')
      .where({ status: 'scheduled', startsAt: LessThanOrEqual(at) })
      .andWhere(
        'EXISTS (SELECT 1 FROM event_reminders wish WHERE wish.event_id = overdue.id AND wish.sent_at IS NULL)',
      )
      .getMany();
  }
}
