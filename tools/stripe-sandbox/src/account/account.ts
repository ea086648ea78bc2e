import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxEvent } from './event-types';

/** Older events are dropped, so that a long run does not use more and more memory. */
const KEPT_EVENTS = 20_000;

/** The payer's details from the hosted page. */
export interface Payer {
  email: string | null;
  name: string | null;
}

/** A line with its product data, which Stripe's line item does not contain. */
export interface CheckoutLine {
  item: Stripe.LineItem;
  productDescription: string | null;
}

/** A session's internal data beside Stripe's object. */
export interface CheckoutRecord {
  session: Stripe.Checkout.Session;
  lines: CheckoutLine[];
  /** `payment_intent_data` of the creation: copied to the payment intent at the first payment attempt. */
  intentData: IntentData;
  /** The session's payment intent, created at the first payment attempt. */
  intentId: string | null;
  /** The payer of the last attempt. */
  payer: Payer;
}

export interface IntentData {
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
}

/** An account as it is saved. */
export interface AccountState {
  checkouts: CheckoutRecord[];
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  /** Missing in a file of an older sandbox. */
  fraudWarnings?: Stripe.Radar.EarlyFraudWarning[];
  paymentMethods: Stripe.PaymentMethod[];
  events: SandboxEvent[];
}

/** The data of one Stripe account, in maps in the order of creation. */
export class Account {
  readonly checkouts = new Map<string, CheckoutRecord>();
  readonly openCheckouts = new Set<string>();
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly fraudWarnings = new Map<string, Stripe.Radar.EarlyFraudWarning>();
  readonly paymentMethods = new Map<string, Stripe.PaymentMethod>();
  readonly events = new Map<string, SandboxEvent>();

  constructor(private readonly now: () => Date) {}

  state(): AccountState {
    return {
      checkouts: [...this.checkouts.values()],
      intents: [...this.intents.values()],
      charges: [...this.charges.values()],
      refunds: [...this.refunds.values()],
      disputes: [...this.disputes.values()],
      fraudWarnings: [...this.fraudWarnings.values()],
      paymentMethods: [...this.paymentMethods.values()],
      events: [...this.events.values()],
    };
  }

  restore(state: AccountState): void {
    for (const record of state.checkouts) {
      this.checkouts.set(record.session.id, record);
      if (record.session.status === 'open') this.openCheckouts.add(record.session.id);
    }
    for (const intent of state.intents) this.intents.set(intent.id, intent);
    for (const charge of state.charges) this.charges.set(charge.id, charge);
    for (const refund of state.refunds) this.refunds.set(refund.id, refund);
    for (const dispute of state.disputes) this.disputes.set(dispute.id, dispute);
    for (const warning of state.fraudWarnings ?? []) this.fraudWarnings.set(warning.id, warning);
    for (const method of state.paymentMethods) this.paymentMethods.set(method.id, method);
    for (const event of state.events) this.events.set(event.id, event);
  }

  /** Events that are not delivered yet. */
  undeliveredEvents(): SandboxEvent[] {
    return [...this.events.values()].filter((event) => event.pending_webhooks > 0);
  }

  addEvent(event: SandboxEvent): void {
    this.events.set(event.id, event);
    const [oldest] = this.events.keys();
    if (this.events.size > KEPT_EVENTS && oldest !== undefined) this.events.delete(oldest);
  }

  /** The latest charge of an intent, or undefined before the first attempt. */
  chargeOf(intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined {
    return this.charges.get(idOf(intent?.latest_charge) ?? '');
  }

  intentOf(record: CheckoutRecord): Stripe.PaymentIntent | undefined {
    return this.intents.get(record.intentId ?? '');
  }

  /** Seconds since 1970, Stripe's unit. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}

/** The id of a field that Stripe returns as an id or, expanded, as an object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** An id as Stripe writes them: a prefix and 24 characters that cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`;
}
