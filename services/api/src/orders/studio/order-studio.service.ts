import { isOrderClosed, isOrderVoid } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { v4 as uuid } from 'uuid';
import { AuditLogService } from '../../identity';
import { MediaService } from '../../media';
import { AppError, Clock, Database, fieldError } from '../../platform';
import { OrderEmails } from '../emails/order.emails';
import type { OrderEntity } from '../entities/order.entity';
import { OrderHistoryService, actorName, type Actor } from '../lifecycle/order-history.service';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import { MAX_ORDER_PICTURES, ORDER_PICTURE_EMAIL_PAUSE_MS } from '../orders-policy';
import { OrdersStore } from '../orders.store';
import { type OrderPictureEntity, OrderPicturesStore } from './order-pictures.store';
import { orderPictureKey, type UpdateOrderPicture } from './order-pictures.service';

/** What the studio shows the buyer while a print is made: pictures, and that it is framed. */
@Injectable()
export class OrderStudioService {
  constructor(
    private readonly orderPicturesStore: OrderPicturesStore,
    private readonly ordersStore: OrdersStore,
    private readonly orderLocksService: OrderLocksService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderEmails: OrderEmails,
    private readonly mediaService: MediaService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a picture at the end and emails the buyer, once for pictures that come within an hour.
   * @throws AppError `order_not_found`, `unsupported_media_type`, `payload_too_large`, `validation_failed`
   */
  async addPicture(number: string, caption: string, bytes: Buffer, actor: Actor): Promise<void> {
    await this.orderLocksService.findOrFail(number);
    const id = uuid();
    const size = await this.mediaService.storePrivate(orderPictureKey(id), bytes);
    const isAdded = await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const others = await this.orderPicturesStore.listByOrders([order.id]);
      if (others.length >= MAX_ORDER_PICTURES || order.customerEmail === '') {
        await this.mediaService.removePrivate(orderPictureKey(id));
        return false;
      }
      const createdAt = this.clock.now();
      const position = (others.at(-1)?.position ?? -1) + 1;
      const { width, height } = size;
      await this.orderPicturesStore.add({
        id,
        orderId: order.id,
        position,
        caption,
        version: 1,
        width,
        height,
        createdAt,
      });
      const pauseFrom = createdAt.getTime() - ORDER_PICTURE_EMAIL_PAUSE_MS;
      if (!others.some((other) => other.createdAt.getTime() > pauseFrom))
        await this.orderEmails.sendPictureAdded(order, id);
      await this.recordChange(order, 'order.picture-added', actor);
      return true;
    });
    if (!isAdded) throw fieldError('picture', NO_MORE_PICTURES);
  }

  /** @throws AppError `order_not_found`, `not_found`; `changed_meanwhile` with {version} for a caption */
  async updatePicture(
    number: string,
    id: string,
    { caption, place, version: seen }: UpdateOrderPicture,
    actor: Actor,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const { order, pictures, picture } = await this.lockPicture(number, id);
      const { version } = picture;
      if (caption !== undefined) {
        if (seen !== undefined && seen !== version)
          throw new AppError('changed_meanwhile', { details: { version } });
        await this.orderPicturesStore.update(id, { caption, version: version + 1 });
      }
      if (place !== undefined) {
        const moved = pictures.filter((other) => other !== picture).toSpliced(place, 0, picture);
        for (const [position, each] of moved.entries())
          await this.orderPicturesStore.update(each.id, { position });
      }
      await this.recordChange(order, 'order.picture-changed', actor);
    });
  }

  /** @throws AppError `order_not_found`, `not_found` */
  async removePicture(number: string, id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const { order } = await this.lockPicture(number, id);
      await this.orderPicturesStore.remove([id]);
      await this.mediaService.removePrivate(orderPictureKey(id));
      await this.recordChange(order, 'order.picture-removed', actor);
    });
  }

  /**
   * Marks the prints as framed. Repeating it is not an error.
   * @throws AppError `order_not_found`, `validation_failed` for an order without frames, unpaid or delivered
   */
  async markFramed(number: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const lines = await this.ordersStore.findLines(order.id);
      if (!lines.some(({ frameSize }) => frameSize !== null) || !isInTheMaking(order))
        throw new AppError('validation_failed', { message: 'This order has nothing to frame.' });
      const events = await this.ordersStore.findEvents([order.id]);
      if (events.some(({ kind }) => kind === 'framed')) return;
      await this.orderHistoryService.add(order, 'framed', actorName(actor));
      await this.recordChange(order, 'order.framed', actor);
    });
  }

  private async lockPicture(
    number: string,
    id: string,
  ): Promise<{ order: OrderEntity; pictures: OrderPictureEntity[]; picture: OrderPictureEntity }> {
    const order = await this.orderLocksService.lockOrFail(number);
    const pictures = await this.orderPicturesStore.listByOrders([order.id]);
    const picture = pictures.find((each) => each.id === id);
    if (!picture) throw new AppError('not_found');
    return { order, pictures, picture };
  }

  /** The order counts as changed, so that open pages read it again. */
  private async recordChange({ id }: OrderEntity, action: AuditAction, actor: Actor): Promise<void> {
    await this.ordersStore.save(id, { updatedAt: this.clock.now() });
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
    });
  }
}

const NO_MORE_PICTURES = `An order can have up to ${MAX_ORDER_PICTURES} pictures, and none once its buyer is anonymized.`;

const isInTheMaking = ({ confirmedAt, status }: OrderEntity): boolean =>
  confirmedAt !== null && !isOrderVoid(status) && !isOrderClosed(status);
