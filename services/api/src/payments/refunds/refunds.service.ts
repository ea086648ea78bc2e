import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, OutboxService } from '../../platform';
import { RefundSettled } from '../domain-events';
import type { RefundEntity, RefundRequestEntity } from '../entities/payment.entity';
import { PaymentSettlementService } from '../payment-settlement.service';
import { isRefundFailed, REFUND_FAILED_MESSAGE, type RefundState } from '../payment-state';
import { PaymentsStore } from '../payments.store';
import { StripeRejectedError, StripeUnavailableError } from '../stripe/stripe.client';
import { StripeRefundsGateway } from '../stripe/stripe-refunds.gateway';

const REFUND_JOB = 'payment-refund-part';
const FULL_REFUND_JOB = 'payment-refund';
const REFUND_NOT_FOUND_MESSAGE = 'Stripe does not show this refund.';

interface RefundJob {
  id: string;
}

interface FullRefundJob {
  reference: string;
}

/** What to refund of a payment, and why. */
export interface RefundInput {
  /** A UUID chosen by the caller; the same again changes nothing. */
  id: string;
  reference: string;
  amountCents: number;
  reason: string;
  actor: string;
}

/** A requested refund as other modules see it. */
export interface RefundView extends RefundInput {
  state: RefundState;
  /** Why it was refused. */
  failureReason: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/**
 * Refunds payments, once per request (ADR 0047). Decided in a transaction, executed after it by the outbox. When Stripe's
 * answer got lost, the refund is looked for by the request's id before it is tried again.
 */
@Injectable()
export class RefundsService implements OnModuleInit {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeRefundsGateway: StripeRefundsGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<RefundJob>(REFUND_JOB, ({ id }) => this.execute(id));
    this.outboxService.registerHandler<FullRefundJob>(FULL_REFUND_JOB, ({ reference }) =>
      this.executeFullRefund(reference),
    );
  }

  async find(id: string): Promise<RefundView | null> {
    return this.paymentsStore.findRefundRequest(id);
  }

  /** Every refund requested on these payments, oldest first. */
  async findByReferences(references: readonly string[]): Promise<RefundView[]> {
    return references.length === 0 ? [] : this.paymentsStore.findRefundRequests(references);
  }

  /**
   * What was paid, minus what was refunded or is being refunded. Locks the payment until the transaction ends, so that
   * two people cannot refund the same money; always lock it before the order.
   */
  async lockRefundableCents(reference: string): Promise<number> {
    const payment = await this.paymentsStore.lock({ reference });
    if (payment?.state !== 'paid') return 0;
    const requests = await this.paymentsStore.findRefundRequests([reference]);
    const pendingCents = requests
      .filter(({ state }) => state === 'asked')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    return Math.max(0, payment.amountCents - payment.refundedCents - pendingCents);
  }

  /** Joins the current transaction. @throws AppError `refund_too_high` with {refundable} */
  async requestRefund(refund: RefundInput): Promise<RefundView> {
    const refundable = await this.lockRefundableCents(refund.reference);
    if (refund.amountCents > refundable) throw new AppError('refund_too_high', { details: { refundable } });
    const request = await this.insertRequest(refund, 'asked');
    const payload: RefundJob = { id: refund.id };
    await this.outboxService.enqueue({ kind: REFUND_JOB, payload, dedupeKey: `${REFUND_JOB}:${refund.id}` });
    return request;
  }

  /** Records a refund that was made outside Stripe. Joins the current transaction. */
  async recordOfflineRefund(refund: RefundInput): Promise<RefundView> {
    return this.insertRequest(refund, 'done');
  }

  /** Refunds a whole payment, only once however often it is requested. Joins the current transaction. */
  async requestFullRefund(reference: string): Promise<void> {
    const payload: FullRefundJob = { reference };
    const dedupeKey = `${FULL_REFUND_JOB}:${reference}`;
    await this.outboxService.enqueue({ kind: FULL_REFUND_JOB, payload, dedupeKey });
  }

  private async insertRequest(refund: RefundInput, state: 'asked' | 'done'): Promise<RefundRequestEntity> {
    const createdAt = this.clock.now();
    const settledAt = state === 'done' ? createdAt : null;
    const request = {
      ...refund,
      state,
      attempt: 1,
      refundId: null,
      failureReason: null,
      createdAt,
      settledAt,
    };
    await this.paymentsStore.insertRefundRequest(request);
    return request;
  }

  private async executeFullRefund(reference: string): Promise<void> {
    const intentId = await this.findIntentId(reference);
    await this.stripeRefundsGateway.refundAll(intentId);
    const refunds = await this.stripeRefundsGateway.list(intentId);
    await this.paymentSettlementService.recordRefunds(reference, refunds, 'refund');
  }

  private async execute(id: string): Promise<void> {
    const request = await this.paymentsStore.findRefundRequest(id);
    if (request?.state !== 'asked') return;
    const intentId = await this.findIntentId(request.reference);
    const refusal = await this.createAtStripe(intentId, request);
    const refunds = await this.stripeRefundsGateway.list(intentId);
    await this.database.transaction(async () => {
      const known = await this.paymentSettlementService.recordRefunds(request.reference, refunds, 'refund');
      const made = refunds.find(({ requestId }) => requestId === id);
      await this.settle(id, known.find((refund) => refund.id === made?.id) ?? null, refusal);
    });
  }

  private async findIntentId(reference: string): Promise<string> {
    const payment = await this.paymentsStore.find({ reference });
    if (!payment?.paymentIntentId)
      throw new Error(`Nothing was paid for ${reference}, so nothing can be refunded.`);
    return payment.paymentIntentId;
  }

  /** @returns why Stripe refused, if it did; a failed call is thrown and tried again */
  private async createAtStripe(
    paymentIntentId: string,
    { id, amountCents, attempt }: RefundRequestEntity,
  ): Promise<string | null> {
    const refunds = await this.stripeRefundsGateway.list(paymentIntentId);
    if (refunds.some(({ requestId }) => requestId === id)) return null;
    try {
      await this.stripeRefundsGateway.refundAmount(paymentIntentId, { id, amountCents, round: attempt });
      return null;
    } catch (error) {
      if (error instanceof StripeRejectedError) return error.message;
      // Stripe remembers a failure under this key: nothing was done, and only another key can do it.
      if (error instanceof StripeUnavailableError && error.replayed)
        await this.paymentsStore.saveRefundRequest(id, { attempt: attempt + 1 });
      throw error;
    }
  }

  /** In the transaction that recorded Stripe's list. The second caller finds the request settled. */
  private async settle(id: string, made: RefundEntity | null, refusal: string | null): Promise<void> {
    const request = await this.paymentsStore.lockRefundRequest(id);
    if (request?.state !== 'asked') return;
    const failureReason = made
      ? isRefundFailed(made.status)
        ? REFUND_FAILED_MESSAGE
        : null
      : (refusal ?? REFUND_NOT_FOUND_MESSAGE);
    const state = failureReason === null ? 'done' : 'refused';
    await this.paymentsStore.saveRefundRequest(id, {
      state,
      refundId: made?.id ?? null,
      failureReason,
      settledAt: this.clock.now(),
    });
    await this.domainEvents.publish(new RefundSettled(id, request.reference, state, failureReason));
  }
}
