import { dollars, sumsOfMonth, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, csvFile, inBatches, type CsvValue } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import type { CommissionPayoutEntity } from './commission-payout.entity';
import { lineCode } from './line-code';
import { monthAt, monthOf } from './month';
import { presentLine } from './read-statement';
import { SellingPartnersStore } from './selling-partners.store';
import { StatementsStore, type DatedReversal, type Period } from './statements.store';

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

const NOTHING = { lines: [], reversals: [], payouts: [] };

/** A month of a partner's account as a file. What it ends with is what its own rows add up to. */
@Injectable()
export class ExportStatement {
  constructor(
    private readonly partners: SellingPartnersStore,
    private readonly store: StatementsStore,
    private readonly clock: Clock,
  ) {}

  /** @param month the present one unless given @throws AppError `not_found` */
  async csv(partnerId: string, month = monthAt(this.clock.now())): Promise<AsyncGenerator<string>> {
    if (!(await this.partners.find(partnerId))) throw new AppError('not_found');
    return csvFile(COLUMNS, this.batches(partnerId, monthOf(month)));
  }

  private async *batches(partnerId: string, period: Period): AsyncGenerator<CsvValue[][]> {
    let owed = await this.store.owedAt(partnerId, period.start);
    yield [[period.start, 'Opening', ...empty(10), dollars(owed)]];
    for await (const lines of inBatches<CommissionLineEntity>((last, limit) =>
      this.store.linesIn(partnerId, period, { after: last, limit }),
    )) {
      owed = owedAfter(owed, { ...NOTHING, lines });
      yield lines.map(lineRow);
    }
    for await (const reversals of inBatches<DatedReversal>((last, limit) =>
      this.store.reversalsIn(partnerId, period, { after: last, limit }),
    )) {
      owed = owedAfter(owed, { ...NOTHING, reversals });
      yield reversals.map(reversalRow);
    }
    for await (const payouts of inBatches<CommissionPayoutEntity>((last, limit) =>
      this.store.payoutsIn(partnerId, period, { after: last, limit }),
    )) {
      owed = owedAfter(owed, { ...NOTHING, payouts });
      yield payouts.map(payoutRow);
    }
    yield [[new Date(period.end.getTime() - 1), 'Closing', ...empty(10), dollars(owed)]];
  }
}

const owedAfter = (owed: Cents, part: Parameters<typeof sumsOfMonth>[1]): Cents =>
  sumsOfMonth(owed, part).closingCents;

function lineRow(entity: CommissionLineEntity): CsvValue[] {
  const line = presentLine(entity);
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

const reversalRow = ({ at, cause, lineId, title, quantity, cents }: DatedReversal): CsvValue[] => [
  at,
  `Reversal: ${cause}`,
  lineCode(lineId),
  title,
  '',
  quantity,
  ...empty(6),
  -dollars(cents),
];

const payoutRow = ({ paidAt, method, reference, cents }: CommissionPayoutEntity): CsvValue[] => [
  paidAt,
  `Payout: ${[method, reference].filter(Boolean).join(', ')}`,
  ...empty(10),
  -dollars(cents),
];

const empty = (count: number): string[] => Array.from({ length: count }, () => '');
