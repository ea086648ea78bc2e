import type { Invariant } from './invariant';

/** Invariants of orders: totals and statuses. */
export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an order’s total is the sum of its lines, tax, card fee and extras',
    countSql: 'SELECT COUNT(*) FROM orders',
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('has lines of ', COALESCE(lined.cents, 0), ', a subtotal of ', subtotal_cents, ', tax ', tax_cents,
          ', fee ', card_fee_cents, ', extras ', extras_cents, ' and a total of ', total_cents, ' cents') AS says
      FROM orders LEFT JOIN (
        SELECT order_id, SUM(price_cents * quantity) AS cents FROM order_lines GROUP BY order_id
      ) lined ON lined.order_id = orders.id
      WHERE lined.cents IS NULL OR lined.cents <> subtotal_cents
        OR subtotal_cents + tax_cents + card_fee_cents + extras_cents <> total_cents`,
  },
  {
    name: 'an order has the status of its last event',
    countSql: 'SELECT COUNT(*) FROM orders',
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('is ', orders.status, ', but its last event is ', COALESCE(latest.status, 'none')) AS says
      FROM orders LEFT JOIN (
        SELECT order_id, status, ROW_NUMBER() OVER (PARTITION BY order_id ORDER BY created_at DESC, id DESC) AS position
        FROM order_events
      ) latest ON latest.order_id = orders.id AND latest.position = 1
      WHERE NOT latest.status <=> orders.status`,
  },
  {
    name: 'an order has a confirmation time exactly when its status requires one',
    countSql: 'SELECT COUNT(*) FROM orders',
    violationsSql: `
      SELECT CONCAT('order ', number) AS subject,
        CONCAT('is ', status, IF(confirmed_at IS NULL, ' without', ' with'), ' a confirmation time') AS says
      FROM orders
      WHERE IF(confirmed_at IS NULL, status NOT IN ('pending', 'cancelled', 'rejected'), status = 'pending')`,
  },
  {
    name: 'an order line’s edition belongs to its artwork',
    countSql: 'SELECT COUNT(*) FROM order_lines WHERE edition_id IS NOT NULL',
    violationsSql: `
      SELECT CONCAT('order ', COALESCE(orders.number, line.order_id)) AS subject,
        CONCAT('has a line "', line.title, '" of edition ', line.edition_id, ', which is unknown or belongs to another artwork') AS says
      FROM order_lines line
        LEFT JOIN orders ON orders.id = line.order_id
        LEFT JOIN editions edition ON edition.id = line.edition_id
      WHERE line.edition_id IS NOT NULL
        AND NOT COALESCE(edition.artwork_id, edition.photo_id) <=> line.artwork_id`,
  },
];
