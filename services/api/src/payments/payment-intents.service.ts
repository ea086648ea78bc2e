import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import type { PaymentIntentSnapshot, PaymentState } from './payment-state';
import type { PaymentEntity } from './entities/payment.entity';
import type { PaymentUpdateSource } from './domain-events';
import { CREATION_CHECK_MS } from './payments-policy';
import { PaymentsStore } from './payments.store';
import { PaymentSettlementService } from './payment-settlement.service';
import {
  StripePaymentIntentsGateway,
  type PaymentIntentParameters,
  type PaymentIntentInput,
  type OpenPaymentIntent,
} from './stripe/stripe-payment-intents.gateway';
import { StripeClient, StripeRejectedError, orCheckoutUnavailable } from './stripe/stripe.client';

/** A payment on our own page that is frozen and not yet known to Stripe. */
export interface PreparedPaymentIntent {
  id: string;
  idempotencyKey: string;
  parameters: PaymentIntentParameters;
}

/** What the page needs to know about its payment. */
export interface PaymentIntentView {
  state: PaymentState;
  /** The card's answer is still to come: nobody should pay again meanwhile. */
  isProcessing: boolean;
  /** Only while it can be paid. */
  clientSecret: string | null;
}

/** Payments on our own page, for references of other modules. */
@Injectable()
export class PaymentIntentsService {
  private readonly logger = new Logger(PaymentIntentsService.name);

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripePaymentIntentsGateway: StripePaymentIntentsGateway,
    private readonly stripeClient: StripeClient,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly clock: Clock,
  ) {}

  /** Freezes a payment in the caller's transaction. Stripe is not called yet. */
  async prepare(request: PaymentIntentInput, expiresAt: Date): Promise<PreparedPaymentIntent> {
    const now = this.clock.now();
    const prepared: PreparedPaymentIntent = {
      id: uuid(),
      idempotencyKey: `request:${request.reference}:intent:1`,
      parameters: this.stripePaymentIntentsGateway.buildParameters(request),
    };
    await this.paymentsStore.insert({
      ...prepared,
      reference: request.reference,
      state: 'creating',
      amountCents: request.amountCents,
      currency: request.currency,
      sessionId: null,
      paymentIntentId: null,
      sessionUrl: null,
      expiresAt,
      refundedCents: 0,
      disputeStatus: null,
      // Longer than the creation can take: after that, its process must have died.
      checkAt: new Date(now.getTime() + Math.max(CREATION_CHECK_MS, this.stripeClient.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    });
    return prepared;
  }

  /**
   * Creates the intent at Stripe, outside any transaction. When that fails, so does the payment: nobody could know the
   * intent's secret. @throws AppError `checkout_unavailable`
   */
  async create({ id, parameters, idempotencyKey }: PreparedPaymentIntent): Promise<OpenPaymentIntent> {
    try {
      return await this.stripePaymentIntentsGateway.create(parameters, idempotencyKey);
    } catch (error) {
      if (error instanceof StripeRejectedError) this.logger.error(error);
      await this.paymentSettlementService.markFailed(id, 'checkout');
      throw new AppError('checkout_unavailable', { cause: error });
    }
  }

  /** Records Stripe's answer in the caller's transaction. @throws AppError `checkout_unavailable` when it came too late */
  async markOpen({ id }: PreparedPaymentIntent, { paymentIntentId }: OpenPaymentIntent): Promise<void> {
    const now = this.clock.now();
    const checkAt = new Date(now.getTime() + CREATION_CHECK_MS);
    if (!(await this.paymentsStore.markOpen(id, { paymentIntentId, checkAt, updatedAt: now })))
      throw new AppError('checkout_unavailable');
  }

  /** Asks Stripe about an open payment and settles it. @throws AppError `checkout_unavailable` */
  async refresh(reference: string, source: PaymentUpdateSource): Promise<PaymentIntentView> {
    return this.settle(reference, source, (id) => this.stripePaymentIntentsGateway.retrieve(id));
  }

  /** Cancels an open payment at Stripe; one that was paid meanwhile is settled as paid. */
  async cancel(reference: string, source: PaymentUpdateSource): Promise<PaymentIntentView> {
    return this.settle(reference, source, (id) => this.stripePaymentIntentsGateway.cancel(id));
  }

  private async settle(
    reference: string,
    source: PaymentUpdateSource,
    call: (paymentIntentId: string) => Promise<PaymentIntentSnapshot | null>,
  ): Promise<PaymentIntentView> {
    const payment = await this.findPayment(reference);
    const { state, paymentIntentId } = payment;
    if (state !== 'open' || paymentIntentId === null)
      return { state, isProcessing: false, clientSecret: null };
    const intent = await orCheckoutUnavailable(call(paymentIntentId));
    if (intent) await this.paymentSettlementService.settleIntent(intent, source);
    const settled = (await this.findPayment(reference)).state;
    const isPayable = settled === 'open' && intent?.state === 'open';
    return {
      state: settled,
      isProcessing: settled === 'open' && intent?.state === 'waiting',
      clientSecret: isPayable ? intent.clientSecret : null,
    };
  }

  private async findPayment(reference: string): Promise<PaymentEntity> {
    const payment = await this.paymentsStore.find({ reference });
    if (!payment) throw new Error(`There is no payment for ${reference}.`);
    return payment;
  }
}
