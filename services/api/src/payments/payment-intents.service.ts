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

/** An intent at Stripe whose payment is not stored yet. */
interface OpenedPaymentIntent extends OpenPaymentIntent {
  prepared: PreparedPaymentIntent;
}

/** What the page needs to know about its payment. */
export interface PaymentIntentView {
  state: PaymentState;
  /** The card's answer is still pending: nobody should pay again meanwhile. */
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
    const prepared = this.toPrepared(request);
    await this.insert(prepared, request, {
      state: 'creating',
      paymentIntentId: null,
      expiresAt,
      // Longer than the creation can take: after that, its process must have died.
      checkAfterMs: Math.max(CREATION_CHECK_MS, this.stripeClient.longestCallMs),
    });
    return prepared;
  }

  /**
   * Creates the intent of a payment that is not stored yet, outside any transaction. Nothing is lost when that fails or the
   * process dies before `recordOpened`: nobody knows the secret of such an intent. Each attempt has its own key, because
   * Stripe repeats a failure under its key for a day.
   * @throws AppError `checkout_unavailable`
   */
  async open(request: PaymentIntentInput): Promise<OpenedPaymentIntent> {
    const prepared = { ...this.toPrepared(request), idempotencyKey: `intent:${uuid()}` };
    const { parameters, idempotencyKey } = prepared;
    const intent = await orCheckoutUnavailable(
      this.stripePaymentIntentsGateway.create(parameters, idempotencyKey),
    );
    return { ...intent, prepared };
  }

  /** Stores the payment of an intent that `open` created, in the caller's transaction. */
  async recordOpened(
    request: PaymentIntentInput,
    { paymentIntentId, prepared }: OpenedPaymentIntent,
    expiresAt: Date,
  ): Promise<void> {
    const state = { state: 'open', paymentIntentId, expiresAt, checkAfterMs: CREATION_CHECK_MS } as const;
    await this.insert(prepared, request, state);
  }

  /** Whether the reference has a payment, in whatever state. */
  async exists(reference: string): Promise<boolean> {
    return (await this.paymentsStore.find({ reference })) !== null;
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

  private toPrepared(request: PaymentIntentInput): PreparedPaymentIntent {
    return {
      id: uuid(),
      idempotencyKey: `request:${request.reference}:intent:1`,
      parameters: this.stripePaymentIntentsGateway.buildParameters(request),
    };
  }

  private async insert(
    prepared: PreparedPaymentIntent,
    { reference, amountCents, currency }: PaymentIntentInput,
    {
      checkAfterMs,
      ...stage
    }: Pick<PaymentEntity, 'state' | 'paymentIntentId' | 'expiresAt'> & {
      checkAfterMs: number;
    },
  ): Promise<void> {
    const now = this.clock.now();
    await this.paymentsStore.insert({
      ...prepared,
      ...stage,
      reference,
      amountCents,
      currency,
      sessionId: null,
      sessionUrl: null,
      refundedCents: 0,
      disputeStatus: null,
      checkAt: new Date(now.getTime() + checkAfterMs),
      createdAt: now,
      updatedAt: now,
    });
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
