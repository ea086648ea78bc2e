import type { OrderStatus } from '@gallery/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintLedger } from '../catalogue';
import { isDisputeOver, newsSentence, PaymentReported, RefundPayment } from '../payments';
import { Clock, DomainEvents } from '../platform';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import { ForgetOrder } from './forget-order';
import { JoinOrders } from './join-orders';
import { LevelByOrders } from './level-by-orders';
import type { OrderLine } from './order-line.entity';
import { OrderNotices } from './order-notices';
import { canMove } from './order-status';
import { OrderConfirmed, OrderRefunded } from './orders.events';
import { OrdersStore, type OrderChange } from './orders.store';
import { decide, type HoldState } from './settle-decision';

/**
 * Brings orders in line with their payments. Runs inside the transaction that recorded the news, with the payment
 * locked; locks the order, decides by a pure rule, and acts once, whoever reported first.
 */
@Injectable()
export class SettleOrder implements OnModuleInit {
  private readonly logger = new Logger(SettleOrder.name);

  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly refunds: RefundPayment,
    private readonly joining: JoinOrders,
    private readonly levels: LevelByOrders,
    private readonly forgetting: ForgetOrder,
    private readonly notices: OrderNotices,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(PaymentReported, (report) =>
      report.door === 'session' ? this.settle(report) : Promise.resolve(),
    );
  }

  private async settle(report: PaymentReported): Promise<void> {
    const order = await this.store.lock(report.reference);
    if (!order) {
      this.logger.error(`A payment refers to order ${report.reference}, which does not exist.`);
      return;
    }
    await this.act(order, report);
    await this.forgetting.ifOver(order);
  }

  private async act(order: Order, report: PaymentReported): Promise<void> {
    if ('refundedCents' in report.news) await this.countRefund(order, report.news.refundedCents);
    switch (decide(order, await this.holdOf(order, report), report.news)) {
      case 'confirm':
        return this.confirm(order, report.source);
      case 'release':
        return this.release(order, report.source);
      case 'refund':
        return this.refund(order, report.source);
      case 'reverse':
        return this.reverse(order, report.source);
      case 'note':
        return this.addEvent(order, 'partly-refunded', report.source, newsSentence(report.news));
      case 'alert':
        return this.alert(order, report);
      case 'nothing':
    }
  }

  /** Only a payment for a pending order needs to know. */
  private async holdOf(order: Order, { news }: PaymentReported): Promise<HoldState> {
    if (news.kind !== 'paid' || order.status !== 'pending') return 'gone';
    const lines = await this.store.linesOf(order.id);
    const held = (await this.ledger.ofOrder(order.id)).filter(({ state }) => state === 'held');
    const whole = lines
      .filter(isNumbered)
      .every(({ id, quantity }) => held.filter(({ orderLineId }) => orderLineId === id).length === quantity);
    return whole ? 'whole' : 'gone';
  }

  private async confirm(order: Order, actor: string): Promise<void> {
    const lines = await this.store.linesOf(order.id);
    const sold = await this.ledger.sell({ orderId: order.id });
    const prints = sold.flatMap(({ number, editionId, orderLineId }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ number, editionId, line }] : [];
    });
    // Undoes everything and is tried again: the hold was whole a moment ago, under the same lock.
    if (prints.length !== countOf(lines.filter(isNumbered))) {
      throw new Error(`Order ${order.number} lost prints while it was being confirmed.`);
    }
    const collectorId = await this.joining.collectorFor(order);
    const joins = collectorId !== null && order.collectorId === null;
    const now = this.clock.now();
    const left = collectorId === null && order.collectorId !== null ? { accountDeletedAt: now } : {};
    const confirmed = await this.move(order, 'confirmed', { collectorId, confirmedAt: now, ...left });
    await this.addEvent(confirmed, 'confirmed', actor, joins ? 'Joined the account of its address.' : null);
    if (collectorId !== null) await this.levels.recount(collectorId);
    await this.events.publish(new OrderConfirmed(confirmed, prints));
    await this.notices.confirmed(confirmed, lines, prints);
  }

  private async countRefund(order: Order, refundedCents: number): Promise<void> {
    const change = { refundedCents, updatedAt: this.clock.now() };
    await this.store.save(order.id, change);
    Object.assign(order, change);
    if (order.collectorId !== null) await this.levels.recount(order.collectorId);
  }

  private async release(order: Order, actor: string): Promise<void> {
    await this.ledger.release({ orderId: order.id });
    await this.addEvent(await this.move(order, 'cancelled'), 'released', actor, null);
  }

  /** Money for prints that are gone. What is left of the hold goes back, and the money too. */
  private async refund(order: Order, actor: string): Promise<void> {
    await this.ledger.release({ orderId: order.id });
    const cancelled = order.status === 'pending' ? await this.move(order, 'cancelled') : order;
    await this.addEvent(
      cancelled,
      'refunding',
      actor,
      'The prints were no longer held when the payment arrived.',
    );
    await this.refunds.request(order.id);
    await this.notices.refunding(cancelled);
  }

  private async reverse(order: Order, actor: string): Promise<void> {
    const reversed = canMove(order.status, 'cancelled') ? await this.move(order, 'cancelled') : order;
    await this.addEvent(reversed, 'refunded', actor, null);
    await this.events.publish(new OrderRefunded(order.id, actor));
  }

  private async alert(order: Order, report: PaymentReported): Promise<void> {
    const now = this.clock.now();
    if (report.news.kind === 'disputed') {
      const disputedAt = isDisputeOver(report.news.status) ? null : (order.disputedAt ?? now);
      await this.store.save(order.id, { disputedAt, updatedAt: now });
    }
    await this.addEvent(order, 'alert', report.source, newsSentence(report.news));
    await this.notices.alert(order, newsSentence(report.news));
  }

  private async move(order: Order, status: OrderStatus, more: OrderChange = {}): Promise<Order> {
    if (!canMove(order.status, status))
      throw new Error(`Order ${order.number}: ${order.status} cannot become ${status}.`);
    const change = { ...more, status, updatedAt: this.clock.now() };
    await this.store.save(order.id, change);
    return Object.assign(order, change);
  }

  private async addEvent(
    order: Order,
    kind: OrderEventKind,
    actor: string,
    note: string | null,
  ): Promise<void> {
    const { id: orderId, status } = order;
    await this.store.addEvent({
      id: uuid(),
      orderId,
      kind,
      status,
      actor,
      note,
      createdAt: this.clock.now(),
    });
  }
}

/** An event photo has no print in the ledger. */
const isNumbered = ({ editionId }: OrderLine): boolean => editionId !== null;

const countOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
