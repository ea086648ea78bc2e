import { toDollars, formatRate, statementTotals } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock } from '../../platform';
import type { AffiliateCommissionEntity } from '../commissions/affiliate-commission.entity';
import type { AffiliatePayoutEntity } from '../payouts/affiliate-payout.entity';
import { presentCommissionCosts } from '../commissions/affiliate-commission.presenter';
import type { AffiliateStatement, StatementLine } from './dto/affiliate-statement.dto';
import { commissionCode } from './commission-code';
import { formatMonth, monthPeriod, monthsBetween } from './utc-month';
import type { AffiliateEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';
import { AffiliateStatementsStore, type DatedReversal } from './affiliate-statements.store';

/** A month of a partner's account. Five queries, however long it is. */
@Injectable()
export class AffiliateStatementsService {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateStatementsStore: AffiliateStatementsStore,
    private readonly clock: Clock,
  ) {}

  /** @param month the present one unless given @throws AppError `not_found` */
  async get(partnerId: string, month?: string): Promise<AffiliateStatement> {
    const partner = await this.affiliatesStore.find(partnerId);
    if (!partner) throw new AppError('not_found');
    return this.build(partner, month);
  }

  async build(partner: AffiliateEntity, month = formatMonth(this.clock.now())): Promise<AffiliateStatement> {
    const period = monthPeriod(month);
    const [openingCents, lines, reversals, payouts] = await Promise.all([
      this.affiliateStatementsStore.findBalanceAt(partner.id, period.start),
      this.affiliateStatementsStore.findLines(partner.id, period),
      this.affiliateStatementsStore.findReversals(partner.id, period),
      this.affiliateStatementsStore.findPayouts(partner.id, period),
    ]);
    const sums = statementTotals(openingCents, { lines, reversals, payouts });
    return {
      partnerName: partner.partnerName,
      partnerId: partner.partnerId,
      month,
      months: monthsBetween(partner.createdAt, this.clock.now()),
      opening: toDollars(sums.openingCents),
      lines: lines.map(presentStatementLine),
      reversals: reversals.map(presentStatementReversal),
      payouts: payouts.map(presentStatementPayout),
      earned: toDollars(sums.earnedCents),
      reversed: toDollars(sums.reversedCents),
      paid: toDollars(sums.paidCents),
      closing: toDollars(sums.closingCents),
    };
  }
}

/** A line as statements show it. */
export const presentStatementLine = (line: AffiliateCommissionEntity): StatementLine => ({
  code: commissionCode(line.id),
  at: (line.bookedAt ?? line.confirmedAt).toISOString(),
  state: line.state,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  price: toDollars(line.priceCents),
  ...presentCommissionCosts(line),
  rate: formatRate(line.rateBp),
  commission: toDollars(line.commissionCents),
});

const presentStatementReversal = ({ lineId, cause, quantity, cents, at }: DatedReversal) => ({
  code: commissionCode(lineId),
  at: at.toISOString(),
  cause,
  quantity,
  amount: toDollars(cents),
});

const presentStatementPayout = ({ paidAt, cents, method, reference }: AffiliatePayoutEntity) => ({
  at: paidAt.toISOString(),
  amount: toDollars(cents),
  method,
  reference,
});
