import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { plainAddress } from '../identity';
import { AppError, Clock } from '../platform';
import type { KnownEvent } from './known-events';
import { RemindersStore } from './reminders.store';

/** Somebody wants a mail before an event begins. */
@Injectable()
export class AskForReminder {
  constructor(
    private readonly store: RemindersStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing, and is answered alike: nobody learns who has asked.
   * @throws AppError `event_over` once it has begun
   */
  async ask({ id, status, startsAt }: KnownEvent, email: string): Promise<void> {
    if (status === 'live') throw new AppError('event_over', { message: 'This event has begun.' });
    const now = this.clock.now();
    if (status !== 'scheduled' || startsAt <= now) throw new AppError('event_over');
    await this.store.add({
      id: uuid(),
      eventId: id,
      email: plainAddress(email),
      sentAt: null,
      createdAt: now,
    });
  }
}
