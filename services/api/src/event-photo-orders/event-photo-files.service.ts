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
  OrderPaymentsService,
  OrderRefunded,
  verifyFileToken,
  type OrderSummary,
  type EventPhotoLine,
} from '../orders';
import { AppError, Clock, DomainEvents, Mail, Settings } from '../platform';
import { eventPhotoFileEmail } from './event-photo-order.emails';

/** The file of an event photo on its way to its buyer. */
export interface EventPhotoFile {
  bytes: Readable;
  size: number;
  /** What the browser saves it as. */
  name: string;
}

/** Delivers the digital files of paid event photos, by links that end. */
@Injectable()
export class EventPhotoFilesService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly orderPaymentsService: OrderPaymentsService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPictureFilesService: EventPictureFilesService,
    private readonly email: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, ({ order }) => this.deliver(order));
    this.domainEvents.on(OrderRefunded, async ({ orderId, isRepeated: isAgain }) => {
      if (!isAgain) await this.countOrders(orderId, -1);
    });
  }

  /**
   * The file behind a link.
   * @throws AppError `photo_file_ended` for a link that is over, whose order was given back, or that never was one
   */
  async open(token: string): Promise<EventPhotoFile> {
    const claim = verifyFileToken(token, this.settings.guestPasses.key);
    const photo =
      claim && claim.expiresAt > this.clock.now()
        ? await this.orderPaymentsService.findPaidEventPhoto(claim.lineId)
        : null;
    if (!photo) throw new AppError('photo_file_ended');
    const file = await this.eventPictureFilesService.openForBuyer(photo.photoId);
    return { ...file, name: fileName(photo.title) };
  }

  /**
   * Mails the links anew, which work for another 30 days.
   * @throws AppError `order_not_found` unless the order has paid event photos
   */
  async resend(orderNumber: string): Promise<void> {
    const found = await this.orderPaymentsService.findPaidEventPhotos(orderNumber);
    if (!found) throw new AppError('order_not_found');
    await this.send(found.order, found.photos, `photo-files:${found.order.id}:${this.clock.now().getTime()}`);
  }

  private async deliver(order: OrderSummary & { orderType: string }): Promise<void> {
    if (order.orderType !== EVENT_PHOTO_ORDER_TYPE) return;
    await this.countOrders(order.id, 1);
    await this.send(
      order,
      await this.orderPaymentsService.findEventPhotos(order.id),
      `photo-files:${order.id}`,
    );
  }

  private async send(order: OrderSummary, photos: readonly EventPhotoLine[], onceBy: string): Promise<void> {
    const expiresAt = fileLinkExpiry(this.clock.now());
    const { key } = this.settings.guestPasses;
    const links = photos.map(({ lineId, title }) => ({
      title,
      url: new URL(fileLinkPath({ lineId, expiresAt }, key), this.settings.http.publicOrigin).href,
    }));
    const mail = eventPhotoFileEmail(order, links, expiresAt);
    // The links open the file, so that the text is forgotten.
    await this.email.send(mail, onceBy, { ...orderEmailFiling(order), isKept: false });
  }

  /** What guests read beneath a photograph. */
  private async countOrders(orderId: string, by: 1 | -1): Promise<void> {
    for (const { photoId } of await this.orderPaymentsService.findEventPhotos(orderId)) {
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
