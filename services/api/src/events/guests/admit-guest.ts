import { Injectable } from '@nestjs/common';
import { SessionsService, type SessionRequest } from '../../identity';
import { Settings } from '../../platform';
import type { Entrance } from './dto/guest.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import type { CachedEvent } from '../event-cache.service';
import { GuestRegistrationService, type GuestRegistration } from './guest-admission.service';

/** Who comes, and where to: an event's id or the gallery's short one. */
export type GuestAdmissionRequest = Omit<GuestRegistration, 'collectorId'> & { idOrTag: string };

/** Registers a guest and writes their pass. */
@Injectable()
export class GuestAdmissionService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly guestRegistrationService: GuestRegistrationService,
    private readonly sessionsService: SessionsService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `event_not_found`, `vip_only`, `event_over`, `event_full` */
  async admit(
    request: SessionRequest,
    { idOrTag, name, email, source }: GuestAdmissionRequest,
  ): Promise<{ event: CachedEvent; entrance: Entrance }> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const collectorId = (await this.sessionsService.findCollector(request))?.id ?? null;
    const visitor = await this.guestRegistrationService.register(event.id, {
      name,
      email,
      source,
      collectorId,
    });
    const entrance: Entrance = {
      success: true,
      message: source === 'gate' ? 'Access Granted' : `Welcome to the ${this.settings.brand.name} live feed.`,
      eventId: event.id,
      pass: this.eventAccessService.issuePass({ eventId: event.id, guestId: visitor.id }),
      markerCode: visitor.markerCode,
      isWaitlisted: false,
    };
    return { event, entrance };
  }
}
