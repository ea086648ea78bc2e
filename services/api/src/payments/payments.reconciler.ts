import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, ClockDriftService } from '../platform';
import type { PaymentEntity } from './entities/payment.entity';
import { PaymentSettlementService } from './payment-settlement.service';
import {
  INTENT_RECHECK_INTERVAL_MS,
  RECONCILE_BATCH_SIZE,
  RECONCILE_CLAIM_MS,
  RECONCILE_INTERVAL_MS,
  SESSION_END_GRACE_MS,
} from './payments-policy';
import { PaymentsStore } from './payments.store';
import {
  StripePaymentIntentsGateway,
  type PaymentIntentParameters,
} from './stripe/stripe-payment-intents.gateway';
import { StripeRejectedError, StripeUnavailableError } from './stripe/stripe.client';
import {
  StripeCheckoutSessionsGateway,
  type CheckoutSessionParameters,
} from './stripe/stripe-checkout-sessions.gateway';

/**
 * Repairs what crashes and lost webhooks left behind, by asking Stripe. Prints are released only after Stripe said that
 * the payment ended or never existed. Any number of instances may run it.
 */
@Injectable()
export class PaymentsReconciler implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentsReconciler.name);
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeCheckoutSessionsGateway: StripeCheckoutSessionsGateway,
    private readonly stripePaymentIntentsGateway: StripePaymentIntentsGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly clock: Clock,
    private readonly clockDriftService: ClockDriftService,
  ) {}

  /** Checks everything that is due. One run at a time; a call during a run waits and runs after it. */
  @Interval(RECONCILE_INTERVAL_MS)
  async run(): Promise<void> {
    while (this.running) await this.waitForRun();
    this.running = this.reconcileDue().finally(() => (this.running = null));
    await this.running;
  }

  /** Waits however the run ends: its own caller gets the error. */
  private async waitForRun(): Promise<void> {
    await this.running?.catch(() => undefined);
  }

  /** Finishes the payment at hand; the claims on the others expire for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.waitForRun();
  }

  private async reconcileDue(): Promise<void> {
    // With a clock that is ahead, buyers' checkouts would end while they are still paying.
    const reason = await this.clockDriftService.findReason();
    if (reason !== null) return this.logger.error(`Payments are left to other instances: ${reason}`);
    while (!this.stopped) {
      const now = this.clock.now();
      const claimedUntil = new Date(now.getTime() + RECONCILE_CLAIM_MS);
      const due = await this.paymentsStore.claimDue(now, claimedUntil, RECONCILE_BATCH_SIZE);
      for (const payment of due) {
        if (this.stopped) return;
        await this.reconcileSafely(payment);
      }
      if (due.length < RECONCILE_BATCH_SIZE) return;
    }
  }

  /** One failure must not keep the other payments waiting; the claim expires and the payment is tried again. */
  private async reconcileSafely(payment: PaymentEntity): Promise<void> {
    const { parameters } = payment;
    try {
      if ('amount' in parameters) await this.reconcileIntent(payment, parameters);
      else await this.reconcileSession(payment, parameters);
    } catch (error) {
      this.logger.warn(`Payment ${payment.id} could not be reconciled: ${String(error)}`);
    }
  }

  private async reconcileSession(
    payment: PaymentEntity,
    parameters: CheckoutSessionParameters,
  ): Promise<void> {
    const sessionId = payment.sessionId ?? (await this.replaySessionCreation(payment, parameters));
    let session = sessionId === null ? null : await this.stripeCheckoutSessionsGateway.retrieve(sessionId);
    if (session?.state === 'open')
      session = await this.stripeCheckoutSessionsGateway.expire(session.sessionId);
    if (session) await this.paymentSettlementService.settleSession(session, 'reconciler');
    else await this.paymentSettlementService.markFailed(payment.id, 'reconciler');
  }

  /**
   * A process died between freezing the payment and recording Stripe's answer. The same request under the same key
   * returns the session if there is one. If not, it creates one, which is expired right after, or is refused because its
   * end is less than 30 minutes away by now; a refusal proves that there never was a session. If Stripe remembers a
   * failure under the key, a session may exist, but not beyond its end.
   */
  private async replaySessionCreation(
    payment: PaymentEntity,
    parameters: CheckoutSessionParameters,
  ): Promise<string | null> {
    try {
      const { sessionId } = await this.stripeCheckoutSessionsGateway.create(
        parameters,
        payment.idempotencyKey,
      );
      return sessionId;
    } catch (error) {
      if (error instanceof StripeRejectedError) return null;
      if (error instanceof StripeUnavailableError && error.replayed && this.hasEnded(payment)) return null;
      throw error;
    }
  }

  private hasEnded({ expiresAt }: PaymentEntity): boolean {
    return this.clock.now().getTime() > expiresAt.getTime() + SESSION_END_GRACE_MS;
  }

  /** An intent that can no longer be paid is cancelled at Stripe first. */
  private async reconcileIntent(payment: PaymentEntity, parameters: PaymentIntentParameters): Promise<void> {
    const now = this.clock.now();
    const intentId = payment.paymentIntentId ?? (await this.replayIntentCreation(payment, parameters));
    const isUnpayable = payment.paymentIntentId === null || now >= payment.expiresAt;
    const intent =
      intentId === null
        ? null
        : isUnpayable
          ? await this.stripePaymentIntentsGateway.cancel(intentId)
          : await this.stripePaymentIntentsGateway.retrieve(intentId);
    if (intent === null) return this.paymentSettlementService.markFailed(payment.id, 'reconciler');
    await this.paymentSettlementService.settleIntent(intent, 'reconciler');
    const nextCheck = new Date(now.getTime() + INTENT_RECHECK_INTERVAL_MS);
    await this.paymentsStore.scheduleCheck(payment.id, nextCheck);
  }

  /**
   * A process died before Stripe's answer was recorded, and with it the only copy of the link's key: nobody can pay. The
   * same request under the same key returns the intent if there is one, to be cancelled; if Stripe remembers a failure
   * under the key, an intent may exist, but nobody knows it.
   */
  private async replayIntentCreation(
    payment: PaymentEntity,
    parameters: PaymentIntentParameters,
  ): Promise<string | null> {
    try {
      const { idempotencyKey } = payment;
      return (await this.stripePaymentIntentsGateway.create(parameters, idempotencyKey)).paymentIntentId;
    } catch (error) {
      if (error instanceof StripeRejectedError) return null;
      if (error instanceof StripeUnavailableError && error.replayed) return null;
      throw error;
    }
  }
}
