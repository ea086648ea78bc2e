import { dollars, formatRate, sumsOfMonth } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import type { CommissionPayoutEntity } from './commission-payout.entity';
import { presentCosts } from './commission.presenter';
import type { PartnerStatement, StatementLine } from './dto/partner-statement.dto';
import { lineCode } from './line-code';
import { monthAt, monthOf, monthsBetween } from './month';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore } from './selling-partners.store';
import { StatementsStore, type DatedReversal } from './statements.store';

/** A month of a partner's account. Five queries, however long it is. */
@Injectable()
export class ReadStatement {
  constructor(
    private readonly partners: SellingPartnersStore,
    private readonly store: StatementsStore,
    private readonly clock: Clock,
  ) {}

  /** @param month the present one unless given @throws AppError `not_found` */
  async of(partnerId: string, month?: string): Promise<PartnerStatement> {
    const partner = await this.partners.find(partnerId);
    if (!partner) throw new AppError('not_found');
    return this.read(partner, month);
  }

  async read(partner: SellingPartnerEntity, month = monthAt(this.clock.now())): Promise<PartnerStatement> {
    const period = monthOf(month);
    const [openingCents, lines, reversals, payouts] = await Promise.all([
      this.store.owedAt(partner.id, period.start),
      this.store.linesIn(partner.id, period),
      this.store.reversalsIn(partner.id, period),
      this.store.payoutsIn(partner.id, period),
    ]);
    const sums = sumsOfMonth(openingCents, { lines, reversals, payouts });
    return {
      partnerName: partner.partnerName,
      partnerId: partner.partnerId,
      month,
      months: monthsBetween(partner.createdAt, this.clock.now()),
      opening: dollars(sums.openingCents),
      lines: lines.map(presentLine),
      reversals: reversals.map(presentReversal),
      payouts: payouts.map(presentPayout),
      earned: dollars(sums.earnedCents),
      reversed: dollars(sums.reversedCents),
      paid: dollars(sums.paidCents),
      closing: dollars(sums.closingCents),
    };
  }
}

/** A line as statements show it. */
export const presentLine = (line: CommissionLineEntity): StatementLine => ({
  code: lineCode(line.id),
  at: (line.bookedAt ?? line.confirmedAt).toISOString(),
  state: line.state,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  price: dollars(line.priceCents),
  ...presentCosts(line),
  rate: formatRate(line.rateBp),
  commission: dollars(line.commissionCents),
});

const presentReversal = ({ lineId, cause, quantity, cents, at }: DatedReversal) => ({
  code: lineCode(lineId),
  at: at.toISOString(),
  cause,
  quantity,
  amount: dollars(cents),
});

const presentPayout = ({ paidAt, cents, method, reference }: CommissionPayoutEntity) => ({
  at: paidAt.toISOString(),
  amount: dollars(cents),
  method,
  reference,
});
