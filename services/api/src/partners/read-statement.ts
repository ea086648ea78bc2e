import { dollars, formatRate, sumsOfMonth } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, csvRow, type CsvValue } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import type { CommissionPayoutEntity } from './commission-payout.entity';
import { presentCosts } from './commission.presenter';
import type { PartnerStatement, StatementLine } from './dto/partner-statement.dto';
import { lineCode } from './line-code';
import { monthAt, monthOf, monthsBetween } from './month';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore } from './selling-partners.store';
import { StatementsStore, type DatedReversal } from './statements.store';

const COLUMNS = [
  'Date (UTC)',
  'What',
  'Line',
  'Title',
  'Size',
  'Quantity',
  'Price',
  'Production',
  'Shipping',
  'Payment fee',
  'Net',
  'Rate %',
  'Amount',
];

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

  /** The same as a file; its amounts add up to what is owed. @throws AppError `not_found` */
  async csv(partnerId: string, month?: string): Promise<string> {
    const statement = await this.of(partnerId, month);
    const { start, end } = monthOf(statement.month);
    const titles = new Map(statement.lines.map(({ code, title }) => [code, title]));
    const rows: CsvValue[][] = [
      [start, 'Opening', ...empty(10), statement.opening],
      ...statement.lines.map(lineRow),
      ...statement.reversals.map(({ at, cause, code, quantity, amount }) => [
        at,
        `Reversal: ${cause}`,
        code,
        titles.get(code) ?? '',
        '',
        quantity,
        ...empty(6),
        -amount,
      ]),
      ...statement.payouts.map(({ at, method, reference, amount }) => [
        at,
        `Payout: ${[method, reference].filter(Boolean).join(', ')}`,
        ...empty(10),
        -amount,
      ]),
      [new Date(end.getTime() - 1), 'Closing', ...empty(10), statement.closing],
    ];
    return `\u{FEFF}${[COLUMNS, ...rows].map(csvRow).join('')}`;
  }
}

const presentLine = (line: CommissionLineEntity): StatementLine => ({
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

const lineRow = (line: StatementLine): CsvValue[] => [
  line.at,
  'Commission',
  line.code,
  line.title,
  line.size,
  line.quantity,
  line.price,
  line.production,
  line.shipping,
  line.paymentFee,
  line.net,
  line.rate,
  line.commission,
];

const empty = (count: number): string[] => Array.from({ length: count }, () => '');
