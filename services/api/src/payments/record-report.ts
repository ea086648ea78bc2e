import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../platform';
import { intentDifferences, type IntentReport } from './intent-report';
import { differences, nextState, stateAfterRefunds, type SessionReport } from './payment-state';
import { doorOf } from './payment-door';
import type { Payment } from './payment.entity';
import { PaymentReported, type PaymentNews, type ReportSource } from './payments.events';
import { PaymentsStore } from './payments.store';
import { RefundRequestsStore } from './refund-requests.store';
import { isSentBack } from './refund-state';
import type { Refund } from './refund.entity';
import { type DisputeReport, type RefundReport, StripeGateway } from './stripe.gateway';

const HOUR_MS = 3_600_000;

/**
 * The one place where a payment changes because of something Stripe said. Webhook, return page, reconciler and the
 * buyer's own cancel all come here: whoever is first moves the state and publishes the news, the others find it done.
 * Locks the payment, then subscribers lock the order, then its prints: always in this order.
 */
@Injectable()
export class RecordReport {
  private readonly logger = new Logger(RecordReport.name);

  constructor(
    private readonly database: Database,
    private readonly store: PaymentsStore,
    private readonly requests: RefundRequestsStore,
    private readonly gateway: StripeGateway,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Settles a session. A session that belongs to no payment of ours is left alone. */
  async session(report: SessionReport, source: ReportSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockOwner(report);
      if (!payment) {
        this.logger.warn(`Checkout session ${report.sessionId} belongs to no payment here.`);
        return;
      }
      const points = this.differences(payment, report);
      if (points.length > 0) {
        this.logger.error(
          `Checkout session ${report.sessionId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        if (payment.sessionId === report.sessionId) await this.postpone(payment);
        await this.publish(payment, { kind: 'mismatch', stripeId: report.sessionId, points }, source);
        return;
      }
      await this.move(payment, report, source);
    });
  }

  /** Settles an intent of our own page. An intent that belongs to no payment of ours is left alone. */
  async intent(report: IntentReport, source: ReportSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.lockOwnerOfIntent(report);
      if (!payment) {
        this.logger.warn(`Payment intent ${report.paymentIntentId} belongs to no payment here.`);
        return;
      }
      const { reference, paymentIntentId, amountCents, currency } = payment;
      const { livemode } = this.gateway;
      const frozen = { reference, paymentIntentId, amountCents, currency, livemode };
      const points = intentDifferences(frozen, report);
      if (points.length > 0) {
        this.logger.error(
          `Payment intent ${report.paymentIntentId} differs from payment ${payment.id}: ${points.join(', ')}.`,
        );
        const stripeId = report.paymentIntentId;
        await this.publish(payment, { kind: 'mismatch', stripeId, points }, source);
        return;
      }
      await this.move(payment, { ...report, sessionId: null }, source);
    });
  }

  /** There is nothing at Stripe that could still be paid: it could not be created, or Stripe knows of none. */
  async nothingToPay(paymentId: string, source: ReportSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.store.lock({ id: paymentId });
      if (payment?.state !== 'creating' && payment?.state !== 'open') return;
      await this.store.save(payment.id, { state: 'failed', checkAt: null, updatedAt: this.clock.now() });
      await this.publish(payment, { kind: 'failed' }, source);
    });
  }

  /**
   * Takes over the list of refunds of a payment, as Stripe showed it some moments ago.
   * @returns all that is known of them by now
   */
  async refunds(reference: string, refunds: RefundReport[], source: ReportSource): Promise<Refund[]> {
    return this.database.transaction(async () => {
      const payment = await this.store.lock({ reference });
      if (!payment) return [];
      const known = await this.keepRefunds(payment, refunds);
      const refundedCents = known
        .filter(({ status }) => !isSentBack(status))
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (refundedCents === payment.refundedCents) return known;
      const full = refundedCents >= payment.amountCents;
      const state = stateAfterRefunds(payment.state, full);
      await this.store.save(payment.id, { refundedCents, state, updatedAt: this.clock.now() });
      const grew = refundedCents > payment.refundedCents;
      await this.publish(
        payment,
        grew ? { kind: 'refunded', refundedCents, full } : { kind: 'refund-failed', refundedCents },
        source,
      );
      return known;
    });
  }

  async dispute(reference: string, { status }: DisputeReport, source: ReportSource): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.store.lock({ reference });
      if (!payment || payment.disputeStatus === status) return;
      await this.store.save(payment.id, { disputeStatus: status, updatedAt: this.clock.now() });
      await this.publish(payment, { kind: 'disputed', status }, source);
    });
  }

  /**
   * The list was asked for before the payment was locked, so that of two reports the older may come last: what is known
   * and not in its list stays, and what was sent back stays so. Whoever asked for that has not been given it.
   * @returns all refunds of the payment
   */
  private async keepRefunds(
    { id: paymentId, reference }: Payment,
    reports: RefundReport[],
  ): Promise<Refund[]> {
    const kept = new Map((await this.store.refundsOf(paymentId)).map((refund) => [refund.id, refund]));
    for (const { id, amountCents, status } of reports) {
      const known = kept.get(id);
      if (known && isSentBack(known.status)) continue;
      const createdAt = known?.createdAt ?? this.clock.now();
      const refund = { id, paymentId, amountCents, status, createdAt };
      await this.store.saveRefund(refund);
      if (isSentBack(status)) await this.requests.sentBack(reference, id);
      kept.set(id, refund);
    }
    return [...kept.values()];
  }

  private async move(
    payment: Payment,
    report: Pick<SessionReport, 'state' | 'paymentIntentId'> & { sessionId: string | null },
    source: ReportSource,
  ): Promise<void> {
    const state = nextState(payment.state, report.state);
    if (state === payment.state) {
      if (state === 'open' && report.state === 'waiting') await this.postpone(payment);
      return;
    }
    await this.store.save(payment.id, {
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

  private differences(
    { reference, sessionId, amountCents, currency }: Payment,
    report: SessionReport,
  ): string[] {
    const { livemode } = this.gateway;
    return differences({ reference, sessionId, amountCents, currency, livemode }, report);
  }

  private async lockOwner({ sessionId, reference }: SessionReport): Promise<Payment | null> {
    const bySession = await this.store.lock({ sessionId });
    return bySession ?? (reference === null ? null : this.store.lock({ reference }));
  }

  private async lockOwnerOfIntent({ paymentIntentId, reference }: IntentReport): Promise<Payment | null> {
    const byIntent = await this.store.lock({ paymentIntentId });
    return byIntent ?? (reference === null ? null : this.store.lock({ reference }));
  }

  /** Nothing to be done yet, or by us: looked at again in an hour. */
  private async postpone(payment: Payment): Promise<void> {
    if (payment.checkAt === null) return;
    const now = this.clock.now();
    await this.store.save(payment.id, { checkAt: new Date(now.getTime() + HOUR_MS), updatedAt: now });
  }

  private async publish(payment: Payment, news: PaymentNews, source: ReportSource): Promise<void> {
    await this.events.publish(new PaymentReported(payment.reference, doorOf(payment), news, source));
  }
}
