import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import { hasPaidFile } from './digital-file';
import { EnterOrder } from './enter-order';
import { ForgetOrder } from './forget-order';
import { MoveByPayment } from './move-by-payment';
import type { KnownOrder } from './order-book';
import { isNumbered, type OrderLine } from './order-line.entity';
import { photoOrder, type OrderedPhoto, type PhotoBuyer } from './photo-order';
import { OrdersStore } from './orders.store';
import type { ReferralClaim } from './referral-claim';

/** An event photo in an order. */
export interface PhotoLine {
  lineId: string;
  photoId: string;
  title: string;
}

/** For modules whose orders are paid elsewhere than at Stripe's own page. Everything joins the current transaction. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly store: OrdersStore,
    private readonly entering: EnterOrder,
    private readonly moves: MoveByPayment,
    private readonly forgetting: ForgetOrder,
    private readonly clock: Clock,
  ) {}

  /** Enters the order of an event photo, which waits for its payment. */
  placePhoto(photo: OrderedPhoto, buyer: PhotoBuyer, claim: ReferralClaim): Promise<KnownOrder> {
    const { order, line } = photoOrder(photo, buyer, claim, this.clock.now());
    return this.entering.enter(order, [line], 'buyer');
  }

  /** The money for the whole order came by this payment. Doing it again changes nothing. */
  async confirm(orderId: string, paymentReference: string, actor: string): Promise<void> {
    const order = await this.store.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.store.save(order.id, { paymentReference });
    await this.moves.confirm(Object.assign(order, { paymentReference }), actor);
  }

  /** So much of the order's payment went back in all. */
  async countRefund(orderId: string, refundedCents: number): Promise<void> {
    const order = await this.store.lock(orderId);
    if (order) await this.moves.countRefund(order, refundedCents);
  }

  /** The order can no longer be paid. Doing it again changes nothing. */
  async release(orderId: string, actor: string): Promise<void> {
    const order = await this.store.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.moves.release(order, actor);
    await this.forgetting.ifOver(order);
  }

  /** The money for the whole order went back. */
  async reverse(orderId: string, actor: string): Promise<void> {
    const order = await this.store.lock(orderId);
    if (!order) return;
    await this.moves.countRefund(order, order.totalCents);
    await this.moves.reverse(order, actor);
    await this.forgetting.ifOver(order);
  }

  /** The buyer's bank says this of the order's payment. */
  async dispute(orderId: string, disputeStatus: string): Promise<void> {
    const order = await this.store.lock(orderId);
    if (order) await this.moves.dispute(order, disputeStatus);
  }

  /** The event photos of an order, paid or not. */
  async photosOf(orderId: string): Promise<PhotoLine[]> {
    return (await this.store.linesOf(orderId)).flatMap((line) => photoLine(line) ?? []);
  }

  /** The photograph of a line, while its order is paid and stands; else null. */
  async paidPhoto(lineId: string): Promise<PhotoLine | null> {
    const line = await this.store.line(lineId);
    const order = line && (await this.store.find(line.orderId));
    return order && hasPaidFile(order) ? photoLine(line) : null;
  }

  /** The event photos of an order, with whom to write to; null when there is no such order, or it has none that are paid. */
  async paidPhotosOf(number: string): Promise<{ order: KnownOrder; photos: PhotoLine[] } | null> {
    const order = await this.store.findByNumber(number);
    if (!order || !hasPaidFile(order)) return null;
    const photos = await this.photosOf(order.id);
    return photos.length > 0 ? { order, photos } : null;
  }
}

const photoLine = (line: OrderLine): PhotoLine | null =>
  line.photoId === null || isNumbered(line)
    ? null
    : { lineId: line.id, photoId: line.photoId, title: line.title };
