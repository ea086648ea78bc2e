import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../platform';
import { paymentIntentMismatches, type PaymentIntentSnapshot } from './payment-intent-snapshot';
import {
  checkoutSessionMismatches,
  nextState,
  stateAfterRefunds,
  type CheckoutSessionSnapshot,
} from './payment-state';
import { paymentFlowOf } from './payment-flow';
import type { PaymentEntity } from './entities/payment.entity';
import { PaymentUpdated, type PaymentUpdate, type PaymentUpdateSource } from './domain-events';
import { PaymentsStore } from './payments.store';
import { RefundRequestsStore } from './refunds/refund-requests.store';
import { isRefundFailed } from './refunds/refund-state';
import type { RefundEntity } from './entities/refund.entity';
import { type DisputeSnapshot, type RefundSnapshot, StripeGateway } from './stripe/stripe.gateway';

const HOUR_MS = 3_600_000;

/**
 * The one place where a payment changes because of something Stripe said. Webhook, return page, reconciler and the
 * buyer's own cancel all come here: whoever is first moves the state and publishes the news, the others find it done.
 * Locks the payment, then subscribers lock the order, then its prints: always in this order.
 */
@Injectable()
export class PaymentSettlementService {
  private readonly logger = new Logger(PaymentSettlementService.name);

  constructor(
    private readonly database: Database,
    private readonly paymentsStore: PaymentsStore,
    private readonly refundRequestsStore: RefundRequestsStore,
    private readonly stripeGateway: StripeGateway,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Settles a session. A session that belongs to no payment of ours is left alone. */
  async settleSession(report: CheckoutSessionSnapshot, source: PaymentUpdateSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockBySession(report);
      if (!payment) {
        this.logger.warn(`Checkout session ${report.sessionId} belongs to no payment here.`);
        return;
      }
      const points = this.mismatches(payment, report);
      if (points.length > 0) {
        this.logger.error(
          `Checkout session ${report.sessionId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        if (payment.sessionId === report.sessionId) await this.postpone(payment);
        await this.publish(payment, { kind: 'mismatch', stripeId: report.sessionId, points }, source);
        return;
      }
      await this.transition(payment, report, source);
    });
  }

  /** Settles an intent of our own page. An intent that belongs to no payment of ours is left alone. */
  async settleIntent(report: PaymentIntentSnapshot, source: PaymentUpdateSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockByIntent(report);
      if (!payment) {
        this.logger.warn(`Payment intent ${report.paymentIntentId} belongs to no payment here.`);
        return;
      }
      const { reference, paymentIntentId, amountCents, currency } = payment;
      const { livemode } = this.stripeGateway;
      const frozen = { reference, paymentIntentId, amountCents, currency, livemode };
      const points = paymentIntentMismatches(frozen, report);
      if (points.length > 0) {
        this.logger.error(
          `Payment intent ${report.paymentIntentId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        const stripeId = report.paymentIntentId;
        await this.publish(payment, { kind: 'mismatch', stripeId, points }, source);
        return;
      }
      await this.transition(payment, { ...report, sessionId: null }, source);
    });
  }

  /** There is nothing at Stripe that could still be paid: it could not be created, or Stripe knows of none. */
  async markFailed(paymentId: string, source: PaymentUpdateSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.paymentsStore.lock({ id: paymentId });
      if (payment?.state !== 'creating' && payment?.state !== 'open') return;
      await this.paymentsStore.save(payment.id, {
        state: 'failed',
        checkAt: null,
        updatedAt: this.clock.now(),
      });
      await this.publish(payment, { kind: 'failed' }, source);
    });
  }

  /**
   * Takes over the list of refunds of a payment, as Stripe showed it some moments ago.
   * @returns all that is known of them by now
   */
  async recordRefunds(
    reference: string,
    refunds: RefundSnapshot[],
    source: PaymentUpdateSource,
  ): Promise<RefundEntity[]> {
    return this.database.transaction(async () => {
      const payment = await this.paymentsStore.lock({ reference });
      if (!payment) return [];
      const known = await this.saveRefunds(payment, refunds);
      const refundedCents = known
        .filter(({ status }) => !isRefundFailed(status))
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (refundedCents === payment.refundedCents) return known;
      const full = refundedCents >= payment.amountCents;
      const state = stateAfterRefunds(payment.state, full);
      await this.paymentsStore.save(payment.id, { refundedCents, state, updatedAt: this.clock.now() });
      const grew = refundedCents > payment.refundedCents;
      await this.publish(
        payment,
        grew ? { kind: 'refunded', refundedCents, full } : { kind: 'refund-failed', refundedCents },
        source,
      );
      return known;
    });
  }

  async recordDispute(
    reference: string,
    { status }: DisputeSnapshot,
    source: PaymentUpdateSource,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.paymentsStore.lock({ reference });
      if (!payment || payment.disputeStatus === status) return;
      await this.paymentsStore.save(payment.id, { disputeStatus: status, updatedAt: this.clock.now() });
      await this.publish(payment, { kind: 'disputed', status }, source);
    });
  }

  /**
   * The list was asked for before the payment was locked, so that of two reports the older may come last: what is known
   * and not in its list stays, and what was sent back stays so. Whoever asked for that has not been given it.
   * @returns all refunds of the payment
   */
  private async saveRefunds(
    { id: paymentId, reference }: PaymentEntity,
    reports: RefundSnapshot[],
  ): Promise<RefundEntity[]> {
    const kept = new Map(
      (await this.paymentsStore.findRefunds(paymentId)).map((refund) => [refund.id, refund]),
    );
    for (const { id, amountCents, status } of reports) {
      const known = kept.get(id);
      if (known && isRefundFailed(known.status)) continue;
      const createdAt = known?.createdAt ?? this.clock.now();
      const refund = { id, paymentId, amountCents, status, createdAt };
      await this.paymentsStore.saveRefund(refund);
      if (isRefundFailed(status)) await this.refundRequestsStore.markFailedByBank(reference, id);
      kept.set(id, refund);
    }
    return [...kept.values()];
  }

  private async transition(
    payment: PaymentEntity,
    report: Pick<CheckoutSessionSnapshot, 'state' | 'paymentIntentId'> & { sessionId: string | null },
    source: PaymentUpdateSource,
  ): Promise<void> {
    const state = nextState(payment.state, report.state);
    if (state === payment.state) {
      if (state === 'open' && report.state === 'waiting') await this.postpone(payment);
      return;
    }
    await this.paymentsStore.save(payment.id, {
      state,
      sessionId: report.sessionId,
      paymentIntentId: report.paymentIntentId,
      checkAt: null,
      updatedAt: this.clock.now(),
    });
    const { amountCents, currency } = payment;
    if (state === 'paid') await this.publish(payment, { kind: 'paid', amountCents, currency }, source);
    if (state === 'expired' || state === 'failed') await this.publish(payment, { kind: state }, source);
  }

  private mismatches(
    { reference, sessionId, amountCents, currency }: PaymentEntity,
    report: CheckoutSessionSnapshot,
  ): string[] {
    const { livemode } = this.stripeGateway;
    return checkoutSessionMismatches({ reference, sessionId, amountCents, currency, livemode }, report);
  }

  private async lockBySession({
    sessionId,
    reference,
  }: CheckoutSessionSnapshot): Promise<PaymentEntity | null> {
    const bySession = await this.paymentsStore.lock({ sessionId });
    return bySession ?? (reference === null ? null : this.paymentsStore.lock({ reference }));
  }

  private async lockByIntent({
    paymentIntentId,
    reference,
  }: PaymentIntentSnapshot): Promise<PaymentEntity | null> {
    const byIntent = await this.paymentsStore.lock({ paymentIntentId });
    return byIntent ?? (reference === null ? null : this.paymentsStore.lock({ reference }));
  }

  /** Nothing to be done yet, or by us: looked at again in an hour. */
  private async postpone(payment: PaymentEntity): Promise<void> {
    if (payment.checkAt === null) return;
    const now = this.clock.now();
    await this.paymentsStore.save(payment.id, { checkAt: new Date(now.getTime() + HOUR_MS), updatedAt: now });
  }

  private async publish(
    payment: PaymentEntity,
    news: PaymentUpdate,
    source: PaymentUpdateSource,
  ): Promise<void> {
    await this.domainEvents.publish(
      new PaymentUpdated(payment.reference, paymentFlowOf(payment), news, source),
    );
  }
}
