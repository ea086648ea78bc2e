import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { DisputesService } from '../disputes/disputes.service';
import { paymentFlowOf, type PaymentEntity } from '../entities/payment.entity';
import { PaymentsStore } from '../payments.store';
import { PaymentSettlementService } from '../payment-settlement.service';
import { verifyStripeWebhook, type StripeWebhookEvent } from '../stripe/stripe-webhook-event';
import { StripeDisputesGateway } from '../stripe/stripe-disputes.gateway';
import { StripePaymentIntentsGateway } from '../stripe/stripe-payment-intents.gateway';
import { StripeWebhookStatusService } from './stripe-webhook-status.service';
import { StripeClient } from '../stripe/stripe.client';
import { StripeCheckoutSessionsGateway } from '../stripe/stripe-checkout-sessions.gateway';
import { StripeRefundsGateway } from '../stripe/stripe-refunds.gateway';

type Effect = () => Promise<unknown>;

/**
 * Stripe's webhooks: signed, delivered at least once, in any order. They only say what changed; its current state is
 * retrieved from Stripe before the transaction. The webhook's id is committed with its effect, so that a failed effect is
 * delivered again and a successful one never happens twice.
 */
@Injectable()
export class StripeWebhooksService {
  private readonly logger = new Logger(StripeWebhooksService.name);

  constructor(
    private readonly stripeClient: StripeClient,
    private readonly stripeCheckoutSessionsGateway: StripeCheckoutSessionsGateway,
    private readonly stripeRefundsGateway: StripeRefundsGateway,
    private readonly stripePaymentIntentsGateway: StripePaymentIntentsGateway,
    private readonly stripeDisputesGateway: StripeDisputesGateway,
    private readonly paymentsStore: PaymentsStore,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly disputesService: DisputesService,
    private readonly stripeWebhookStatusService: StripeWebhookStatusService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `signature_invalid`, `malformed_body`; any other error makes Stripe deliver the webhook again */
  async handle(body: Buffer, signature: string): Promise<void> {
    const event = verifyStripeWebhook(this.stripeClient, body, signature);
    await this.stripeWebhookStatusService.recordArrival(event);
    if (!event.subject || (await this.paymentsStore.hasWebhookEvent(event.id))) return;
    const effects = await this.prepareEffects(event.subject);
    await this.database.transaction(async () => {
      const { id, type } = event;
      if (!(await this.paymentsStore.insertWebhookEvent({ id, type, receivedAt: this.clock.now() }))) return;
      for (const effect of effects) await effect();
    });
  }

  /** All network calls happen here; the effects only write. */
  private async prepareEffects(subject: NonNullable<StripeWebhookEvent['subject']>): Promise<Effect[]> {
    switch (subject.kind) {
      case 'session':
        return this.prepareSession(subject.id);
      case 'intent':
        return this.prepareIntent(subject.id);
      case 'refunds':
        return this.prepareRefunds(subject.id);
      case 'dispute':
        return this.prepareDispute(subject.id);
      case 'fraud-warning':
        return this.prepareFraudWarning(subject.id);
    }
  }

  private async prepareSession(sessionId: string): Promise<Effect[]> {
    const session = await this.stripeCheckoutSessionsGateway.retrieve(sessionId);
    return session ? [() => this.paymentSettlementService.settleSession(session, 'webhook')] : [];
  }

  private async prepareIntent(paymentIntentId: string): Promise<Effect[]> {
    const intent = await this.stripePaymentIntentsGateway.retrieve(paymentIntentId);
    return intent ? [() => this.paymentSettlementService.settleIntent(intent, 'webhook')] : [];
  }

  private async prepareRefunds(paymentIntentId: string): Promise<Effect[]> {
    const payment = await this.findPayment(paymentIntentId);
    if (!payment) return [];
    const refunds = await this.stripeRefundsGateway.list(paymentIntentId);
    return [
      ...(await this.prepareUnsettled(payment)),
      () => this.paymentSettlementService.recordRefunds(payment.reference, refunds, 'webhook'),
    ];
  }

  private async prepareDispute(disputeId: string): Promise<Effect[]> {
    const dispute = await this.stripeDisputesGateway.retrieveDispute(disputeId);
    const payment = dispute.paymentIntentId && (await this.findPayment(dispute.paymentIntentId));
    if (!payment) return [];
    return [
      ...(await this.prepareUnsettled(payment)),
      () => this.disputesService.recordDispute(payment.reference, dispute),
    ];
  }

  private async prepareFraudWarning(warningId: string): Promise<Effect[]> {
    const warning = await this.stripeDisputesGateway.retrieveFraudWarning(warningId);
    const payment = warning.paymentIntentId && (await this.findPayment(warning.paymentIntentId));
    if (!payment) return [];
    return [
      ...(await this.prepareUnsettled(payment)),
      () => this.disputesService.recordFraudWarning(payment.reference, warning),
    ];
  }

  /** Webhooks about refunds and disputes can arrive before the one about the payment. */
  private async prepareUnsettled(payment: PaymentEntity): Promise<Effect[]> {
    const { state, sessionId, paymentIntentId } = payment;
    if (state === 'paid' || state === 'refunded') return [];
    if (paymentFlowOf(payment) === 'intent')
      return paymentIntentId ? this.prepareIntent(paymentIntentId) : [];
    return sessionId ? this.prepareSession(sessionId) : [];
  }

  private async findPayment(paymentIntentId: string): Promise<PaymentEntity | null> {
    const known = await this.paymentsStore.find({ paymentIntentId });
    if (known) return known;
    const reference = await this.stripePaymentIntentsGateway.findReference(paymentIntentId);
    const payment = reference === null ? null : await this.paymentsStore.find({ reference });
    if (!payment) this.logger.warn(`Payment intent ${paymentIntentId} belongs to no payment here.`);
    return payment;
  }
}
