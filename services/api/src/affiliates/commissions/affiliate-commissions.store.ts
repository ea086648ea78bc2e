import { monthPeriod } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Brackets, type SelectQueryBuilder } from 'typeorm';
import {
  attentionPart,
  type AttentionPart,
  containsPattern,
  Database,
  isAscii,
  readAfter,
  Settings,
  type TimeCursor,
} from '../../platform';
import { AffiliateCommissionEntity, AffiliateCommissionReversalEntity } from './affiliate-commission.entity';
import { AffiliatePayoutEntity } from '../affiliate.entity';
import type { AffiliateCommissionQuery } from './dto/affiliate-commission.dto';

/** The most commissions one run approves; the next run takes the rest. */
const APPROVAL_BATCH_SIZE = 1_000;

/** The totals of an affiliate's commissions. The driver returns sums as text, because they may be decimals. */
export type BalanceRow = Record<
  'affiliateId' | 'orders' | 'pending' | 'approved' | 'paid' | 'reversed' | 'review',
  string
>;

const REMAINING_CENTS = 'CAST(commission_cents AS SIGNED) - reversed_cents';
const sumWhere = (condition: string, what: string): string => `SUM(IF(${condition}, ${what}, 0))`;

/**
 * Every query on affiliate commissions, their reversals and payouts. Callers lock a commission before they change it.
 */
@Injectable()
export class AffiliateCommissionsStore {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async insert(lines: readonly AffiliateCommissionEntity[]): Promise<void> {
    if (lines.length > 0) await this.database.manager.insert(AffiliateCommissionEntity, [...lines]);
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<AffiliateCommissionEntity | null> {
    if (!isAscii(id)) return null;
    return this.database.lock(AffiliateCommissionEntity, { id });
  }

  /** All affiliates' commissions, locked until the transaction ends. */
  async lockForOrder(orderId: string): Promise<AffiliateCommissionEntity[]> {
    return this.database.lockAll(AffiliateCommissionEntity, { orderId });
  }

  /**
   * The commissions of the next payout: approved ones, and paid ones with reversals since. Locked until the transaction
   * ends.
   */
  async lockPayable(affiliateId: string): Promise<AffiliateCommissionEntity[]> {
    return this.database.manager
      .createQueryBuilder(AffiliateCommissionEntity, 'line')
      .where({ affiliateId })
      .andWhere(
        `(line.state = 'approved'
          OR (line.payoutId IS NOT NULL AND line.commissionCents - line.reversedCents <> line.settledCents))`,
      )
      .orderBy('line.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Saves commissions, each with a new version. One query. */
  async save(lines: readonly AffiliateCommissionEntity[]): Promise<void> {
    if (lines.length === 0) return;
    for (const line of lines) line.version += 1;
    await this.database.manager.upsert(AffiliateCommissionEntity, [...lines], ['id']);
  }

  async addReversals(reversals: readonly AffiliateCommissionReversalEntity[]): Promise<void> {
    if (reversals.length > 0)
      await this.database.manager.insert(AffiliateCommissionReversalEntity, [...reversals]);
  }

  /** Approves what is due, except what is disputed. Any number of instances may do this at once. @returns how many */
  async approveDue(now: Date): Promise<number> {
    const result: unknown = await this.database.manager.query(
      `UPDATE affiliate_commissions SET state = 'approved', version = version + 1
       WHERE state = 'pending' AND approvable_at <= ? AND disputed_at IS NULL
       ORDER BY approvable_at LIMIT ${APPROVAL_BATCH_SIZE}`,
      [now],
    );
    return Number(Reflect.get(Object(result), 'affectedRows') ?? 0);
  }

  async findPayout(id: string): Promise<AffiliatePayoutEntity | null> {
    return this.database.manager.findOneBy(AffiliatePayoutEntity, { id });
  }

  /** Adds a payout of these commissions. Three queries, however many. */
  async insertPayout(
    payout: AffiliatePayoutEntity,
    lines: readonly AffiliateCommissionEntity[],
  ): Promise<void> {
    const ids = lines.map(({ id }) => id);
    const { manager } = this.database;
    await manager.insert(AffiliatePayoutEntity, payout);
    await manager.update(
      AffiliateCommissionReversalEntity,
      { payoutId: IsNull(), affiliateCommissionId: In(ids) },
      { payoutId: payout.id },
    );
    await manager.query(
      `UPDATE affiliate_commissions
       SET settled_cents = ${REMAINING_CENTS},
         payout_id = COALESCE(payout_id, ?), state = IF(state = 'approved', 'paid', state),
         version = version + 1
       WHERE id IN (?)`,
      [payout.id, ids],
    );
  }

  async find(id: string): Promise<AffiliateCommissionEntity | null> {
    return this.database.manager.findOneBy(AffiliateCommissionEntity, { id });
  }

  /** Newest first, starting after the cursor. */
  async page(
    filter: AffiliateCommissionFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<AffiliateCommissionEntity[]> {
    const columns = { at: 'listed.confirmedAt', id: 'listed.id' };
    return readAfter(this.filtered(filter), columns, cursor, limit).getMany();
  }

  /** How many match on all pages. */
  async count(filter: AffiliateCommissionFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** Commission by order, less reversals, without declined ones and those in review. One query. */
  async sumByOrder(affiliateId: string, orderIds: readonly string[]): Promise<Map<string, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.manager.query<{ orderId: string; cents: string }[]>(
      `SELECT order_id AS orderId, SUM(${REMAINING_CENTS}) AS cents
       FROM affiliate_commissions WHERE affiliate_id = ? AND order_id IN (?) AND state NOT IN ('declined', 'review')
       GROUP BY order_id`,
      [affiliateId, orderIds],
    );
    return new Map(rows.map(({ orderId, cents }) => [orderId, Number(cents)]));
  }

  /** Those of the affiliates that have commissions. One query. */
  async sumByAffiliate(affiliateIds: readonly string[]): Promise<BalanceRow[]> {
    if (affiliateIds.length === 0) return [];
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

  /** Newest first. An affiliate has at most a few payouts a month. */
  async findPayouts(affiliateId: string): Promise<AffiliatePayoutEntity[]> {
    return this.database.manager.find(AffiliatePayoutEntity, {
      where: { affiliateId },
      order: { paidAt: 'DESC', id: 'DESC' },
    });
  }

  /** Commissions in review, and those ready to be paid out, each oldest first. */
  attention(): AttentionPart[] {
    const parts = [
      ['commission_lines', 'review'],
      ['payouts', 'approved'],
    ] as const;
    return parts.map(([kind, state]) =>
      attentionPart(
        kind,
        this.filtered({ state }),
        {
          id: 'listed.id',
          title: '(SELECT affiliates.name FROM affiliates WHERE affiliates.id = listed.affiliateId)',
          detail: "CONCAT(listed.orderNumber, ', ', listed.title)",
          at: 'listed.confirmedAt',
          relatedId: 'listed.affiliateId',
          version: 'listed.version',
        },
        { 'listed.confirmedAt': 'ASC', 'listed.id': 'ASC' },
      ),
    );
  }

  private filtered({
    q,
    state,
    month,
    affiliateId,
  }: AffiliateCommissionFilter): SelectQueryBuilder<AffiliateCommissionEntity> {
    const query = this.database.manager.createQueryBuilder(AffiliateCommissionEntity, 'listed');
    if (affiliateId) query.andWhere('listed.affiliateId = :affiliateId', { affiliateId });
    if (state) query.andWhere('listed.state = :state', { state });
    if (month)
      query.andWhere(
        'listed.confirmedAt >= :start AND listed.confirmedAt < :end',
        monthPeriod(month, this.settings.brand.timeZone),
      );
    if (q) query.andWhere(searchCondition(q));
    return query;
  }
}

/** Which commissions to list. */
export type AffiliateCommissionFilter = Pick<AffiliateCommissionQuery, 'q' | 'state' | 'month'> & {
  affiliateId?: string;
};

const searchCondition = (q: string): Brackets =>
  new Brackets((either) => {
    either
      .where('listed.title LIKE :text', { text: containsPattern(q) })
      .orWhere('listed.affiliateId IN (SELECT id FROM affiliates WHERE name LIKE :text)');
    if (isAscii(q)) either.orWhere('listed.orderNumber LIKE :text');
  });
