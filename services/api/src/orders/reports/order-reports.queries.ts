import { monthPeriod, type Cents, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import type { OrderEventEntity } from '../entities/order-event.entity';
import { AWAITS_DELIVERY_SQL } from '../lifecycle/order-derived-state';
import { COMMISSION_DEPOSIT_ORDER_TYPE } from '../orders-policy';

/** The sales of one month of the gallery. */
export interface MonthlySales {
  /** `2026-11`; empty for all earlier ones. */
  month: string;
  /** Less refunds and what Stripe withdrew for disputes. */
  cents: Cents;
  orders: number;
}

/** A paid order that needs something from the gallery. */
export interface OrderAwaitingAction {
  number: string;
  customerName: string;
  confirmedAt: Date;
}

/** An order event with the order's number. */
export type RecentOrderEvent = Pick<OrderEventEntity, 'id' | 'kind' | 'status' | 'actor' | 'createdAt'> & {
  number: string;
};

interface MonthRow {
  month: string;
  cents: string;
  orders: string | number;
}

type AwaitingActionRow = OrderAwaitingAction & { count: string | number };

const IN_PRODUCTION = `placed.status IN ('confirmed', 'approved', 'processing', 'reviewing')
  AND placed.order_type <> '${COMMISSION_DEPOSIT_ORDER_TYPE}'`;

/** Statistics and lists over all orders for staff. One query each. */
@Injectable()
export class OrderReportQueries {
  constructor(private readonly database: Database) {}

  /**
   * Those of the months with a paid order, and all before as one. Refunds and disputes count in the month of the payment.
   * Months are the gallery's: databases know the names of time zones only where someone has loaded them.
   * @param months without a gap, oldest first
   */
  async salesByMonth(months: readonly string[], timeZone: string): Promise<MonthlySales[]> {
    const cases = months.toReversed().flatMap((month) => [monthPeriod(month, timeZone).start, month]);
    const rows = await this.database.manager.query<MonthRow[]>(
      `SELECT CASE WHEN FALSE THEN '' ${months.map(() => 'WHEN confirmed_at >= ? THEN ?').join(' ')} ELSE '' END AS month,
         SUM(total_cents - LEAST(total_cents, refunded_cents + dispute_withdrawn_cents)) AS cents,
         COUNT(*) AS orders
       FROM orders WHERE confirmed_at IS NOT NULL GROUP BY month ORDER BY month`,
      cases,
    );
    return rows.map(({ month, cents, orders }) => ({
      month,
      cents: Number(cents),
      orders: Number(orders),
    }));
  }

  /** From an index alone. */
  async countByStatus(): Promise<{ status: OrderStatus; count: number }[]> {
    const rows = await this.database.manager.query<{ status: OrderStatus; count: string }[]>(
      'SELECT status, COUNT(*) AS count FROM orders GROUP BY status',
    );
    return rows.map(({ status, count }) => ({ status, count: Number(count) }));
  }

  /** Orders whose delivery is to be quoted or paid, longest first. */
  findAwaitingDelivery(limit: number): Promise<{ count: number; first: OrderAwaitingAction[] }> {
    return this.findAwaiting(AWAITS_DELIVERY_SQL, limit);
  }

  /** Other orders that have to be made and shipped, longest waiting first. */
  findAwaitingShipment(limit: number): Promise<{ count: number; first: OrderAwaitingAction[] }> {
    return this.findAwaiting(`NOT ${AWAITS_DELIVERY_SQL}`, limit);
  }

  /** Of all orders, newest first. */
  async findRecentEvents(limit: number): Promise<RecentOrderEvent[]> {
    return this.database.manager.query<RecentOrderEvent[]>(
      `SELECT happened.id, happened.kind, happened.status, happened.actor, happened.created_at AS createdAt,
         placed.number
       FROM (SELECT * FROM order_events ORDER BY id DESC LIMIT ?) happened
       JOIN orders placed ON placed.id = happened.order_id
       ORDER BY happened.id DESC`,
      [limit],
    );
  }

  private async findAwaiting(
    condition: string,
    limit: number,
  ): Promise<{ count: number; first: OrderAwaitingAction[] }> {
    const rows = await this.database.manager.query<AwaitingActionRow[]>(
      `SELECT placed.number, placed.customer_name AS customerName, placed.confirmed_at AS confirmedAt,
         COUNT(*) OVER () AS count
       FROM orders placed
       WHERE ${IN_PRODUCTION} AND placed.confirmed_at IS NOT NULL AND ${condition}
       ORDER BY placed.confirmed_at, placed.id LIMIT ?`,
      [limit],
    );
    return {
      count: Number(rows[0]?.count ?? 0),
      first: rows.map(({ number, customerName, confirmedAt }) => ({ number, customerName, confirmedAt })),
    };
  }
}
