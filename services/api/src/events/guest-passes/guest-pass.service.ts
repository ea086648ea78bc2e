import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  setCookieHeader,
  type SessionRequest,
  actorOf,
  AuditLogService,
  type SignedInStaff,
} from '../../identity';
import { Clock, qrCodeDataUri, Settings, AppError, Database, DomainEvents } from '../../platform';
import type { CachedEvent } from '../event-cache.service';
import type { GuestPass } from '../guests/dto/guest.dto';
import { EventGuestsStore } from '../guests/event-guests.store';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventAccessService } from './event-access.service';
import { guestPassCookieName, guestPassExpiresAt } from './guest-pass';
import { EventChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { generateGuestCode } from '../guests/guest-codes.service';

/** A guest's own pass and photos. */
@Injectable()
export class GuestPassService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The guest's pass with the QR code for the camera; null without a pass, and for a projector.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async findPass(request: SessionRequest, idOrTag: string): Promise<GuestPass | null> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const guestId = this.eventAccessService.guestIdOf(request, event);
    const guest = guestId === null ? null : await this.eventGuestsStore.findById(guestId);
    if (!guest) return null;
    const { name, guestCode } = guest;
    const expiresAt = guestPassExpiresAt(event).toISOString();
    return { name, guestCode, markerQr: await qrCodeDataUri(guestCode), expiresAt };
  }

  /**
   * Ids of the photos taken after the guest's code, in the order of publication; none for a projector.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async findOwnPhotoIds(request: SessionRequest, idOrTag: string): Promise<string[]> {
    const { event, guestId } = await this.eventAccessService.admit(request, idOrTag);
    return guestId === null ? [] : this.eventPhotosStore.findIdsByGuest(event.id, guestId);
  }

  setCookie(reply: FastifyReply, event: CachedEvent, pass: string): void {
    const isSecure = this.settings.http.publicOrigin.startsWith('https://');
    const cookie = setCookieHeader(guestPassCookieName(event.id, isSecure), pass, {
      isSecure,
      maxAgeSeconds: Math.floor((guestPassExpiresAt(event).getTime() - this.clock.now().getTime()) / 1_000),
    });
    void reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  }
}

/** Ends all passes of a guest. */
@Injectable()
export class GuestPassRevocationService {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
  ) {}

  /** Also gives the guest a new code for the camera. @throws AppError `guest_not_found` */
  async revoke(id: string, by: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.eventGuestsStore.findById(id);
      // Guests are changed under their event's lock.
      if (found) await this.eventsStore.lock(found.eventId);
      const guest = found && (await this.eventGuestsStore.findById(id));
      if (!guest) throw new AppError('guest_not_found');
      const { eventId, passVersion } = guest;
      await this.eventGuestsStore.update(id, {
        passVersion: passVersion + 1,
        guestCode: generateGuestCode(),
      });
      await this.domainEvents.publish(new EventChanged(eventId));
      await this.auditLogService.record({
        action: 'event.guest-pass-revoked',
        actor: actorOf(by),
        subject: { kind: 'event', id: eventId },
        // The guest's name would stay in the log for good.
        details: { guest: id },
      });
    });
  }
}
