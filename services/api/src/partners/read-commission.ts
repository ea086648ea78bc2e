import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import { CommissionListStore, type LineFilter, type LinePlace } from './commission-list.store';
import { presentLine } from './commission.presenter';
import type { CommissionLine, CommissionLineList, CommissionLineQuery } from './dto/commission-line.dto';
import { SellingPartnersStore } from './selling-partners.store';

const COLUMNS = [
  'Partner',
  'Partner ID',
  'Order',
  'Paid (UTC)',
  'State',
  'Review',
  'Title',
  'Size',
  'Quantity',
  'Price',
  'Production',
  'Shipping',
  'Payment fee',
  'Net',
  'Rate %',
  'Commission',
  'Reversed',
  'Payable',
  'Payout',
];

/**
 * Commission line by line, of one partner or of all: a page, or everything that matches as CSV. Three queries a page, one
 * more to know the partner.
 */
@Injectable()
export class ReadCommission {
  constructor(
    private readonly store: CommissionListStore,
    private readonly partners: SellingPartnersStore,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere; `not_found` for a partner whom nobody knows */
  async page(
    { cursor, limit = DEFAULT_ROWS, ...filter }: CommissionLineQuery,
    partnerId?: string,
  ): Promise<CommissionLineList> {
    await this.guardPartner(partnerId);
    const sought = { ...filter, partnerId };
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.store.page(sought, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: await this.present(shown),
      total,
      nextCursor: hasMore ? cursorAfter(last.confirmedAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. @throws AppError `not_found` for a partner whom nobody knows */
  async csv(filter: LineFilter): Promise<AsyncGenerator<string>> {
    await this.guardPartner(filter.partnerId);
    return csvFile(COLUMNS, this.batches(filter));
  }

  /** @throws AppError `not_found` */
  async one(id: string): Promise<CommissionLine> {
    const line = await this.store.find(id);
    const [presented] = line ? await this.present([line]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  private async guardPartner(id?: string): Promise<void> {
    if (id !== undefined && !(await this.partners.find(id))) throw new AppError('not_found');
  }

  private async *batches(filter: LineFilter): AsyncGenerator<CsvValue[][]> {
    for await (const lines of inBatches<CommissionLineEntity>((last, limit) =>
      this.store.page(filter, last, limit),
    ))
      yield (await this.present(lines)).map(csvValues);
  }

  private async present(lines: readonly CommissionLineEntity[]): Promise<CommissionLine[]> {
    const ids = new Set(lines.map(({ partnerId }) => partnerId));
    const partners = ids.size === 0 ? [] : await this.partners.ofIds([...ids]);
    const byId = new Map(partners.map((partner) => [partner.id, partner]));
    return lines.flatMap((line) => {
      const partner = byId.get(line.partnerId);
      return partner ? [presentLine(line, partner)] : [];
    });
  }
}

function placeAt(cursor: string): LinePlace {
  const [confirmedAt = '', id = ''] = readCursor(cursor, 2);
  return { confirmedAt: momentIn(confirmedAt), id };
}

const csvValues = (line: CommissionLine): CsvValue[] => [
  line.partner.partnerName,
  line.partner.partnerId,
  line.orderNumber,
  line.confirmedAt,
  line.state,
  line.reviewReason,
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
  line.reversed,
  line.payable,
  line.payoutId,
];
