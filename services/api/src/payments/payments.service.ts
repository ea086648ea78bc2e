import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import { CHECKOUT_SESSION_MINUTES, lineItemsTotalCents, type CheckoutPaymentInput } from './payments-policy';
import type { PaymentState } from './payment-state';
import type { PaymentEntity } from './entities/payment.entity';
import type { PaymentUpdateSource } from './domain-events';
import { PaymentsStore } from './payments.store';
import { StripeRejectedError, StripeUnavailableError } from './stripe/stripe-errors';
import { PaymentSettlementService } from './payment-settlement.service';
import { KeyedThrottle } from './keyed-throttle';
import { type OpenCheckoutSession, StripeGateway } from './stripe/stripe.gateway';

const MINUTE_MS = 60_000;
/** After the session's end, so that Stripe's own report usually comes first. */
const GRACE_MS = MINUTE_MS;
const REFRESH_INTERVAL_MS = 2_000;

/** What other modules see of a payment. */
export interface PaymentView {
  reference: string;
  state: PaymentState;
}

/** A payment whose creation is frozen in the database and not yet known to Stripe. */
export type PreparedPayment = PaymentEntity;

/** Opens, looks at and closes the payments of references that other modules own. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);
  private readonly refreshThrottle: KeyedThrottle;

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeGateway: StripeGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly clock: Clock,
  ) {
    this.refreshThrottle = new KeyedThrottle(REFRESH_INTERVAL_MS, clock);
  }

  /** When a checkout that is prepared now will end. */
  checkoutExpiry(): Date {
    return new Date(this.clock.now().getTime() + CHECKOUT_SESSION_MINUTES * MINUTE_MS);
  }

  /** Freezes a payment in the caller's transaction. Nothing is asked of Stripe yet. */
  async prepare(request: CheckoutPaymentInput, expiresAt: Date): Promise<PreparedPayment> {
    const now = this.clock.now();
    const payment: PaymentEntity = {
      id: uuid(),
      reference: request.reference,
      state: 'creating',
      amountCents: lineItemsTotalCents(request.items),
      currency: request.currency,
      sessionId: null,
      paymentIntentId: null,
      sessionUrl: null,
      expiresAt,
      parameters: this.stripeGateway.buildSessionParameters(request, expiresAt),
      idempotencyKey: `order:${request.reference}:session:1`,
      refundedCents: 0,
      disputeStatus: null,
      // Longer than the creation can take: from then on its process must have died.
      checkAt: new Date(now.getTime() + Math.max(MINUTE_MS, this.stripeGateway.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    };
    await this.paymentsStore.insert(payment);
    return payment;
  }

  /**
   * Creates the Checkout Session. Outside of any transaction. When Stripe cannot be reached or refuses, the failure is
   * announced as `PaymentUpdated` (the hold goes back): nobody but us could know the session's address.
   * @throws AppError `checkout_unavailable`; `validation_failed` for an e-mail address that Stripe does not take
   */
  async openCheckout(payment: PreparedPayment): Promise<OpenCheckoutSession> {
    const session = await this.createSession(payment);
    const opened = await this.paymentsStore.markOpen(payment.id, {
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
  async refresh(sessionId: string, source: PaymentUpdateSource): Promise<PaymentView> {
    const payment = await this.findBySession(sessionId);
    if (payment.state !== 'open') return payment;
    await this.refreshThrottle.run(sessionId, () => this.refreshFromStripe(payment, sessionId, source));
    return this.findBySession(sessionId);
  }

  /** The payment of something, as last known; Stripe is not asked. Null for what was paid outside of the shop. */
  async findByReference(reference: string): Promise<PaymentView | null> {
    return this.paymentsStore.find({ reference });
  }

  /** Takes the buyer's address off a payment that is over. Joins the current transaction. */
  async removeCustomerEmail(reference: string): Promise<void> {
    await this.paymentsStore.removeCustomerEmail(reference);
  }

  /**
   * Closes the session so that its prints come back. One that was paid meanwhile is settled as paid; one that Stripe
   * does not know is left to the reconciler.
   */
  async expire(sessionId: string, source: PaymentUpdateSource): Promise<void> {
    const payment = await this.findBySession(sessionId);
    if (payment.state !== 'open') return;
    try {
      const report = await this.stripeGateway.expireSession(sessionId);
      if (report) await this.paymentSettlementService.settleSession(report, source);
    } catch (error) {
      if (error instanceof StripeUnavailableError)
        throw new AppError('checkout_unavailable', { cause: error });
      throw error;
    }
  }

  private async refreshFromStripe(
    payment: PaymentEntity,
    sessionId: string,
    source: PaymentUpdateSource,
  ): Promise<void> {
    try {
      const report = await this.stripeGateway.retrieveSession(sessionId);
      if (report) await this.paymentSettlementService.settleSession(report, source);
    } catch (error) {
      if (!(error instanceof StripeUnavailableError)) throw error;
      this.logger.warn(`Stripe does not answer about payment ${payment.id}; shown as last known.`);
    }
  }

  private async createSession({ parameters, ...payment }: PreparedPayment): Promise<OpenCheckoutSession> {
    if ('amount' in parameters) throw new Error(`Payment ${payment.id} is not made on Stripe's page.`);
    try {
      return await this.stripeGateway.createSession(parameters, payment.idempotencyKey);
    } catch (error) {
      const badMail = error instanceof StripeRejectedError && error.reason === 'email_invalid';
      if (error instanceof StripeRejectedError && !badMail) this.logger.error(error);
      await this.paymentSettlementService.markFailed(payment.id, 'checkout');
      if (badMail) {
        const fault = 'The payment service does not take this e-mail address.';
        throw new AppError('validation_failed', { fields: { 'customer.email': fault }, cause: error });
      }
      throw new AppError('checkout_unavailable', { cause: error });
    }
  }

  private async findBySession(sessionId: string): Promise<PaymentEntity> {
    // MySQL refuses to compare an ASCII column with other characters.
    const payment = /^[\x20-\x7e]+$/.test(sessionId) ? await this.paymentsStore.find({ sessionId }) : null;
    if (!payment) throw new AppError('checkout_session_not_found');
    return payment;
  }
}
