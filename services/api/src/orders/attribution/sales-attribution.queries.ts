import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';

/** What the orders of one origin have brought. */
export interface AttributedSales {
  /** What the orders say; null for those that say nothing. */
  key: string | null;
  /** What people called it then, for what may be gone since. */
  name: string | null;
  orders: number;
  /** What stayed paid: refunds are taken off. */
  cents: Cents;
}

/** Payments from a moment on, until another. */
export interface PaymentPeriod {
  from: Date;
  until: Date;
}

interface AttributedSalesRow {
  key: string | null;
  name: string | null;
  orders: string | number;
  cents: string;
}

/** More origins are not told apart: only those that brought most are ever shown. */
const MAX_SOURCES = 2_000;

/**
 * Where paid orders came from, by what was written down with each when it was placed. As the dashboard's sales: counted on the
 * day of the payment, refunds taken off. One query each.
 */
@Injectable()
export class SalesAttributionQueries {
  constructor(private readonly database: Database) {}

  /** By what the visit says of its source, as it was sent: a word, a host or an address. Empty is a visit that came directly. */
  bySource(span: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum('placed.attributed_source', 'NULL', span);
  }

  /** By the referral code. */
  byAffiliate(span: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum('placed.referral_partner_id', 'NULL', span);
  }

  /** By event: that of the photograph which was bought, else the one whose link brought the visit. */
  byEvent(span: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum(
      'COALESCE(pictured.event_id, placed.attributed_event)',
      'placed.attributed_event_name',
      span,
      EVENT_OF_PHOTO_JOIN,
    );
  }

  private async sum(
    key: string,
    name: string,
    { from, until }: PaymentPeriod,
    join = '',
  ): Promise<AttributedSales[]> {
    const rows = await this.database.manager.query<AttributedSalesRow[]>(
      `SELECT ${key} AS \`key\`, MAX(${name}) AS name, COUNT(*) AS orders,
         SUM(placed.total_cents - placed.refunded_cents) AS cents
       FROM orders placed ${join}
       WHERE placed.confirmed_at >= ? AND placed.confirmed_at < ?
       GROUP BY 1 ORDER BY cents DESC LIMIT ${MAX_SOURCES}`,
      [from, until],
    );
    return rows.map(({ orders, cents, ...origin }) => ({
      ...origin,
      orders: Number(orders),
      cents: Number(cents),
    }));
  }
}

/** An order has photographs of one evening; were there two, the order is still counted once. */
const EVENT_OF_PHOTO_JOIN = `LEFT JOIN (
    SELECT line.order_id, MIN(photo.event_id) AS event_id
    FROM order_lines line JOIN event_photos photo ON photo.id = line.photo_id
    WHERE line.photo_id IS NOT NULL GROUP BY line.order_id
  ) pictured ON pictured.order_id = placed.id`;
