import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import type { IntentReport } from './intent-report';
import type { PaymentState } from './payment-state';
import type { Payment } from './payment.entity';
import type { ReportSource } from './payments.events';
import { PaymentsStore } from './payments.store';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';
import { RecordReport } from './record-report';
import {
  StripeIntentsGateway,
  type IntentParameters,
  type IntentRequest,
  type OpenIntent,
} from './stripe-intents.gateway';
import { StripeConnection } from './stripe.connection';

const MINUTE_MS = 60_000;

/** A payment on our own page, frozen and not yet known to Stripe. */
export interface PreparedIntent {
  id: string;
  idempotencyKey: string;
  parameters: IntentParameters;
}

/** What a page needs to know of a payment on it. */
export interface IntentView {
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
    private readonly store: PaymentsStore,
    private readonly gateway: StripeIntentsGateway,
    private readonly connection: StripeConnection,
    private readonly record: RecordReport,
    private readonly clock: Clock,
  ) {}

  /** Freezes a payment in the caller's transaction. Nothing is asked of Stripe yet. */
  async prepare(request: IntentRequest, expiresAt: Date): Promise<PreparedIntent> {
    const now = this.clock.now();
    const prepared: PreparedIntent = {
      id: uuid(),
      idempotencyKey: `request:${request.reference}:intent:1`,
      parameters: this.gateway.freeze(request),
    };
    await this.store.insert({
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
      checkAt: new Date(now.getTime() + Math.max(MINUTE_MS, this.connection.longestCallMs)),
      createdAt: now,
      updatedAt: now,
    });
    return prepared;
  }

  /**
   * Creates the intent at Stripe, outside of any transaction. A failure is announced as `PaymentReported`: nobody could
   * know the intent's secret. @throws AppError `checkout_unavailable`
   */
  async create({ id, parameters, idempotencyKey }: PreparedIntent): Promise<OpenIntent> {
    try {
      return await this.gateway.create(parameters, idempotencyKey);
    } catch (error) {
      if (error instanceof ProviderRefusal) this.logger.error(error);
      await this.record.nothingToPay(id, 'checkout');
      throw new AppError('checkout_unavailable', { cause: error });
    }
  }

  /** Records Stripe's answer, in the caller's transaction. @throws AppError `checkout_unavailable` when it was given up */
  async opened({ id }: PreparedIntent, { paymentIntentId }: OpenIntent): Promise<void> {
    const now = this.clock.now();
    const checkAt = new Date(now.getTime() + MINUTE_MS);
    if (!(await this.store.open(id, { paymentIntentId, checkAt, updatedAt: now })))
      throw new AppError('checkout_unavailable');
  }

  /** Asks Stripe about a payment that can still be made and settles it. @throws AppError `checkout_unavailable` */
  async look(reference: string, source: ReportSource): Promise<IntentView> {
    return this.settle(reference, source, (id) => this.gateway.retrieve(id));
  }

  /** Cancels at Stripe what can still be paid; what was paid meanwhile is settled as paid. */
  async cancel(reference: string, source: ReportSource): Promise<IntentView> {
    return this.settle(reference, source, (id) => this.gateway.cancel(id));
  }

  private async settle(
    reference: string,
    source: ReportSource,
    ask: (paymentIntentId: string) => Promise<IntentReport | null>,
  ): Promise<IntentView> {
    const payment = await this.payment(reference);
    const { state, paymentIntentId } = payment;
    if (state !== 'open' || paymentIntentId === null)
      return { state, isProcessing: false, clientSecret: null };
    const report = await this.reachable(() => ask(paymentIntentId));
    if (report) await this.record.intent(report, source);
    const settled = (await this.payment(reference)).state;
    const isPayable = settled === 'open' && report?.state === 'open';
    return {
      state: settled,
      isProcessing: settled === 'open' && report?.state === 'waiting',
      clientSecret: isPayable ? report.clientSecret : null,
    };
  }

  private async reachable<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new AppError('checkout_unavailable', { cause: error });
      throw error;
    }
  }

  private async payment(reference: string): Promise<Payment> {
    const payment = await this.store.find({ reference });
    if (!payment) throw new Error(`There is no payment for ${reference}.`);
    return payment;
  }
}
