import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { EventsStore } from '../events.store';
import type { EventEntity } from '../entities/event.entity';
import type { EventGuestEntity, GuestSource } from '../entities/event-guest.entity';
import { guestPassExpiresAt } from '../guest-passes/guest-pass-expiry';
import { generateGuestCode } from './guest-code';
import { EventGuestsStore } from './event-guests.store';

/** Who wants in, and through which form. */
export interface GuestRegistration {
  name: string;
  email: string;
  source: GuestSource;
  /** Of whoever is signed in meanwhile. */
  collectorId: string | null;
}

/** A guest comes to an event by giving name and e-mail address. */
@Injectable()
export class GuestRegistrationService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The same address is the same guest, under the name given last: nobody learns from it what another has typed. Who finds
   * the event full is put on its waitlist.
   * @throws AppError `event_not_found`, `event_over`, `event_full`
   */
  async register(eventId: string, arrival: GuestRegistration): Promise<EventGuestEntity> {
    const visitor = await this.database.transaction(async () => {
      // Two who ask for the last place take turns.
      const event = await this.eventsStore.lock(eventId);
      if (!event) throw new AppError('event_not_found');
      this.requireOpen(event);
      const known = await this.eventGuestsStore.findByEmail(eventId, normalizeEmail(arrival.email));
      return known ? this.welcomeBack(event, known, arrival) : this.add(event, arrival);
    });
    if (visitor.isWaitlisted) throw new AppError('event_full', { details: { eventId, isWaitlisted: true } });
    return visitor;
  }

  private requireOpen(event: EventEntity): void {
    if (event.status === 'cancelled')
      throw new AppError('event_over', { message: 'This event was cancelled.' });
    if (this.clock.now() >= guestPassExpiresAt(event)) throw new AppError('event_over');
  }

  private async welcomeBack(
    event: EventEntity,
    known: EventGuestEntity,
    { name, collectorId }: GuestRegistration,
  ): Promise<EventGuestEntity> {
    const isWaitlisted = known.isWaitlisted && !(await this.hasPlace(event));
    const changes = { name, collectorId: collectorId ?? known.collectorId, isWaitlisted };
    await this.eventGuestsStore.update(known.id, changes);
    return Object.assign(known, changes);
  }

  private async add(event: EventEntity, arrival: GuestRegistration): Promise<EventGuestEntity> {
    const visitor: EventGuestEntity = {
      ...arrival,
      id: uuid(),
      eventId: event.id,
      email: normalizeEmail(arrival.email),
      markerCode: generateGuestCode(),
      isWaitlisted: !(await this.hasPlace(event)),
      createdAt: this.clock.now(),
    };
    await this.eventGuestsStore.insert(visitor);
    return visitor;
  }

  private async hasPlace({ id, maxParticipants }: EventEntity): Promise<boolean> {
    return maxParticipants === null || (await this.eventGuestsStore.countRegistered(id)) < maxParticipants;
  }
}
