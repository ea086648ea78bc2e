import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';

/** The sales of one source, affiliate or event. */
export interface AttributedSales {
  /** As the orders have it; null for orders without one. */
  key: string | null;
  /** Its name at that time, in case it has been deleted since. */
  name: string | null;
  orders: number;
  /** Less refunds. */
  cents: Cents;
}

/** Payments within a time period. */
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

/** Only the groups with the highest sales are ever shown. */
const MAX_GROUPS = 2_000;

/**
 * Paid orders by the attribution that was stored when they were placed. Like the sales of the dashboard, they count on the
 * day of the payment, less refunds. One query each.
 */
@Injectable()
export class SalesAttributionQueries {
  constructor(private readonly database: Database) {}

  /** By the raw source of the visit: a word, a host or a URL. Empty for a direct visit. */
  bySource(period: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum('placed.attributed_source', 'NULL', period);
  }

  /** By referral code. */
  byAffiliate(period: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum('placed.referral_partner_id', 'NULL', period);
  }

  /** By the event of the photo that was bought, else the event whose link led to the visit. */
  byEvent(period: PaymentPeriod): Promise<AttributedSales[]> {
    return this.sum(
      'COALESCE(pictured.event_id, placed.attributed_event)',
      'placed.attributed_event_name',
      period,
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
         SUM(placed.total_cents
           - LEAST(placed.total_cents, placed.refunded_cents + placed.dispute_withdrawn_cents)) AS cents
       FROM orders placed ${join}
       WHERE placed.confirmed_at >= ? AND placed.confirmed_at < ?
       GROUP BY 1 ORDER BY cents DESC LIMIT ${MAX_GROUPS}`,
      [from, until],
    );
    return rows.map(({ orders, cents, ...origin }) => ({
      ...origin,
      orders: Number(orders),
      cents: Number(cents),
    }));
  }
}

/** An order has photos of one event; with two, it would still count once. */
const EVENT_OF_PHOTO_JOIN = `LEFT JOIN (
    SELECT line.order_id, MIN(photo.event_id) AS event_id
    FROM order_lines line JOIN event_photos photo ON photo.id = line.photo_id
    WHERE line.photo_id IS NOT NULL GROUP BY line.order_id
  ) pictured ON pictured.order_id = placed.id`;
