import type Stripe from 'stripe';
import type { SandboxEvent } from './account/event-types';
import type { CallFilter, Fault } from './wire/faults';
import type { Delivery } from './webhooks/webhook-sender';

export interface SandboxOptions {
  /** Default 0: any free port. */
  port?: number;
  host?: string;
  secretKey: string;
  /** For the page's scripts; the API does not check it. */
  publishableKey?: string;
  webhookSecret: string;
  /** Where events are posted; none are sent without it. May be given later by `webhooks.sendTo`. */
  webhookUrl?: string;
  now?: () => Date;
  /** A JSON file that keeps the account across restarts. */
  stateFile?: string;
  /** Delays between the attempts of one event, in milliseconds; after the last the event is dropped. */
  retryDelaysMs?: readonly number[];
}

export interface PayOptions {
  /** A test card number; default 4242 4242 4242 4242. */
  card?: string;
  email?: string;
  name?: string;
  /** `later`: the session completes unpaid until `settle` ends the payment. */
  settles?: 'now' | 'later';
}

/** Actions of buyers, banks and owners outside the API. Unknown ids throw ApiFailure, as in the API. */
export interface Actors {
  /** Pays an open session as its hosted page does. Returns the changed session, as do the next ones. */
  pay(sessionId: string, options?: PayOptions): Stripe.Checkout.Session;
  /** Pays with a declined card; the session stays open. */
  decline(sessionId: string, card?: string): Stripe.Checkout.Session;
  /** Passes or fails the authentication of a card that requires it. */
  authenticate(sessionId: string, passed: boolean): Stripe.Checkout.Session;
  /** Ends a payment made with `settles: 'later'`. */
  settle(sessionId: string, outcome: 'paid' | 'failed'): Stripe.Checkout.Session;
  expire(sessionId: string): Stripe.Checkout.Session;
  /** Expires sessions past their expiry time by the given clock; also runs several times a second. */
  expireDue(): void;
  /** A refund in Stripe's dashboard. Cents; by default the whole remaining amount. */
  refund(sessionId: string, amount?: number): Stripe.Refund;
  /** The buyer's bank returns a refund. */
  failRefund(refundId: string): Stripe.Refund;
  dispute(sessionId: string, reason?: string): Stripe.Dispute;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
  /** A card network's warning that a payment is probably fraud. */
  warnOfFraud(sessionId: string, fraudType?: string): Stripe.Radar.EarlyFraudWarning;
}

export interface WebhookControl {
  sendTo(url: string | null): void;
  /** Sends events of these types only; `*` for all. */
  enable(types: readonly string[]): void;
  /** Holds every new event. */
  pause(): void;
  /** Sends the held events, oldest or newest first. */
  resume(order?: 'as-made' | 'reversed'): void;
  /** Discards the held events. Returns how many. */
  discardHeld(): number;
  /** The next events count as sent but never arrive. */
  dropNext(count: number): void;
  /** The next events arrive twice. */
  duplicateNext(count: number): void;
  /** Every attempt so far, oldest first. */
  readonly deliveries: readonly Delivery[];
  /** Sends an event again, also while paused. */
  redeliver(eventId: string): void;
  /** Resolves when no delivery or retry is pending; held events don't count. */
  idle(): Promise<void>;
}

export interface Sandbox extends Actors {
  /** e.g. `http://127.0.0.1:8082` */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  session(sessionId: string): Stripe.Checkout.Session;
  /** Every session, oldest first. */
  sessions(): Stripe.Checkout.Session[];
  /** Every event, oldest first. */
  events(): SandboxEvent[];
  readonly webhooks: WebhookControl;
  /** The next n matching API calls fail with a status, before the work (`reset`), or after it without a response (`lost`). */
  failNext(count: number, fault: Fault, filter?: CallFilter): void;
  /** Delays the next API call; others are not affected. */
  delayNext(ms: number): void;
  clearFaults(): void;
  close(): Promise<void>;
}
