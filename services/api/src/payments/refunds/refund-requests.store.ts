import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { RefundRequestEntity } from '../entities/refund-request.entity';
import { REFUND_FAILED_MESSAGE } from './refund-state';

type RefundRequestChange = Partial<
  Pick<RefundRequestEntity, 'state' | 'round' | 'refundId' | 'failureReason' | 'settledAt'>
>;

/** Every query of the refunds that were asked for. */
@Injectable()
export class RefundRequestsStore {
  constructor(private readonly database: Database) {}

  async insert(request: RefundRequestEntity): Promise<void> {
    await this.database.manager.insert(RefundRequestEntity, request);
  }

  async find(id: string): Promise<RefundRequestEntity | null> {
    return this.database.manager.findOneBy(RefundRequestEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<RefundRequestEntity | null> {
    return this.database.manager.findOne(RefundRequestEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Oldest first. */
  async findByReferences(references: readonly string[]): Promise<RefundRequestEntity[]> {
    return this.database.manager.find(RefundRequestEntity, {
      where: { reference: In([...references]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** What was done by this refund is refused after all. */
  async markFailedByBank(reference: string, refundId: string): Promise<void> {
    const refused = { state: 'refused', failureReason: REFUND_FAILED_MESSAGE } as const;
    await this.database.manager.update(RefundRequestEntity, { reference, refundId, state: 'done' }, refused);
  }

  async save(id: string, change: RefundRequestChange): Promise<void> {
    await this.database.manager.update(RefundRequestEntity, { id }, change);
  }
}
