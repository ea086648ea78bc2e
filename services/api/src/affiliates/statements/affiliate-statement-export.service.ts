import { toDollars, statementTotals, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, csvFile, inBatches, type CsvValue } from '../../platform';
import type { AffiliateCommissionEntity } from '../commissions/affiliate-commission.entity';
import type { AffiliatePayoutEntity } from '../payouts/affiliate-payout.entity';
import { commissionCode } from './commission-code';
import { formatMonth, monthPeriod } from './utc-month';
import { presentStatementLine } from './affiliate-statements.service';
import { AffiliatesStore } from '../affiliates.store';
import {
  AffiliateStatementsStore,
  type DatedReversal,
  type StatementPeriod,
} from './affiliate-statements.store';

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

const NO_ENTRIES = { lines: [], reversals: [], payouts: [] };

/** A month of a partner's account as a file. What it ends with is what its own rows add up to. */
@Injectable()
export class AffiliateStatementExportService {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateStatementsStore: AffiliateStatementsStore,
    private readonly clock: Clock,
  ) {}

  /** @param month the present one unless given @throws AppError `not_found` */
  async exportCsv(partnerId: string, month = formatMonth(this.clock.now())): Promise<AsyncGenerator<string>> {
    if (!(await this.affiliatesStore.find(partnerId))) throw new AppError('not_found');
    return csvFile(COLUMNS, this.batches(partnerId, monthPeriod(month)));
  }

  private async *batches(partnerId: string, period: StatementPeriod): AsyncGenerator<CsvValue[][]> {
    let owed = await this.affiliateStatementsStore.findBalanceAt(partnerId, period.start);
    yield [[period.start, 'Opening', ...emptyCells(10), toDollars(owed)]];
    for await (const lines of inBatches<AffiliateCommissionEntity>((last, limit) =>
      this.affiliateStatementsStore.findLines(partnerId, period, { after: last, limit }),
    )) {
      owed = balanceAfter(owed, { ...NO_ENTRIES, lines });
      yield lines.map(lineCsvRow);
    }
    for await (const reversals of inBatches<DatedReversal>((last, limit) =>
      this.affiliateStatementsStore.findReversals(partnerId, period, { after: last, limit }),
    )) {
      owed = balanceAfter(owed, { ...NO_ENTRIES, reversals });
      yield reversals.map(reversalCsvRow);
    }
    for await (const payouts of inBatches<AffiliatePayoutEntity>((last, limit) =>
      this.affiliateStatementsStore.findPayouts(partnerId, period, { after: last, limit }),
    )) {
      owed = balanceAfter(owed, { ...NO_ENTRIES, payouts });
      yield payouts.map(payoutCsvRow);
    }
    yield [[new Date(period.end.getTime() - 1), 'Closing', ...emptyCells(10), toDollars(owed)]];
  }
}

const balanceAfter = (owed: Cents, part: Parameters<typeof statementTotals>[1]): Cents =>
  statementTotals(owed, part).closingCents;

function lineCsvRow(entity: AffiliateCommissionEntity): CsvValue[] {
  const line = presentStatementLine(entity);
  return [
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
}

const reversalCsvRow = ({ at, cause, lineId, title, quantity, cents }: DatedReversal): CsvValue[] => [
  at,
  `Reversal: ${cause}`,
  commissionCode(lineId),
  title,
  '',
  quantity,
  ...emptyCells(6),
  -toDollars(cents),
];

const payoutCsvRow = ({ paidAt, method, reference, cents }: AffiliatePayoutEntity): CsvValue[] => [
  paidAt,
  `Payout: ${[method, reference].filter(Boolean).join(', ')}`,
  ...emptyCells(10),
  -toDollars(cents),
];

const emptyCells = (count: number): string[] => Array.from({ length: count }, () => '');
