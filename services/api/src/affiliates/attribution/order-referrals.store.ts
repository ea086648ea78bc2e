import type { AttributionStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import { OrderReferralEntity } from './order-referral.entity';

/** Which referrals are wanted. */
export interface ReferralFilter {
  partnerId?: string;
  standing?: AttributionStatus;
}

/** The last referral of the page before. */
export interface ReferralCursor {
  orderedAt: Date;
  id: string;
}

/** Every query on the referrals of orders. */
@Injectable()
export class OrderReferralsStore {
  constructor(private readonly database: Database) {}

  /** What the owner says takes the place of what was judged. */
  async save(referral: OrderReferralEntity): Promise<void> {
    await this.database.manager.upsert(OrderReferralEntity, referral, ['orderId']);
  }

  async find(orderId: string): Promise<OrderReferralEntity | null> {
    return this.database.manager.findOneBy(OrderReferralEntity, { orderId });
  }

  /** By their orders, newest first, those after `place` only. */
  async page(
    filter: ReferralFilter,
    place: ReferralCursor | null,
    limit: number,
  ): Promise<OrderReferralEntity[]> {
    const query = this.filtered(filter).orderBy({ 'listed.orderedAt': 'DESC', 'listed.orderId': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.orderedAt < :orderedAt OR (listed.orderedAt = :orderedAt AND listed.orderId < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(filter: ReferralFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private filtered({ partnerId, standing }: ReferralFilter): SelectQueryBuilder<OrderReferralEntity> {
    const query = this.database.manager.createQueryBuilder(OrderReferralEntity, 'listed');
    if (partnerId) query.andWhere('listed.partnerId = :partnerId', { partnerId });
    if (standing) query.andWhere('listed.standing = :standing', { standing });
    return query;
  }
}
