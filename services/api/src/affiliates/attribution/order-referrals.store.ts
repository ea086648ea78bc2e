import type { AttributionStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Database, readAfter, type TimeCursor } from '../../platform';
import { OrderReferralEntity } from './order-referral.entity';

/** Which referrals to list. */
export interface ReferralFilter {
  affiliateId?: string;
  attributionStatus?: AttributionStatus;
}

/** Every query on the referrals of orders. */
@Injectable()
export class OrderReferralsStore {
  constructor(private readonly database: Database) {}

  /** The owner's decision replaces the automatic one. */
  async save(referral: OrderReferralEntity): Promise<void> {
    await this.database.manager.upsert(OrderReferralEntity, referral, ['orderId']);
  }

  async find(orderId: string): Promise<OrderReferralEntity | null> {
    return this.database.manager.findOneBy(OrderReferralEntity, { orderId });
  }

  /** By their orders, newest first, from the cursor on. */
  async page(
    filter: ReferralFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<OrderReferralEntity[]> {
    const columns = { at: 'listed.orderedAt', id: 'listed.orderId' };
    return readAfter(this.filtered(filter), columns, cursor, limit).getMany();
  }

  /** How many match on all pages. */
  async count(filter: ReferralFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private filtered({
    affiliateId,
    attributionStatus,
  }: ReferralFilter): SelectQueryBuilder<OrderReferralEntity> {
    const query = this.database.manager.createQueryBuilder(OrderReferralEntity, 'listed');
    if (affiliateId) query.andWhere('listed.affiliateId = :affiliateId', { affiliateId });
    if (attributionStatus)
      query.andWhere('listed.attributionStatus = :attributionStatus', { attributionStatus });
    return query;
  }
}
