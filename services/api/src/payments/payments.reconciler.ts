import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../platform';
import type { CheckoutSessionSnapshot } from './payment-state';
import type { PaymentEntity } from './entities/payment.entity';
import { PaymentsStore } from './payments.store';
import { StripeRejectedError, StripeUnavailableError } from './stripe/stripe-errors';
import { PaymentSettlementService } from './payment-settlement.service';
import { PaymentIntentsReconciler } from './payment-intents.reconciler';
import { StripeGateway, type CheckoutSessionParameters } from './stripe/stripe.gateway';

const EVERY_MS = 20_000;
const BATCH = 20;
/** A claim lasts longer than the slowest look; after it another instance may try. */
const CLAIM_MS = 120_000;
/** Clocks differ. */
const GRACE_MS = 60_000;

/**
 * Makes good what crashes and lost messages left behind, by asking Stripe. Prints go back only after Stripe said that
 * the session expired or never existed. Any number of instances may run it.
 */
@Injectable()
export class PaymentsReconciler implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentsReconciler.name);
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeGateway: StripeGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly paymentIntentsReconciler: PaymentIntentsReconciler,
    private readonly clock: Clock,
  ) {}

  /** Looks at everything that is due now. One run at a time; a call meanwhile runs after the one that is under way. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    while (this.running) await this.waitForRun();
    this.running = this.reconcileDue().finally(() => (this.running = null));
    await this.running;
  }

  /** The run under way has ended, however it ended: its caller hears of a failure. */
  private async waitForRun(): Promise<void> {
    await this.running?.catch(() => undefined);
  }

  /** Lets the payment in hand finish; the others' claims run out for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.waitForRun();
  }

  private async reconcileDue(): Promise<void> {
    while (!this.stopped) {
      const now = this.clock.now();
      const due = await this.paymentsStore.claimDue(now, new Date(now.getTime() + CLAIM_MS), BATCH);
      for (const payment of due) {
        if (this.stopped) return;
        await this.reconcileSafely(payment);
      }
      if (due.length < BATCH) return;
    }
  }

  /** One payment's failure must not keep the others waiting; its claim runs out and it is tried again. */
  private async reconcileSafely(payment: PaymentEntity): Promise<void> {
    try {
      await this.reconcile(payment);
    } catch (error) {
      this.logger.warn(`Payment ${payment.id} could not be reconciled: ${String(error)}`);
    }
  }

  private async reconcile(payment: PaymentEntity): Promise<void> {
    const { parameters } = payment;
    if ('amount' in parameters) return this.paymentIntentsReconciler.reconcile(payment, parameters);
    const sessionId = payment.sessionId ?? (await this.replayCreation(payment, parameters));
    const report = sessionId === null ? null : await this.expireSession(sessionId);
    if (report) await this.paymentSettlementService.settleSession(report, 'reconciler');
    else await this.paymentSettlementService.markFailed(payment.id, 'reconciler');
  }

  private async expireSession(sessionId: string): Promise<CheckoutSessionSnapshot | null> {
    const report = await this.stripeGateway.retrieveSession(sessionId);
    return report?.state === 'open' ? this.stripeGateway.expireSession(sessionId) : report;
  }

  /**
   * A process died between freezing the payment and recording Stripe's answer. The same request under the same key
   * yields the session if there is one. If there is none it makes one, closed right after, or is refused, because its
   * end is less than 30 minutes away by now; a refusal proves that there never was a session. If Stripe remembers a
   * failure under the key, a session could exist, but not beyond its end.
   */
  private async replayCreation(
    payment: PaymentEntity,
    parameters: CheckoutSessionParameters,
  ): Promise<string | null> {
    try {
      const { sessionId } = await this.stripeGateway.createSession(parameters, payment.idempotencyKey);
      return sessionId;
    } catch (error) {
      if (error instanceof StripeRejectedError) return null;
      if (error instanceof StripeUnavailableError && error.replayed && this.isOver(payment)) return null;
      throw error;
    }
  }

  private isOver({ expiresAt }: PaymentEntity): boolean {
    return this.clock.now().getTime() > expiresAt.getTime() + GRACE_MS;
  }
}
