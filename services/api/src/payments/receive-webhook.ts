import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database } from '../platform';
import { doorOf } from './payment-door';
import type { Payment } from './payment.entity';
import { PaymentsStore } from './payments.store';
import { RecordReport } from './record-report';
import type { ProviderEvent } from './stripe-event';
import { StripeIntentsGateway } from './stripe-intents.gateway';
import { StripeGateway } from './stripe.gateway';

type Effect = () => Promise<unknown>;

/**
 * Stripe's messages: signed, at least once, in any order. A message only says where to look; what is true is asked
 * of Stripe again, before the transaction. The message's id is committed together with its effect, so an effect that fails
 * is delivered again and one that worked never works twice.
 */
@Injectable()
export class ReceiveWebhook {
  private readonly logger = new Logger(ReceiveWebhook.name);

  constructor(
    private readonly gateway: StripeGateway,
    private readonly intents: StripeIntentsGateway,
    private readonly store: PaymentsStore,
    private readonly record: RecordReport,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `signature_invalid`; any other failure asks Stripe to send the message again */
  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.gateway.verify(body, signature);
    if (!event.subject || (await this.store.hasWebhookEvent(event.id))) return;
    const effects = await this.look(event.subject);
    await this.database.transaction(async () => {
      const { id, type } = event;
      if (!(await this.store.insertWebhookEvent({ id, type, receivedAt: this.clock.now() }))) return;
      for (const effect of effects) await effect();
    });
  }

  /** Everything over the network happens here; the effects only write. */
  private async look(subject: NonNullable<ProviderEvent['subject']>): Promise<Effect[]> {
    switch (subject.kind) {
      case 'session':
        return this.lookAtSession(subject.id);
      case 'intent':
        return this.lookAtIntent(subject.id);
      case 'refunds':
        return this.lookAtRefunds(subject.id);
      case 'dispute':
        return this.lookAtDispute(subject.id);
    }
  }

  private async lookAtSession(sessionId: string): Promise<Effect[]> {
    const report = await this.gateway.retrieveSession(sessionId);
    return report ? [() => this.record.session(report, 'webhook')] : [];
  }

  private async lookAtIntent(paymentIntentId: string): Promise<Effect[]> {
    const report = await this.intents.retrieve(paymentIntentId);
    return report ? [() => this.record.intent(report, 'webhook')] : [];
  }

  private async lookAtRefunds(paymentIntentId: string): Promise<Effect[]> {
    const payment = await this.ownerOf(paymentIntentId);
    if (!payment) return [];
    const refunds = await this.gateway.listRefunds(paymentIntentId);
    return [
      ...(await this.lookAtUnsettled(payment)),
      () => this.record.refunds(payment.reference, refunds, 'webhook'),
    ];
  }

  private async lookAtDispute(disputeId: string): Promise<Effect[]> {
    const dispute = await this.gateway.retrieveDispute(disputeId);
    const payment = dispute.paymentIntentId && (await this.ownerOf(dispute.paymentIntentId));
    if (!payment) return [];
    return [
      ...(await this.lookAtUnsettled(payment)),
      () => this.record.dispute(payment.reference, dispute, 'webhook'),
    ];
  }

  /** News about the money can overtake the news that it was paid. */
  private async lookAtUnsettled(payment: Payment): Promise<Effect[]> {
    const { state, sessionId, paymentIntentId } = payment;
    if (state === 'paid' || state === 'refunded') return [];
    if (doorOf(payment) === 'intent') return paymentIntentId ? this.lookAtIntent(paymentIntentId) : [];
    return sessionId ? this.lookAtSession(sessionId) : [];
  }

  private async ownerOf(paymentIntentId: string): Promise<Payment | null> {
    const known = await this.store.find({ paymentIntentId });
    if (known) return known;
    const reference = await this.gateway.referenceOf(paymentIntentId);
    const payment = reference === null ? null : await this.store.find({ reference });
    if (!payment) this.logger.warn(`Payment intent ${paymentIntentId} belongs to no payment here.`);
    return payment;
  }
}
