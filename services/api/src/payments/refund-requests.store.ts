import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { RefundRequest } from './refund-request.entity';
import { SENT_BACK } from './refund-state';

type RefundRequestChange = Partial<
  Pick<RefundRequest, 'state' | 'round' | 'refundId' | 'fault' | 'settledAt'>
>;

/** Every query of the refunds that were asked for. */
@Injectable()
export class RefundRequestsStore {
  constructor(private readonly database: Database) {}

  async insert(request: RefundRequest): Promise<void> {
    await this.database.manager.insert(RefundRequest, request);
  }

  async find(id: string): Promise<RefundRequest | null> {
    return this.database.manager.findOneBy(RefundRequest, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<RefundRequest | null> {
    return this.database.manager.findOne(RefundRequest, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Oldest first. */
  async ofReferences(references: readonly string[]): Promise<RefundRequest[]> {
    return this.database.manager.find(RefundRequest, {
      where: { reference: In([...references]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** What was done by this refund is refused after all. */
  async sentBack(reference: string, refundId: string): Promise<void> {
    const refused = { state: 'refused', fault: SENT_BACK } as const;
    await this.database.manager.update(RefundRequest, { reference, refundId, state: 'done' }, refused);
  }

  async save(id: string, change: RefundRequestChange): Promise<void> {
    await this.database.manager.update(RefundRequest, { id }, change);
  }
}
