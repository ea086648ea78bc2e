import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database } from '../../platform';
import { AffiliateCommissionEntity } from './affiliate-commission.entity';
import { AffiliatePayoutEntity } from '../payouts/affiliate-payout.entity';
import type { AffiliateCommissionQuery } from './dto/affiliate-commission.dto';
import { monthPeriod } from '../statements/utc-month';

/** Which lines are wanted. */
export type AffiliateCommissionFilter = Pick<AffiliateCommissionQuery, 'q' | 'state' | 'month'> & {
  partnerId?: string;
};

/** The last line of the page before. */
export interface AffiliateCommissionCursor {
  confirmedAt: Date;
  id: string;
}

/** Lines and payouts as the owner lists them. */
@Injectable()
export class AffiliateCommissionListStore {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<AffiliateCommissionEntity | null> {
    return this.database.manager.findOneBy(AffiliateCommissionEntity, { id });
  }

  /** Newest first, those after `place` only. */
  async page(
    filter: AffiliateCommissionFilter,
    place: AffiliateCommissionCursor | null,
    limit: number,
  ): Promise<AffiliateCommissionEntity[]> {
    const query = this.filtered(filter).orderBy({ 'listed.confirmedAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.confirmedAt < :confirmedAt OR (listed.confirmedAt = :confirmedAt AND listed.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(filter: AffiliateCommissionFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** Sums of commission by order, what went back taken off; lines that earn nothing are left out. One query. */
  async sumByOrder(partnerId: string, orderIds: readonly string[]): Promise<Map<string, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.manager.query<{ orderId: string; cents: string }[]>(
      `SELECT order_id AS orderId, SUM(CAST(commission_cents AS SIGNED) - reversed_cents) AS cents
       FROM commission_lines WHERE partner_id = ? AND order_id IN (?) AND state NOT IN ('declined', 'review')
       GROUP BY order_id`,
      [partnerId, orderIds],
    );
    return new Map(rows.map(({ orderId, cents }) => [orderId, Number(cents)]));
  }

  /** Newest first. A partner has at most a few payouts a month. */
  async findPayouts(partnerId: string): Promise<AffiliatePayoutEntity[]> {
    return this.database.manager.find(AffiliatePayoutEntity, {
      where: { partnerId },
      order: { paidAt: 'DESC', id: 'DESC' },
    });
  }

  private filtered({
    q,
    state,
    month,
    partnerId,
  }: AffiliateCommissionFilter): SelectQueryBuilder<AffiliateCommissionEntity> {
    const query = this.database.manager.createQueryBuilder(AffiliateCommissionEntity, 'listed');
    if (partnerId) query.andWhere('listed.partnerId = :partnerId', { partnerId });
    if (state) query.andWhere('listed.state = :state', { state });
    if (month)
      query.andWhere('listed.confirmedAt >= :start AND listed.confirmedAt < :end', monthPeriod(month));
    if (q) query.andWhere(searchCondition(q));
    return query;
  }
}

const searchCondition = (q: string): Brackets =>
  new Brackets((either) => {
    either
      .where('listed.title LIKE :text', { text: anywhere(q) })
      .orWhere('listed.partnerId IN (SELECT id FROM selling_partners WHERE partner_name LIKE :text)');
    // An ASCII column cannot even be compared with other characters.
    if (/^[\x20-\x7e]+$/.test(q)) either.orWhere('listed.orderNumber LIKE :text');
  });
