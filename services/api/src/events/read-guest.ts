import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../identity';
import { codeImage } from '../platform';
import type { GuestPass } from './dto/guest.dto';
import { EventAccess } from './event-access';
import { passEnd } from './event-pass';
import { EventPhotosStore } from './event-photos.store';
import { VisitorsStore } from './visitors.store';

/** What a guest sees of themselves. */
@Injectable()
export class ReadGuest {
  constructor(
    private readonly access: EventAccess,
    private readonly visitors: VisitorsStore,
    private readonly photos: EventPhotosStore,
  ) {}

  /**
   * Their pass, with the code for the camera; null for who has none, and for a wall.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async pass(request: SessionRequest, idOrTag: string): Promise<GuestPass | null> {
    const event = await this.access.seen(request, idOrTag);
    const visitorId = this.access.visitorOf(request, event);
    const visitor = visitorId === null ? null : await this.visitors.find(visitorId);
    if (!visitor) return null;
    const { name, markerCode } = visitor;
    const expiresAt = passEnd(event).toISOString();
    return { name, markerCode, markerQr: await codeImage(markerCode), expiresAt };
  }

  /**
   * Ids of the photographs that follow their code, in the order of publication; none for a wall.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async ownPhotos(request: SessionRequest, idOrTag: string): Promise<string[]> {
    const { event, visitorId } = await this.access.admit(request, idOrTag);
    return visitorId === null ? [] : this.photos.ofVisitor(event.id, visitorId);
  }
}
