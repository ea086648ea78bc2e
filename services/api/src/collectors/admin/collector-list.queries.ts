import { collectorLevelLabel, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CollectorPurchasesService, type CollectorPurchaseTotals } from '../../orders';
import {
  csvFile,
  encodeCursor,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  type CsvValue,
} from '../../platform';
import {
  CollectorListStore,
  type CollectorCursor,
  type CollectorFilter,
  type ListedCollector,
} from './collector-list.store';
import type {
  CollectorList,
  CollectorListQuery,
  CollectorRow,
  CollectorSort,
} from './dto/collector-list.dto';

const COLUMNS = [
  'First name',
  'Last name',
  'E-mail',
  'Confirmed',
  'Level',
  'Given by the owner',
  'Paid orders',
  'Spent',
  'Last order (UTC)',
  'Joined (UTC)',
];

/** The admin's list of collectors: a page, or everything that matches as CSV. Three queries a page, however long it is. */
@Injectable()
export class CollectorListQueries {
  constructor(
    private readonly collectorListStore: CollectorListStore,
    private readonly collectorPurchasesService: CollectorPurchasesService,
  ) {}

  /** @throws AppError `validation_failed` for an invalid cursor */
  async page({
    cursor,
    limit = DEFAULT_PAGE_SIZE,
    sort = 'newest',
    ...filter
  }: CollectorListQuery): Promise<CollectorList> {
    // One row more than the limit tells whether there is another page.
    const [found, total] = await Promise.all([
      this.collectorListStore.page(filter, sort, cursor ? decodeListCursor(cursor, sort) : null, limit + 1),
      this.collectorListStore.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.rows(shown),
      total,
      nextCursor: found.length > limit && last ? encodeListCursor(last, sort) : null,
    };
  }

  /** Everything that matches. */
  csv(filter: CollectorFilter, sort: CollectorSort): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter, sort));
  }

  private async *batches(filter: CollectorFilter, sort: CollectorSort): AsyncGenerator<CsvValue[][]> {
    for await (const found of inBatches<ListedCollector>((last, limit) =>
      this.collectorListStore.page(filter, sort, last && cursorFieldsOf(last, sort), limit),
    ))
      yield (await this.rows(found)).map(csvValues);
  }

  private async rows(collectors: readonly ListedCollector[]): Promise<CollectorRow[]> {
    const sums = await this.collectorPurchasesService.findTotals(collectors.map(({ id }) => id));
    return collectors.map((collector) => presentCollectorRow(collector, sums(collector.id)));
  }
}

function cursorFieldsOf(
  { id, createdAt, firstName, lastName, spentCents }: ListedCollector,
  sort: CollectorSort,
): CollectorCursor {
  if (sort === 'name') return { first: lastName, second: firstName, last: id };
  return { first: sort === 'spent' ? Number(spentCents) : createdAt, last: id };
}

function encodeListCursor(collector: ListedCollector, sort: CollectorSort): string {
  const { first, second = '', last } = cursorFieldsOf(collector, sort);
  return encodeCursor(first instanceof Date ? first.getTime() : first, second, last);
}

function decodeListCursor(cursor: string, sort: CollectorSort): CollectorCursor {
  const [first = '', second = '', last = ''] = decodeCursor(cursor, 3);
  if (sort === 'name') return { first, second, last };
  // An invalid amount reads as 0, after which nobody comes.
  return { first: sort === 'spent' ? Number(first) || 0 : parseCursorTime(first), last };
}

const presentCollectorRow = (collector: ListedCollector, sums: CollectorPurchaseTotals): CollectorRow => ({
  id: collector.id,
  firstName: collector.firstName,
  lastName: collector.lastName,
  email: collector.email,
  isEmailConfirmed: collector.emailConfirmedAt !== null,
  level: collector.level,
  isLevelManual: Boolean(collector.isLevelManual),
  paidOrders: sums.paidOrders,
  spent: toDollars(sums.spentCents),
  lastOrderAt: sums.lastAt?.toISOString() ?? null,
  createdAt: collector.createdAt.toISOString(),
});

const csvValues = (row: CollectorRow): CsvValue[] => [
  row.firstName,
  row.lastName,
  row.email,
  row.isEmailConfirmed ? 'yes' : 'no',
  collectorLevelLabel(row.level),
  row.isLevelManual ? 'yes' : 'no',
  row.paidOrders,
  row.spent,
  row.lastOrderAt,
  row.createdAt,
];
