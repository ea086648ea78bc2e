import { formatMoneyWithCents } from '@gallery/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isMadeAndSent, OrdersService, OrderRefunded, type OrderSummary } from '../orders';
import {
  describePaymentUpdate,
  PaymentIntentsService,
  PaymentUpdated,
  RefundsService,
  type PaymentUpdate,
} from '../payments';
import { Clock, Database, DomainEvents, OutboxService } from '../platform';
import {
  describeLines,
  shippingCentsOf,
  type PaymentRequestEntity,
  type PaymentRequestState,
} from './entities/payment-request.entity';
import { PaymentRequestEmails } from './payment-request.emails';
import { PaymentRequestsStore } from './payment-requests.store';

const CANCEL_JOB = 'payment-request-cancel';

interface CancelJob {
  requestId: string;
}

/**
 * Settles payment requests with their payments, whichever source reports first. Runs in the transaction that recorded
 * the payment's update, with the payment locked; then locks the request, then its order, always in this order.
 */
@Injectable()
export class PaymentRequestSettlementService implements OnModuleInit {
  private readonly logger = new Logger(PaymentRequestSettlementService.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly refundsService: RefundsService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly outboxService: OutboxService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PaymentUpdated, (payment) =>
      payment.flow === 'intent' ? this.settle(payment) : Promise.resolve(),
    );
    this.domainEvents.on(OrderRefunded, ({ orderId }) => this.cancelOpenRequests(orderId));
    this.outboxService.registerHandler<CancelJob>(CANCEL_JOB, ({ requestId }) =>
      this.cancelAtStripe(requestId),
    );
  }

  /** While the payment is being created, its Stripe id is not known yet: then the outbox tries again. */
  private async cancelAtStripe(requestId: string): Promise<void> {
    if (await this.closeUnopened(requestId, 'refund')) return;
    const { state } = await this.paymentIntentsService.cancel(requestId, 'refund');
    if (state === 'creating') throw new Error(`Payment request ${requestId} is only being made.`);
  }

  /**
   * Cancels a request that nobody has opened, so that Stripe does not know about it.
   * @returns whether nothing is left to do: false when it has a payment, which must be cancelled at Stripe first
   */
  async closeUnopened(id: string, actor: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const request = await this.paymentRequestsStore.lock(id);
      if (await this.paymentIntentsService.exists(id)) return false;
      const order = request?.state === 'open' && (await this.ordersService.lock(request.orderId));
      if (order) await this.markCancelled(request, order, actor);
      return true;
    });
  }

  private async settle({ reference, update, source }: PaymentUpdated): Promise<void> {
    const request = await this.paymentRequestsStore.lock(reference);
    const order = request && (await this.ordersService.lock(request.orderId));
    if (!order) {
      this.logger.error(`A payment refers to payment request ${reference}, which does not exist.`);
      return;
    }
    if (request.paysOrder && 'refundedCents' in update)
      await this.ordersService.recordRefund(order.id, update.refundedCents);
    if (request.paysOrder && update.kind === 'disputed')
      await this.ordersService.recordDispute(order.id, update.status);
    if (request.paysOrder && update.kind === 'dispute-funds')
      await this.ordersService.recordDisputeFunds(order.id, update.withdrawnCents);
    // Whatever this payment was for, the same buyer would get the prints.
    if (update.kind === 'fraud-warned') await this.ordersService.recordFraudWarning(order.id);
    const isOrderActive = order.status !== 'cancelled' && order.status !== 'rejected';
    const note = `Payment request: ${describePaymentUpdate(update)}`;
    switch (decidePaymentRequest(request.state, isOrderActive, update)) {
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
        return this.ordersService.alert(order, source, note);
      case 'note':
        return this.ordersService.addEvent(order, 'partly-refunded', source, note);
      case 'alert':
        return this.ordersService.alert(order, source, note);
      case 'nothing':
    }
  }

  private async markPaid(request: PaymentRequestEntity, order: OrderSummary, actor: string): Promise<void> {
    const now = this.clock.now();
    await this.paymentRequestsStore.save(request.id, { state: 'paid', paidAt: now, updatedAt: now });
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    if (request.paysOrder) {
      await this.ordersService.confirm(order.id, request.id, actor);
      // Orders of prints and event photos have their own confirmation.
      if (!isMadeAndSent(order)) await this.paymentRequestEmails.sendPaid({ request, lines, order });
      return;
    }
    await this.ordersService.addShippingPaid(order, shippingCentsOf(lines));
    await this.ordersService.addEvent(order, 'payment-received', actor, describeLines(lines));
    await this.paymentRequestEmails.sendPaid({ request, lines, order });
  }

  private async markCancelled(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.ordersService.cancelUnpaid(order.id, actor);
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    await this.ordersService.addEvent(order, 'payment-cancelled', actor, describeLines(lines));
  }

  /** A cancelled request must not be paid. Its state becomes `refunded` once Stripe reports the refund. */
  private async refundLatePayment(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'cancelled', updatedAt: this.clock.now() });
    await this.refundsService.requestFullRefund(request.id);
    const amount = formatMoneyWithCents(request.amountCents);
    const message = `${amount} arrived for a payment request that was closed. It is being refunded automatically.`;
    await this.ordersService.alert(order, actor, message);
    await this.paymentRequestEmails.sendLatePaymentRefund(request, order);
  }

  private async markRefunded(
    request: PaymentRequestEntity,
    order: OrderSummary,
    actor: string,
  ): Promise<void> {
    await this.paymentRequestsStore.save(request.id, { state: 'refunded', updatedAt: this.clock.now() });
    if (request.paysOrder) return this.ordersService.markRefunded(order.id, actor);
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    if (request.state === 'paid') await this.ordersService.addShippingPaid(order, -shippingCentsOf(lines));
    await this.ordersService.addEvent(order, 'payment-refunded', actor, describeLines(lines));
  }

  /** The buyer's bank returned the refund: restores the state before it. */
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

  /** After the refund of an order, its open requests are cancelled at Stripe, outside this transaction. */
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

/**
 * What an update of the payment means for the request:
 * - `receive`: it is paid; add to the history, send emails, count shipping
 * - `close`: nobody can pay it any longer
 * - `return`: it was closed or its order is void; refund the payment automatically
 * - `reverse`: the whole payment was refunded
 * - `reinstate`: the buyer's bank returned the refund; notify the owner
 * - `note`: add to the history
 * - `alert`: something does not match; change nothing and notify the owner
 */
type PaymentRequestDecision =
  | 'receive'
  | 'close'
  | 'return'
  | 'reverse'
  | 'reinstate'
  | 'note'
  | 'alert'
  | 'nothing';

/** States only move forward, except for returned refunds: a repeated update decides `nothing`. */
function decidePaymentRequest(
  state: PaymentRequestState,
  isOrderActive: boolean,
  update: PaymentUpdate,
): PaymentRequestDecision {
  switch (update.kind) {
    case 'paid':
      if (state === 'paid' || state === 'refunded') return 'nothing';
      return state === 'open' && isOrderActive ? 'receive' : 'return';
    case 'expired':
    case 'failed':
      return state === 'open' ? 'close' : 'nothing';
    case 'refunded':
      return update.full ? 'reverse' : 'note';
    case 'refund-failed':
      return state === 'refunded' ? 'reinstate' : 'alert';
    case 'mismatch':
    case 'disputed':
    case 'dispute-funds':
    case 'fraud-warned':
      return 'alert';
  }
}
