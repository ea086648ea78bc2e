import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, Outbox } from '../platform';
import { RefundSettled } from './payments.events';
import { PaymentsStore } from './payments.store';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';
import { RecordReport } from './record-report';
import type { RefundRequest } from './refund-request.entity';
import { isSentBack, SENT_BACK, type RefundView } from './refund-state';
import { RefundRequestsStore } from './refund-requests.store';
import type { Refund } from './refund.entity';
import { StripeGateway } from './stripe.gateway';

const REFUND_PART = 'payment-refund-part';

interface RefundPartPayload {
  id: string;
}

/** What somebody wants given back of a payment, and why. */
export interface WantedRefund {
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
export class RefundPart implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly payments: PaymentsStore,
    private readonly store: RefundRequestsStore,
    private readonly gateway: StripeGateway,
    private readonly record: RecordReport,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<RefundPartPayload>(REFUND_PART, ({ id }) => this.carryOut(id));
  }

  async find(id: string): Promise<RefundView | null> {
    return this.store.find(id);
  }

  /** Everything that was asked for on these, oldest first. */
  async ofReferences(references: readonly string[]): Promise<RefundView[]> {
    return references.length === 0 ? [] : this.store.ofReferences(references);
  }

  /**
   * What can still be given back, in cents: what was paid less what went back or is on its way. Locks the payment until
   * the transaction ends, so that two people cannot spend the same rest; lock it before the order.
   */
  async refundable(reference: string): Promise<number> {
    const payment = await this.payments.lock({ reference });
    if (payment?.state !== 'paid') return 0;
    const waiting = (await this.store.ofReferences([reference])).filter(({ state }) => state === 'asked');
    const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return Math.max(0, payment.amountCents - payment.refundedCents - waitingCents);
  }

  /** Joins the current transaction. @throws AppError `refund_too_high` with {refundable} */
  async request(wanted: WantedRefund): Promise<RefundView> {
    const refundable = await this.refundable(wanted.reference);
    if (wanted.amountCents > refundable) throw new AppError('refund_too_high', { details: { refundable } });
    const request = this.asked(wanted, 'asked');
    await this.store.insert(request);
    const payload: RefundPartPayload = { id: wanted.id };
    await this.outbox.enqueue({ kind: REFUND_PART, payload, dedupeKey: `${REFUND_PART}:${wanted.id}` });
    return request;
  }

  /** Writes down what was given back outside of Stripe: it is done. Joins the current transaction. */
  async enter(wanted: WantedRefund): Promise<RefundView> {
    const request = this.asked(wanted, 'done');
    await this.store.insert(request);
    return request;
  }

  private asked(wanted: WantedRefund, state: 'asked' | 'done'): RefundRequest {
    const createdAt = this.clock.now();
    const settledAt = state === 'done' ? createdAt : null;
    return { ...wanted, state, round: 1, refundId: null, fault: null, createdAt, settledAt };
  }

  private async carryOut(id: string): Promise<void> {
    const request = await this.store.find(id);
    if (request?.state !== 'asked') return;
    const payment = await this.payments.find({ reference: request.reference });
    if (!payment?.paymentIntentId) throw new Error(`Nothing was paid for ${request.reference}.`);
    const intent = payment.paymentIntentId;
    const fault = await this.ask(intent, request);
    const refunds = await this.gateway.listRefunds(intent);
    await this.database.transaction(async () => {
      const known = await this.record.refunds(request.reference, refunds, 'refund');
      const made = refunds.find(({ requestId }) => requestId === id);
      await this.settle(id, known.find((refund) => refund.id === made?.id) ?? null, fault);
    });
  }

  /** @returns Stripe's reason when it refuses; a failure on the way is thrown and tried again */
  private async ask(
    paymentIntentId: string,
    { id, amountCents, round }: RefundRequest,
  ): Promise<string | null> {
    const known = (await this.gateway.listRefunds(paymentIntentId)).some(({ requestId }) => requestId === id);
    if (known) return null;
    try {
      await this.gateway.refundPart(paymentIntentId, { id, amountCents, round });
      return null;
    } catch (error) {
      if (error instanceof ProviderRefusal) return error.message;
      // Stripe remembers a failure under this key: nothing was done, and only another key can do it.
      if (error instanceof ProviderUnavailable && error.replayed)
        await this.store.save(id, { round: round + 1 });
      throw error;
    }
  }

  /** In the transaction that took over Stripe's list. Who comes second finds it settled. */
  private async settle(id: string, made: Refund | null, refusal: string | null): Promise<void> {
    const request = await this.store.lock(id);
    if (request?.state !== 'asked') return;
    const fault = made ? (isSentBack(made.status) ? SENT_BACK : null) : (refusal ?? NOT_FOUND);
    const state = fault === null ? 'done' : 'refused';
    await this.store.save(id, { state, refundId: made?.id ?? null, fault, settledAt: this.clock.now() });
    await this.events.publish(new RefundSettled(id, request.reference, state, fault));
  }
}

const NOT_FOUND = 'Stripe does not show this refund.';
