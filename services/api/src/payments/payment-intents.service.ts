import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import type { PaymentIntentSnapshot } from './payment-intent-snapshot';
import type { PaymentState } from './payment-state';
import type { PaymentEntity } from './entities/payment.entity';
import type { PaymentUpdateSource } from './domain-events';
import { PaymentsStore } from './payments.store';
import { StripeRejectedError, StripeUnavailableError } from './stripe/stripe-errors';
import { PaymentSettlementService } from './payment-settlement.service';
import {
  StripePaymentIntentsGateway,
  type PaymentIntentParameters,
  type PaymentIntentInput,
  type OpenPaymentIntent,
} from './stripe/stripe-payment-intents.gateway';
import { StripeClient } from './stripe/stripe.client';

const MINUTE_MS = 60_000;

/** A payment on our own page, frozen and not yet known to Stripe. */
export interface PreparedPaymentIntent {
  id: string;
  idempotencyKey: string;
  parameters: PaymentIntentParameters;
}

/** What a page needs to know of a payment on it. */
export interface PaymentIntentView {
  state: PaymentState;
  /** Stripe has the card's answer still to come: nothing is to be paid again meanwhile. */
  isProcessing: boolean;
  /** Only while it can be paid. */
  clientSecret: string | null;
}

/** Opens, looks at and cancels payments on our own page, for references that other modules own. */
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

  /** Freezes a payment in the caller's transaction. Nothing is asked of Stripe yet. */
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
      // Longer than the creation can take: from then on its process must have died.
      checkAt: new Date(now.getTime() + Math.max(MINUTE_MS, this.stripeClient.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    });
    return prepared;
  }

  /**
   * Creates the intent at Stripe, outside of any transaction. A failure is announced as `PaymentUpdated`: nobody could
   * know the intent's secret. @throws AppError `checkout_unavailable`
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

  /** Records Stripe's answer, in the caller's transaction. @throws AppError `checkout_unavailable` when it was given up */
  async markOpen({ id }: PreparedPaymentIntent, { paymentIntentId }: OpenPaymentIntent): Promise<void> {
    const now = this.clock.now();
    const checkAt = new Date(now.getTime() + MINUTE_MS);
    if (!(await this.paymentsStore.markOpen(id, { paymentIntentId, checkAt, updatedAt: now })))
      throw new AppError('checkout_unavailable');
  }

  /** Asks Stripe about a payment that can still be made and settles it. @throws AppError `checkout_unavailable` */
  async refresh(reference: string, source: PaymentUpdateSource): Promise<PaymentIntentView> {
    return this.settle(reference, source, (id) => this.stripePaymentIntentsGateway.retrieve(id));
  }

  /** Cancels at Stripe what can still be paid; what was paid meanwhile is settled as paid. */
  async cancel(reference: string, source: PaymentUpdateSource): Promise<PaymentIntentView> {
    return this.settle(reference, source, (id) => this.stripePaymentIntentsGateway.cancel(id));
  }

  private async settle(
    reference: string,
    source: PaymentUpdateSource,
    ask: (paymentIntentId: string) => Promise<PaymentIntentSnapshot | null>,
  ): Promise<PaymentIntentView> {
    const payment = await this.findPayment(reference);
    const { state, paymentIntentId } = payment;
    if (state !== 'open' || paymentIntentId === null)
      return { state, isProcessing: false, clientSecret: null };
    const report = await this.callStripe(() => ask(paymentIntentId));
    if (report) await this.paymentSettlementService.settleIntent(report, source);
    const settled = (await this.findPayment(reference)).state;
    const isPayable = settled === 'open' && report?.state === 'open';
    return {
      state: settled,
      isProcessing: settled === 'open' && report?.state === 'waiting',
      clientSecret: isPayable ? report.clientSecret : null,
    };
  }

  private async callStripe<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof StripeUnavailableError)
        throw new AppError('checkout_unavailable', { cause: error });
      throw error;
    }
  }

  private async findPayment(reference: string): Promise<PaymentEntity> {
    const payment = await this.paymentsStore.find({ reference });
    if (!payment) throw new Error(`There is no payment for ${reference}.`);
    return payment;
  }
}
