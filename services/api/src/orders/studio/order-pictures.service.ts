import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import { AppError, Clock, Settings, type OpenFile } from '../../platform';
import type { OrderPicture } from './dto/order-picture.dto';
import { presentOrderPicture, verifyPictureToken } from './order-picture-link';
import { OrderPicturesStore } from './order-pictures.store';

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
