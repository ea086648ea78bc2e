import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { PaymentRequest } from './payment-request.entity';
import { PaymentRequestLine } from './payment-request-line.entity';
import type { RequestedLines } from './repeated-request';

type PaymentRequestChange = Partial<
  Pick<PaymentRequest, 'state' | 'paymentIntentId' | 'secretHash' | 'paidAt' | 'updatedAt'>
>;

/** Every query of the payment requests. */
@Injectable()
export class PaymentRequestsStore {
  constructor(private readonly database: Database) {}

  async insert(request: PaymentRequest, lines: readonly PaymentRequestLine[]): Promise<void> {
    const insert = () => this.database.manager.createQueryBuilder().insert();
    await insert().into(PaymentRequest).values(request).updateEntity(false).execute();
    await insert()
      .into(PaymentRequestLine)
      .values([...lines])
      .updateEntity(false)
      .execute();
  }

  async find(where: { id: string } | { paymentIntentId: string }): Promise<PaymentRequest | null> {
    // ASCII columns cannot even be compared with other characters.
    if (!Object.values(where).every((value) => /^[\x20-\x7e]+$/.test(value))) return null;
    return this.database.manager.findOne(PaymentRequest, { where });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<PaymentRequest | null> {
    return this.database.manager.findOne(PaymentRequest, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(id: string, change: PaymentRequestChange): Promise<void> {
    await this.database.manager.update(PaymentRequest, { id }, change);
  }

  /** Whose these requests are. */
  async ordersOf(ids: string[]): Promise<Pick<PaymentRequest, 'id' | 'orderId'>[]> {
    return this.database.manager.find(PaymentRequest, {
      select: { id: true, orderId: true },
      where: { id: In(ids) },
    });
  }

  /** Newest first. */
  async ofOrder(orderId: string): Promise<PaymentRequest[]> {
    return this.database.manager.find(PaymentRequest, {
      where: { orderId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Newest first, each with its lines in the owner's order. */
  async withLinesOf(orderId: string): Promise<RequestedLines[]> {
    const requests = await this.ofOrder(orderId);
    const lines = await this.linesOf(requests.map(({ id }) => id));
    return requests.map((request) => ({
      request,
      lines: lines.filter(({ paymentRequestId }) => paymentRequestId === request.id),
    }));
  }

  async linesOf(requestIds: readonly string[]): Promise<PaymentRequestLine[]> {
    if (requestIds.length === 0) return [];
    return this.database.manager.find(PaymentRequestLine, {
      where: { paymentRequestId: In([...requestIds]) },
      order: { position: 'ASC' },
    });
  }
}
