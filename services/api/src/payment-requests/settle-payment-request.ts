import { formatSum } from '@gallery/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { OrderBook, OrderDesk, OrderRefunded, type KnownOrder } from '../orders';
import { newsSentence, PaymentIntentsService, PaymentReported, RefundPayment } from '../payments';
import { Clock, DomainEvents, Outbox } from '../platform';
import type { PaymentRequest } from './payment-request.entity';
import { PaymentRequestNotices } from './payment-request-notices';
import { linesInWords, shippingIn } from './payment-request-sums';
import { PaymentRequestsStore } from './payment-requests.store';
import { decideRequest } from './settle-request-decision';

const CANCEL = 'payment-request-cancel';

interface CancelPayload {
  requestId: string;
}

/**
 * Brings payment requests in line with their payments, whoever reported first. Runs inside the transaction that recorded
 * the news, with the payment locked; then locks the request, then its order, always in this order.
 */
@Injectable()
export class SettlePaymentRequest implements OnModuleInit {
  private readonly logger = new Logger(SettlePaymentRequest.name);

  constructor(
    private readonly events: DomainEvents,
    private readonly store: PaymentRequestsStore,
    private readonly orders: OrderBook,
    private readonly desk: OrderDesk,
    private readonly payments: PaymentIntentsService,
    private readonly refunds: RefundPayment,
    private readonly notices: PaymentRequestNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(PaymentReported, (report) =>
      report.door === 'intent' ? this.settle(report) : Promise.resolve(),
    );
    this.events.on(OrderRefunded, ({ orderId }) => this.closeOf(orderId));
    this.outbox.handle<CancelPayload>(CANCEL, ({ requestId }) => this.callOff(requestId));
  }

  /** Stripe may be making the payment at this moment: it has no name there yet, so the outbox tries again. */
  private async callOff(requestId: string): Promise<void> {
    const { state } = await this.payments.cancel(requestId, 'refund');
    if (state === 'creating') throw new Error(`Payment request ${requestId} is only being made.`);
  }

  private async settle({ reference, news, source }: PaymentReported): Promise<void> {
    const request = await this.store.lock(reference);
    const order = request && (await this.orders.lock(request.orderId));
    if (!order) {
      this.logger.error(`A payment refers to payment request ${reference}, which does not exist.`);
      return;
    }
    if (request.paysOrder && 'refundedCents' in news)
      await this.desk.countRefund(order.id, news.refundedCents);
    if (request.paysOrder && news.kind === 'disputed') await this.desk.dispute(order.id, news.status);
    const isOrderAlive = order.status !== 'cancelled' && order.status !== 'rejected';
    switch (decideRequest({ state: request.state, isOrderAlive }, news)) {
      case 'receive':
        return this.receive(request, order, source);
      case 'close':
        return this.close(request, order, source);
      case 'return':
        return this.giveBack(request, order, source);
      case 'reverse':
        return this.reverse(request, order, source);
      case 'reinstate':
        await this.reinstate(request, order);
        return this.orders.alert(order, source, `Payment request: ${newsSentence(news)}`);
      case 'note':
        return this.orders.note(order, 'partly-refunded', source, `Payment request: ${newsSentence(news)}`);
      case 'alert':
        return this.orders.alert(order, source, `Payment request: ${newsSentence(news)}`);
      case 'nothing':
    }
  }

  private async receive(request: PaymentRequest, order: KnownOrder, actor: string): Promise<void> {
    const now = this.clock.now();
    await this.store.save(request.id, { state: 'paid', paidAt: now, updatedAt: now });
    if (request.paysOrder) return this.desk.confirm(order.id, request.id, actor);
    const lines = await this.store.linesOf([request.id]);
    await this.orders.addShippingPaid(order, shippingIn(lines));
    await this.orders.note(order, 'payment-received', actor, linesInWords(lines));
    await this.notices.paid(request, lines, order);
  }

  private async close(request: PaymentRequest, order: KnownOrder, actor: string): Promise<void> {
    await this.store.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.desk.release(order.id, actor);
    const lines = await this.store.linesOf([request.id]);
    await this.orders.note(order, 'payment-cancelled', actor, linesInWords(lines));
  }

  /** The buyer must not pay for what was called off. The state follows when Stripe says that the money went back. */
  private async giveBack(request: PaymentRequest, order: KnownOrder, actor: string): Promise<void> {
    await this.store.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    await this.refunds.request(request.id);
    const sum = formatSum(request.amountCents);
    const sentence = `${sum} arrived for a payment request that was closed. It is being refunded by itself.`;
    await this.orders.alert(order, actor, sentence);
    await this.notices.returning(request, order);
  }

  private async reverse(request: PaymentRequest, order: KnownOrder, actor: string): Promise<void> {
    await this.store.save(request.id, { state: 'refunded', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.desk.reverse(order.id, actor);
    const lines = await this.store.linesOf([request.id]);
    if (request.state === 'paid') await this.orders.addShippingPaid(order, -shippingIn(lines));
    await this.orders.note(order, 'payment-refunded', actor, linesInWords(lines));
  }

  /** As it stood before it was given back. */
  private async reinstate({ id, paidAt, paysOrder }: PaymentRequest, order: KnownOrder): Promise<void> {
    const state = paidAt === null ? 'cancelled' : 'paid';
    await this.store.save(id, { state, updatedAt: this.clock.now() });
    if (state === 'paid' && !paysOrder)
      await this.orders.addShippingPaid(order, shippingIn(await this.store.linesOf([id])));
  }

  /** The order was given back: what is still open on it is cancelled at Stripe after this transaction. */
  private async closeOf(orderId: string): Promise<void> {
    for (const { id: requestId, state } of await this.store.ofOrder(orderId)) {
      if (state !== 'open') continue;
      const payload: CancelPayload = { requestId };
      await this.outbox.enqueue({ kind: CANCEL, payload, dedupeKey: `${CANCEL}:${requestId}` });
    }
  }
}
