import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../../identity';
import { qrCodeDataUri } from '../../platform';
import type { GuestPass } from '../guests/dto/guest.dto';
import { EventAccessService } from './event-access.service';
import { guestPassExpiresAt } from './guest-pass-expiry';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventGuestsStore } from '../guests/event-guests.store';

/** What a guest sees of themselves. */
@Injectable()
export class GuestPassService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
  ) {}

  /**
   * Their pass, with the code for the camera; null for who has none, and for a wall.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async findPass(request: SessionRequest, idOrTag: string): Promise<GuestPass | null> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const visitorId = this.eventAccessService.guestIdOf(request, event);
    const visitor = visitorId === null ? null : await this.eventGuestsStore.findById(visitorId);
    if (!visitor) return null;
    const { name, markerCode } = visitor;
    const expiresAt = guestPassExpiresAt(event).toISOString();
    return { name, markerCode, markerQr: await qrCodeDataUri(markerCode), expiresAt };
  }

  /**
   * Ids of the photographs that follow their code, in the order of publication; none for a wall.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async findOwnPhotoIds(request: SessionRequest, idOrTag: string): Promise<string[]> {
    const { event, guestId: visitorId } = await this.eventAccessService.admit(request, idOrTag);
    return visitorId === null ? [] : this.eventPhotosStore.findIdsByGuest(event.id, visitorId);
  }
}
