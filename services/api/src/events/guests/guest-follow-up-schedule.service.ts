import { fromLocalTime, toLocalTime } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database } from '../../platform';
import type { EventEntity } from '../entities/event.entity';
import type { EventGuestEntity } from '../entities/event-guest.entity';
import { EventEmails } from '../events.emails';
import { FOLLOW_UP_DELAY_MS, FOLLOW_UP_HOUR, FOLLOW_UP_MAX_DELAY_MS } from '../events-policy';
import { EventsStore } from '../events.store';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventGuestsStore } from './event-guests.store';

const BATCH_SIZE = 50;
const DAY_MS = 86_400_000;

/** A guest who gets the follow-up email of an event. */
export interface GuestToFollowUp {
  id: string;
  email: string;
  /** Photos taken after the guest's code, in the order of publication. */
  photoIds: readonly string[];
  /** Opens the guest's pass. */
  feedLink: string;
  unregisterUrl: string;
  unsubscribeUrl: string;
}

type FollowedEvent = Readonly<EventEntity>;

/** Decides who gets the follow-up email of an event, and when. Another module writes the email. */
@Injectable()
export class GuestFollowUpScheduleService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventEmails: EventEmails,
    private readonly clock: Clock,
  ) {}

  /** Ended events whose follow-up morning has come. */
  async findDueEvents(): Promise<FollowedEvent[]> {
    const now = this.clock.now();
    const ended = await this.eventsStore.findWithFollowUp(
      new Date(now.getTime() - FOLLOW_UP_MAX_DELAY_MS),
      now,
    );
    return ended.filter((event) => followUpAt(event) <= now);
  }

  /**
   * Calls `write` for each guest without the email, in batches. Each batch is a transaction that marks its guests and
   * keeps their rows locked for this instance until it ends: the outbox gets one email for each guest, however many
   * instances run.
   */
  async claimGuests(event: FollowedEvent, write: (guest: GuestToFollowUp) => Promise<void>): Promise<void> {
    while ((await this.claimBatch(event, write)) === BATCH_SIZE);
  }

  /** @throws AppError `event_not_found` */
  async describe(id: string): Promise<{ event: FollowedEvent; sendsAt: Date; guests: number; sent: number }> {
    const event = await this.eventsStore.findById(id);
    if (!event) throw new AppError('event_not_found');
    return { event, sendsAt: followUpAt(event), ...(await this.eventGuestsStore.countFollowUps(id)) };
  }

  private async claimBatch(
    event: FollowedEvent,
    write: (guest: GuestToFollowUp) => Promise<void>,
  ): Promise<number> {
    return this.database.transaction(async () => {
      const guests = await this.eventGuestsStore.lockToFollowUp(event.id, BATCH_SIZE);
      const named = guests.filter(({ id, email }) => email !== id);
      for (const guest of named) await write(await this.present(event, guest));
      await this.eventGuestsStore.markFollowedUp(
        guests.map(({ id }) => id),
        this.clock.now(),
      );
      return guests.length;
    });
  }

  private async present(event: FollowedEvent, { id, email }: EventGuestEntity): Promise<GuestToFollowUp> {
    return {
      id,
      email,
      photoIds: await this.eventPhotosStore.findIdsByGuest(event.id, id),
      feedLink: this.eventEmails.passLink(event, id),
      unregisterUrl: this.eventEmails.unregisterUrl(event, id),
      unsubscribeUrl: this.eventEmails.oneClickUnsubscribeUrl(event, id),
    };
  }
}

/** Nine in the morning at the venue, on the first morning that is at least some hours after the event. */
export function followUpAt({ endsAt, timeZone }: Pick<EventEntity, 'endsAt' | 'timeZone'>): Date {
  const earliest = new Date(endsAt.getTime() + FOLLOW_UP_DELAY_MS);
  const morningOf = (day: Date): Date => {
    const date = toLocalTime(day.toISOString(), timeZone).slice(0, 10);
    return fromLocalTime(`${date}T${String(FOLLOW_UP_HOUR).padStart(2, '0')}:00`, timeZone);
  };
  const morning = morningOf(earliest);
  return morning >= earliest ? morning : morningOf(new Date(earliest.getTime() + DAY_MS));
}
