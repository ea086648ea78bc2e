import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '../../identity';
import { AppError, Clock } from '../../platform';
import type { CachedEvent } from '../event-cache.service';
import { EventRemindersStore } from './event-reminders.store';

/** Somebody wants a mail before an event begins. */
@Injectable()
export class EventRemindersService {
  constructor(
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing, and is answered alike: nobody learns who has asked.
   * @throws AppError `event_over` once it has begun
   */
  async create({ id, status, startsAt }: CachedEvent, email: string): Promise<void> {
    if (status === 'live') throw new AppError('event_over', { message: 'This event has begun.' });
    const now = this.clock.now();
    if (status !== 'scheduled' || startsAt <= now) throw new AppError('event_over');
    await this.eventRemindersStore.insertIfNew({
      id: uuid(),
      eventId: id,
      email: normalizeEmail(email),
      sentAt: null,
      createdAt: now,
    });
  }
}
