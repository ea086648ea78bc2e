import { printLabelSql, type Invariant } from './invariant';

const ORDER_LINE_JOIN = `
  LEFT JOIN order_lines line
    ON line.id = print.order_line_id AND line.order_id = print.order_id AND line.edition_id = print.edition_id
  LEFT JOIN orders ON orders.id = line.order_id`;

/** Invariants of prints and the orders that have them. */
export const PRINT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an edition has each of its prints once',
    countSql: 'SELECT COUNT(*) FROM editions',
    // The primary key rules out duplicates.
    violationsSql: `
      SELECT CONCAT('edition ', edition.id) AS subject,
        CONCAT('has ', COUNT(print.edition_number), ' prints up to number ', COALESCE(MAX(print.edition_number), 0), ' of ', edition.total)
          AS says
      FROM editions edition LEFT JOIN prints print ON print.edition_id = edition.id
      GROUP BY edition.id, edition.total
      HAVING COUNT(print.edition_number) <> edition.total OR COALESCE(MAX(print.edition_number), 0) <> edition.total`,
  },
  {
    name: 'an edition counts its sold and void prints',
    countSql: 'SELECT COUNT(*) FROM editions',
    violationsSql: `
      SELECT CONCAT('edition ', edition.id) AS subject,
        CONCAT('counts ', edition.sold_or_void_count, ' sold or void prints but has ', SUM(COALESCE(print.state IN ('sold', 'void'), 0)))
          AS says
      FROM editions edition LEFT JOIN prints print ON print.edition_id = edition.id
      GROUP BY edition.id, edition.sold_or_void_count
      HAVING edition.sold_or_void_count <> SUM(COALESCE(print.state IN ('sold', 'void'), 0))`,
  },
  {
    name: 'a print names an order, hold or collector only where its state allows it',
    countSql: 'SELECT COUNT(*) FROM prints',
    violationsSql: `
      SELECT ${printLabelSql('print')} AS subject,
        CONCAT('is ', print.state, ' for order ', COALESCE(print.order_id, 'none'),
          ', held until ', COALESCE(print.held_until, 'never'),
          ', reserved until ', COALESCE(print.reserved_until, 'never')) AS says
      FROM prints print
      WHERE (order_id IS NULL) <> (order_line_id IS NULL)
        OR (collector_id IS NOT NULL AND gallery_hold_for IS NOT NULL)
        OR CASE state
          WHEN 'held' THEN
            (order_id IS NULL) <> (held_until IS NULL) OR (order_id IS NULL AND reserved_until IS NULL)
          ELSE
            held_until IS NOT NULL OR reserved_until IS NOT NULL OR collector_id IS NOT NULL
            OR gallery_hold_for IS NOT NULL OR (state = 'available' AND order_id IS NOT NULL)
        END`,
  },
  {
    name: 'a print is held for an order only while the order can be paid',
    countSql: "SELECT COUNT(*) FROM prints WHERE state = 'held' AND order_id IS NOT NULL",
    violationsSql: `
      SELECT ${printLabelSql('print')} AS subject,
        CONCAT('is held for order ', COALESCE(orders.number, print.order_id), ', which is ',
          COALESCE(orders.status, 'unknown or has no such line'),
          IF(orders.status = 'pending', ' and has no open payment', '')) AS says
      FROM prints print ${ORDER_LINE_JOIN}
      WHERE print.state = 'held' AND print.order_id IS NOT NULL AND (
        orders.id IS NULL OR orders.status <> 'pending' OR NOT (
          EXISTS (SELECT 1 FROM payments
            WHERE payments.reference = orders.id AND payments.state IN ('creating', 'open'))
          OR EXISTS (SELECT 1 FROM payment_requests request
            WHERE request.order_id = orders.id AND request.pays_order AND request.state = 'open')))`,
  },
  {
    name: 'a pending order holds all of its prints',
    countSql: "SELECT COUNT(*) FROM orders WHERE status = 'pending'",
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('holds ', COUNT(print.edition_number), ' of ', line.quantity, ' prints of "', line.title, '"') AS says
      FROM orders
        JOIN order_lines line ON line.order_id = orders.id
        LEFT JOIN prints print ON print.order_id = orders.id AND print.order_line_id = line.id
          AND print.edition_id = line.edition_id AND print.state = 'held'
      WHERE orders.status = 'pending' AND line.edition_id IS NOT NULL
      GROUP BY orders.number, line.id, line.quantity, line.title
      HAVING COUNT(print.edition_number) <> line.quantity`,
  },
  {
    name: 'a sold print belongs to a paid order',
    countSql: "SELECT COUNT(*) FROM prints WHERE state = 'sold' AND order_id IS NOT NULL",
    violationsSql: `
      SELECT ${printLabelSql('print')} AS subject,
        CONCAT('is sold to order ', COALESCE(orders.number, print.order_id),
          IF(orders.id IS NULL, ', which is unknown or has no such line', ', which was never paid')) AS says
      FROM prints print ${ORDER_LINE_JOIN}
      WHERE print.state = 'sold' AND print.order_id IS NOT NULL
        AND (orders.id IS NULL OR orders.confirmed_at IS NULL)`,
  },
  {
    name: 'a paid order has all of its prints',
    countSql: 'SELECT COUNT(*) FROM orders WHERE confirmed_at IS NOT NULL',
    // A returned print may belong to another order by now, so returns are counted from the history.
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('has ', COALESCE(has.prints, 0), ' of ', line.quantity, ' prints of "', line.title, '"',
          IF(returned.prints IS NULL, '', CONCAT(' and ', returned.prints, ' returned'))) AS says
      FROM orders
        JOIN order_lines line ON line.order_id = orders.id
        LEFT JOIN (
          SELECT order_id, order_line_id, COUNT(*) AS prints FROM prints
          WHERE state IN ('sold', 'void') AND order_id IS NOT NULL GROUP BY order_id, order_line_id
        ) has ON has.order_id = orders.id AND has.order_line_id = line.id
        LEFT JOIN (
          SELECT order_line_id, COUNT(*) AS prints FROM print_events
          WHERE kind = 'returned' AND order_line_id IS NOT NULL GROUP BY order_line_id
        ) returned ON returned.order_line_id = line.id
      WHERE orders.confirmed_at IS NOT NULL AND line.edition_id IS NOT NULL
        AND COALESCE(has.prints, 0) + COALESCE(returned.prints, 0) <> line.quantity`,
  },
  {
    name: 'a print has the state of its last event',
    countSql: 'SELECT COUNT(*) FROM prints',
    violationsSql: `
      SELECT ${printLabelSql('print')} AS subject,
        CONCAT('is ', print.state, IF(print.order_id IS NULL, '', CONCAT(' for order ', print.order_id)),
          ', but its last event is ', COALESCE(latest.kind, 'none'),
          IF(latest.order_id IS NULL, '', CONCAT(' for order ', latest.order_id))) AS says
      FROM prints print LEFT JOIN (
        SELECT edition_id, edition_number, kind, order_id,
          ROW_NUMBER() OVER (PARTITION BY edition_id, edition_number ORDER BY created_at DESC, id DESC) AS position
        FROM print_events WHERE kind IN ('sold', 'returned', 'void')
      ) latest ON latest.edition_id = print.edition_id AND latest.edition_number = print.edition_number AND latest.position = 1
      WHERE CASE print.state
        WHEN 'sold' THEN NOT (COALESCE(latest.kind, '') = 'sold' AND latest.order_id <=> print.order_id)
        WHEN 'void' THEN COALESCE(latest.kind, '') <> 'void'
        ELSE COALESCE(latest.kind, 'returned') <> 'returned'
      END`,
  },
];
