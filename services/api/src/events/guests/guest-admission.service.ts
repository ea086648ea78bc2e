import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { normalizeEmail, SessionsService, type SessionRequest } from '../../identity';
import { AppError, Clock, Database, Settings } from '../../platform';
import type { EventGuestEntity } from '../entities/event-guest.entity';
import type { EventEntity } from '../entities/event.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventsStore } from '../events.store';
import { EventAccessService } from '../guest-passes/event-access.service';
import { guestPassExpiresAt } from '../guest-passes/guest-pass';
import type { Entrance } from './dto/guest.dto';
import { EventGuestsStore } from './event-guests.store';
import { generateGuestCode } from './guest-codes.service';

/** Who wants in, and through which form. The collector is whoever is signed in. */
type GuestRegistration = Pick<EventGuestEntity, 'name' | 'email' | 'source' | 'collectorId'>;

/** `idOrTag` is an event's id or the gallery's short id. */
export type GuestAdmissionRequest = Omit<GuestRegistration, 'collectorId'> & { idOrTag: string };

/** Registers guests by name and email address, and issues their passes. */
@Injectable()
export class GuestAdmissionService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly sessionsService: SessionsService,
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The same address is the same guest, under the latest name: the answer does not reveal what somebody else entered. When
   * the event is full the guest is put on its waitlist.
   * @throws AppError `event_not_found`, `vip_only`, `event_over`, `event_full`
   */
  async admit(
    request: SessionRequest,
    { idOrTag, name, email, source }: GuestAdmissionRequest,
  ): Promise<{ event: CachedEvent; entrance: Entrance }> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const collectorId = (await this.sessionsService.findCollector(request))?.id ?? null;
    const guest = await this.register(event.id, { name, email, source, collectorId });
    const entrance: Entrance = {
      success: true,
      message: source === 'gate' ? 'Access Granted' : `Welcome to the ${this.settings.brand.name} live feed.`,
      eventId: event.id,
      pass: this.eventAccessService.issuePass({ eventId: event.id, guestId: guest.id }),
      guestCode: guest.guestCode,
      isWaitlisted: false,
    };
    return { event, entrance };
  }

  private async register(eventId: string, registration: GuestRegistration): Promise<EventGuestEntity> {
    const guest = await this.database.transaction(async () => {
      // The lock keeps two guests from taking the last place.
      const event = await this.eventsStore.lock(eventId);
      if (!event) throw new AppError('event_not_found');
      this.requireOpen(event);
      const known = await this.eventGuestsStore.findByEmail(eventId, normalizeEmail(registration.email));
      return known ? this.readmit(event, known, registration) : this.add(event, registration);
    });
    if (guest.isWaitlisted) throw new AppError('event_full', { details: { eventId, isWaitlisted: true } });
    return guest;
  }

  private requireOpen(event: EventEntity): void {
    if (event.status === 'cancelled')
      throw new AppError('event_over', { message: 'This event was cancelled.' });
    if (this.clock.now() >= guestPassExpiresAt(event)) throw new AppError('event_over');
  }

  private async readmit(
    event: EventEntity,
    known: EventGuestEntity,
    { name, collectorId }: GuestRegistration,
  ): Promise<EventGuestEntity> {
    const isWaitlisted = known.isWaitlisted && !(await this.hasPlace(event));
    const changes = { name, collectorId: collectorId ?? known.collectorId, isWaitlisted };
    await this.eventGuestsStore.update(known.id, changes);
    return Object.assign(known, changes);
  }

  private async add(event: EventEntity, registration: GuestRegistration): Promise<EventGuestEntity> {
    const guest: EventGuestEntity = {
      ...registration,
      id: uuid(),
      eventId: event.id,
      email: normalizeEmail(registration.email),
      guestCode: generateGuestCode(),
      isWaitlisted: !(await this.hasPlace(event)),
      createdAt: this.clock.now(),
    };
    await this.eventGuestsStore.insert(guest);
    return guest;
  }

  private async hasPlace({ id, maxParticipants }: EventEntity): Promise<boolean> {
    return maxParticipants === null || (await this.eventGuestsStore.countRegistered(id)) < maxParticipants;
  }
}
