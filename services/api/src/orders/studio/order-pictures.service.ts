import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MediaService } from '../../media';
import { AppError, Clock, Settings, type OpenFile } from '../../platform';
import type { OrderPicture } from './dto/order-picture.dto';
import { OrderPicturesStore, type OrderPictureEntity } from './order-pictures.store';

const HOUR_MS = 3_600_000;
/** How long a link works: as long as someone leaves the page open. */
const LINK_HOURS = 24;
/** Picture id, hour since 1970 until which it works, signature. */
const TOKEN_PATTERN = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** The picture with a link for whoever may see its order. Within an hour the link is the same, for browsers' caches. */
function presentOrderPicture(
  { id, caption, version, width, height, createdAt }: OrderPictureEntity,
  { key, now }: { key: string; now: Date },
): OrderPicture {
  const payload = `${id}.${Math.floor(now.getTime() / HOUR_MS) + LINK_HOURS}`;
  const url = `/api/order-pictures/${payload}.${signature(payload, key)}`;
  return { id, url, caption, version, width, height, at: createdAt.toISOString() };
}

/** The id of the picture in a link that was signed with this key and still works; else null. */
function verifyPictureToken(token: string, { key, now }: { key: string; now: Date }): string | null {
  const [, id, hour, given] = TOKEN_PATTERN.exec(token) ?? [];
  if (id === undefined || hour === undefined || given === undefined) return null;
  const expected = signature(`${id}.${hour}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return now.getTime() < Number(hour) * HOUR_MS ? id : null;
}

const signature = (payload: string, key: string): string =>
  createHmac('sha256', key).update(`order-picture:${payload}`).digest('base64url');

/** No route serves the folder. */
export const orderPictureKey = (id: string): string => `order-pictures/${id}.jpg`;

/** Shows the studio's pictures of orders to whoever may see the order. */
@Injectable()
export class OrderPicturesService {
  constructor(
    private readonly orderPicturesStore: OrderPicturesStore,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The pictures of each order. One query. */
  async findByOrders(orderIds: readonly string[]): Promise<(orderId: string) => OrderPicture[]> {
    const pictures = await this.orderPicturesStore.listByOrders(orderIds);
    const link = this.link();
    return (orderId) =>
      pictures
        .filter((picture) => picture.orderId === orderId)
        .map((picture) => presentOrderPicture(picture, link));
  }

  /** The file behind a link that the API signed. @throws AppError `not_found` */
  async open(token: string): Promise<OpenFile> {
    const id = verifyPictureToken(token, this.link());
    const isKnown = id !== null && (await this.orderPicturesStore.exists(id));
    const file = isKnown ? await this.mediaService.openPrivate(orderPictureKey(id)) : null;
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Removes all pictures of an order with their files. Joins the current transaction. */
  async removeByOrder(orderId: string): Promise<void> {
    const pictures = await this.orderPicturesStore.listByOrders([orderId]);
    await this.orderPicturesStore.remove(pictures.map(({ id }) => id));
    for (const { id } of pictures) await this.mediaService.removePrivate(orderPictureKey(id));
  }

  private link(): { key: string; now: Date } {
    return { key: this.settings.guestPasses.key, now: this.clock.now() };
  }
}
