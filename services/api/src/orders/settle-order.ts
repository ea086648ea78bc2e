import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { newsSentence, PaymentReported, RefundPayment } from '../payments';
import { DomainEvents } from '../platform';
import type { Order } from './order.entity';
import { ForgetOrder } from './forget-order';
import { MoveByPayment } from './move-by-payment';
import { isNumbered } from './order-line.entity';
import { OrderNotices } from './order-notices';
import { OrdersStore } from './orders.store';
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
    private readonly moves: MoveByPayment,
    private readonly forgetting: ForgetOrder,
    private readonly notices: OrderNotices,
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
    if ('refundedCents' in report.news) await this.moves.countRefund(order, report.news.refundedCents);
    switch (decide(order, await this.holdOf(order, report), report.news)) {
      case 'confirm':
        return this.moves.confirm(order, report.source);
      case 'release':
        return this.moves.release(order, report.source);
      case 'refund':
        return this.refund(order, report.source);
      case 'reverse':
        return this.moves.reverse(order, report.source);
      case 'note':
        return this.moves.addEvent(order, 'partly-refunded', report.source, newsSentence(report.news));
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

  /** Money for prints that are gone. What is left of the hold goes back, and the money too. */
  private async refund(order: Order, actor: string): Promise<void> {
    await this.ledger.release({ orderId: order.id });
    const cancelled = order.status === 'pending' ? await this.moves.move(order, 'cancelled') : order;
    await this.moves.addEvent(
      cancelled,
      'refunding',
      actor,
      'The prints were no longer held when the payment arrived.',
    );
    await this.refunds.request(order.id);
    await this.notices.refunding(cancelled);
  }

  private async alert(order: Order, report: PaymentReported): Promise<void> {
    if (report.news.kind === 'disputed') await this.moves.dispute(order, report.news.status);
    await this.moves.addEvent(order, 'alert', report.source, newsSentence(report.news));
    await this.notices.alert(order, newsSentence(report.news));
  }
}
