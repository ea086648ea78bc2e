import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../platform';
import {
  PaymentEntity,
  WebhookEventEntity,
  WebhookEventTypeEntity,
  RefundEntity,
  RefundRequestEntity,
} from './entities/payment.entity';
import { REFUND_FAILED_MESSAGE } from './payment-state';

type PaymentChange = Partial<Omit<PaymentEntity, 'id' | 'reference' | 'parameters'>>;
type RefundRequestChange = Partial<
  Pick<RefundRequestEntity, 'state' | 'attempt' | 'refundId' | 'failureReason' | 'settledAt'>
>;

/** Every query of the payments module. */
@Injectable()
export class PaymentsStore {
  constructor(private readonly database: Database) {}

  async insert(payment: PaymentEntity): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PaymentEntity)
      .values(payment)
      .updateEntity(false)
      .execute();
  }

  /** Records Stripe's answer to the creation. @returns false when the payment was settled meanwhile */
  async markOpen(id: string, change: PaymentChange): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      PaymentEntity,
      { id, state: 'creating' },
      { ...change, state: 'open' },
    );
    return affected === 1;
  }

  async save(id: string, change: PaymentChange): Promise<void> {
    await this.database.manager.update(PaymentEntity, { id }, change);
  }

  /** Removes the buyer's email address from the stored request to Stripe. */
  async removeCustomerEmail(reference: string): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set({ parameters: () => "JSON_REMOVE(parameters, '$.customer_email')" })
      .where({ reference })
      .execute();
  }

  /** Sets when the reconciler checks an open payment again; a settled one is left alone. */
  async scheduleCheck(id: string, checkAt: Date): Promise<void> {
    await this.database.manager.update(PaymentEntity, { id, state: 'open' }, { checkAt });
  }

  async find(
    where: { reference: string } | { sessionId: string } | { paymentIntentId: string },
  ): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, { where });
  }

  /** The row stays locked until the transaction ends: reports about one payment take turns. */
  async lock(
    where: { id: string } | { reference: string } | { sessionId: string } | { paymentIntentId: string },
  ): Promise<PaymentEntity | null> {
    return this.database.lock(PaymentEntity, where);
  }

  /**
   * Claims payments that are due for this process: others skip the locked rows, and afterwards the later `check_at` until
   * it has passed, should this process die.
   */
  async claimDue(now: Date, claimedUntil: Date, limit: number): Promise<PaymentEntity[]> {
    return this.database.transaction(async () => {
      const due = await this.database.manager.find(PaymentEntity, {
        where: { checkAt: LessThanOrEqual(now) },
        order: { checkAt: 'ASC' },
        take: limit,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (due.length > 0) {
        const ids = due.map(({ id }) => id);
        await this.database.manager.update(PaymentEntity, { id: In(ids) }, { checkAt: claimedUntil });
      }
      return due;
    });
  }

  async findRefunds(paymentId: string): Promise<RefundEntity[]> {
    return this.database.manager.find(RefundEntity, { where: { paymentId } });
  }

  async saveRefund(refund: RefundEntity): Promise<void> {
    await this.database.manager.upsert(RefundEntity, refund, ['id']);
  }

  async insertRefundRequest(request: RefundRequestEntity): Promise<void> {
    await this.database.manager.insert(RefundRequestEntity, request);
  }

  async saveRefundRequest(id: string, change: RefundRequestChange): Promise<void> {
    await this.database.manager.update(RefundRequestEntity, { id }, change);
  }

  async findRefundRequest(id: string): Promise<RefundRequestEntity | null> {
    return this.database.manager.findOneBy(RefundRequestEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lockRefundRequest(id: string): Promise<RefundRequestEntity | null> {
    return this.database.lock(RefundRequestEntity, { id });
  }

  /** Oldest first. */
  async findRefundRequests(references: readonly string[]): Promise<RefundRequestEntity[]> {
    return this.database.manager.find(RefundRequestEntity, {
      where: { reference: In([...references]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The buyer's bank returned this refund: its request is refused after all. */
  async markRefundReturned(reference: string, refundId: string): Promise<void> {
    const refused = { state: 'refused', failureReason: REFUND_FAILED_MESSAGE } as const;
    await this.database.manager.update(RefundRequestEntity, { reference, refundId, state: 'done' }, refused);
  }

  /** @returns false when the webhook's effect was committed before. Waits for a transaction that is committing it. */
  async insertWebhookEvent(event: WebhookEventEntity): Promise<boolean> {
    const result = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(WebhookEventEntity)
      .values(event)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return affectedRows(result.raw) === 1;
  }

  async saveWebhookEventType(arrival: WebhookEventTypeEntity): Promise<void> {
    await this.database.manager.upsert(WebhookEventTypeEntity, arrival, ['type']);
  }

  /** The latest first. */
  async findWebhookEventTypes(): Promise<WebhookEventTypeEntity[]> {
    return this.database.manager.find(WebhookEventTypeEntity, { order: { lastReceivedAt: 'DESC' } });
  }

  async hasWebhookEvent(id: string): Promise<boolean> {
    return this.database.manager.exists(WebhookEventEntity, { where: { id } });
  }
}

function affectedRows(raw: unknown): number {
  const count: unknown =
    typeof raw === 'object' && raw !== null && 'affectedRows' in raw ? raw.affectedRows : 0;
  return typeof count === 'number' ? count : 0;
}
