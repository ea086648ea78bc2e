import { Injectable } from '@nestjs/common';
import { EventCacheService, grantPicture } from '../../events';
import { MediaService, type Picture } from '../../media';
import { Clock, Settings } from '../../platform';
import type { OrderLineEntity } from '../entities/order-line.entity';

/** What was sold in pictures, for who may read the order: its buyer, and staff. */
@Injectable()
export class OrderLinePicturesService {
  constructor(
    private readonly mediaService: MediaService,
    private readonly eventCacheService: EventCacheService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Those of a VIP-only event open without a pass for an hour or two. In no particular order; one query. */
  async find(lines: readonly Pick<OrderLineEntity, 'pictureId'>[]): Promise<Picture[]> {
    const pictures = await this.mediaService.findPictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    return Promise.all(pictures.map((picture) => this.withGrant(picture)));
  }

  private async withGrant(picture: Picture): Promise<Picture> {
    const event = picture.eventId === undefined ? null : await this.eventCacheService.find(picture.eventId);
    return event ? grantPicture(event, picture, this.clock.now(), this.settings.guestPasses.key) : picture;
  }
}
