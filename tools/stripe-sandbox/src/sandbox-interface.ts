import type Stripe from 'stripe';
import type { SandboxEvent } from './account/event-types';
import type { CallFilter, Fault } from './wire/faults';
import type { Delivery } from './webhooks/webhook-sender';

export interface SandboxOptions {
  /** 0 or nothing: any free port. */
  port?: number;
  host?: string;
  secretKey: string;
  /** Kept for the page's own scripts; no part of the API asks for it. */
  publishableKey?: string;
  webhookSecret: string;
  /** Where events are posted; none are sent without it. May be given later by `webhooks.sendTo`. */
  webhookUrl?: string;
  now?: () => Date;
  /** A JSON file that keeps the account over a restart. */
  stateFile?: string;
  /** Waits between the tries of one event, in milliseconds; after the last the event is given up. */
  retryDelaysMs?: readonly number[];
}

export interface PayOptions {
  /** A test card number; 4242 4242 4242 4242 when nothing is said. */
  card?: string;
  email?: string;
  name?: string;
  /** `later`: the session completes unpaid, and `settle` tells how the payment ended. */
  settles?: 'now' | 'later';
}

/** What buyers, banks and owners do besides calling the API. Unknown ids throw ApiFailure, as the API would answer. */
export interface Actors {
  /** Pays an open session as its hosted page would, and answers with the session as it then is, as the next ones do. */
  pay(sessionId: string, options?: PayOptions): Stripe.Checkout.Session;
  /** Tries a card that is declined; the session stays open. */
  decline(sessionId: string, card?: string): Stripe.Checkout.Session;
  /** The buyer passes or fails the bank's question after a card that asks one. */
  authenticate(sessionId: string, passed: boolean): Stripe.Checkout.Session;
  /** The end of a payment made with `settles: 'later'`. */
  settle(sessionId: string, outcome: 'paid' | 'failed'): Stripe.Checkout.Session;
  expire(sessionId: string): Stripe.Checkout.Session;
  /** Expires every session whose time is over by the given clock; also done by itself several times a second. */
  expireDue(): void;
  /** As if the owner had refunded in Stripe's dashboard. Cents; all that is left when nothing is said. */
  refund(sessionId: string, amount?: number): Stripe.Refund;
  /** The buyer's bank sends a refund back. */
  failRefund(refundId: string): Stripe.Refund;
  dispute(sessionId: string, reason?: string): Stripe.Dispute;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
}

export interface WebhookControl {
  sendTo(url: string | null): void;
  /** Holds every new event. */
  pause(): void;
  /** Sends what was held, oldest or newest first. */
  resume(order?: 'as-made' | 'reversed'): void;
  /** Forgets the held events, which then never arrive; says how many. */
  discardHeld(): number;
  /** The next events count as sent but never arrive. */
  dropNext(count: number): void;
  /** The next events arrive twice. */
  duplicateNext(count: number): void;
  /** Every try so far, oldest first. */
  readonly deliveries: readonly Delivery[];
  /** Sends an event once more, whatever became of it before, also while paused. */
  redeliver(eventId: string): void;
  /** Resolves when nothing is being sent or waiting for another try; held events don't count. */
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
  /** The next n API calls (that match) fail with a status, break off (`reset`), or are done unanswered (`lost`). */
  failNext(count: number, fault: Fault, filter?: CallFilter): void;
  /** The next API call is answered that much later; other calls go on meanwhile. */
  delayNext(ms: number): void;
  clearFaults(): void;
  close(): Promise<void>;
}
