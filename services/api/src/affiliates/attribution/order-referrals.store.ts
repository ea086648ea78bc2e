import type { AttributionStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { type SelectQueryBuilder, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database, readAfter, type TimeCursor } from '../../platform';

/**
 * The attribution of an order, as decided when it was placed, or by the owner. Only the order holds the URL that
 * brought the buyer; it is anonymized there together with the buyer.
 */
@Entity('order_referrals')
export class OrderReferralEntity {
  @PrimaryColumn('char', { length: 36 }) orderId: string;
  /** Null when nobody has the code, or the owner assigned nobody. */
  @Column('char', { length: 36, nullable: true }) affiliateId: string | null;
  /** The code in the link; null when the owner assigned the affiliate. */
  @Column('varchar', { length: 100, nullable: true }) code: string | null;
  /** When the link was followed, as reported by the page. */
  @Column('datetime', { precision: 3, nullable: true }) capturedAt: Date | null;
  @Column('varchar', { length: 12 }) attributionStatus: AttributionStatus;
  /** The affiliate's rate at that time in basis points; later changes don't affect it. */
  @Column('smallint', { unsigned: true, nullable: true }) rateBp: number | null;
  /** Why the owner assigned someone else. */
  @Column('varchar', { length: 500, nullable: true }) reason: string | null;
  @Column('datetime', { precision: 3 }) orderedAt: Date;
}

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

  /** Sorted by order, newest first, starting after the cursor. */
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
