import { isOrderClosed, ORDER_STATUSES } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import {
  attentionPart,
  type AttentionPart,
  Clock,
  containsPattern,
  countListed,
  Database,
  eitherMatches,
  ENDS_SOON_MS,
  filterEnd,
  filterStart,
  MAX_LISTED_MATCHES,
  readAfter,
  Settings,
  toTextMatches,
  type TextMatches,
  type TimeCursor,
} from '../../platform';
import type { SalesChannel, OrderListQuery, OrderNeed, OrderPaymentStatus } from './dto/order-list.dto';
import { OrderEntity } from '../entities/order.entity';
import { OrderLineEntity } from '../entities/order-line.entity';
import { isOrderNumberPart } from '../order-number';
import { LACKS_ADDRESS_SQL } from '../checkout/postal-address';
import { AWAITS_DELIVERY_QUOTE_SQL, DELIVERY_DUE_SQL } from '../lifecycle/order-computed-fields';
import {
  COMMISSION_DEPOSIT_ORDER_TYPE,
  EVENT_PHOTO_ORDER_TYPE,
  OFFLINE_SALE_ORDER_TYPE,
} from '../orders-policy';

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

/** Paid, to be made and sent, with nothing shipped yet. */
const IN_PRODUCTION = `listed.status IN ('confirmed', 'approved', 'processing', 'reviewing')
  AND listed.confirmed_at IS NOT NULL AND listed.order_type <> '${COMMISSION_DEPOSIT_ORDER_TYPE}'
  AND (listed.refunded_cents = 0 OR listed.refunded_cents < listed.total_cents)`;

const CLOSED_STATUSES = ORDER_STATUSES.filter(isOrderClosed)
  .map((status) => `'${status}'`)
  .join(', ');

const NEED_CONDITIONS: Record<OrderNeed, string> = {
  installation: 'listed.awaits_installation = 1',
  dispute: 'listed.disputed_at IS NOT NULL',
  'fraud-warning': 'listed.fraud_warned_at IS NOT NULL AND listed.refunded_cents < listed.total_cents',
  'refund-approval':
    "listed.id IN (SELECT order_id FROM refund_approvals WHERE state = 'waiting' AND expires_at > :now)",
  'email-bounced': `listed.email_bounced_at IS NOT NULL AND listed.status NOT IN (${CLOSED_STATUSES})`,
  address: `${IN_PRODUCTION} AND ${LACKS_ADDRESS_SQL}`,
  'delivery-quote': `${IN_PRODUCTION} AND ${AWAITS_DELIVERY_QUOTE_SQL}`,
  shipment: `${IN_PRODUCTION} AND NOT ${AWAITS_DELIVERY_QUOTE_SQL} AND NOT ${DELIVERY_DUE_SQL}
    AND NOT ${LACKS_ADDRESS_SQL} AND listed.disputed_at IS NULL`,
  'delivery-payment': `${IN_PRODUCTION} AND NOT ${AWAITS_DELIVERY_QUOTE_SQL} AND ${DELIVERY_DUE_SQL}`,
  'payment-link': `listed.id IN (SELECT link.order_id FROM payment_requests link
    WHERE link.state = 'open' AND link.expires_at > :now AND link.expires_at <= :soon)`,
};

/** Of the order's payment link that ends first. */
const ofNextLink = (column: string): string => `(SELECT link.${column} FROM payment_requests link
  WHERE link.order_id = listed.id AND link.state = 'open' AND link.expires_at > :now ORDER BY link.expires_at LIMIT 1)`;

/** The dashboard's orders that need something, since when or until when each does, and its other details. */
const ATTENTION_KINDS: readonly { kind: string; needs: OrderNeed; at?: string; relatedId?: string }[] = [
  { kind: 'disputed_orders', needs: 'dispute', at: 'listed.disputedAt' },
  { kind: 'fraud_warnings', needs: 'fraud-warning', at: 'listed.fraudWarnedAt' },
  { kind: 'refund_approvals', needs: 'refund-approval' },
  { kind: 'bounced_emails', needs: 'email-bounced', at: 'listed.emailBouncedAt' },
  { kind: 'missing_addresses', needs: 'address' },
  { kind: 'orders_to_quote', needs: 'delivery-quote' },
  { kind: 'orders_to_ship', needs: 'shipment' },
  { kind: 'installations', needs: 'installation' },
  { kind: 'deliveries_to_pay', needs: 'delivery-payment' },
  {
    kind: 'expiring_links',
    needs: 'payment-link',
    at: ofNextLink('expires_at'),
    relatedId: ofNextLink('id'),
  },
];

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
      // Each title once, by skipping in its index: there are many lines of a work. An order may have several of them.
      manager.query<{ id: string }[]>(
        `SELECT DISTINCT line.order_id AS id
         FROM (SELECT DISTINCT title FROM order_lines WHERE title LIKE ?) titled
         JOIN order_lines line ON line.title = titled.title LIMIT ?`,
        [text, MAX_LISTED_MATCHES + 1],
      ),
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

  /** On all pages; a search is counted until there are more than `MAX_LISTED_MATCHES`. */
  async count(filter: ResolvedOrderFilter): Promise<number> {
    const { found } = filter;
    return countListed(this.filtered(filter), found && eitherMatches(found.ofBuyers, found.ofTitles));
  }

  /** Orders that need something; in each kind, the longest-waiting first. */
  attention(): AttentionPart[] {
    return ATTENTION_KINDS.map(({ kind, needs, at = 'listed.confirmedAt', relatedId = 'listed.status' }) =>
      attentionPart(
        kind,
        this.filtered({ needs, found: null }),
        {
          id: 'listed.number',
          detail: 'listed.customerName',
          at,
          relatedId,
          version: 'listed.version',
        },
        { 'listed.confirmedAt': 'ASC', 'listed.id': 'ASC' },
        'short',
      ),
    );
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
    if (needs) {
      const now = this.clock.now();
      const soon = new Date(now.getTime() + ENDS_SOON_MS);
      query.andWhere(`(${NEED_CONDITIONS[needs]})`, { now, soon });
    }
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
