import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxEvent } from './events';

/** What a session keeps besides the object that Stripe shows. */
export interface CheckoutRecord {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  /** `payment_intent_data` of the creation: becomes part of the payment intent with the first attempt to pay. */
  intentData: IntentData;
  /** The session's payment intent; it is made with the first attempt to pay. */
  intentId: string | null;
}

export interface IntentData {
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
}

/** Everything that one Stripe account holds. Plain maps in the order of creation; the newest is last. */
export class Account {
  readonly checkouts = new Map<string, CheckoutRecord>();
  readonly openCheckouts = new Set<string>();
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly paymentMethods = new Map<string, Stripe.PaymentMethod>();
  readonly events = new Map<string, SandboxEvent>();

  constructor(private readonly now: () => Date) {}

  /** Seconds since 1970, Stripe's unit. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}

/** An id as Stripe writes them: a prefix and 24 characters that cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`;
}
