import { Injectable } from '@nestjs/common';
import {
  AttemptLimitsService,
  normalizeEmail,
  SessionsService,
  type ClientInfo,
  type SessionRequest,
} from '../../identity';
import { AppError, Clock, Database, Settings } from '../../platform';
import type { EventGuestEntity, GuestSource } from '../entities/event-guest.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventAccessService } from '../guest-passes/event-access.service';
import { GUEST_PASS_LINK_MS } from '../events-policy';
import { EventEmails } from '../events.emails';
import { verifyGuestPassLink } from '../guest-passes/guest-pass';
import type { Entrance } from './dto/guest.dto';
import { GuestRegistrationsService, type GuestRegistration } from './guest-registrations.service';

/** `idOrTag` is an event's id or the gallery's short id. */
export interface GuestAdmissionRequest extends Pick<GuestRegistration, 'name' | 'email' | 'source'> {
  idOrTag: string;
  client: ClientInfo;
}

interface GuestEntrance {
  event: CachedEvent;
  entrance: Entrance;
}

/** Lets guests into an event: registers those who come for the first time, and issues their passes. */
@Injectable()
export class GuestAdmissionService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly sessionsService: SessionsService,
    private readonly guestRegistrationsService: GuestRegistrationsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly database: Database,
    private readonly eventEmails: EventEmails,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * A new address gets its pass at once. A registered address gets it by email, unless this browser already has it or a
   * collector who has confirmed the address is signed in. When the event is full, the guest is put on its waitlist.
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
    const { guest, isOwn } = await this.guestRegistrationsService.register(event.id, registration);
    if (guest.isWaitlisted) throw eventFull(event);
    if (!isOwn) {
      await this.emailLink(event, guest, client);
      const message = `We sent a link to ${guest.email}. Open it on this device to enter.`;
      throw new AppError('guest_pass_emailed', { message });
    }
    return this.entranceOf(event, guest, source);
  }

  /**
   * Opens the emailed link. The person who reads the address's mailbox decides which account the guest belongs to.
   * @throws AppError `guest_link_unknown`, `event_not_found`, `vip_only`, `event_over`, `event_full`
   */
  async admitByLink(request: SessionRequest, token: string): Promise<GuestEntrance> {
    const link = verifyGuestPassLink(token, this.settings.guestPasses.key);
    if (!link || this.clock.now() >= link.expiresAt) throw new AppError('guest_link_unknown');
    const event = await this.eventAccessService.requireVisible(request, link.eventId);
    const collector = await this.sessionsService.findCollector(request);
    const guest = await this.guestRegistrationsService.registerByLink(
      link,
      collector,
      this.eventAccessService.guestIdOf(request, event),
    );
    if (guest.isWaitlisted) throw eventFull(event);
    return this.entranceOf(event, guest, 'gate');
  }

  /**
   * Counts against the quota of this address at this event, so that the address's password resets keep their own quota.
   */
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
}

function welcomeOf({ status, title }: CachedEvent, source: GuestSource, gallery: string): string {
  if (status === 'scheduled') return `You are registered for ${title}. We have emailed you the details.`;
  return source === 'gate' ? 'Access Granted' : `Welcome to the ${gallery} live feed.`;
}

const eventFull = ({ id: eventId }: CachedEvent): AppError =>
  new AppError('event_full', { details: { eventId, isWaitlisted: true } });
