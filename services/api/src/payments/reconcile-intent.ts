import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import type { Payment } from './payment.entity';
import { PaymentsStore } from './payments.store';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';
import { RecordReport } from './record-report';
import { StripeIntentsGateway, type IntentParameters } from './stripe-intents.gateway';

/** A payment request stays open for days: how long a lost message may go unnoticed, in milliseconds. */
const AGAIN_MS = 15 * 60_000;

/** The reconciler's look at a payment on our own page. What nobody can pay any more is cancelled at Stripe first. */
@Injectable()
export class ReconcileIntent {
  constructor(
    private readonly store: PaymentsStore,
    private readonly gateway: StripeIntentsGateway,
    private readonly record: RecordReport,
    private readonly clock: Clock,
  ) {}

  async ask(payment: Payment, parameters: IntentParameters): Promise<void> {
    const now = this.clock.now();
    const known = payment.paymentIntentId ?? (await this.replayCreation(payment, parameters));
    if (known === null) return this.record.nothingToPay(payment.id, 'reconciler');
    const isOver = payment.paymentIntentId === null || now >= payment.expiresAt;
    const report = isOver ? await this.gateway.cancel(known) : await this.gateway.retrieve(known);
    if (report === null) return this.record.nothingToPay(payment.id, 'reconciler');
    await this.record.intent(report, 'reconciler');
    await this.store.lookAgain(payment.id, new Date(now.getTime() + AGAIN_MS));
  }

  /**
   * A process died before Stripe's answer was recorded, and with it the only copy of the link's key: nobody can pay. The
   * same request under the same key yields the intent if there is one, to be cancelled; a failure that Stripe remembers
   * may hide one, but not one that somebody knows.
   */
  private async replayCreation(payment: Payment, parameters: IntentParameters): Promise<string | null> {
    try {
      const { paymentIntentId } = await this.gateway.create(parameters, payment.idempotencyKey);
      return paymentIntentId;
    } catch (error) {
      if (error instanceof ProviderRefusal) return null;
      if (error instanceof ProviderUnavailable && error.replayed) return null;
      throw error;
    }
  }
}
