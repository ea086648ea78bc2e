import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database, isAscii } from '../platform';
import { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';
import type { PaymentRequestWithLines } from './payment-request-draft';

type PaymentRequestChange = Partial<
  Pick<PaymentRequestEntity, 'state' | 'paymentIntentId' | 'secretHash' | 'paidAt' | 'updatedAt'>
>;

/** Every query of the payment requests module. */
@Injectable()
export class PaymentRequestsStore {
  constructor(private readonly database: Database) {}

  async insert(request: PaymentRequestEntity, lines: readonly PaymentRequestLineEntity[]): Promise<void> {
    const insert = () => this.database.manager.createQueryBuilder().insert();
    await insert().into(PaymentRequestEntity).values(request).updateEntity(false).execute();
    await insert()
      .into(PaymentRequestLineEntity)
      .values([...lines])
      .updateEntity(false)
      .execute();
  }

  async find(where: { id: string } | { paymentIntentId: string }): Promise<PaymentRequestEntity | null> {
    if (!Object.values(where).every(isAscii)) return null;
    return this.database.manager.findOne(PaymentRequestEntity, { where });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<PaymentRequestEntity | null> {
    return isAscii(id) ? this.database.lock(PaymentRequestEntity, { id }) : null;
  }

  async save(id: string, change: PaymentRequestChange): Promise<void> {
    await this.database.manager.update(PaymentRequestEntity, { id }, change);
  }

  /** What can be paid on these orders, oldest first. */
  async findOpen(orderIds: readonly string[], now: Date): Promise<PaymentRequestEntity[]> {
    if (orderIds.length === 0) return [];
    return this.database.manager.find(PaymentRequestEntity, {
      where: { orderId: In([...orderIds]), state: 'open', expiresAt: MoreThan(now) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Newest first. */
  async findByOrder(orderId: string): Promise<PaymentRequestEntity[]> {
    return this.database.manager.find(PaymentRequestEntity, {
      where: { orderId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Newest first. */
  async findWithLines(orderId: string): Promise<PaymentRequestWithLines[]> {
    const requests = await this.findByOrder(orderId);
    const lines = await this.findLines(requests.map(({ id }) => id));
    return requests.map((request) => ({
      request,
      lines: lines.filter(({ paymentRequestId }) => paymentRequestId === request.id),
    }));
  }

  async findLines(requestIds: readonly string[]): Promise<PaymentRequestLineEntity[]> {
    if (requestIds.length === 0) return [];
    return this.database.manager.find(PaymentRequestLineEntity, {
      where: { paymentRequestId: In([...requestIds]) },
      order: { position: 'ASC' },
    });
  }
}
