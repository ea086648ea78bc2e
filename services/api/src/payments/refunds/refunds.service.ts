import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, OutboxService } from '../../platform';
import { RefundSettled } from '../domain-events';
import { PaymentsStore } from '../payments.store';
import { StripeRejectedError, StripeUnavailableError } from '../stripe/stripe-errors';
import { PaymentSettlementService } from '../payment-settlement.service';
import type { RefundRequestEntity } from '../entities/refund-request.entity';
import { isRefundFailed, REFUND_FAILED_MESSAGE, type RefundView } from './refund-state';
import { RefundRequestsStore } from './refund-requests.store';
import type { RefundEntity } from '../entities/refund.entity';
import { StripeGateway } from '../stripe/stripe.gateway';

const REFUND_JOB = 'payment-refund-part';

interface RefundJob {
  id: string;
}

/** What somebody wants given back of a payment, and why. */
export interface RefundInput {
  /** A UUID by who asks; the same again changes nothing. */
  id: string;
  reference: string;
  amountCents: number;
  reason: string;
  actor: string;
}

/**
 * Gives a part of a payment back, once per request (ADR 0047). Decided in a transaction, carried out after it by the
 * outbox. An answer that got lost is looked for at Stripe by the request's id before anything is asked again.
 */
@Injectable()
export class RefundsService implements OnModuleInit {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly paymentsStore: PaymentsStore,
    private readonly refundRequestsStore: RefundRequestsStore,
    private readonly stripeGateway: StripeGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<RefundJob>(REFUND_JOB, ({ id }) => this.execute(id));
  }

  async find(id: string): Promise<RefundView | null> {
    return this.refundRequestsStore.find(id);
  }

  /** Everything that was asked for on these, oldest first. */
  async findByReferences(references: readonly string[]): Promise<RefundView[]> {
    return references.length === 0 ? [] : this.refundRequestsStore.findByReferences(references);
  }

  /**
   * What can still be given back, in cents: what was paid less what went back or is on its way. Locks the payment until
   * the transaction ends, so that two people cannot spend the same rest; lock it before the order.
   */
  async lockRefundableCents(reference: string): Promise<number> {
    const payment = await this.paymentsStore.lock({ reference });
    if (payment?.state !== 'paid') return 0;
    const waiting = (await this.refundRequestsStore.findByReferences([reference])).filter(
      ({ state }) => state === 'asked',
    );
    const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return Math.max(0, payment.amountCents - payment.refundedCents - waitingCents);
  }

  /** Joins the current transaction. @throws AppError `refund_too_high` with {refundable} */
  async requestRefund(wanted: RefundInput): Promise<RefundView> {
    const refundable = await this.lockRefundableCents(wanted.reference);
    if (wanted.amountCents > refundable) throw new AppError('refund_too_high', { details: { refundable } });
    const request = this.buildRequest(wanted, 'asked');
    await this.refundRequestsStore.insert(request);
    const payload: RefundJob = { id: wanted.id };
    await this.outboxService.enqueue({ kind: REFUND_JOB, payload, dedupeKey: `${REFUND_JOB}:${wanted.id}` });
    return request;
  }

  /** Writes down what was given back outside of Stripe: it is done. Joins the current transaction. */
  async recordOfflineRefund(wanted: RefundInput): Promise<RefundView> {
    const request = this.buildRequest(wanted, 'done');
    await this.refundRequestsStore.insert(request);
    return request;
  }

  private buildRequest(wanted: RefundInput, state: 'asked' | 'done'): RefundRequestEntity {
    const createdAt = this.clock.now();
    const settledAt = state === 'done' ? createdAt : null;
    return { ...wanted, state, round: 1, refundId: null, failureReason: null, createdAt, settledAt };
  }

  private async execute(id: string): Promise<void> {
    const request = await this.refundRequestsStore.find(id);
    if (request?.state !== 'asked') return;
    const payment = await this.paymentsStore.find({ reference: request.reference });
    if (!payment?.paymentIntentId) throw new Error(`Nothing was paid for ${request.reference}.`);
    const intent = payment.paymentIntentId;
    const fault = await this.createAtStripe(intent, request);
    const refunds = await this.stripeGateway.listRefunds(intent);
    await this.database.transaction(async () => {
      const known = await this.paymentSettlementService.recordRefunds(request.reference, refunds, 'refund');
      const made = refunds.find(({ requestId }) => requestId === id);
      await this.settle(id, known.find((refund) => refund.id === made?.id) ?? null, fault);
    });
  }

  /** @returns Stripe's reason when it refuses; a failure on the way is thrown and tried again */
  private async createAtStripe(
    paymentIntentId: string,
    { id, amountCents, round }: RefundRequestEntity,
  ): Promise<string | null> {
    const known = (await this.stripeGateway.listRefunds(paymentIntentId)).some(
      ({ requestId }) => requestId === id,
    );
    if (known) return null;
    try {
      await this.stripeGateway.refundAmount(paymentIntentId, { id, amountCents, round });
      return null;
    } catch (error) {
      if (error instanceof StripeRejectedError) return error.message;
      // Stripe remembers a failure under this key: nothing was done, and only another key can do it.
      if (error instanceof StripeUnavailableError && error.replayed)
        await this.refundRequestsStore.save(id, { round: round + 1 });
      throw error;
    }
  }

  /** In the transaction that took over Stripe's list. Who comes second finds it settled. */
  private async settle(id: string, made: RefundEntity | null, refusal: string | null): Promise<void> {
    const request = await this.refundRequestsStore.lock(id);
    if (request?.state !== 'asked') return;
    const fault = made
      ? isRefundFailed(made.status)
        ? REFUND_FAILED_MESSAGE
        : null
      : (refusal ?? REFUND_NOT_FOUND_MESSAGE);
    const state = fault === null ? 'done' : 'refused';
    await this.refundRequestsStore.save(id, {
      state,
      refundId: made?.id ?? null,
      failureReason: fault,
      settledAt: this.clock.now(),
    });
    await this.domainEvents.publish(new RefundSettled(id, request.reference, state, fault));
  }
}

const REFUND_NOT_FOUND_MESSAGE = 'Stripe does not show this refund.';
