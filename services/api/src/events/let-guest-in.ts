import { Injectable } from '@nestjs/common';
import { Sessions, type SessionRequest } from '../identity';
import { Settings } from '../platform';
import type { Entrance } from './dto/guest.dto';
import { EventAccess } from './event-access';
import type { KnownEvent } from './known-events';
import { RegisterVisitor, type Arrival } from './register-visitor';

/** Who comes, and where to: an event's id or the gallery's short one. */
export type Guest = Omit<Arrival, 'collectorId'> & { idOrTag: string };

/** Registers a guest and writes their pass. */
@Injectable()
export class LetGuestIn {
  constructor(
    private readonly access: EventAccess,
    private readonly registering: RegisterVisitor,
    private readonly sessions: Sessions,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `event_not_found`, `vip_only`, `event_over`, `event_full` */
  async letIn(
    request: SessionRequest,
    { idOrTag, name, email, source }: Guest,
  ): Promise<{ event: KnownEvent; entrance: Entrance }> {
    const event = await this.access.seen(request, idOrTag);
    const collectorId = (await this.sessions.collectorOf(request))?.id ?? null;
    const visitor = await this.registering.register(event.id, { name, email, source, collectorId });
    const entrance: Entrance = {
      success: true,
      message: source === 'gate' ? 'Access Granted' : `Welcome to the ${this.settings.brand.name} live feed.`,
      eventId: event.id,
      pass: this.access.write({ eventId: event.id, visitorId: visitor.id }),
      markerCode: visitor.markerCode,
      isWaitlisted: false,
    };
    return { event, entrance };
  }
}
