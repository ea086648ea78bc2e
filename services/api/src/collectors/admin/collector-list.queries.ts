import { collectorLevelLabel, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CollectorPurchasesService, type CollectorPurchaseTotals } from '../../orders';
import {
  decodeCursor,
  listCsv,
  listPage,
  parseCursorTime,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import { CollectorListStore, type CollectorCursor, type ListedCollector } from './collector-list.store';
import type {
  CollectorList,
  CollectorListQuery,
  CollectorRow,
  CollectorSort,
} from './dto/admin-collectors.dto';

const COLUMNS: CsvColumns<CollectorRow> = [
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Confirmed', (row) => (row.isEmailConfirmed ? 'yes' : 'no')],
  ['Level', (row) => collectorLevelLabel(row.level)],
  ['Set by the owner', (row) => (row.isLevelManual ? 'yes' : 'no')],
  ['Paid orders', (row) => row.paidOrders],
  ['Spent', (row) => row.spent, 'money'],
  ['Last order', (row) => row.lastOrderAt, 'time'],
  ['Joined', (row) => row.createdAt, 'time'],
];

/**
 * The admin's list of collectors: a page, or everything that matches as CSV. Three queries per page, however long it
 * is.
 */
@Injectable()
export class CollectorListQueries {
  constructor(
    private readonly collectorListStore: CollectorListStore,
    private readonly collectorPurchasesService: CollectorPurchasesService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for an invalid cursor */
  page(query: CollectorListQuery): Promise<CollectorList> {
    return listPage(this.keysetList(query), query, (collectors) => this.rows(collectors));
  }

  /** Everything that matches. */
  csv(query: CollectorListQuery): AsyncGenerator<string> {
    return listCsv(
      COLUMNS,
      this.keysetList(query),
      (collectors) => this.rows(collectors),
      this.settings.brand.timeZone,
    );
  }

  private keysetList({ sort = 'newest', ...filter }: CollectorListQuery): KeysetList<ListedCollector> {
    return {
      read: async (cursor, limit) =>
        this.collectorListStore.page(filter, sort, cursor ? decodeListCursor(cursor, sort) : null, limit),
      count: () => this.collectorListStore.count(filter),
      cursorOf: (collector) => sortValues(collector, sort),
    };
  }

  private async rows(collectors: readonly ListedCollector[]): Promise<CollectorRow[]> {
    const sums = await this.collectorPurchasesService.findTotals(collectors.map(({ id }) => id));
    return collectors.map((collector) => presentCollectorRow(collector, sums(collector.id)));
  }
}

/** Three values for every sort; all sorts but `name` need only two. */
function sortValues(
  { id, createdAt, firstName, lastName, spentCents }: ListedCollector,
  sort: CollectorSort,
): (string | number | Date)[] {
  if (sort === 'name') return [lastName, firstName, id];
  return [sort === 'spent' ? Number(spentCents) : createdAt, '', id];
}

function decodeListCursor(cursor: string, sort: CollectorSort): CollectorCursor {
  const [first = '', second = '', last = ''] = decodeCursor(cursor, 3);
  if (sort === 'name') return { first, second, last };
  // An invalid amount reads as 0; nobody comes after that.
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
