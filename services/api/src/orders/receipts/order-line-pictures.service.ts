import { Injectable } from '@nestjs/common';
import { EventCacheService, EventPhotosService, grantPicture } from '../../events';
import { MediaService, type Picture } from '../../media';
import { Clock, Settings } from '../../platform';
import type { OrderLineEntity } from '../entities/order-line.entity';

/** Pictures of what was sold, for those who may read the order: its buyer, and staff. */
@Injectable()
export class OrderLinePicturesService {
  constructor(
    private readonly mediaService: MediaService,
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Those of a VIP-only event open without a pass for an hour or two, those of withdrawn photographs are left out. In no
   * particular order; one query, and one for those of events.
   */
  async find(lines: readonly Pick<OrderLineEntity, 'pictureId'>[]): Promise<Picture[]> {
    const pictures = await this.mediaService.findPictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    const shown = await this.withoutWithdrawn(pictures);
    return Promise.all(shown.map((picture) => this.withGrant(picture)));
  }

  private async withoutWithdrawn(pictures: readonly Picture[]): Promise<readonly Picture[]> {
    const ofEvents = pictures.filter(({ eventId }) => eventId !== undefined).map(({ id }) => id);
    if (ofEvents.length === 0) return pictures;
    const visible = await this.eventPhotosService.findVisible(ofEvents);
    return pictures.filter(({ id, eventId }) => eventId === undefined || visible.includes(id));
  }

  private async withGrant(picture: Picture): Promise<Picture> {
    const event = picture.eventId === undefined ? null : await this.eventCacheService.find(picture.eventId);
    return event ? grantPicture(event, picture, this.clock.now(), this.settings.guestPasses.key) : picture;
  }
}
