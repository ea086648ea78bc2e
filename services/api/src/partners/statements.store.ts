import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import { Database } from '../platform';
import { CommissionLineEntity } from './commission-line.entity';
import { CommissionPayoutEntity } from './commission-payout.entity';
import type { CommissionReversalEntity } from './commission-reversal.entity';

/** From a moment to another, which is not in it any more. */
export interface Period {
  start: Date;
  end: Date;
}

/** A reversal as a statement dates it: never before its line. */
export type DatedReversal = Pick<CommissionReversalEntity, 'lineId' | 'cause' | 'quantity' | 'cents'> & {
  at: Date;
};

/** When a reversal counts. */
const COUNTED_AT = 'GREATEST(reversal.created_at, line.booked_at)';

/** What of a partner's account falls into a month. */
@Injectable()
export class StatementsStore {
  constructor(private readonly database: Database) {}

  /** What began to be owed, oldest first. */
  async linesIn(partnerId: string, { start, end }: Period): Promise<CommissionLineEntity[]> {
    return this.database.manager.find(CommissionLineEntity, {
      where: { partnerId, bookedAt: And(MoreThanOrEqual(start), LessThan(end)) },
      order: { bookedAt: 'ASC', id: 'ASC' },
    });
  }

  /** What went back, oldest first; commission that never was owed is left out. */
  async reversalsIn(partnerId: string, { start, end }: Period): Promise<DatedReversal[]> {
    return this.database.manager.query<DatedReversal[]>(
      `SELECT reversal.line_id AS lineId, reversal.cause, reversal.quantity, reversal.cents, ${COUNTED_AT} AS at
       FROM commission_lines line JOIN commission_reversals reversal ON reversal.line_id = line.id
       WHERE line.partner_id = ? AND line.booked_at IS NOT NULL AND ${COUNTED_AT} >= ? AND ${COUNTED_AT} < ?
       ORDER BY at, reversal.id`,
      [partnerId, start, end],
    );
  }

  /** Oldest first. */
  async payoutsIn(partnerId: string, { start, end }: Period): Promise<CommissionPayoutEntity[]> {
    return this.database.manager.find(CommissionPayoutEntity, {
      where: { partnerId, paidAt: And(MoreThanOrEqual(start), LessThan(end)) },
      order: { paidAt: 'ASC', id: 'ASC' },
    });
  }

  /** What was owed at a moment. One query. */
  async owedAt(partnerId: string, moment: Date): Promise<Cents> {
    const [row] = await this.database.manager.query<{ cents: string }[]>(
      `SELECT
         (SELECT COALESCE(SUM(commission_cents), 0) FROM commission_lines
          WHERE partner_id = ? AND booked_at < ?)
         - (SELECT COALESCE(SUM(reversal.cents), 0)
            FROM commission_lines line JOIN commission_reversals reversal ON reversal.line_id = line.id
            WHERE line.partner_id = ? AND line.booked_at IS NOT NULL AND ${COUNTED_AT} < ?)
         - (SELECT COALESCE(SUM(cents), 0) FROM commission_payouts WHERE partner_id = ? AND paid_at < ?) AS cents`,
      [partnerId, moment, partnerId, moment, partnerId, moment],
    );
    return Number(row?.cents ?? 0);
  }
}
