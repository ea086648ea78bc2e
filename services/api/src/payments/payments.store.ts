import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../platform';
import { PaymentEntity } from './entities/payment.entity';
import { RefundEntity } from './entities/refund.entity';
import { WebhookEventEntity } from './entities/webhook-event.entity';

type PaymentChange = Partial<Omit<PaymentEntity, 'id' | 'reference' | 'parameters'>>;

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

  /** Records what Stripe answered to the creation. @returns false when somebody settled the payment meanwhile */
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

  /** Takes the buyer's address out of what was asked of Stripe. */
  async removeCustomerEmail(reference: string): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set({ parameters: () => "JSON_REMOVE(parameters, '$.customer_email')" })
      .where({ reference })
      .execute();
  }

  /** When the reconciler looks again at a payment that can still be made; one that is settled is left alone. */
  async scheduleCheck(id: string, checkAt: Date): Promise<void> {
    await this.database.manager.update(PaymentEntity, { id, state: 'open' }, { checkAt });
  }

  async find(
    where: { reference: string } | { sessionId: string } | { paymentIntentId: string },
  ): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, { where });
  }

  /** The row stays locked until the transaction ends: reports of one payment work one after the other. */
  async lock(
    where: { id: string } | { reference: string } | { sessionId: string } | { paymentIntentId: string },
  ): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Takes payments that are due, for this process alone: others skip locked rows, and afterwards the moved `check_at`
   * keeps them away until the claim runs out, should this process die.
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

  /** @returns false when the message's effect was committed before. Waits for a rival that is at it. */
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

  async hasWebhookEvent(id: string): Promise<boolean> {
    return this.database.manager.exists(WebhookEventEntity, { where: { id } });
  }
}

function affectedRows(raw: unknown): number {
  const count: unknown =
    typeof raw === 'object' && raw !== null && 'affectedRows' in raw ? raw.affectedRows : 0;
  return typeof count === 'number' ? count : 0;
}
