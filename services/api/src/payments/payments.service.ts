import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import { CHECKOUT_MINUTES, totalOf, type CheckoutRequest } from './checkout-request';
import type { PaymentState } from './payment-state';
import type { Payment } from './payment.entity';
import type { ReportSource } from './payments.events';
import { PaymentsStore } from './payments.store';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';
import { RecordReport } from './record-report';
import { Seldom } from './seldom';
import { type OpenSession, StripeGateway } from './stripe.gateway';

const MINUTE_MS = 60_000;
/** After the session's end, so that Stripe's own report usually comes first. */
const GRACE_MS = MINUTE_MS;
const LOOK_GAP_MS = 2_000;

/** What other modules see of a payment. */
export interface PaymentView {
  reference: string;
  state: PaymentState;
}

/** A payment whose creation is frozen in the database and not yet known to Stripe. */
export type PreparedPayment = Payment;

/** Opens, looks at and closes the payments of references that other modules own. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);
  private readonly asking: Seldom;

  constructor(
    private readonly store: PaymentsStore,
    private readonly gateway: StripeGateway,
    private readonly record: RecordReport,
    private readonly clock: Clock,
  ) {
    this.asking = new Seldom(LOOK_GAP_MS, clock);
  }

  /** When a checkout that is prepared now will end. */
  expiry(): Date {
    return new Date(this.clock.now().getTime() + CHECKOUT_MINUTES * MINUTE_MS);
  }

  /** Freezes a payment in the caller's transaction. Nothing is asked of Stripe yet. */
  async prepare(request: CheckoutRequest, expiresAt: Date): Promise<PreparedPayment> {
    const now = this.clock.now();
    const payment: Payment = {
      id: uuid(),
      reference: request.reference,
      state: 'creating',
      amountCents: totalOf(request.items),
      currency: request.currency,
      sessionId: null,
      paymentIntentId: null,
      sessionUrl: null,
      expiresAt,
      parameters: this.gateway.freeze(request, expiresAt),
      idempotencyKey: `order:${request.reference}:session:1`,
      refundedCents: 0,
      disputeStatus: null,
      // Longer than the creation can take: from then on its process must have died.
      checkAt: new Date(now.getTime() + Math.max(MINUTE_MS, this.gateway.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    };
    await this.store.insert(payment);
    return payment;
  }

  /**
   * Creates the Checkout Session. Outside of any transaction. When Stripe cannot be reached or refuses, the failure is
   * announced as `PaymentReported` (the hold goes back): nobody but us could know the session's address.
   * @throws AppError `checkout_unavailable`; `validation_failed` for an e-mail address that Stripe does not take
   */
  async openCheckout(payment: PreparedPayment): Promise<OpenSession> {
    const session = await this.createSession(payment);
    const opened = await this.store.open(payment.id, {
      sessionId: session.sessionId,
      sessionUrl: session.url,
      checkAt: new Date(payment.expiresAt.getTime() + GRACE_MS),
      updatedAt: this.clock.now(),
    });
    if (!opened) throw new AppError('checkout_unavailable');
    return session;
  }

  /**
   * Asks Stripe about the session of an unsettled payment and settles it. Reloading a page costs Stripe nothing: one
   * session is asked about every two seconds at most.
   * @throws AppError when it is not ours
   */
  async look(sessionId: string, source: ReportSource): Promise<PaymentView> {
    const payment = await this.bySession(sessionId);
    if (payment.state !== 'open') return payment;
    await this.asking.do(sessionId, () => this.ask(payment, sessionId, source));
    return this.bySession(sessionId);
  }

  /** The payment of something, as last known; Stripe is not asked. Null for what was paid outside of the shop. */
  async ofReference(reference: string): Promise<PaymentView | null> {
    return this.store.find({ reference });
  }

  /** Takes the buyer's address off a payment that is over. Joins the current transaction. */
  async forgetCustomer(reference: string): Promise<void> {
    await this.store.forgetCustomer(reference);
  }

  /**
   * Closes the session so that its prints come back. One that was paid meanwhile is settled as paid; one that Stripe does
   * not know is left to the reconciler.
   */
  async expire(sessionId: string, source: ReportSource): Promise<void> {
    const payment = await this.bySession(sessionId);
    if (payment.state !== 'open') return;
    try {
      const report = await this.gateway.expireSession(sessionId);
      if (report) await this.record.session(report, source);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new AppError('checkout_unavailable', { cause: error });
      throw error;
    }
  }

  private async ask(payment: Payment, sessionId: string, source: ReportSource): Promise<void> {
    try {
      const report = await this.gateway.retrieveSession(sessionId);
      if (report) await this.record.session(report, source);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.logger.warn(`Stripe does not answer about payment ${payment.id}; shown as last known.`);
    }
  }

  private async createSession({ parameters, ...payment }: PreparedPayment): Promise<OpenSession> {
    if ('amount' in parameters) throw new Error(`Payment ${payment.id} is not made on Stripe's page.`);
    try {
      return await this.gateway.createSession(parameters, payment.idempotencyKey);
    } catch (error) {
      const badMail = error instanceof ProviderRefusal && error.reason === 'email_invalid';
      if (error instanceof ProviderRefusal && !badMail) this.logger.error(error);
      await this.record.nothingToPay(payment.id, 'checkout');
      if (badMail) {
        const fault = 'The payment service does not take this e-mail address.';
        throw new AppError('validation_failed', { fields: { 'customer.email': fault }, cause: error });
      }
      throw new AppError('checkout_unavailable', { cause: error });
    }
  }

  private async bySession(sessionId: string): Promise<Payment> {
    // An ASCII column cannot even be compared with other characters.
    const payment = /^[\x20-\x7e]+$/.test(sessionId) ? await this.store.find({ sessionId }) : null;
    if (!payment) throw new AppError('checkout_session_not_found');
    return payment;
  }
}
