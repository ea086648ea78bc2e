import { Injectable } from '@nestjs/common';
import type { DisputeState } from '../payment-state';
import { StripeClient } from './stripe.client';
import { expandableId } from './stripe-webhook-event';

/** Its status is `needs_response`, `under_review`, `won`, `lost`, … */
export interface DisputeSnapshot extends DisputeState {
  id: string;
  paymentIntentId: string | null;
}

export interface FraudWarningSnapshot {
  id: string;
  paymentIntentId: string | null;
  /** `unauthorized_use_of_card`, `made_with_stolen_card`, … */
  fraudType: string;
}

/** Disputes and the warnings before them. Every call throws `StripeUnavailableError` or `StripeRejectedError`. */
@Injectable()
export class StripeDisputesGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  async retrieveDispute(disputeId: string): Promise<DisputeSnapshot> {
    const dispute = await this.stripeClient.call('dispute.retrieve', (stripe) =>
      stripe.disputes.retrieve(disputeId),
    );
    // Without Stripe's fees. Money that leaves is negative.
    const movedCents = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
    return {
      id: dispute.id,
      paymentIntentId: expandableId(dispute.payment_intent),
      status: dispute.status,
      withdrawnCents: Math.max(0, -movedCents),
      fundsMovements: dispute.balance_transactions.length,
    };
  }

  async retrieveFraudWarning(warningId: string): Promise<FraudWarningSnapshot> {
    const warning = await this.stripeClient.call('fraud-warning.retrieve', (stripe) =>
      stripe.radar.earlyFraudWarnings.retrieve(warningId),
    );
    return {
      id: warning.id,
      paymentIntentId: expandableId(warning.payment_intent ?? null),
      fraudType: warning.fraud_type,
    };
  }
}
