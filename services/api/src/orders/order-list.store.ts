import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database, FEW_ROWS, foundByText, type FoundByText } from '../platform';
import type { OrderDoor, OrderListQuery, OrderNeed, OrderPayment } from './dto/order-list.dto';
import { Order } from './order.entity';
import { OrderLine } from './order-line.entity';
import { isPartOfOrderNumber } from './order-number';
import { EVENT_PHOTO } from './photo-order';
import { OFFLINE_SALE } from './sell-offline';

const DAY_MS = 24 * 60 * 60_000;

/** Which orders are wanted. */
export type OrderFilter = Pick<OrderListQuery, 'q' | 'status' | 'payment' | 'door' | 'needs' | 'from' | 'to'>;

/** Where a text was found. */
interface FoundOrders {
  /** By name, address or number. */
  ofBuyers: FoundByText;
  /** By the title of a work. */
  ofTitles: FoundByText;
}

/** The same, with what its text was found in; null where there is none. */
export type SoughtOrders = OrderFilter & { found: FoundOrders | null };

/** The last order of the page before. */
export interface OrderPlace {
  createdAt: Date;
  id: string;
}

const PAYMENTS: Record<OrderPayment, string> = {
  open: "listed.status = 'pending'",
  unpaid: "listed.status <> 'pending' AND listed.confirmedAt IS NULL AND listed.refundedCents = 0",
  paid: 'listed.confirmedAt IS NOT NULL AND listed.refundedCents = 0',
  'partly-refunded':
    'listed.confirmedAt IS NOT NULL AND listed.refundedCents > 0 AND listed.refundedCents < listed.totalCents',
  refunded: 'listed.refundedCents > 0 AND listed.refundedCents >= listed.totalCents',
};

const OF_PHOTOS = 'listed.id IN (SELECT order_id FROM order_lines WHERE photo_id IS NOT NULL)';

const DOORS: Record<OrderDoor, string> = {
  shop: `listed.orderType NOT IN ('${OFFLINE_SALE}', '${EVENT_PHOTO}') AND NOT ${OF_PHOTOS}`,
  live: `listed.orderType <> '${OFFLINE_SALE}' AND (listed.orderType = '${EVENT_PHOTO}' OR ${OF_PHOTOS})`,
  offline: `listed.orderType = '${OFFLINE_SALE}'`,
};

const NEEDS: Record<OrderNeed, string> = {
  installation:
    'listed.confirmedAt IS NOT NULL AND listed.installation IS NOT NULL AND listed.installationHandledAt IS NULL',
  dispute: 'listed.disputedAt IS NOT NULL',
};

/** Orders as the console lists them. */
@Injectable()
export class OrderListStore {
  constructor(private readonly database: Database) {}

  /** Looks a filter's text up: anywhere in name, address, number or a work's title, both from indices alone. */
  async sought(filter: OrderFilter): Promise<SoughtOrders> {
    if (!filter.q) return { ...filter, found: null };
    const text = anywhere(filter.q);
    const { manager } = this.database;
    const [ofBuyers, ofTitles] = await Promise.all([
      manager
        .createQueryBuilder(Order, 'listed')
        .select('listed.id', 'id')
        .where(byBuyer(filter.q))
        .limit(FEW_ROWS + 1)
        .setParameters({ text })
        .getRawMany<{ id: string }>(),
      manager
        .createQueryBuilder(OrderLine, 'line')
        .select('line.orderId', 'id')
        .where('line.title LIKE :text', { text })
        .limit(FEW_ROWS + 1)
        .getRawMany<{ id: string }>(),
    ]);
    return { ...filter, found: { ofBuyers: foundByText(ofBuyers), ofTitles: foundByText(ofTitles) } };
  }

  /** Newest first, those after `place` only. */
  async page(sought: SoughtOrders, place: OrderPlace | null, limit: number): Promise<Order[]> {
    const query = this.filtered(sought).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** The newest orders that have this in their number, found in an index that has the time besides. */
  async idsByNumber(text: string, most: number): Promise<string[]> {
    if (!isPartOfOrderNumber(text)) return [];
    const found = await this.database.manager
      .createQueryBuilder(Order, 'listed')
      .useIndex('orders_search')
      .select('listed.id', 'id')
      .where('listed.number LIKE :text', { text: anywhere(text) })
      .orderBy('listed.createdAt', 'DESC')
      .limit(most)
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }

  /** How many there are on all pages. */
  async count(sought: SoughtOrders): Promise<number> {
    return this.filtered(sought).getCount();
  }

  private filtered({
    q,
    found,
    status,
    payment,
    door,
    needs,
    from,
    to,
  }: SoughtOrders): SelectQueryBuilder<Order> {
    const query = this.database.manager.createQueryBuilder(Order, 'listed');
    if (status) query.andWhere('listed.status IN (:...status)', { status });
    if (payment) query.andWhere(`(${PAYMENTS[payment]})`);
    if (door) query.andWhere(`(${DOORS[door]})`);
    if (needs) query.andWhere(`(${NEEDS[needs]})`);
    if (from) query.andWhere('listed.createdAt >= :from', { from: new Date(from) });
    if (to) query.andWhere('listed.createdAt < :until', { until: endOf(to) });
    if (found) query.andWhere(this.search(q ?? '', found));
    return query;
  }

  /** What is few by its ids; what is many is looked for again while the list is walked, titles once and not order by order. */
  private search(q: string, { ofBuyers, ofTitles }: FoundOrders): Brackets {
    const few = [ofBuyers, ofTitles].flatMap((ids) => (ids === 'many' ? [] : ids));
    const ofTitle = this.database.manager
      .createQueryBuilder()
      .select('line.orderId')
      .from(OrderLine, 'line')
      .where('line.title LIKE :text');
    return new Brackets((either) => {
      // An id that nobody has: of nothing an IN cannot be written.
      either.where('listed.id IN (:...few)', { few: ['', ...new Set(few)], text: anywhere(q) });
      if (ofBuyers === 'many') either.orWhere(byBuyer(q));
      if (ofTitles === 'many') either.orWhere(`listed.id IN (${ofTitle.getQuery()})`);
    });
  }
}

const byBuyer = (q: string): string =>
  [
    'listed.customerName LIKE :text',
    'listed.customerEmail LIKE :text',
    ...(isPartOfOrderNumber(q) ? ['listed.number LIKE :text'] : []),
  ].join(' OR ');

/** The moment after the day, when a day was given; else the moment itself. */
const endOf = (to: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(to) ? new Date(new Date(to).getTime() + DAY_MS) : new Date(to);
