import {
  toDollars,
  formatRate,
  monthPeriod,
  statementTotals,
  toLocalDay,
  toLocalMonth,
  type Cents,
  monthsBetween,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, csvFile, inBatches, Settings, type CsvValue } from '../../platform';
import type { AffiliateCommissionEntity } from '../commissions/affiliate-commission.entity';
import { presentCommissionCosts } from '../commissions/affiliate-commission.queries';
import type { AffiliateStatement, StatementLine } from './dto/affiliate-statement.dto';
import type { AffiliateEntity, AffiliatePayoutEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';
import {
  AffiliateStatementsStore,
  type DatedReversal,
  type StatementPeriod,
} from './affiliate-statements.store';
import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A commission's constant code on statements, which reveals neither order nor buyer: `CL-7K3M-Q9XD`. */
function commissionCode(lineId: string): string {
  const digest = createHash('sha256').update(lineId).digest();
  const characters = Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `CL-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * A month of an affiliate’s account, as data or as a file whose closing balance is the sum of its own rows. Five
 * queries, however long it is.
 */
@Injectable()
export class AffiliateStatementsService {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateStatementsStore: AffiliateStatementsStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @param month the current one unless given @throws AppError `not_found` */
  async get(affiliateId: string, month?: string): Promise<AffiliateStatement> {
    const affiliate = await this.affiliatesStore.find(affiliateId);
    if (!affiliate) throw new AppError('not_found');
    return this.build(affiliate, month);
  }

  async build(affiliate: AffiliateEntity, month = this.currentMonth()): Promise<AffiliateStatement> {
    const { timeZone } = this.settings.brand;
    const period = monthPeriod(month, timeZone);
    const [openingCents, lines, reversals, payouts] = await Promise.all([
      this.affiliateStatementsStore.findBalanceAt(affiliate.id, period.start),
      this.affiliateStatementsStore.findLines(affiliate.id, period),
      this.affiliateStatementsStore.findReversals(affiliate.id, period),
      this.affiliateStatementsStore.findPayouts(affiliate.id, period),
    ]);
    const balance = statementTotals(openingCents, { lines, reversals, payouts });
    return {
      partnerName: affiliate.name,
      partnerId: affiliate.code,
      month,
      months: monthsBetween(toLocalMonth(affiliate.createdAt, timeZone), this.currentMonth()),
      opening: toDollars(balance.openingCents),
      lines: lines.map(presentStatementLine),
      reversals: reversals.map(presentStatementReversal),
      payouts: payouts.map(presentStatementPayout),
      earned: toDollars(balance.earnedCents),
      reversed: toDollars(balance.reversedCents),
      paid: toDollars(balance.paidCents),
      closing: toDollars(balance.closingCents),
    };
  }

  /** @param month the current one unless given @throws AppError `not_found` */
  async exportCsv(affiliateId: string, month = this.currentMonth()): Promise<AsyncGenerator<string>> {
    if (!(await this.affiliatesStore.find(affiliateId))) throw new AppError('not_found');
    return csvFile(COLUMNS, this.batches(affiliateId, monthPeriod(month, this.settings.brand.timeZone)));
  }

  private currentMonth(): string {
    return toLocalMonth(this.clock.now(), this.settings.brand.timeZone);
  }

  private async *batches(affiliateId: string, period: StatementPeriod): AsyncGenerator<CsvValue[][]> {
    const { timeZone } = this.settings.brand;
    let balanceCents = await this.affiliateStatementsStore.findBalanceAt(affiliateId, period.start);
    yield [
      [
        toLocalDay(period.start, timeZone),
        'Opening',
        ...emptyCells(10),
        { dollars: toDollars(balanceCents) },
      ],
    ];
    for await (const lines of inBatches<AffiliateCommissionEntity>((last, limit) =>
      this.affiliateStatementsStore.findLines(affiliateId, period, { after: last, limit }),
    )) {
      balanceCents = balanceAfter(balanceCents, { ...NO_ENTRIES, lines });
      yield lines.map((line) => lineCsvRow(line, timeZone));
    }
    for await (const reversals of inBatches<DatedReversal>((last, limit) =>
      this.affiliateStatementsStore.findReversals(affiliateId, period, { after: last, limit }),
    )) {
      balanceCents = balanceAfter(balanceCents, { ...NO_ENTRIES, reversals });
      yield reversals.map((reversal) => reversalCsvRow(reversal, timeZone));
    }
    for await (const payouts of inBatches<AffiliatePayoutEntity>((last, limit) =>
      this.affiliateStatementsStore.findPayouts(affiliateId, period, { after: last, limit }),
    )) {
      balanceCents = balanceAfter(balanceCents, { ...NO_ENTRIES, payouts });
      yield payouts.map((payout) => payoutCsvRow(payout, timeZone));
    }
    yield [
      [
        toLocalDay(new Date(period.end.getTime() - 1), timeZone),
        'Closing',
        ...emptyCells(10),
        { dollars: toDollars(balanceCents) },
      ],
    ];
  }
}

/** A commission on a statement. */
const presentStatementLine = (line: AffiliateCommissionEntity): StatementLine => ({
  code: commissionCode(line.id),
  at: (line.accruedAt ?? line.confirmedAt).toISOString(),
  state: line.state,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  price: toDollars(line.priceCents),
  ...presentCommissionCosts(line),
  rate: formatRate(line.rateBp),
  commission: toDollars(line.commissionCents),
});

const presentStatementReversal = ({ affiliateCommissionId, cause, quantity, cents, at }: DatedReversal) => ({
  code: commissionCode(affiliateCommissionId),
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

const COLUMNS = [
  'Date',
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

const NO_ENTRIES = { lines: [], reversals: [], payouts: [] };

const balanceAfter = (balanceCents: Cents, part: Parameters<typeof statementTotals>[1]): Cents =>
  statementTotals(balanceCents, part).closingCents;

function lineCsvRow(entity: AffiliateCommissionEntity, timeZone: string): CsvValue[] {
  const line = presentStatementLine(entity);
  return [
    toLocalDay(line.at, timeZone),
    'Commission',
    line.code,
    line.title,
    line.size,
    line.quantity,
    { dollars: line.price },
    { dollars: line.production },
    { dollars: line.shipping },
    { dollars: line.paymentFee },
    { dollars: line.net },
    line.rate,
    { dollars: line.commission },
  ];
}

const reversalCsvRow = (
  { at, cause, affiliateCommissionId, title, quantity, cents }: DatedReversal,
  timeZone: string,
): CsvValue[] => [
  toLocalDay(at, timeZone),
  `Reversal: ${cause}`,
  commissionCode(affiliateCommissionId),
  title,
  '',
  quantity,
  ...emptyCells(6),
  { dollars: -toDollars(cents) },
];

const payoutCsvRow = (
  { paidAt, method, reference, cents }: AffiliatePayoutEntity,
  timeZone: string,
): CsvValue[] => [
  toLocalDay(paidAt, timeZone),
  `Payout: ${[method, reference].filter(Boolean).join(', ')}`,
  ...emptyCells(10),
  { dollars: -toDollars(cents) },
];

const emptyCells = (count: number): string[] => Array.from({ length: count }, () => '');
