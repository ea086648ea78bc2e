import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import { isFileAvailable } from './collector/digital-file-link';
import { OrderCreationService } from './creation/order-creation.service';
import { OrderAnonymizer } from './collector/order-anonymizer';
import { OrderPaymentTransitionsService } from './lifecycle/order-payment-transitions.service';
import type { OrderSummary } from './orders.service';
import { isNumbered, type OrderLineEntity } from './entities/order-line.entity';
import {
  buildEventPhotoOrder,
  type EventPhotoItem,
  type EventPhotoBuyer,
} from './creation/event-photo-order';
import { OrdersStore } from './orders.store';
import type { ReferralClaim } from './attribution/referral-claim';

/** An event photo in an order. */
export interface EventPhotoLine {
  lineId: string;
  photoId: string;
  title: string;
}

/** For modules whose orders are paid elsewhere than at Stripe's own page. Everything joins the current transaction. */
@Injectable()
export class OrderPaymentsService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly orderCreationService: OrderCreationService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly clock: Clock,
  ) {}

  /** Enters the order of an event photo, which waits for its payment. */
  createEventPhotoOrder(
    photo: EventPhotoItem,
    buyer: EventPhotoBuyer,
    claim: ReferralClaim,
  ): Promise<OrderSummary> {
    const { order, line } = buildEventPhotoOrder(photo, buyer, claim, this.clock.now());
    return this.orderCreationService.create(order, [line], 'buyer');
  }

  /** The money for the whole order came by this payment. Doing it again changes nothing. */
  async confirm(orderId: string, paymentReference: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.ordersStore.save(order.id, { paymentReference });
    await this.orderPaymentTransitionsService.confirm(Object.assign(order, { paymentReference }), actor);
  }

  /** So much of the order's payment went back in all. */
  async recordRefund(orderId: string, refundedCents: number): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordRefund(order, refundedCents);
  }

  /** The order can no longer be paid. Doing it again changes nothing. */
  async cancelUnpaid(orderId: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.orderPaymentTransitionsService.cancelUnpaid(order, actor);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  /** The money for the whole order went back. */
  async markRefunded(orderId: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (!order) return;
    await this.orderPaymentTransitionsService.recordRefund(order, order.totalCents);
    await this.orderPaymentTransitionsService.markRefunded(order, actor);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  /** The buyer's bank says this of the order's payment. */
  async recordDispute(orderId: string, disputeStatus: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordDispute(order, disputeStatus);
  }

  /** The event photos of an order, paid or not. */
  async findEventPhotos(orderId: string): Promise<EventPhotoLine[]> {
    return (await this.ordersStore.findLines(orderId)).flatMap((line) => toEventPhotoLine(line) ?? []);
  }

  /** The photograph of a line, while its order is paid and stands; else null. */
  async findPaidEventPhoto(lineId: string): Promise<EventPhotoLine | null> {
    const line = await this.ordersStore.findLine(lineId);
    const order = line && (await this.ordersStore.find(line.orderId));
    return order && isFileAvailable(order) ? toEventPhotoLine(line) : null;
  }

  /** The event photos of an order, with whom to write to; null when there is no such order, or it has none that are paid. */
  async findPaidEventPhotos(
    number: string,
  ): Promise<{ order: OrderSummary; photos: EventPhotoLine[] } | null> {
    const order = await this.ordersStore.findByNumber(number);
    if (!order || !isFileAvailable(order)) return null;
    const photos = await this.findEventPhotos(order.id);
    return photos.length > 0 ? { order, photos } : null;
  }
}

const toEventPhotoLine = (line: OrderLineEntity): EventPhotoLine | null =>
  line.photoId === null || isNumbered(line)
    ? null
    : { lineId: line.id, photoId: line.photoId, title: line.title };
