import { dollars, EVENT_PHOTO_CENTS, formatSize, LIVE_FRAMES } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { LiveEditions, type LiveEdition } from '../catalogue';
import { EventAccess, PhotoFeed, PhotosForSale } from '../events';
import type { SessionRequest } from '../identity';
import { Settings } from '../platform';
import type { BegunEdition, PhotoEditionOption, PhotoEditions } from './dto/photo-editions.dto';

/** What a guest reads on the purchase sheet. */
@Injectable()
export class ReadPhotoEditions {
  constructor(
    private readonly access: EventAccess,
    private readonly photos: PhotosForSale,
    private readonly feed: PhotoFeed,
    private readonly editions: LiveEditions,
    private readonly settings: Settings,
  ) {}

  /**
   * The sizes of a photograph with their counts of this moment, for who carries the event's pass. One query.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`, `photo_not_found`, `photo_not_for_sale`
   */
  async of(request: SessionRequest, eventId: string, photoId: string): Promise<PhotoEditions> {
    const { event } = await this.access.admit(request, eventId);
    const { id, orientation } = await this.photos.get(event, photoId);
    const isPriced = this.settings.sales.mode === 'purchase';
    const editions = await this.editions.ofPhoto({ id, orientation });
    return {
      orientation,
      options: editions.map((edition) => present(edition, isPriced)),
      eventPhoto: { price: isPriced ? dollars(EVENT_PHOTO_CENTS) : null },
    };
  }

  /**
   * Of all photographs on the feed, the sizes that have begun to sell, for who carries the event's pass: a wall asks once
   * for all its turns.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async begun(request: SessionRequest, eventId: string): Promise<BegunEdition[]> {
    const { event } = await this.access.admit(request, eventId);
    const photos = await this.feed.published(event);
    const editions = await this.editions.begun(photos.map(({ id }) => id));
    return editions.map((edition) => ({ ...edition, label: formatSize(edition.size) }));
  }
}

const present = (edition: LiveEdition, isPriced: boolean): PhotoEditionOption => ({
  size: edition.size,
  label: edition.label,
  frameSize: edition.frameSize,
  price: isPriced ? dollars(edition.priceCents) : null,
  total: edition.total,
  remaining: edition.remaining,
  held: edition.held,
  isMini: edition.kind === 'mini',
  frames: [...LIVE_FRAMES],
  matteSizes: [...edition.matteSizes],
});
