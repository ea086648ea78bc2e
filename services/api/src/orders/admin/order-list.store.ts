import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import {
  Clock,
  containsPattern,
  Database,
  filterEnd,
  filterStart,
  MAX_LISTED_MATCHES,
  readAfter,
  Settings,
  toTextMatches,
  type TextMatches,
  type TimeCursor,
} from '../../platform';
import type {
  SalesChannel,
  OrderListQuery,
  OrderAttentionReason,
  OrderPaymentStatus,
} from './dto/order-list.dto';
import { OrderEntity } from '../entities/order.entity';
import { OrderLineEntity } from '../entities/order-line.entity';
import { isOrderNumberPart } from '../order-number';
import { EVENT_PHOTO_ORDER_TYPE, OFFLINE_SALE_ORDER_TYPE } from '../orders-policy';

export type OrderFilter = Pick<
  OrderListQuery,
  'q' | 'status' | 'payment' | 'salesChannel' | 'needs' | 'from' | 'to'
>;

/** Which orders contain the search text. */
interface OrderTextMatches {
  /** In name, email address or number. */
  ofBuyers: TextMatches;
  /** In the title of a line. */
  ofTitles: TextMatches;
}

/** The filter with the matches of its text; null without a text. */
export type ResolvedOrderFilter = OrderFilter & { found: OrderTextMatches | null };

const PAYMENT_STATUS_CONDITIONS: Record<OrderPaymentStatus, string> = {
  open: "listed.status = 'pending'",
  unpaid: "listed.status <> 'pending' AND listed.confirmedAt IS NULL AND listed.refundedCents = 0",
  paid: 'listed.confirmedAt IS NOT NULL AND listed.refundedCents = 0',
  'partly-refunded':
    'listed.confirmedAt IS NOT NULL AND listed.refundedCents > 0 AND listed.refundedCents < listed.totalCents',
  refunded: 'listed.refundedCents > 0 AND listed.refundedCents >= listed.totalCents',
};

const HAS_EVENT_PHOTOS = 'listed.id IN (SELECT order_id FROM order_lines WHERE photo_id IS NOT NULL)';

const SALES_CHANNEL_CONDITIONS: Record<SalesChannel, string> = {
  shop: `listed.orderType NOT IN ('${OFFLINE_SALE_ORDER_TYPE}', '${EVENT_PHOTO_ORDER_TYPE}') AND NOT ${HAS_EVENT_PHOTOS}`,
  live: `listed.orderType <> '${OFFLINE_SALE_ORDER_TYPE}' AND (listed.orderType = '${EVENT_PHOTO_ORDER_TYPE}' OR ${HAS_EVENT_PHOTOS})`,
  offline: `listed.orderType = '${OFFLINE_SALE_ORDER_TYPE}'`,
};

const ATTENTION_CONDITIONS: Record<OrderAttentionReason, string> = {
  installation:
    'listed.confirmedAt IS NOT NULL AND listed.installation IS NOT NULL AND listed.installationHandledAt IS NULL',
  dispute: 'listed.disputedAt IS NOT NULL',
  'fraud-warning': 'listed.fraudWarnedAt IS NOT NULL AND listed.refundedCents < listed.totalCents',
  'refund-approval':
    "listed.id IN (SELECT order_id FROM refund_approvals WHERE state = 'waiting' AND expires_at > :now)",
};

/** Queries of the admin's list of orders. */
@Injectable()
export class OrderListStore {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Searches a filter's text anywhere in name, email address, number or a line's title, from indices alone. */
  async resolveFilter(filter: OrderFilter): Promise<ResolvedOrderFilter> {
    if (!filter.q) return { ...filter, found: null };
    const text = containsPattern(filter.q);
    const { manager } = this.database;
    const [ofBuyers, ofTitles] = await Promise.all([
      manager
        .createQueryBuilder(OrderEntity, 'listed')
        .select('listed.id', 'id')
        .where(buyerCondition(filter.q))
        .limit(MAX_LISTED_MATCHES + 1)
        .setParameters({ text })
        .getRawMany<{ id: string }>(),
      manager
        .createQueryBuilder(OrderLineEntity, 'line')
        .select('line.orderId', 'id')
        .where('line.title LIKE :text', { text })
        .limit(MAX_LISTED_MATCHES + 1)
        .getRawMany<{ id: string }>(),
    ]);
    return { ...filter, found: { ofBuyers: toTextMatches(ofBuyers), ofTitles: toTextMatches(ofTitles) } };
  }

  /** Newest first, after the cursor. */
  async page(filter: ResolvedOrderFilter, cursor: TimeCursor | null, limit: number): Promise<OrderEntity[]> {
    const columns = { at: 'listed.createdAt', id: 'listed.id' };
    return readAfter(this.filtered(filter), columns, cursor, limit).getMany();
  }

  /** The newest orders whose number contains the text, from an index that also has the time. */
  async findIdsByNumber(text: string, limit: number): Promise<string[]> {
    if (!isOrderNumberPart(text)) return [];
    const found = await this.database.manager
      .createQueryBuilder(OrderEntity, 'listed')
      .useIndex('orders_search')
      .select('listed.id', 'id')
      .where('listed.number LIKE :text', { text: containsPattern(text) })
      .orderBy('listed.createdAt', 'DESC')
      .limit(limit)
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }

  /** On all pages. */
  async count(filter: ResolvedOrderFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private filtered({
    q,
    found,
    status,
    payment,
    salesChannel,
    needs,
    from,
    to,
  }: ResolvedOrderFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.database.manager.createQueryBuilder(OrderEntity, 'listed');
    if (status) query.andWhere('listed.status IN (:...status)', { status });
    if (payment)
      query.andWhere(`(${payment.map((each) => `(${PAYMENT_STATUS_CONDITIONS[each]})`).join(' OR ')})`);
    if (salesChannel) query.andWhere(`(${SALES_CHANNEL_CONDITIONS[salesChannel]})`);
    if (needs) query.andWhere(`(${ATTENTION_CONDITIONS[needs]})`, { now: this.clock.now() });
    const { timeZone } = this.settings.brand;
    if (from) query.andWhere('listed.createdAt >= :from', { from: filterStart(from, timeZone) });
    if (to) query.andWhere('listed.createdAt < :until', { until: filterEnd(to, timeZone) });
    if (found) query.andWhere(this.search(q ?? '', found));
    return query;
  }

  /** A few matches are named by id. With many, the text is searched while the list is read, titles once for all orders. */
  private search(q: string, { ofBuyers, ofTitles }: OrderTextMatches): Brackets {
    const few = [ofBuyers, ofTitles].flatMap((ids) => (ids === 'many' ? [] : ids));
    const ofTitle = this.database.manager
      .createQueryBuilder()
      .select('line.orderId')
      .from(OrderLineEntity, 'line')
      .where('line.title LIKE :text');
    return new Brackets((either) => {
      // The empty id belongs to no order: SQL has no empty IN list.
      either.where('listed.id IN (:...few)', { few: ['', ...new Set(few)], text: containsPattern(q) });
      if (ofBuyers === 'many') either.orWhere(buyerCondition(q));
      if (ofTitles === 'many') either.orWhere(`listed.id IN (${ofTitle.getQuery()})`);
    });
  }
}

const buyerCondition = (q: string): string =>
  [
    'listed.customerName LIKE :text',
    'listed.customerEmail LIKE :text',
    ...(isOrderNumberPart(q) ? ['listed.number LIKE :text'] : []),
  ].join(' OR ');
