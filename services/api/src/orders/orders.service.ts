import { formatMoneyWithCents, frameTypeLabel, isOrderVoid, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../identity';
import { AppError, Clock, Database, Settings } from '../platform';
import { isFileAvailable, presentDigitalFile } from './collector/digital-file-link';
import { OrderAnonymizer } from './collector/order-anonymizer';
import { OrderEmails } from './emails/order.emails';
import type { OrderEventKind } from './entities/order-event.entity';
import { isNumbered, type OrderLineEntity } from './entities/order-line.entity';
import type { OrderEntity } from './entities/order.entity';
import { OrderLocksService } from './lifecycle/order-locks.service';
import type { DigitalFile, OrderWork } from './receipts/dto/order-receipt.dto';
import { OrderLinePicturesService } from './receipts/order-line-pictures.service';
import { OrderHistoryService, actorName, type Actor } from './lifecycle/order-history.service';
import { OrderPaymentTransitionsService } from './lifecycle/order-payment-transitions.service';
import { OrdersStore } from './orders.store';

/** An order as other modules see it. */
export type OrderSummary = Readonly<
  Pick<
    OrderEntity,
    | 'id'
    | 'number'
    | 'status'
    | 'customerName'
    | 'customerEmail'
    | 'currency'
    | 'totalCents'
    | 'orderType'
    | 'confirmedAt'
    | 'shipping'
    | 'shippingMinisCents'
    | 'shippingFramed'
    | 'shippingQuotedCents'
    | 'shippingPaidCents'
  >
>;

/** An event photo in an order. */
export interface EventPhotoLine {
  lineId: string;
  photoId: string;
  title: string;
}

/** What other modules may read of orders and do to them. Writes join the current transaction. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly orderEmails: OrderEmails,
    private readonly orderLocksService: OrderLocksService,
    private readonly orderLinePicturesService: OrderLinePicturesService,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<OrderSummary | null> {
    return this.ordersStore.find(id);
  }

  async findByIds(ids: readonly string[]): Promise<(OrderSummary & { refundedCents: Cents })[]> {
    return this.ordersStore.findByIds(ids);
  }

  /** Tells staff, on every open order, that emails to this buyer permanently bounce. Repeating it changes nothing. */
  async recordEmailBounce(email: string): Promise<void> {
    await this.database.transaction(async () => {
      const orders = (await this.ordersStore.lockUnclosedByEmail(email)).filter(
        ({ customerEmail, emailBouncedAt }) =>
          emailBouncedAt === null && normalizeEmail(customerEmail) === normalizeEmail(email),
      );
      if (orders.length === 0) return;
      const change = { emailBouncedAt: this.clock.now() };
      await this.ordersStore.saveAll(
        orders.map(({ id }) => id),
        change,
      );
      await this.orderHistoryService.addToAll(orders, 'email-bounced', 'clock');
    });
  }

  async findByNumber(number: string): Promise<OrderSummary | null> {
    return this.ordersStore.findByNumber(number);
  }

  /** When the printing of these orders began, by order id, where someone recorded it. One query. */
  async findPrintingTimes(orderIds: readonly string[]): Promise<Map<string, Date>> {
    const times = new Map<string, Date>();
    for (const { orderId, status, createdAt } of await this.ordersStore.findEvents([...new Set(orderIds)]))
      if (status === 'processing' && !times.has(orderId)) times.set(orderId, createdAt);
    return times;
  }

  /** The row stays locked until the transaction ends. Always lock the payment first. */
  async lock(id: string): Promise<OrderSummary | null> {
    return this.ordersStore.lock(id);
  }

  /** Adds to the order's history. */
  async addEvent(order: OrderSummary, kind: OrderEventKind, actor: string, note: string): Promise<void> {
    await this.orderHistoryService.add(order, kind, actor, note);
  }

  /** Something about the order needs a person: adds it to the history and emails the owner. */
  async alert(order: OrderSummary, actor: string, message: string): Promise<void> {
    await this.addEvent(order, 'alert', actor, message);
    await this.orderEmails.sendAlert(order, message);
  }

  /** Adds a payment for shipping, or subtracts a refund of one. The order must be locked. */
  async addShippingPaid({ id, shippingPaidCents }: OrderSummary, cents: number): Promise<void> {
    const paid = Math.max(0, shippingPaidCents + cents);
    await this.ordersStore.save(id, { shippingPaidCents: paid, updatedAt: this.clock.now() });
  }

  /**
   * Records what the delivery of an order costs beyond the flat part for minis, and keeps the order locked.
   * @throws AppError `order_not_found`, `order_not_payable`, `changed_meanwhile`
   */
  async quoteDelivery(
    number: string,
    { cents, version }: { cents: Cents; version: number },
    actor: Actor,
  ): Promise<OrderSummary> {
    const order = await this.orderLocksService.lockOrFail(number);
    if (order.confirmedAt === null || isOrderVoid(order.status)) throw new AppError('order_not_payable');
    await this.orderLocksService.assertVersion(order, version);
    const change = { shippingQuotedCents: cents, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, change);
    const note = cents === 0 ? 'Delivery is free.' : `Delivery: ${formatMoneyWithCents(cents)}.`;
    await this.orderHistoryService.add(order, 'delivery-quoted', actorName(actor), note);
    return Object.assign(order, change);
  }

  /** What was ordered, for those who may pay for it. */
  async findWorks(orderId: string): Promise<OrderWork[]> {
    const lines = await this.ordersStore.findLines(orderId);
    const pictures = await this.orderLinePicturesService.find(lines);
    return lines.map(({ title, size, frameSize, frameStyle, customFrame, pictureId }) => ({
      title,
      size,
      frameSize,
      frameType: frameTypeLabel(frameStyle, customFrame),
      picture: pictures.find(({ id }) => id === pictureId) ?? null,
    }));
  }

  /** The files of the order's event photos, for its buyer; none before it is paid, and once the links have expired. */
  async findDigitalFiles(orderId: string): Promise<(DigitalFile & { title: string })[]> {
    const order = await this.ordersStore.find(orderId);
    const signer = { key: this.settings.guestPasses.key, now: this.clock.now() };
    return (await this.ordersStore.findLines(orderId)).flatMap((line) => {
      const file = order && presentDigitalFile(order, line, signer);
      return file ? [{ ...file, title: line.title }] : [];
    });
  }

  /** This payment paid the whole order. Repeating it changes nothing. */
  async confirm(orderId: string, paymentReference: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.ordersStore.save(order.id, { paymentReference });
    await this.orderPaymentTransitionsService.confirm(Object.assign(order, { paymentReference }), actor);
  }

  /** @param refundedCents of the order's payment in total, earlier refunds included */
  async recordRefund(orderId: string, refundedCents: number): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordRefund(order, refundedCents);
  }

  /** The order can no longer be paid. Repeating it changes nothing. */
  async cancelUnpaid(orderId: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order?.status !== 'pending') return;
    await this.orderPaymentTransitionsService.cancelUnpaid(order, actor);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  /** The whole payment of the order was refunded. */
  async markRefunded(orderId: string, actor: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (!order) return;
    await this.orderPaymentTransitionsService.recordRefund(order, order.totalCents);
    await this.orderPaymentTransitionsService.markRefunded(order, actor);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  /** @param disputeStatus as Stripe calls it */
  async recordDispute(orderId: string, disputeStatus: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordDispute(order, disputeStatus);
  }

  /** @param withdrawnCents for all disputes of the order's payment */
  async recordDisputeFunds(orderId: string, withdrawnCents: number): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordDisputeFunds(order, withdrawnCents);
  }

  /** A payment for the order is probably fraud. */
  async recordFraudWarning(orderId: string): Promise<void> {
    const order = await this.ordersStore.lock(orderId);
    if (order) await this.orderPaymentTransitionsService.recordFraudWarning(order);
  }

  /** The event photos of an order, paid or not. */
  async findEventPhotos(orderId: string): Promise<EventPhotoLine[]> {
    return (await this.ordersStore.findLines(orderId)).flatMap((line) => toEventPhotoLine(line) ?? []);
  }

  /** The event photo of a line, if its order is paid and neither refunded nor cancelled. */
  async findPaidEventPhoto(lineId: string): Promise<EventPhotoLine | null> {
    const line = await this.ordersStore.findLine(lineId);
    const order = line && (await this.ordersStore.find(line.orderId));
    return order && isFileAvailable(order) ? toEventPhotoLine(line) : null;
  }

  /** The paid event photos of an order, with the order; null when there is no such order or it has none. */
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
