import type { CollectorLevel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Database, filterStart, Settings } from '../../platform';
import type { CollectorListQuery, CollectorSort } from './dto/admin-collectors.dto';

/** Filter of the list. */
export type CollectorFilter = Pick<CollectorListQuery, 'q' | 'level' | 'orders' | 'address' | 'since'>;

/** A row of the list with its sort key. */
export interface ListedCollector {
  id: string;
  email: string;
  emailConfirmedAt: Date | null;
  firstName: string;
  lastName: string;
  level: CollectorLevel | null;
  isLevelManual: number;
  createdAt: Date;
  /** Only set when sorted by spending, otherwise 0. */
  spentCents: string | number;
}

/** Every paid order of a collector: read from one index (docs/adr/0065). */
const PAID_CONDITION = 'orders.collector_id IS NOT NULL AND orders.confirmed_at IS NOT NULL';
const SPENDING_SUBQUERY = `(SELECT orders.collector_id, SUM(orders.total_cents - orders.refunded_cents) AS cents
  FROM orders WHERE ${PAID_CONDITION} GROUP BY orders.collector_id)`;
const HAS_ORDERS_CONDITION = `listed.id IN (SELECT orders.collector_id FROM orders WHERE ${PAID_CONDITION})`;

const SPENT = 'COALESCE(spending.cents, 0)';

/** Sort order and the condition for rows after the cursor. */
const SORTS: Record<CollectorSort, { by: Record<string, 'ASC' | 'DESC'>; after: string }> = {
  newest: {
    by: { 'listed.created_at': 'DESC', 'listed.id': 'DESC' },
    after: '(listed.created_at < :first OR (listed.created_at = :first AND listed.id < :last))',
  },
  name: {
    by: { 'listed.last_name': 'ASC', 'listed.first_name': 'ASC', 'listed.id': 'ASC' },
    after:
      '(listed.last_name > :first OR (listed.last_name = :first AND (listed.first_name > :second OR (listed.first_name = :second AND listed.id > :last))))',
  },
  spent: {
    by: { spentCents: 'DESC', 'listed.id': 'DESC' },
    after: `(${SPENT} < :first OR (${SPENT} = :first AND listed.id < :last))`,
  },
};

/** The sort key of the last row of the previous page. */
export interface CollectorCursor {
  first: Date | string | number;
  second?: string;
  last: string;
}

/** Collectors as the admin lists them. It reads orders too, for sorting by spending. */
@Injectable()
export class CollectorListStore {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Only those after `cursor`. */
  async page(
    filter: CollectorFilter,
    sort: CollectorSort,
    cursor: CollectorCursor | null,
    limit: number,
  ): Promise<ListedCollector[]> {
    const { by, after } = SORTS[sort];
    const query = this.filtered(filter)
      .select('listed.id', 'id')
      .addSelect('listed.email', 'email')
      .addSelect('listed.email_confirmed_at', 'emailConfirmedAt')
      .addSelect('listed.first_name', 'firstName')
      .addSelect('listed.last_name', 'lastName')
      .addSelect('listed.level', 'level')
      .addSelect('listed.is_level_manual', 'isLevelManual')
      .addSelect('listed.created_at', 'createdAt')
      .addSelect(sort === 'spent' ? SPENT : '0', 'spentCents');
    if (sort === 'spent') query.leftJoin(SPENDING_SUBQUERY, 'spending', 'spending.collector_id = listed.id');
    if (cursor) query.andWhere(after, cursor);
    return query.orderBy(by).limit(limit).getRawMany<ListedCollector>();
  }

  /** The total over all pages. */
  async count(filter: CollectorFilter): Promise<number> {
    const row = await this.filtered(filter).select('COUNT(*)', 'total').getRawOne<{ total: string }>();
    return Number(row?.total ?? 0);
  }

  private filtered({ q, level, orders, address, since }: CollectorFilter): SelectQueryBuilder<object> {
    const query = this.database.manager.createQueryBuilder().from('collectors', 'listed');
    if (level === 'none') query.andWhere('listed.level IS NULL');
    else if (level) query.andWhere('listed.level = :level', { level });
    if (orders) query.andWhere(orders === 'with' ? HAS_ORDERS_CONDITION : `NOT ${HAS_ORDERS_CONDITION}`);
    if (address) query.andWhere(`listed.email_confirmed_at IS ${address === 'confirmed' ? 'NOT ' : ''}NULL`);
    if (since)
      query.andWhere('listed.created_at >= :since', {
        since: filterStart(since, this.settings.brand.timeZone),
      });
    if (q) query.andWhere(searchCondition(q));
    return query;
  }
}

/** Searches full name and email address. */
function searchCondition(q: string): Brackets {
  const text = containsPattern(q);
  return new Brackets((either) => {
    either
      .where("CONCAT(listed.first_name, ' ', listed.last_name) LIKE :text", { text })
      // Email addresses are stored in lower case and compared exactly.
      .orWhere('listed.email LIKE :address', { address: text.toLowerCase() });
  });
}
