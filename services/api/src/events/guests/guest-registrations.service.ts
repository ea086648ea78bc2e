import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  AttemptLimitsService,
  CollectorsService,
  type ClientInfo,
  type SignedInCollector,
} from '../../identity';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import { EventChanged } from '../domain-events';
import type { EventGuestEntity } from '../entities/event-guest.entity';
import type { EventEntity } from '../entities/event.entity';
import { EventEmails } from '../events.emails';
import { EventsStore } from '../events.store';
import { guestPassExpiresAt, verifyGuestPassLink } from '../guest-passes/guest-pass';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventGuestsStore } from './event-guests.store';
import { generateGuestCode } from './guest-codes.service';
import { WaitlistService } from './waitlist.service';

/** The person who registers, and the form they used. The collector is the one who is signed in. */
export interface GuestRegistration extends Pick<EventGuestEntity, 'name' | 'email' | 'source'> {
  collector: SignedInCollector | null;
  /** The guest whose pass this browser has. */
  passOf: string | null;
  client: ClientInfo;
}

/** Registers guests by name and email address, and unregisters them. */
@Injectable()
export class GuestRegistrationsService {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventEmails: EventEmails,
    private readonly waitlistService: WaitlistService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the guest, and whether the caller has proved to be that guest; if not, nothing changes.
   * @throws AppError `event_not_found`, `event_over`
   */
  async register(
    eventId: string,
    registration: GuestRegistration,
  ): Promise<{ guest: EventGuestEntity; isOwn: boolean }> {
    return this.database.transaction(async () => {
      const event = await this.lockOpen(eventId);
      const known = await this.eventGuestsStore.findByEmail(eventId, registration.email);
      if (!known) {
        const guest = await this.add(event, registration);
        if (event.status === 'scheduled') await this.emailRegistration(event, guest, registration.client);
        return { guest, isOwn: true };
      }
      const { name, collector, passOf } = registration;
      if (hasConfirmed(collector, known.email))
        return {
          guest: await this.readmit(event, known, {
            name,
            collectorId: collector?.id ?? null,
            ...this.confirm(known, passOf === known.id),
          }),
          isOwn: true,
        };
      if (passOf === known.id) {
        const collectorId = known.collectorId ?? collector?.id ?? null;
        return { guest: await this.readmit(event, known, { name, collectorId }), isOwn: true };
      }
      // Only shown, not saved: the place goes to the person who opens the link.
      known.isWaitlisted &&= !(await this.waitlistService.hasPlace(event));
      return { guest: known, isOwn: false };
    });
  }

  /**
   * Registers the person who opened the emailed link. The person who reads the address's mailbox decides which account
   * the guest belongs to.
   * @param passOf the guest whose pass this browser has
   * @throws AppError `guest_link_unknown`, `event_not_found`, `event_over`
   */
  async registerByLink(
    { eventId, guestId }: { eventId: string; guestId: string },
    collector: SignedInCollector | null,
    passOf: string | null,
  ): Promise<EventGuestEntity> {
    return this.database.transaction(async () => {
      const locked = await this.lockOpen(eventId);
      const known = await this.eventGuestsStore.findById(guestId);
      // An anonymous guest has their id as address.
      if (!known || known.email === known.id) throw new AppError('guest_link_unknown');
      const owner = collector ?? (await this.collectorsService.findByConfirmedEmail(known.email));
      return this.readmit(locked, known, {
        collectorId: owner?.id ?? null,
        ...this.confirm(known, passOf === known.id),
      });
    });
  }

  /**
   * Before the event, the guest is removed, and the place goes to the waitlist; afterwards no more emails about it are
   * sent. Repeating it is no error. Returns the text for the page.
   * @throws AppError `guest_link_unknown`
   */
  async unregister(token: string): Promise<string> {
    const link = verifyGuestPassLink(token, this.settings.guestPasses.key, 'leave');
    const now = this.clock.now();
    if (!link || now >= link.expiresAt) throw new AppError('guest_link_unknown');
    return this.database.transaction(async () => {
      const event = await this.eventsStore.lock(link.eventId);
      if (!event) throw new AppError('guest_link_unknown');
      if (event.status === 'scheduled' && now < event.startsAt) {
        await this.eventPhotosStore.unassignGuests([link.guestId]);
        await this.eventGuestsStore.delete(link.guestId);
        await this.waitlistService.promote(event);
        return `You are no longer registered for ${event.title}.`;
      }
      await this.eventGuestsStore.update(link.guestId, { unsubscribedAt: now });
      return `You will receive no more emails about ${event.title}.`;
    });
  }

  /** The event's lock keeps two guests from taking the last place. */
  private async lockOpen(eventId: string): Promise<EventEntity> {
    const event = await this.eventsStore.lock(eventId);
    if (!event) throw new AppError('event_not_found');
    if (event.status === 'cancelled')
      throw new AppError('event_over', { message: 'This event was cancelled.' });
    if (this.clock.now() >= guestPassExpiresAt(event)) throw new AppError('event_over');
    return event;
  }

  private async readmit(
    event: EventEntity,
    known: EventGuestEntity,
    given: Partial<EventGuestEntity>,
  ): Promise<EventGuestEntity> {
    const changes = {
      ...given,
      isWaitlisted: known.isWaitlisted && !(await this.waitlistService.hasPlace(event)),
    };
    await this.eventGuestsStore.update(known.id, changes);
    if (changes.passVersion !== undefined) await this.domainEvents.publish(new EventChanged(event.id));
    return Object.assign(known, changes);
  }

  /**
   * Confirms a guest who has proved that they read the mailbox. Anyone who had only typed the address before loses
   * their passes and code, unless this is their browser.
   */
  private confirm(
    { emailConfirmedAt, passVersion }: EventGuestEntity,
    isPassHeld: boolean,
  ): Partial<EventGuestEntity> {
    if (emailConfirmedAt !== null) return {};
    const confirmed = { emailConfirmedAt: this.clock.now() };
    if (isPassHeld) return confirmed;
    return { ...confirmed, passVersion: passVersion + 1, guestCode: generateGuestCode() };
  }

  private async add(
    event: EventEntity,
    { name, email, source, collector }: GuestRegistration,
  ): Promise<EventGuestEntity> {
    const guest: EventGuestEntity = {
      name,
      email,
      source,
      collectorId: collector?.id ?? null,
      id: uuid(),
      eventId: event.id,
      emailConfirmedAt: hasConfirmed(collector, email) ? this.clock.now() : null,
      guestCode: generateGuestCode(),
      passVersion: 0,
      isWaitlisted: !(await this.waitlistService.hasPlace(event)),
      unsubscribedAt: null,
      followedUpAt: null,
      createdAt: this.clock.now(),
    };
    await this.eventGuestsStore.insert(guest);
    return guest;
  }

  private async emailRegistration(
    event: EventEntity,
    guest: EventGuestEntity,
    client: ClientInfo,
  ): Promise<void> {
    if (await this.attemptLimitsService.allowEmail('guest-pass', `${event.id} ${guest.email}`, client))
      await this.eventEmails.sendRegistration(event, guest);
  }
}

/** Whether the signed-in collector has proved that they read this mailbox. */
const hasConfirmed = (collector: SignedInCollector | null, email: string): boolean =>
  collector?.email === email && collector.emailConfirmedAt !== null;
