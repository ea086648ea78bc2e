import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { plainAddress } from '../identity';
import { AppError, Clock, Database } from '../platform';
import { EventsStore } from './events.store';
import type { EventEntity } from './event.entity';
import type { EventVisitorEntity, VisitorSource } from './event-visitor.entity';
import { passEnd } from './event-pass';
import { newMarkerCode } from './marker-code';
import { VisitorsStore } from './visitors.store';

/** Who wants in, and through which form. */
export interface Arrival {
  name: string;
  email: string;
  source: VisitorSource;
  /** Of whoever is signed in meanwhile. */
  collectorId: string | null;
}

/** A guest comes to an event by giving name and e-mail address. */
@Injectable()
export class RegisterVisitor {
  constructor(
    private readonly database: Database,
    private readonly events: EventsStore,
    private readonly visitors: VisitorsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The same address is the same guest, under the name given last: nobody learns from it what another has typed. Who finds
   * the event full is put on its waitlist.
   * @throws AppError `event_not_found`, `event_over`, `event_full`
   */
  async register(eventId: string, arrival: Arrival): Promise<EventVisitorEntity> {
    const visitor = await this.database.transaction(async () => {
      // Two who ask for the last place take turns.
      const event = await this.events.lock(eventId);
      if (!event) throw new AppError('event_not_found');
      this.requireOpen(event);
      const known = await this.visitors.ofEmail(eventId, plainAddress(arrival.email));
      return known ? this.welcomeBack(event, known, arrival) : this.add(event, arrival);
    });
    if (visitor.isWaitlisted) throw new AppError('event_full', { details: { eventId, isWaitlisted: true } });
    return visitor;
  }

  private requireOpen(event: EventEntity): void {
    if (event.status === 'cancelled')
      throw new AppError('event_over', { message: 'This event was cancelled.' });
    if (this.clock.now() >= passEnd(event)) throw new AppError('event_over');
  }

  private async welcomeBack(
    event: EventEntity,
    known: EventVisitorEntity,
    { name, collectorId }: Arrival,
  ): Promise<EventVisitorEntity> {
    const isWaitlisted = known.isWaitlisted && !(await this.hasPlace(event));
    const changes = { name, collectorId: collectorId ?? known.collectorId, isWaitlisted };
    await this.visitors.change(known.id, changes);
    return Object.assign(known, changes);
  }

  private async add(event: EventEntity, arrival: Arrival): Promise<EventVisitorEntity> {
    const visitor: EventVisitorEntity = {
      ...arrival,
      id: uuid(),
      eventId: event.id,
      email: plainAddress(arrival.email),
      markerCode: newMarkerCode(),
      isWaitlisted: !(await this.hasPlace(event)),
      createdAt: this.clock.now(),
    };
    await this.visitors.insert(visitor);
    return visitor;
  }

  private async hasPlace({ id, maxParticipants }: EventEntity): Promise<boolean> {
    return maxParticipants === null || (await this.visitors.countRegistered(id)) < maxParticipants;
  }
}
