import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoOrderCount, PhotosForSale } from '../events';
import { BuyersFile } from '../ingest';
import {
  aboutOrder,
  EVENT_PHOTO,
  fileEnd,
  filePath,
  OrderConfirmed,
  OrderDesk,
  OrderRefunded,
  readFileToken,
  type KnownOrder,
  type PhotoLine,
} from '../orders';
import { AppError, Clock, DomainEvents, Mail, Settings } from '../platform';
import { fileMail } from './photo-order-mail';

/** The file of an event photo on its way to its buyer. */
export interface PhotoFile {
  bytes: Readable;
  size: number;
  /** What the browser saves it as. */
  name: string;
}

/** Delivers the digital files of paid event photos, by links that end. */
@Injectable()
export class PhotoFiles implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly desk: OrderDesk,
    private readonly photos: PhotosForSale,
    private readonly counts: PhotoOrderCount,
    private readonly files: BuyersFile,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderConfirmed, ({ order }) => this.confirmed(order));
    this.events.on(OrderRefunded, async ({ orderId, isAgain }) => {
      if (!isAgain) await this.count(orderId, -1);
    });
  }

  /**
   * The file behind a link.
   * @throws AppError `photo_file_ended` for a link that is over, whose order was given back, or that never was one
   */
  async open(token: string): Promise<PhotoFile> {
    const claim = readFileToken(token, this.settings.eventPasses.key);
    const photo =
      claim && claim.expiresAt > this.clock.now() ? await this.desk.paidPhoto(claim.lineId) : null;
    if (!photo) throw new AppError('photo_file_ended');
    const file = await this.files.of(photo.photoId);
    return { ...file, name: fileName(photo.title) };
  }

  /**
   * Mails the links anew, which work for another 30 days.
   * @throws AppError `order_not_found` unless the order has paid event photos
   */
  async sendAgain(orderNumber: string): Promise<void> {
    const found = await this.desk.paidPhotosOf(orderNumber);
    if (!found) throw new AppError('order_not_found');
    await this.send(found.order, found.photos, `photo-files:${found.order.id}:${this.clock.now().getTime()}`);
  }

  private async confirmed(order: KnownOrder & { orderType: string }): Promise<void> {
    if (order.orderType !== EVENT_PHOTO) return;
    await this.count(order.id, 1);
    await this.send(order, await this.desk.photosOf(order.id), `photo-files:${order.id}`);
  }

  private async send(order: KnownOrder, photos: readonly PhotoLine[], onceBy: string): Promise<void> {
    const expiresAt = fileEnd(this.clock.now());
    const { key } = this.settings.eventPasses;
    const links = photos.map(({ lineId, title }) => ({
      title,
      url: new URL(filePath({ lineId, expiresAt }, key), this.settings.http.publicOrigin).href,
    }));
    const mail = fileMail(order, links, expiresAt);
    // The links open the file, so that the text is forgotten.
    await this.mail.send(mail, onceBy, { ...aboutOrder(order), isKept: false });
  }

  /** What guests read beneath a photograph. */
  private async count(orderId: string, by: 1 | -1): Promise<void> {
    for (const { photoId } of await this.desk.photosOf(orderId)) {
      const eventId = await this.photos.eventOf(photoId);
      if (eventId !== null) await this.counts.count({ eventId, photoId, by });
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
