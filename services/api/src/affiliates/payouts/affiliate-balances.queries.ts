import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';

/** An affiliate's balance in cents. Pending, approved and paid add up to the earnings. */
export interface AffiliateBalance {
  /** Paid orders with commission. */
  orders: number;
  pending: Cents;
  /** The next payout; negative when more was reversed after it was paid than was earned since. */
  approved: Cents;
  paid: Cents;
  reversed: Cents;
  /** Commissions in review whose costs are known. */
  review: Cents;
}

export const EMPTY_BALANCE: AffiliateBalance = {
  orders: 0,
  pending: 0,
  approved: 0,
  paid: 0,
  reversed: 0,
  review: 0,
};

/** The driver returns sums as text, because they may be decimals. */
type BalanceRow = Record<keyof AffiliateBalance, string> & { affiliateId: string };

const REMAINING_CENTS = 'CAST(commission_cents AS SIGNED) - reversed_cents';
const sumWhere = (condition: string, what: string): string => `SUM(IF(${condition}, ${what}, 0))`;

/** Balances by affiliate. */
@Injectable()
export class AffiliateBalanceQueries {
  constructor(private readonly database: Database) {}

  /** The balance of each of these affiliates. One query. */
  async findBalances(affiliateIds: readonly string[]): Promise<(affiliateId: string) => AffiliateBalance> {
    const rows = affiliateIds.length === 0 ? [] : await this.rows(affiliateIds);
    const balance = new Map(rows.map((row) => [row.affiliateId, toBalance(row)]));
    return (affiliateId) => balance.get(affiliateId) ?? EMPTY_BALANCE;
  }

  private rows(affiliateIds: readonly string[]): Promise<BalanceRow[]> {
    return this.database.manager.query<BalanceRow[]>(
      `SELECT affiliate_id AS affiliateId,
         COUNT(DISTINCT IF(state IN ('pending', 'approved', 'paid'), order_id, NULL)) AS orders,
         ${sumWhere("state = 'pending'", REMAINING_CENTS)} AS pending,
         ${sumWhere("state = 'approved' OR payout_id IS NOT NULL", `${REMAINING_CENTS} - settled_cents`)} AS approved,
         SUM(settled_cents) AS paid,
         ${sumWhere("accrued_at IS NOT NULL AND state <> 'declined'", 'reversed_cents')} AS reversed,
         ${sumWhere("state = 'review' AND are_costs_known", REMAINING_CENTS)} AS review
       FROM affiliate_commissions WHERE affiliate_id IN (?) GROUP BY affiliate_id`,
      [affiliateIds],
    );
  }
}

const toBalance = (row: BalanceRow): AffiliateBalance => ({
  orders: Number(row.orders),
  pending: Number(row.pending),
  approved: Number(row.approved),
  paid: Number(row.paid),
  reversed: Number(row.reversed),
  review: Number(row.review),
});
