import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform';
import { AffiliateCommissionEntity } from './affiliate-commission.entity';
import { AffiliatePayoutEntity } from '../payouts/affiliate-payout.entity';
import { AffiliateCommissionReversalEntity } from './affiliate-commission-reversal.entity';

/** How many lines one run of the clock approves at most; the next takes the rest. */
const APPROVAL_BATCH_SIZE = 1_000;

/** What writes the ledger of commission. Whoever changes a line has it locked. */
@Injectable()
export class AffiliateCommissionsStore {
  constructor(private readonly database: Database) {}

  async insert(lines: readonly AffiliateCommissionEntity[]): Promise<void> {
    if (lines.length > 0) await this.database.manager.insert(AffiliateCommissionEntity, [...lines]);
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<AffiliateCommissionEntity | null> {
    if (!/^[\x20-\x7e]+$/.test(id)) return null;
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(AffiliateCommissionEntity, { where: { id }, lock });
  }

  /** Every partner's. Locked until the transaction ends. */
  async lockForOrder(orderId: string): Promise<AffiliateCommissionEntity[]> {
    return this.database.manager.find(AffiliateCommissionEntity, {
      where: { orderId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /**
   * What the partner's next payout is about: approved lines, and paid ones of which something went back since. Locked until
   * the transaction ends.
   */
  async lockPayable(partnerId: string): Promise<AffiliateCommissionEntity[]> {
    return this.database.manager
      .createQueryBuilder(AffiliateCommissionEntity, 'line')
      .where({ partnerId })
      .andWhere(
        `(line.state = 'approved'
          OR (line.payoutId IS NOT NULL AND line.commissionCents - line.reversedCents <> line.settledCents))`,
      )
      .orderBy('line.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Writes lines as they stand now, each counted as one change more. One query. */
  async save(lines: readonly AffiliateCommissionEntity[]): Promise<void> {
    if (lines.length === 0) return;
    for (const line of lines) line.version += 1;
    await this.database.manager.upsert(AffiliateCommissionEntity, [...lines], ['id']);
  }

  async addReversals(reversals: readonly AffiliateCommissionReversalEntity[]): Promise<void> {
    if (reversals.length > 0)
      await this.database.manager.insert(AffiliateCommissionReversalEntity, [...reversals]);
  }

  /** Approves what is due; what is disputed stays. Any number of instances may do it. @returns how many lines */
  async approveDue(now: Date): Promise<number> {
    const result: unknown = await this.database.manager.query(
      `UPDATE commission_lines SET state = 'approved', version = version + 1
       WHERE state = 'pending' AND approvable_at <= ? AND disputed_at IS NULL
       ORDER BY approvable_at LIMIT ${APPROVAL_BATCH_SIZE}`,
      [now],
    );
    return Number(Reflect.get(Object(result), 'affectedRows') ?? 0);
  }

  async findPayout(id: string): Promise<AffiliatePayoutEntity | null> {
    return this.database.manager.findOneBy(AffiliatePayoutEntity, { id });
  }

  /** Enters a payout of these lines. Three queries, however many lines. */
  async insertPayout(
    payout: AffiliatePayoutEntity,
    lines: readonly AffiliateCommissionEntity[],
  ): Promise<void> {
    const ids = lines.map(({ id }) => id);
    const { manager } = this.database;
    await manager.insert(AffiliatePayoutEntity, payout);
    await manager.update(
      AffiliateCommissionReversalEntity,
      { payoutId: IsNull(), lineId: In(ids) },
      { payoutId: payout.id },
    );
    await manager.query(
      `UPDATE commission_lines
       SET settled_cents = CAST(commission_cents AS SIGNED) - reversed_cents,
         payout_id = COALESCE(payout_id, ?), state = IF(state = 'approved', 'paid', state),
         version = version + 1
       WHERE id IN (?)`,
      [payout.id, ids],
    );
  }
}
