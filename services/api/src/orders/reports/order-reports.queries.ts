import { monthPeriod, type Cents, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { activityPart, type ActivityPart, type AttentionPart, Database } from '../../platform';
import { OrderListStore } from '../admin/order-list.store';

/** The sales of one month of the gallery. */
export interface MonthlySales {
  /** `2026-11`; empty for all earlier ones. */
  month: string;
  /** Less refunds and what Stripe withdrew for disputes. */
  cents: Cents;
  orders: number;
}

interface MonthRow {
  month: string;
  cents: string;
  orders: string | number;
}

const END_OF_TIME = new Date(Date.UTC(9999, 0));

/** What the gallery keeps of an order. */
const KEPT_CENTS = 'total_cents - LEAST(total_cents, refunded_cents + dispute_withdrawn_cents)';

/** Statistics and lists over all orders for staff. One query each. */
@Injectable()
export class OrderReportQueries {
  constructor(
    private readonly database: Database,
    private readonly orderListStore: OrderListStore,
  ) {}

  /**
   * Those of the months with a paid order, and all before as one. Refunds and disputes count in the month of the payment.
   * Months are the gallery's: databases know the names of time zones only where someone has loaded them.
   * @param months without a gap, oldest first
   */
  async salesByMonth(months: readonly string[], timeZone: string): Promise<MonthlySales[]> {
    const cases = months.toReversed().flatMap((month) => [monthPeriod(month, timeZone).start, month]);
    const [month] = months;
    const first = month === undefined ? END_OF_TIME : monthPeriod(month, timeZone).start;
    // Earlier orders are most of them: they are summed without checking their month.
    const rows = await this.database.manager.query<MonthRow[]>(
      `SELECT '' AS month, SUM(${KEPT_CENTS}) AS cents, COUNT(*) AS orders
       FROM orders WHERE confirmed_at < ? HAVING orders > 0
       UNION ALL
       SELECT CASE WHEN FALSE THEN '' ${months.map(() => 'WHEN confirmed_at >= ? THEN ?').join(' ')} END AS month, SUM(${KEPT_CENTS}), COUNT(*)
       FROM orders WHERE confirmed_at >= ? GROUP BY month`,
      [first, ...cases, first],
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

  /** Orders that need something, a part for each kind. */
  attention(): AttentionPart[] {
    return this.orderListStore.attention();
  }

  /** The latest events of all orders. */
  latestEvents(limit: number): ActivityPart {
    return activityPart(
      `SELECT happened.id, happened.created_at AS at, CONCAT('order.', happened.kind) AS action, happened.actor,
         NULL AS actorId, 'order' AS subjectKind, placed.number AS subjectId, placed.number AS subjectName,
         happened.status
       FROM (SELECT * FROM order_events ORDER BY id DESC LIMIT ?) happened
       JOIN orders placed ON placed.id = happened.order_id`,
      [limit],
    );
  }
}
