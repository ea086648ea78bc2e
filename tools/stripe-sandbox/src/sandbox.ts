import type Stripe from 'stripe';
import { Account } from './account';
import { Api } from './api';
import { missing } from './api-failure';
import { checkoutRoutes } from './checkout-routes';
import { CheckoutSessions } from './checkout-sessions';
import { closeDispute, raiseDispute } from './disputes';
import { disputeRoutes, eventRoutes } from './event-routes';
import { EventLog, type SandboxEvent } from './events';
import { Faults, type CallFilter, type Fault } from './faults';
import { HttpServer, type HttpCall, type HttpReply } from './http-server';
import { IdempotencyKeys } from './idempotency';
import { PaymentIntents } from './payment-intents';
import { paymentRoutes, refundRoutes } from './payment-routes';
import { createRefund, failRefund } from './refunds';
import { cardByNumber, type Card, type Payer } from './test-cards';
import { WebhookSender, type Delivery } from './webhook-sender';

const EXPIRY_CHECK_MS = 250;

export interface SandboxOptions {
  /** 0 or nothing: any free port. */
  port?: number;
  host?: string;
  secretKey: string;
  publishableKey?: string;
  webhookSecret: string;
  /** Where events are posted; none are sent without it. May be given later by `webhooks.sendTo`. */
  webhookUrl?: string;
  now?: () => Date;
  /** A JSON file that keeps the account over a restart. */
  stateFile?: string;
  /** Waits between the tries of one event, in milliseconds. */
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

export interface Sandbox {
  /** e.g. `http://127.0.0.1:8200` */
  url: string;
  host: string;
  port: number;
  /** Pays an open session as its hosted page would. Every method answers with the session as it then is. */
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
  failRefund(refundId: string): Stripe.Refund;
  dispute(sessionId: string, reason?: string): Stripe.Dispute;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
  session(sessionId: string): Stripe.Checkout.Session;
  sessions(): Stripe.Checkout.Session[];
  events(): SandboxEvent[];
  webhooks: {
    sendTo(url: string | null): void;
    pause(): void;
    resume(order?: 'as-made' | 'reversed'): void;
    /** Forgets the held events, which then never arrive; says how many. */
    discardHeld(): number;
    dropNext(count: number): void;
    duplicateNext(count: number): void;
    readonly deliveries: readonly Delivery[];
    redeliver(eventId: string): void;
    /** Resolves when nothing is being sent or waiting for another try. */
    idle(): Promise<void>;
  };
  /** The next n API calls (that match) fail with a status, break off (`reset`), or are done unanswered (`lost`). */
  failNext(count: number, fault: Fault, filter?: CallFilter): void;
  delayNext(ms: number): void;
  clearFaults(): void;
  close(): Promise<void>;
}

/** Starts a stand-in for Stripe that keeps its own state. Rejects when the port is taken. */
export async function startStripeSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const host = options.host ?? '127.0.0.1';
  const account = new Account(now);
  const sender = new WebhookSender({
    secret: options.webhookSecret,
    url: options.webhookUrl ?? null,
    now,
    retryDelaysMs: options.retryDelaysMs,
  });
  const log = new EventLog(account, (event) => sender.accept(event));
  const intents = new PaymentIntents(account, log.announce);
  let url = '';
  const sessions = new CheckoutSessions(account, intents, log.announce, () => url);
  const faults = new Faults();
  const api = new Api({
    secretKey: options.secretKey,
    routes: {
      ...checkoutRoutes(account, sessions),
      ...paymentRoutes(account, intents, sessions),
      ...refundRoutes(account, log.announce),
      ...eventRoutes(account),
      ...disputeRoutes(account),
    },
    keys: new IdempotencyKeys(() => account.seconds()),
    faults,
    during: (cause, work) => log.during(cause, work),
    beforeEach: () => sessions.expireDue(),
  });
  const server = new HttpServer((call) => answer(call, api));
  const port = await server.listen(options.port ?? 0, host);
  url = `http://${host}:${port}`;
  const clock = setInterval(() => sessions.expireDue(), EXPIRY_CHECK_MS);
  clock.unref();

  const chargeOf = (sessionId: string): Stripe.Charge => {
    const { intentId } = sessions.find(sessionId);
    const charge = account.charges.get(String(account.intents.get(String(intentId))?.latest_charge));
    if (!charge) throw missing('charge', sessionId, 'session');
    return charge;
  };
  const move = (sessionId: string, work: (record: ReturnType<typeof sessions.find>) => void) => {
    sessions.expireDue();
    const record = sessions.find(sessionId);
    work(record);
    return structuredClone(record.session);
  };

  return {
    url,
    host,
    port,
    pay: (sessionId, { card = '4242424242424242', email, name, settles } = {}) =>
      move(sessionId, (record) =>
        sessions.pay(record, testCard(card), payerOf(record.session, email, name), settles),
      ),
    decline: (sessionId, card = '4000000000000002') =>
      move(sessionId, (record) => sessions.pay(record, testCard(card), payerOf(record.session))),
    authenticate: (sessionId, passed) =>
      move(sessionId, (record) => sessions.authenticate(record, passed, payerOf(record.session))),
    settle: (sessionId, outcome) =>
      move(sessionId, (record) => sessions.settle(record, outcome === 'paid' ? null : LATE_FAILURE)),
    expire: (sessionId) => move(sessionId, (record) => sessions.expire(record)),
    expireDue: () => sessions.expireDue(),
    refund: (sessionId, amount) =>
      structuredClone(
        createRefund(account, log.announce, {
          charge: chargeOf(sessionId),
          amount: amount ?? null,
          reason: 'requested_by_customer',
          metadata: {},
        }),
      ),
    failRefund: (refundId) => {
      const refund = account.refunds.get(refundId);
      if (!refund) throw missing('refund', refundId, 'refund');
      failRefund(account, log.announce, refund);
      return structuredClone(refund);
    },
    dispute: (sessionId, reason) =>
      structuredClone(raiseDispute(account, log.announce, chargeOf(sessionId), reason)),
    closeDispute: (disputeId, status) => {
      const dispute = account.disputes.get(disputeId);
      if (!dispute) throw missing('dispute', disputeId, 'dispute');
      closeDispute(log.announce, dispute, status);
      return structuredClone(dispute);
    },
    session: (sessionId) => structuredClone(sessions.find(sessionId).session),
    sessions: () => [...account.checkouts.values()].map((record) => structuredClone(record.session)),
    events: () => [...account.events.values()],
    webhooks: {
      sendTo: (to) => sender.sendTo(to),
      pause: () => sender.pause(),
      resume: (order) => sender.resume(order),
      discardHeld: () => sender.discardHeld(),
      dropNext: (count) => sender.dropNext(count),
      duplicateNext: (count) => sender.duplicateNext(count),
      deliveries: sender.deliveries,
      redeliver: (eventId) => {
        const event = account.events.get(eventId);
        if (!event) throw missing('event', eventId, 'id');
        sender.resend(event);
      },
      idle: () => sender.idle(),
    },
    failNext: (count, fault, filter) => faults.failNext(count, fault, filter),
    delayNext: (ms) => faults.delayNext(ms),
    clearFaults: () => faults.clear(),
    close: async () => {
      clearInterval(clock);
      sender.close();
      await server.close();
    },
  };
}

const LATE_FAILURE = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

function testCard(number: string): Card {
  const card = cardByNumber(number);
  if (!card) throw new Error(`${number} is not one of the test cards.`);
  return card;
}

function payerOf(session: Stripe.Checkout.Session, email?: string, name?: string): Payer {
  return { email: session.customer_email ?? email ?? 'buyer@example.com', name: name ?? null };
}

async function answer(call: HttpCall, api: Api): Promise<HttpReply> {
  if (call.path.startsWith('/v1/')) {
    const reply = await api.answer(call);
    return { ...reply, headers: { ...reply.headers, 'content-type': 'application/json' } };
  }
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
}
