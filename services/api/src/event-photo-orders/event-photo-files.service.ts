import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventPhotoUpdatesService, EventPhotosService } from '../events';
import { EventPictureFilesService } from '../event-photo-uploads';
import {
  orderEmailFiling,
  EVENT_PHOTO_ORDER_TYPE,
  fileLinkExpiry,
  fileLinkPath,
  OrderConfirmed,
  OrdersService,
  OrderRefunded,
  verifyFileToken,
  type OrderSummary,
  type EventPhotoLine,
} from '../orders';
import { AppError, Clock, DomainEvents, Mailer, Settings } from '../platform';
import { eventPhotoFileEmail } from './event-photo-orders.emails';

export interface EventPhotoFile {
  bytes: Readable;
  size: number;
  /** The file name that the browser saves it under. */
  name: string;
}

/** Delivers the digital files of paid event photos, through links that expire. */
@Injectable()
export class EventPhotoFilesService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersService: OrdersService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPictureFilesService: EventPictureFilesService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, ({ order }) => this.deliver(order));
    this.domainEvents.on(OrderRefunded, async ({ orderId, isRepeated }) => {
      if (!isRepeated) await this.countOrders(orderId, -1);
    });
  }

  /**
   * The file behind a link.
   * @throws AppError `photo_file_ended` for an expired or forged link, or one whose order was refunded
   */
  async open(token: string): Promise<EventPhotoFile> {
    const link = verifyFileToken(token, this.settings.guestPasses.key);
    const photo =
      link && link.expiresAt > this.clock.now()
        ? await this.ordersService.findPaidEventPhoto(link.lineId)
        : null;
    if (!photo) throw new AppError('photo_file_ended');
    const file = await this.eventPictureFilesService.openForBuyer(photo.photoId);
    return { ...file, name: fileName(photo.title) };
  }

  /**
   * Emails new links, which work for another 30 days.
   * @throws AppError `order_not_found` unless the order has paid event photos
   */
  async resend(orderNumber: string): Promise<void> {
    const found = await this.ordersService.findPaidEventPhotos(orderNumber);
    if (!found) throw new AppError('order_not_found');
    await this.send(found.order, found.photos, `photo-files:${found.order.id}:${this.clock.now().getTime()}`);
  }

  private async deliver(order: OrderSummary & { orderType: string }): Promise<void> {
    if (order.orderType !== EVENT_PHOTO_ORDER_TYPE) return;
    await this.countOrders(order.id, 1);
    await this.send(order, await this.ordersService.findEventPhotos(order.id), `photo-files:${order.id}`);
  }

  private async send(
    order: OrderSummary,
    photos: readonly EventPhotoLine[],
    dedupeKey: string,
  ): Promise<void> {
    const expiresAt = fileLinkExpiry(this.clock.now());
    const { key } = this.settings.guestPasses;
    const links = photos.map(({ lineId, title }) => ({
      title,
      url: new URL(fileLinkPath({ lineId, expiresAt }, key), this.settings.http.publicOrigin).href,
    }));
    const email = eventPhotoFileEmail(order, links, expiresAt, this.settings.brand.timeZone);
    // The links open the file, so the text is not kept.
    await this.mailer.send(email, dedupeKey, { ...orderEmailFiling(order), isContentRetained: false });
  }

  /** The count that guests see below a photo. */
  private async countOrders(orderId: string, by: 1 | -1): Promise<void> {
    for (const { photoId } of await this.ordersService.findEventPhotos(orderId)) {
      const eventId = await this.eventPhotosService.findEventId(photoId);
      if (eventId !== null) await this.eventPhotoUpdatesService.adjustOrderCount({ eventId, photoId, by });
    }
  }
}

const fileName = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w -]+/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return `${plain || 'photograph'}.jpg`;
};
