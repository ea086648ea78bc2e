import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import {
  AffiliateCommissionEntity,
  type AffiliateCommissionReversalEntity,
} from '../commissions/affiliate-commission.entity';
import { AffiliatePayoutEntity } from '../affiliate.entity';

/** From `start` up to but not including `end`. */
export interface StatementPeriod {
  start: Date;
  end: Date;
}

/** A reversal with its date on statements: never before its commission. */
export type DatedReversal = Pick<
  AffiliateCommissionReversalEntity,
  'id' | 'affiliateCommissionId' | 'cause' | 'quantity' | 'cents'
> & {
  /** Of the artwork. */
  title: string;
  at: Date;
};

/** A batch of a long month: up to `limit`, after the last one of the batch before. */
interface StatementBatch<Row> {
  after: Row | null;
  limit: number;
}

/** The date of a reversal on statements. */
const REVERSAL_COUNTED_AT = 'GREATEST(reversal.created_at, line.accrued_at)';

/** Queries on the entries of an affiliate's account. */
@Injectable()
export class AffiliateStatementsStore {
  constructor(private readonly database: Database) {}

  /** Commissions that became owed in the period, oldest first: all, or one batch. */
  async findLines(
    affiliateId: string,
    { start, end }: StatementPeriod,
    part?: StatementBatch<AffiliateCommissionEntity>,
  ): Promise<AffiliateCommissionEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(AffiliateCommissionEntity, 'line')
      .where('line.affiliateId = :affiliateId', { affiliateId })
      .andWhere('line.accruedAt >= :start AND line.accruedAt < :end', { start, end })
      .orderBy({ 'line.accruedAt': 'ASC', 'line.id': 'ASC' })
      .limit(part?.limit);
    if (part?.after) {
      const { accruedAt, id } = part.after;
      query.andWhere('(line.accruedAt > :at OR (line.accruedAt = :at AND line.id > :id))', {
        at: accruedAt,
        id,
      });
    }
    return query.getMany();
  }

  /** Reversals of the period, oldest first: all, or one batch; without commissions that were never owed. */
  async findReversals(
    affiliateId: string,
    { start, end }: StatementPeriod,
    part?: StatementBatch<DatedReversal>,
  ): Promise<DatedReversal[]> {
    const { at, id } = part?.after ?? { at: start, id: '' };
    return this.database.manager.query<DatedReversal[]>(
      `SELECT reversal.id, reversal.affiliate_commission_id AS affiliateCommissionId, reversal.cause, reversal.quantity, reversal.cents, line.title,
         ${REVERSAL_COUNTED_AT} AS at
       FROM affiliate_commissions line JOIN affiliate_commission_reversals reversal ON reversal.affiliate_commission_id = line.id
       WHERE line.affiliate_id = ? AND line.accrued_at IS NOT NULL AND ${REVERSAL_COUNTED_AT} < ?
         AND (${REVERSAL_COUNTED_AT} > ? OR (${REVERSAL_COUNTED_AT} = ? AND reversal.id > ?))
       ORDER BY at, reversal.id ${part ? 'LIMIT ?' : ''}`,
      [affiliateId, end, at, at, id, ...(part ? [part.limit] : [])],
    );
  }

  /** Payouts of the period, oldest first: all, or one batch. */
  async findPayouts(
    affiliateId: string,
    { start, end }: StatementPeriod,
    part?: StatementBatch<AffiliatePayoutEntity>,
  ): Promise<AffiliatePayoutEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(AffiliatePayoutEntity, 'payout')
      .where('payout.affiliateId = :affiliateId', { affiliateId })
      .andWhere('payout.paidAt >= :start AND payout.paidAt < :end', { start, end })
      .orderBy({ 'payout.paidAt': 'ASC', 'payout.id': 'ASC' })
      .limit(part?.limit);
    if (part?.after) {
      const { paidAt: at, id } = part.after;
      query.andWhere('(payout.paidAt > :at OR (payout.paidAt = :at AND payout.id > :id))', { at, id });
    }
    return query.getMany();
  }

  /** The balance at a moment. One query. */
  async findBalanceAt(affiliateId: string, moment: Date): Promise<Cents> {
    const [row] = await this.database.manager.query<{ cents: string }[]>(
      `SELECT
         (SELECT COALESCE(SUM(commission_cents), 0) FROM affiliate_commissions
          WHERE affiliate_id = ? AND accrued_at < ?)
         - (SELECT COALESCE(SUM(reversal.cents), 0)
            FROM affiliate_commissions line JOIN affiliate_commission_reversals reversal ON reversal.affiliate_commission_id = line.id
            WHERE line.affiliate_id = ? AND line.accrued_at IS NOT NULL AND ${REVERSAL_COUNTED_AT} < ?)
         - (SELECT COALESCE(SUM(cents), 0) FROM affiliate_payouts WHERE affiliate_id = ? AND paid_at < ?) AS cents`,
      [affiliateId, moment, affiliateId, moment, affiliateId, moment],
    );
    return Number(row?.cents ?? 0);
  }
}
