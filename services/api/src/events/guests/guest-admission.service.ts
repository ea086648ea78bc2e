import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  AttemptLimitsService,
  CollectorsService,
  normalizeEmail,
  SessionsService,
  type ClientInfo,
  type SessionRequest,
  type SignedInCollector,
} from '../../identity';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import type { EventGuestEntity, GuestSource } from '../entities/event-guest.entity';
import type { EventEntity } from '../entities/event.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventAccessService } from '../guest-passes/event-access.service';
import { GUEST_PASS_LINK_MS } from '../events-policy';
import { EventEmails } from '../events.emails';
import { guestPassExpiresAt, verifyGuestPassLink } from '../guest-passes/guest-pass';
import type { Entrance } from './dto/guest.dto';
import { EventGuestsStore } from './event-guests.store';
import { generateGuestCode } from './guest-codes.service';

/** Who wants in, and through which form. The collector is whoever is signed in. */
interface GuestRegistration extends Pick<EventGuestEntity, 'name' | 'email' | 'source'> {
  collector: SignedInCollector | null;
  /** The guest whose pass this browser has. */
  passOf: string | null;
  client: ClientInfo;
}

/** `idOrTag` is an event's id or the gallery's short id. */
export interface GuestAdmissionRequest extends Pick<GuestRegistration, 'name' | 'email' | 'source'> {
  idOrTag: string;
  client: ClientInfo;
}

interface GuestEntrance {
  event: CachedEvent;
  entrance: Entrance;
}

/** Registers guests by name and email address, and issues their passes. */
@Injectable()
export class GuestAdmissionService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly sessionsService: SessionsService,
    private readonly collectorsService: CollectorsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventEmails: EventEmails,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * A new address gets its pass at once. That of a registered address comes by email, unless this browser has it or a
   * collector who has confirmed the address is signed in. When the event is full the guest is put on its waitlist.
   * @throws AppError `event_not_found`, `vip_only`, `event_over`, `event_full`, `guest_pass_emailed`
   */
  async admit(
    request: SessionRequest,
    { idOrTag, name, email, source, client }: GuestAdmissionRequest,
  ): Promise<GuestEntrance> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const collector = await this.sessionsService.findCollector(request);
    const passOf = this.eventAccessService.guestIdOf(request, event);
    const registration = { name, email: normalizeEmail(email), source, collector, passOf, client };
    const { guest, isOwn } = await this.database.transaction(() => this.register(event.id, registration));
    if (guest.isWaitlisted) throw eventFull(event);
    if (!isOwn) {
      await this.emailLink(event, guest, client);
      const message = `We sent a link to ${guest.email}. Open it on this device to enter.`;
      throw new AppError('guest_pass_emailed', { message });
    }
    return this.entranceOf(event, guest, source);
  }

  /**
   * Opens the emailed link. Who reads the mailbox of an address decides which account its guest belongs to.
   * @throws AppError `guest_link_unknown`, `event_not_found`, `vip_only`, `event_over`, `event_full`
   */
  async admitByLink(request: SessionRequest, token: string): Promise<GuestEntrance> {
    const link = verifyGuestPassLink(token, this.settings.guestPasses.key);
    if (!link || this.clock.now() >= link.expiresAt) throw new AppError('guest_link_unknown');
    const event = await this.eventAccessService.requireVisible(request, link.eventId);
    const collector = await this.sessionsService.findCollector(request);
    const guest = await this.database.transaction(async () => {
      const locked = await this.lockOpen(event.id);
      const known = await this.eventGuestsStore.findById(link.guestId);
      // An anonymous guest has its id as address.
      if (!known || known.email === known.id) throw new AppError('guest_link_unknown');
      const isPassHeld = this.eventAccessService.guestIdOf(request, event) === known.id;
      const owner = collector ?? (await this.collectorsService.findByConfirmedEmail(known.email));
      return this.readmit(locked, known, {
        collectorId: owner?.id ?? null,
        ...this.confirm(known, isPassHeld),
      });
    });
    if (guest.isWaitlisted) throw eventFull(event);
    return this.entranceOf(event, guest, 'gate');
  }

  /** The guest, and whether the caller has shown to be that guest: nothing changes otherwise. */
  private async register(
    eventId: string,
    registration: GuestRegistration,
  ): Promise<{ guest: EventGuestEntity; isOwn: boolean }> {
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
    // Only shown, not saved: the place is given to whoever opens the link.
    known.isWaitlisted &&= !(await this.hasPlace(event));
    return { guest: known, isOwn: false };
  }

  /** Its lock keeps two guests from taking the last place. */
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
    const changes = { ...given, isWaitlisted: known.isWaitlisted && !(await this.hasPlace(event)) };
    await this.eventGuestsStore.update(known.id, changes);
    if (changes.passVersion !== undefined) await this.domainEvents.publish(new EventChanged(event.id));
    return Object.assign(known, changes);
  }

  /**
   * Of someone who has shown to read the mailbox. Whoever had only typed the address before loses passes and code with that,
   * unless it is their browser.
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
      isWaitlisted: !(await this.hasPlace(event)),
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

  /** Within the quota of this address at this event, so that password resets of the address keep theirs. */
  private async emailLink(event: CachedEvent, guest: EventGuestEntity, client: ClientInfo): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + GUEST_PASS_LINK_MS);
    await this.database.transaction(async () => {
      if (!(await this.attemptLimitsService.allowEmail('guest-pass', `${event.id} ${guest.email}`, client)))
        return;
      await this.eventEmails.sendPassLink(event, guest, expiresAt);
    });
  }

  private entranceOf(
    event: CachedEvent,
    { id, guestCode, passVersion }: EventGuestEntity,
    source: GuestSource,
  ): GuestEntrance {
    const entrance: Entrance = {
      success: true,
      message: welcomeOf(event, source, this.settings.brand.name),
      eventId: event.id,
      pass: this.eventAccessService.issuePass({ eventId: event.id, guestId: id, version: passVersion }),
      guestCode,
      isWaitlisted: false,
    };
    return { event, entrance };
  }

  private async hasPlace({ id, maxParticipants }: EventEntity): Promise<boolean> {
    return maxParticipants === null || (await this.eventGuestsStore.countRegistered(id)) < maxParticipants;
  }
}

function welcomeOf({ status, title }: CachedEvent, source: GuestSource, gallery: string): string {
  if (status === 'scheduled') return `You are registered for ${title}. The details are in your email.`;
  return source === 'gate' ? 'Access Granted' : `Welcome to the ${gallery} live feed.`;
}

const eventFull = ({ id: eventId }: CachedEvent): AppError =>
  new AppError('event_full', { details: { eventId, isWaitlisted: true } });

const hasConfirmed = (collector: SignedInCollector | null, email: string): boolean =>
  collector?.email === email && collector.emailConfirmedAt !== null;
