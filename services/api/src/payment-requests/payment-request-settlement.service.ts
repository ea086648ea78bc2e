import { formatMoneyWithCents } from '@gallery/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { OrdersService, OrderPaymentsService, OrderRefunded, type OrderSummary } from '../orders';
import {
  describePaymentUpdate,
  PaymentIntentsService,
  PaymentUpdated,
  FullRefundsService,
} from '../payments';
import { Clock, DomainEvents, OutboxService } from '../platform';
import type { PaymentRequestEntity } from './entities/payment-request.entity';
import { PaymentRequestEmails } from './payment-request.emails';
import { describeLines, shippingCentsOf } from './payment-request-amounts';
import { PaymentRequestsStore } from './payment-requests.store';
import { decidePaymentRequest } from './payment-request-settlement-decision';

const CANCEL_JOB = 'payment-request-cancel';

interface CancelJob {
  requestId: string;
}

/**
 * Brings payment requests in line with their payments, whoever reported first. Runs inside the transaction that recorded
 * the news, with the payment locked; then locks the request, then its order, always in this order.
 */
@Injectable()
export class PaymentRequestSettlementService implements OnModuleInit {
  private readonly logger = new Logger(PaymentRequestSettlementService.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly ordersService: OrdersService,
    private readonly orderPaymentsService: OrderPaymentsService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly fullRefundsService: FullRefundsService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly outboxService: OutboxService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PaymentUpdated, (report) =>
      report.flow === 'intent' ? this.settle(report) : Promise.resolve(),
    );
    this.domainEvents.on(OrderRefunded, ({ orderId }) => this.cancelOpenRequests(orderId));
    this.outboxService.registerHandler<CancelJob>(CANCEL_JOB, ({ requestId }) =>
      this.cancelAtStripe(requestId),
    );
  }

  /** Stripe may be making the payment at this moment: it has no name there yet, so the outbox tries again. */
  private async cancelAtStripe(requestId: string): Promise<void> {
    const { state } = await this.paymentIntentsService.cancel(requestId, 'refund');
    if (state === 'creating') throw new Error(`Payment request ${requestId} is only being made.`);
  }

  private async settle({ reference, update: news, source }: PaymentUpdated): Promise<void> {
    const request = await this.paymentRequestsStore.lock(reference);
    const order = request && (await this.ordersService.lock(request.orderId));
    if (!order) {
      this.logger.error(`A payment refers to payment request ${reference}, which does not exist.`);
      return;
    }
    if (request.paysOrder && 'refundedCents' in news)
      await this.orderPaymentsService.recordRefund(order.id, news.refundedCents);
    if (request.paysOrder && news.kind === 'disputed')
      await this.orderPaymentsService.recordDispute(order.id, news.status);
    const isOrderAlive = order.status !== 'cancelled' && order.status !== 'rejected';
    switch (decidePaymentRequest({ state: request.state, isOrderActive: isOrderAlive }, news)) {
      case 'receive':
        return this.markPaid(request, order, source);
      case 'close':
        return this.markCancelled(request, order, source);
      case 'return':
        return this.refundLatePayment(request, order, source);
      case 'reverse':
        return this.markRefunded(request, order, source);
      case 'reinstate':
        await this.reinstate(request, order);
        return this.ordersService.alert(order, source, `Payment request: ${describePaymentUpdate(news)}`);
      case 'note':
        return this.ordersService.addEvent(
          order,
          'partly-refunded',
          source,
          `Payment request: ${describePaymentUpdate(news)}`,
        );
      case 'alert':
        return this.ordersService.alert(order, source, `Payment request: ${describePaymentUpdate(news)}`);
      case 'nothing':
    }
  }

  private async markPaid(request: PaymentRequestEntity, order: OrderSummary, actor: string): Promise<void> {
    const now = this.clock.now();
    await this.paymentRequestsStore.save(request.id, { state: 'paid', paidAt: now, updatedAt: now });
    if (request.paysOrder) return this.orderPaymentsService.confirm(order.id, request.id, actor);
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    await this.ordersService.addShippingPaid(order, shippingCentsOf(lines));
    await this.ordersService.addEvent(order, 'payment-received', actor, describeLines(lines));
    await this.paymentRequestEmails.sendPaid(request, lines, order);
  }

  private async markCancelled(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.orderPaymentsService.cancelUnpaid(order.id, actor);
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    await this.ordersService.addEvent(order, 'payment-cancelled', actor, describeLines(lines));
  }

  /** The buyer must not pay for what was called off. The state follows when Stripe says that the money went back. */
  private async refundLatePayment(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    await this.fullRefundsService.requestFullRefund(request.id);
    const sum = formatMoneyWithCents(request.amountCents);
    const sentence = `${sum} arrived for a payment request that was closed. It is being refunded by itself.`;
    await this.ordersService.alert(order, actor, sentence);
    await this.paymentRequestEmails.sendLatePaymentRefund(request, order);
  }

  private async markRefunded(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'refunded', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.orderPaymentsService.markRefunded(order.id, actor);
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    if (request.state === 'paid') await this.ordersService.addShippingPaid(order, -shippingCentsOf(lines));
    await this.ordersService.addEvent(order, 'payment-refunded', actor, describeLines(lines));
  }

  /** As it stood before it was given back. */
  private async reinstate(
    { id, paidAt, paysOrder }: PaymentRequestEntity,
    order: OrderSummary,
  ): Promise<void> {
    const state = paidAt === null ? 'cancelled' : 'paid';
    await this.paymentRequestsStore.save(id, { state, updatedAt: this.clock.now() });
    if (state === 'paid' && !paysOrder)
      await this.ordersService.addShippingPaid(
        order,
        shippingCentsOf(await this.paymentRequestsStore.findLines([id])),
      );
  }

  /** The order was given back: what is still open on it is cancelled at Stripe after this transaction. */
  private async cancelOpenRequests(orderId: string): Promise<void> {
    for (const { id: requestId, state } of await this.paymentRequestsStore.findByOrder(orderId)) {
      if (state !== 'open') continue;
      const payload: CancelJob = { requestId };
      await this.outboxService.enqueue({
        kind: CANCEL_JOB,
        payload,
        dedupeKey: `${CANCEL_JOB}:${requestId}`,
      });
    }
  }
}
