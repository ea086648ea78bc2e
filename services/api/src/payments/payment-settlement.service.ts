import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../platform';
import { paymentFlowOf, type PaymentEntity, type RefundEntity } from './entities/payment.entity';
import {
  checkoutSessionMismatches,
  isRefundFailed,
  nextState,
  paymentIntentMismatches,
  stateAfterRefunds,
  type CheckoutSessionSnapshot,
  type PaymentIntentSnapshot,
} from './payment-state';
import { POSTPONED_CHECK_MS } from './payments-policy';
import { PaymentUpdated, type PaymentUpdate, type PaymentUpdateSource } from './domain-events';
import { PaymentsStore } from './payments.store';
import type { RefundSnapshot } from './stripe/stripe-refunds.gateway';
import { StripeClient } from './stripe/stripe.client';

/**
 * The one place where a payment changes because of what Stripe says. Webhook, return page, reconciler and the buyer's
 * cancellation all come here: the first one changes the state and publishes the update, the others find it done. Locks the
 * payment, then listeners lock the order, then its prints: always in this sequence.
 */
@Injectable()
export class PaymentSettlementService {
  private readonly logger = new Logger(PaymentSettlementService.name);

  constructor(
    private readonly database: Database,
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeClient: StripeClient,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Ignores a session that belongs to none of our payments. */
  async settleSession(session: CheckoutSessionSnapshot, source: PaymentUpdateSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockBySession(session);
      if (!payment) {
        this.logger.warn(`Checkout session ${session.sessionId} belongs to no payment here.`);
        return;
      }
      const points = this.mismatches(payment, session);
      if (points.length > 0) {
        this.logger.error(
          `Checkout session ${session.sessionId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        if (payment.sessionId === session.sessionId) await this.postpone(payment);
        await this.publish(payment, { kind: 'mismatch', stripeId: session.sessionId, points }, source);
        return;
      }
      await this.transition(payment, session, source);
    });
  }

  /** Ignores an intent that belongs to none of our payments. */
  async settleIntent(intent: PaymentIntentSnapshot, source: PaymentUpdateSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockByIntent(intent);
      if (!payment) {
        this.logger.warn(`Payment intent ${intent.paymentIntentId} belongs to no payment here.`);
        return;
      }
      const { reference, paymentIntentId, amountCents, currency } = payment;
      const { livemode } = this.stripeClient;
      const frozen = { reference, paymentIntentId, amountCents, currency, livemode };
      const points = paymentIntentMismatches(frozen, intent);
      if (points.length > 0) {
        this.logger.error(
          `Payment intent ${intent.paymentIntentId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        const stripeId = intent.paymentIntentId;
        await this.publish(payment, { kind: 'mismatch', stripeId, points }, source);
        return;
      }
      await this.transition(payment, { ...intent, sessionId: null }, source);
    });
  }

  /** Nothing at Stripe can still be paid: it could not be created, or Stripe has no such thing. */
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
   * Records a payment's refunds as Stripe listed them a moment ago.
   * @returns all refunds that are known by now
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

  /**
   * The list was retrieved before the payment was locked, so of two lists the older may come last: a known refund that is
   * not in it stays, and a failed one stays failed, with its request refused.
   * @returns all refunds of the payment
   */
  private async saveRefunds(
    { id: paymentId, reference }: PaymentEntity,
    snapshots: RefundSnapshot[],
  ): Promise<RefundEntity[]> {
    const refundsById = new Map(
      (await this.paymentsStore.findRefunds(paymentId)).map((refund) => [refund.id, refund]),
    );
    for (const { id, amountCents, status } of snapshots) {
      const known = refundsById.get(id);
      if (known && isRefundFailed(known.status)) continue;
      const createdAt = known?.createdAt ?? this.clock.now();
      const refund = { id, paymentId, amountCents, status, createdAt };
      await this.paymentsStore.saveRefund(refund);
      if (isRefundFailed(status)) await this.paymentsStore.markRefundReturned(reference, id);
      refundsById.set(id, refund);
    }
    return [...refundsById.values()];
  }

  private async transition(
    payment: PaymentEntity,
    snapshot: Pick<CheckoutSessionSnapshot, 'state' | 'paymentIntentId'> & { sessionId: string | null },
    source: PaymentUpdateSource,
  ): Promise<void> {
    const state = nextState(payment.state, snapshot.state);
    if (state === payment.state) {
      if (state === 'open' && snapshot.state === 'waiting') await this.postpone(payment);
      return;
    }
    await this.paymentsStore.save(payment.id, {
      state,
      sessionId: snapshot.sessionId,
      paymentIntentId: snapshot.paymentIntentId,
      checkAt: null,
      updatedAt: this.clock.now(),
    });
    const { amountCents, currency } = payment;
    if (state === 'paid') await this.publish(payment, { kind: 'paid', amountCents, currency }, source);
    if (state === 'expired' || state === 'failed') await this.publish(payment, { kind: state }, source);
  }

  private mismatches(
    { reference, sessionId, amountCents, currency }: PaymentEntity,
    snapshot: CheckoutSessionSnapshot,
  ): string[] {
    const { livemode } = this.stripeClient;
    return checkoutSessionMismatches({ reference, sessionId, amountCents, currency, livemode }, snapshot);
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

  /** Nothing can be done yet, or we cannot do it. */
  private async postpone(payment: PaymentEntity): Promise<void> {
    if (payment.checkAt === null) return;
    const now = this.clock.now();
    await this.paymentsStore.save(payment.id, {
      checkAt: new Date(now.getTime() + POSTPONED_CHECK_MS),
      updatedAt: now,
    });
  }

  private async publish(
    payment: PaymentEntity,
    update: PaymentUpdate,
    source: PaymentUpdateSource,
  ): Promise<void> {
    await this.domainEvents.publish(
      new PaymentUpdated(payment.reference, paymentFlowOf(payment), update, source),
    );
  }
}
