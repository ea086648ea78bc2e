import type Stripe from 'stripe';
import type { Account, CheckoutRecord, Payer } from './account';
import { ApiFailure, invalidRequest, missing } from '../api-failure';
import { newSession, type NewCheckout } from './checkout-session-object';
import type { Announce } from './event-types';
import type { PaymentIntents } from './payment-intents';
import type { Card, Decline } from './test-cards';

/** The life of Checkout Sessions: open until paid or expired, which is final. */
export class CheckoutSessions {
  constructor(
    private readonly account: Account,
    private readonly intents: PaymentIntents,
    private readonly announce: Announce,
    private readonly publicUrl: () => string,
  ) {}

  create(wanted: NewCheckout): CheckoutRecord {
    const record = newSession(this.account.seconds(), this.publicUrl(), wanted);
    this.account.checkouts.set(record.session.id, record);
    this.account.openCheckouts.add(record.session.id);
    return record;
  }

  /** Throws 404 for an unknown session. */
  find(id: string): CheckoutRecord {
    const record = this.account.checkouts.get(id);
    if (!record) throw missing('checkout.session', id, 'session');
    return record;
  }

  /** Pays, as a click on Pay does. Does nothing unless the session is open, so a second click is harmless. */
  pay(record: CheckoutRecord, card: Card, payer: Payer, settles: 'now' | 'later' = 'now'): void {
    const { session } = record;
    if (session.status !== 'open') return;
    const intent = this.intentOf(record);
    if (intent.status !== 'requires_payment_method') return;
    record.payer = payer;
    this.intents.attempt(intent, card, payer, settles);
    if (intent.status === 'succeeded' || intent.status === 'processing') this.complete(record, intent);
  }

  /** Ends the authentication of a card that requires it. */
  authenticate(record: CheckoutRecord, passed: boolean): void {
    if (record.session.status !== 'open') return;
    const intent = this.intentOf(record);
    this.intents.authenticate(intent, passed);
    if (intent.status === 'succeeded') this.complete(record, intent);
  }

  /** Ends a delayed payment: paid, or failed for this reason. */
  settle(record: CheckoutRecord, decline: Decline | null): void {
    const { session } = record;
    if (session.status !== 'complete' || session.payment_status !== 'unpaid') return;
    this.intents.finish(this.intentOf(record), decline);
    if (decline) {
      this.announce({ type: 'checkout.session.async_payment_failed', data: { object: session } });
      return;
    }
    session.payment_status = 'paid';
    this.announce({ type: 'checkout.session.async_payment_succeeded', data: { object: session } });
  }

  /** Throws 400 unless the session is open. */
  expire(record: CheckoutRecord): void {
    const { session } = record;
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    this.close(session, 'expired');
    session.url = null;
    const intent = this.account.intentOf(record);
    if (intent) this.intents.cancel(intent, 'automatic');
    this.announce({ type: 'checkout.session.expired', data: { object: session } });
  }

  /** Expires every open session past its expiry time by the sandbox's clock. */
  expireDue(): void {
    const now = this.account.seconds();
    for (const id of this.account.openCheckouts) {
      const record = this.find(id);
      if (record.session.expires_at <= now) this.expire(record);
    }
  }

  /** Throws 400 for the payment intent of a session, which only the session may change. */
  refuseForeignMove(intent: Stripe.PaymentIntent, verb: 'cancel' | 'confirm'): void {
    const owner = [...this.account.openCheckouts].find((id) => this.find(id).intentId === intent.id);
    if (!owner) return;
    throw new ApiFailure(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${verb} this PaymentIntent because it belongs to a Checkout Session. Expire the Checkout Session instead.`,
    });
  }

  private complete(record: CheckoutRecord, intent: Stripe.PaymentIntent): void {
    const { session, payer } = record;
    this.close(session, 'complete');
    session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
    session.url = null;
    session.customer_details = {
      address: null,
      business_name: null,
      email: payer.email,
      individual_name: payer.name,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    };
    this.announce({ type: 'checkout.session.completed', data: { object: session } });
  }

  private close(session: Stripe.Checkout.Session, status: 'complete' | 'expired'): void {
    session.status = status;
    this.account.openCheckouts.delete(session.id);
  }

  private intentOf(record: CheckoutRecord): Stripe.PaymentIntent {
    const present = this.account.intentOf(record);
    if (present) return present;
    const { session, intentData } = record;
    const intent = this.intents.create({
      ...intentData,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
    });
    record.intentId = intent.id;
    session.payment_intent = intent.id;
    return intent;
  }
}
