import { CHECKOUT_HOLD_MINUTES } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, isAscii } from '../platform';
import type { PaymentState } from './payment-state';
import type { PaymentEntity } from './entities/payment.entity';
import type { PaymentUpdateSource } from './domain-events';
import { KeyedThrottle } from './keyed-throttle';
import { PaymentSettlementService } from './payment-settlement.service';
import { CREATION_CHECK_MS, SESSION_END_GRACE_MS, SESSION_REFRESH_INTERVAL_MS } from './payments-policy';
import { PaymentsStore } from './payments.store';
import {
  orCheckoutUnavailable,
  StripeClient,
  StripeRejectedError,
  StripeUnavailableError,
} from './stripe/stripe.client';
import {
  StripeCheckoutSessionsGateway,
  type CheckoutPaymentInput,
  type OpenCheckoutSession,
} from './stripe/stripe-checkout-sessions.gateway';

/** What other modules see of a payment. */
export interface PaymentView {
  reference: string;
  state: PaymentState;
}

/** A payment that is frozen in the database and not yet known to Stripe. */
export type PreparedPayment = PaymentEntity;

/** Payments on Stripe's page, for references of other modules. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);
  private readonly refreshThrottle: KeyedThrottle;

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeCheckoutSessionsGateway: StripeCheckoutSessionsGateway,
    private readonly stripeClient: StripeClient,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly clock: Clock,
  ) {
    this.refreshThrottle = new KeyedThrottle(SESSION_REFRESH_INTERVAL_MS, clock);
  }

  checkoutExpiry(): Date {
    return new Date(this.clock.now().getTime() + CHECKOUT_HOLD_MINUTES * 60_000);
  }

  /** Freezes a payment in the caller's transaction. Stripe is not called yet. */
  async prepare(request: CheckoutPaymentInput, expiresAt: Date): Promise<PreparedPayment> {
    const now = this.clock.now();
    const payment: PaymentEntity = {
      id: uuid(),
      reference: request.reference,
      state: 'creating',
      amountCents: request.items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
      currency: request.currency,
      sessionId: null,
      paymentIntentId: null,
      sessionUrl: null,
      expiresAt,
      parameters: this.stripeCheckoutSessionsGateway.buildParameters(request, expiresAt),
      idempotencyKey: `order:${request.reference}:session:1`,
      refundedCents: 0,
      disputeStatus: null,
      // Longer than the creation can take: after that, its process must have died.
      checkAt: new Date(now.getTime() + Math.max(CREATION_CHECK_MS, this.stripeClient.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    };
    await this.paymentsStore.insert(payment);
    return payment;
  }

  /**
   * Creates the Checkout Session, outside any transaction. When Stripe cannot be reached or refuses, the payment fails and
   * its prints are released: nobody but us could know the session's URL.
   * @throws AppError `checkout_unavailable`; `validation_failed` for an email address that Stripe does not accept
   */
  async openCheckout(payment: PreparedPayment): Promise<OpenCheckoutSession> {
    const session = await this.createSession(payment);
    const opened = await this.paymentsStore.markOpen(payment.id, {
      sessionId: session.sessionId,
      sessionUrl: session.url,
      checkAt: new Date(payment.expiresAt.getTime() + SESSION_END_GRACE_MS),
      updatedAt: this.clock.now(),
    });
    if (!opened) throw new AppError('checkout_unavailable');
    return session;
  }

  /**
   * Asks Stripe about the session of an open payment and settles it. Throttled, so that reloading a page costs Stripe
   * nothing.
   * @throws AppError `checkout_session_not_found`
   */
  async refresh(sessionId: string, source: PaymentUpdateSource): Promise<PaymentView> {
    const payment = await this.findBySession(sessionId);
    if (payment.state !== 'open') return payment;
    await this.refreshThrottle.run(sessionId, () => this.refreshFromStripe(payment, sessionId, source));
    return this.findBySession(sessionId);
  }

  /** As last known, without asking Stripe. Null for what was paid outside the shop. */
  async findByReference(reference: string): Promise<PaymentView | null> {
    return this.paymentsStore.find({ reference });
  }

  /** Joins the current transaction. */
  async removeCustomerEmail(reference: string): Promise<void> {
    await this.paymentsStore.removeCustomerEmail(reference);
  }

  /**
   * Expires the session, which releases its prints. One that was paid meanwhile is settled as paid; one that Stripe does
   * not know is left to the reconciler.
   */
  async expire(sessionId: string, source: PaymentUpdateSource): Promise<void> {
    const payment = await this.findBySession(sessionId);
    if (payment.state !== 'open') return;
    const session = await orCheckoutUnavailable(this.stripeCheckoutSessionsGateway.expire(sessionId));
    if (session) await this.paymentSettlementService.settleSession(session, source);
  }

  /** As `expire`, for the payment of this reference. Does nothing while it has no session. */
  async expireByReference(reference: string, source: PaymentUpdateSource): Promise<void> {
    const payment = await this.paymentsStore.find({ reference });
    if (payment?.sessionId) await this.expire(payment.sessionId, source);
  }

  private async refreshFromStripe(
    payment: PaymentEntity,
    sessionId: string,
    source: PaymentUpdateSource,
  ): Promise<void> {
    try {
      const session = await this.stripeCheckoutSessionsGateway.retrieve(sessionId);
      if (session) await this.paymentSettlementService.settleSession(session, source);
    } catch (error) {
      if (!(error instanceof StripeUnavailableError)) throw error;
      this.logger.warn(`Stripe did not answer about payment ${payment.id}; its last known state is shown.`);
    }
  }

  private async createSession({ parameters, ...payment }: PreparedPayment): Promise<OpenCheckoutSession> {
    if ('amount' in parameters) throw new Error(`Payment ${payment.id} is not made on Stripe's page.`);
    try {
      return await this.stripeCheckoutSessionsGateway.create(parameters, payment.idempotencyKey);
    } catch (error) {
      const isBadEmail = error instanceof StripeRejectedError && error.reason === 'email_invalid';
      if (error instanceof StripeRejectedError && !isBadEmail) this.logger.error(error);
      await this.paymentSettlementService.markFailed(payment.id, 'checkout');
      if (isBadEmail) {
        const message = 'The payment service does not accept this email address.';
        throw new AppError('validation_failed', { fields: { 'customer.email': message }, cause: error });
      }
      throw new AppError('checkout_unavailable', { cause: error });
    }
  }

  private async findBySession(sessionId: string): Promise<PaymentEntity> {
    // MySQL refuses to compare an ASCII column with other characters.
    const payment = isAscii(sessionId) ? await this.paymentsStore.find({ sessionId }) : null;
    if (!payment) throw new AppError('checkout_session_not_found');
    return payment;
  }
}
