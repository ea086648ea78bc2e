import {
  describeFrame,
  EVENT_PHOTO_PRICE_CENTS,
  eventPhotoTitle,
  formatSize,
  frameTypeLabel,
  outerFrameSize,
  toDollars,
  toLocalDay,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EventPhotoEditionsService, type EventPhotoEdition } from '../catalog';
import {
  EventAccessService,
  EventPhotoFeedService,
  EventPhotosService,
  type EventPhotoForSale,
} from '../events';
import type { SessionRequest } from '../identity';
import { AppError, Settings } from '../platform';
import type {
  StartedEdition,
  EventPhotoEditionOption,
  EventPhotoEditions,
} from './dto/event-photo-orders.dto';

/** How event photos can be bought, for guests. */
@Injectable()
export class EventPhotoPurchaseOptionsService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
    private readonly settings: Settings,
  ) {}

  /**
   * The sizes of a photo with their current counts, for holders of a pass to the event. One query.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`, `photo_not_found`, `photo_not_for_sale`
   */
  async findForPhoto(request: SessionRequest, eventId: string, photoId: string): Promise<EventPhotoEditions> {
    const { event } = await this.eventAccessService.admit(request, eventId);
    return this.present({ event, photo: await this.eventPhotosService.getForSale(event, photoId) });
  }

  /** The same for staff, who need no pass. @throws AppError `photo_not_for_sale` */
  async findForStaff(photoId: string): Promise<EventPhotoEditions> {
    const sold = (await this.eventPhotosService.findForSale([photoId], { isVip: true })).get(photoId);
    if (!sold) throw new AppError('photo_not_for_sale');
    return this.present(sold);
  }

  /**
   * The sizes of all published photos that have begun to sell, for holders of a pass to the event. A projector requests
   * them once for its whole slide show.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async findStarted(request: SessionRequest, eventId: string): Promise<StartedEdition[]> {
    const { event } = await this.eventAccessService.admit(request, eventId);
    const photos = await this.eventPhotoFeedService.findPublished(event);
    const editions = await this.eventPhotoEditionsService.listSelling(photos.map(({ id }) => id));
    return editions.map((edition) => ({ ...edition, label: formatSize(edition.size) }));
  }

  private async present({ event, photo }: EventPhotoForSale): Promise<EventPhotoEditions> {
    const { id, orientation, capturedAt, picture } = photo;
    const isPriced = this.settings.sales.mode === 'purchase';
    const editions = await this.eventPhotoEditionsService.listForPhoto({ id, orientation });
    return {
      title: eventPhotoTitle(photo),
      series: event.title,
      year: Number(toLocalDay(capturedAt, event.timeZone).slice(0, 4)),
      picture,
      orientation,
      options: editions.map((edition) => presentOption(edition, isPriced)),
      eventPhoto: { price: isPriced ? toDollars(EVENT_PHOTO_PRICE_CENTS) : null },
    };
  }
}

const presentOption = (edition: EventPhotoEdition, isPriced: boolean): EventPhotoEditionOption => ({
  size: edition.size,
  displayName: edition.label,
  framedSize: edition.frameSize,
  price: isPriced ? toDollars(edition.priceCents) : null,
  total: edition.total,
  remaining: edition.remaining,
  held: edition.held,
  heldUntil: edition.heldUntil?.toISOString() ?? null,
  unpaidUntil: edition.unpaidUntil?.toISOString() ?? null,
  isMini: edition.kind === 'mini',
  frameOptions: edition.frameStyles.flatMap((frameStyle) => {
    const frame = describeFrame(frameStyle);
    const framedSize = outerFrameSize({ size: edition.size, frameSize: edition.frameSize, frameStyle });
    return frame ? [{ ...frame, frameType: frameTypeLabel(frameStyle), framedSize }] : [];
  }),
});
