import type { StripePaymentState } from './payment-state';

/** One payment intent as Stripe told it just now. */
export interface PaymentIntentSnapshot {
  paymentIntentId: string;
  /** What we call the payment, from the metadata. */
  reference: string | null;
  /** What was received once it is paid, what is asked before. */
  amountCents: number;
  currency: string;
  livemode: boolean;
  state: StripePaymentState;
  /** With it the buyer's browser pays. Never stored. */
  clientSecret: string | null;
}

/** What was agreed when the payment was frozen; an intent that differs is not ours to settle. */
export interface ExpectedPaymentIntent {
  reference: string;
  /** Null until Stripe's answer to the creation was recorded. */
  paymentIntentId: string | null;
  amountCents: number;
  currency: string;
  livemode: boolean;
}

/** In which points an intent differs from what was frozen; empty when it is the one. */
export function paymentIntentMismatches(
  frozen: ExpectedPaymentIntent,
  report: PaymentIntentSnapshot,
): string[] {
  const points: [name: string, same: boolean][] = [
    ['intent', frozen.paymentIntentId === null || frozen.paymentIntentId === report.paymentIntentId],
    ['reference', frozen.reference === report.reference],
    ['amount', frozen.amountCents === report.amountCents],
    ['currency', frozen.currency === report.currency],
    ['livemode', frozen.livemode === report.livemode],
  ];
  return points.filter(([, same]) => !same).map(([name]) => name);
}
