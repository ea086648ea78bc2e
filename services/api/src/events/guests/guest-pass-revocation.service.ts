import { Injectable } from '@nestjs/common';
import { actorOf, AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Database, DomainEvents } from '../../platform';
import { EventChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventGuestsStore } from './event-guests.store';
import { generateGuestCode } from './guest-codes.service';

/** Ends every pass of a guest. */
@Injectable()
export class GuestPassRevocationService {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
  ) {}

  /** Also gives the guest another code for the camera. @throws AppError `guest_not_found` */
  async revoke(id: string, by: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.eventGuestsStore.findById(id);
      // Guests change under their event's lock.
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
        // Its name would stay in the log for good.
        details: { guest: id },
      });
    });
  }
}
