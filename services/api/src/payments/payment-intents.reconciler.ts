import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import type { PaymentEntity } from './entities/payment.entity';
import { PaymentsStore } from './payments.store';
import { StripeRejectedError, StripeUnavailableError } from './stripe/stripe-errors';
import { PaymentSettlementService } from './payment-settlement.service';
import {
  StripePaymentIntentsGateway,
  type PaymentIntentParameters,
} from './stripe/stripe-payment-intents.gateway';

/** A payment request stays open for days: how long a lost message may go unnoticed, in milliseconds. */
const RECHECK_INTERVAL_MS = 15 * 60_000;

/** The reconciler's look at a payment on our own page. What nobody can pay any more is cancelled at Stripe first. */
@Injectable()
export class PaymentIntentsReconciler {
  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripePaymentIntentsGateway: StripePaymentIntentsGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly clock: Clock,
  ) {}

  async reconcile(payment: PaymentEntity, parameters: PaymentIntentParameters): Promise<void> {
    const now = this.clock.now();
    const known = payment.paymentIntentId ?? (await this.replayCreation(payment, parameters));
    if (known === null) return this.paymentSettlementService.markFailed(payment.id, 'reconciler');
    const isOver = payment.paymentIntentId === null || now >= payment.expiresAt;
    const report = isOver
      ? await this.stripePaymentIntentsGateway.cancel(known)
      : await this.stripePaymentIntentsGateway.retrieve(known);
    if (report === null) return this.paymentSettlementService.markFailed(payment.id, 'reconciler');
    await this.paymentSettlementService.settleIntent(report, 'reconciler');
    await this.paymentsStore.scheduleCheck(payment.id, new Date(now.getTime() + RECHECK_INTERVAL_MS));
  }

  /**
   * A process died before Stripe's answer was recorded, and with it the only copy of the link's key: nobody can pay. The
   * same request under the same key yields the intent if there is one, to be cancelled; a failure that Stripe remembers
   * may hide one, but not one that somebody knows.
   */
  private async replayCreation(
    payment: PaymentEntity,
    parameters: PaymentIntentParameters,
  ): Promise<string | null> {
    try {
      const { paymentIntentId } = await this.stripePaymentIntentsGateway.create(
        parameters,
        payment.idempotencyKey,
      );
      return paymentIntentId;
    } catch (error) {
      if (error instanceof StripeRejectedError) return null;
      if (error instanceof StripeUnavailableError && error.replayed) return null;
      throw error;
    }
  }
}
