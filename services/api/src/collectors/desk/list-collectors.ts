import { collectorLevelLabel, dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CollectorPurchases, type PurchaseSums } from '../../orders';
import { csvFile, cursorAfter, DEFAULT_ROWS, momentIn, readCursor, type CsvValue } from '../../platform';
import {
  CollectorListStore,
  type CollectorFilter,
  type CollectorPlace,
  type ListedCollector,
} from './collector-list.store';
import type {
  CollectorList,
  CollectorListQuery,
  CollectorRow,
  CollectorSort,
} from './dto/collector-list.dto';

/** Rows that an export reads at once. */
const BATCH = 500;

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

/** The console's list of collectors: a page, or everything that matches as CSV. Three queries a page, however long it is. */
@Injectable()
export class ListCollectors {
  constructor(
    private readonly store: CollectorListStore,
    private readonly purchases: CollectorPurchases,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({
    cursor,
    limit = DEFAULT_ROWS,
    sort = 'newest',
    ...filter
  }: CollectorListQuery): Promise<CollectorList> {
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.store.page(filter, sort, cursor ? placeAt(cursor, sort) : null, limit + 1),
      this.store.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.rows(shown),
      total,
      nextCursor: found.length > limit && last ? cursorOf(last, sort) : null,
    };
  }

  /** Everything that matches. */
  csv(filter: CollectorFilter, sort: CollectorSort): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter, sort));
  }

  private async *batches(filter: CollectorFilter, sort: CollectorSort): AsyncGenerator<CsvValue[][]> {
    let place: CollectorPlace | null = null;
    for (;;) {
      const found: ListedCollector[] = await this.store.page(filter, sort, place, BATCH);
      yield (await this.rows(found)).map(csvValues);
      const last = found.at(-1);
      if (!last || found.length < BATCH) return;
      place = placeOf(last, sort);
    }
  }

  private async rows(collectors: readonly ListedCollector[]): Promise<CollectorRow[]> {
    const sums = await this.purchases.sumsOf(collectors.map(({ id }) => id));
    return collectors.map((collector) => presentRow(collector, sums(collector.id)));
  }
}

function placeOf(
  { id, createdAt, firstName, lastName, spentCents }: ListedCollector,
  sort: CollectorSort,
): CollectorPlace {
  if (sort === 'name') return { first: lastName, second: firstName, last: id };
  return { first: sort === 'spent' ? Number(spentCents) : createdAt, last: id };
}

function cursorOf(collector: ListedCollector, sort: CollectorSort): string {
  const { first, second = '', last } = placeOf(collector, sort);
  return cursorAfter(first instanceof Date ? first.getTime() : first, second, last);
}

function placeAt(cursor: string, sort: CollectorSort): CollectorPlace {
  const [first = '', second = '', last = ''] = readCursor(cursor, 3);
  if (sort === 'name') return { first, second, last };
  // Whatever is no sum reads as none, after which nobody comes.
  return { first: sort === 'spent' ? Number(first) || 0 : momentIn(first), last };
}

const presentRow = (collector: ListedCollector, sums: PurchaseSums): CollectorRow => ({
  id: collector.id,
  firstName: collector.firstName,
  lastName: collector.lastName,
  email: collector.email,
  isEmailConfirmed: collector.emailConfirmedAt !== null,
  level: collector.level,
  isLevelGiven: Boolean(collector.isLevelGiven),
  paidOrders: sums.paidOrders,
  spent: dollars(sums.spentCents),
  lastOrderAt: sums.lastAt?.toISOString() ?? null,
  createdAt: collector.createdAt.toISOString(),
});

const csvValues = (row: CollectorRow): CsvValue[] => [
  row.firstName,
  row.lastName,
  row.email,
  row.isEmailConfirmed ? 'yes' : 'no',
  collectorLevelLabel(row.level),
  row.isLevelGiven ? 'yes' : 'no',
  row.paidOrders,
  row.spent,
  row.lastOrderAt,
  row.createdAt,
];
