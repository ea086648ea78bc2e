import { Injectable } from '@nestjs/common';
import { StripeClient, StripeRejectedError } from './stripe.client';

/** A refund as Stripe shows it now. */
export interface RefundSnapshot {
  id: string;
  amountCents: number;
  /** `succeeded`, `pending`, `requires_action`, `failed`, `canceled`. */
  status: string;
  /** Our refund request; null for a refund that was made otherwise. */
  requestId: string | null;
}

/**
 * Refunds at Stripe, in our own types. Every call is bounded in time and throws `StripeUnavailableError` or
 * `StripeRejectedError`. Never call it inside a transaction.
 */
@Injectable()
export class StripeRefundsGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  /**
   * Refunds the whole payment. Repeating it, also after a refund by hand, changes nothing: Stripe refunds no more than was
   * paid. Each call gets a new key from the SDK, because Stripe would replay a failure under an old one.
   */
  async refundAll(paymentIntentId: string): Promise<void> {
    try {
      await this.stripeClient.call('refund.create', (stripe) =>
        stripe.refunds.create({ payment_intent: paymentIntentId }),
      );
    } catch (error) {
      if (!(error instanceof StripeRejectedError && error.reason === 'charge_already_refunded')) throw error;
    }
  }

  /**
   * Refunds an amount. The key is the same in every attempt of a round, and the request's id is stored with the refund, so
   * that an attempt whose answer got lost can be found.
   * @throws StripeRejectedError, StripeUnavailableError
   */
  async refundAmount(
    paymentIntentId: string,
    { id, amountCents, round }: { id: string; amountCents: number; round: number },
  ): Promise<void> {
    const idempotencyKey = `refund:${id}:${round}`;
    await this.stripeClient.call('refund.create', (stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount: amountCents, metadata: { refundRequest: id } },
        { idempotencyKey },
      ),
    );
  }

  /** All refunds of a payment, including those made in Stripe's dashboard. */
  async list(paymentIntentId: string): Promise<RefundSnapshot[]> {
    const { data } = await this.stripeClient.call('refund.list', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data.map(({ id, amount, status, metadata }) => ({
      id,
      amountCents: amount,
      status: status ?? 'pending',
      requestId: metadata?.['refundRequest'] ?? null,
    }));
  }
}
