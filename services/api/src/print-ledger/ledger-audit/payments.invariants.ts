import type { Invariant } from './invariant';

/** Refunds in these states returned no money. */
const FAILED_REFUND_STATES = "('failed', 'canceled')";
/** Offline sales have no payment. */
const IS_OFFLINE_SALE = "orders.order_type = 'offline_sale'";

/** Invariants of payments, refunds and payment requests. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a paid order has one payment of its total, or is an offline sale',
    countSql: 'SELECT COUNT(*) FROM orders WHERE confirmed_at IS NOT NULL',
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('of ', orders.total_cents, ' ', orders.currency, ' cents is confirmed with ',
          IF(payment.id IS NULL, 'no payment', CONCAT('a payment of ', payment.amount_cents, ' ', payment.currency,
            ' cents, which is ', payment.state))) AS says
      FROM orders LEFT JOIN payments payment ON payment.reference = orders.payment_reference
      WHERE orders.confirmed_at IS NOT NULL
        AND NOT (orders.payment_reference IS NULL AND ${IS_OFFLINE_SALE})
        AND (payment.id IS NULL OR payment.state NOT IN ('paid', 'refunded')
          OR payment.amount_cents <> orders.total_cents OR payment.currency <> orders.currency)`,
  },
  {
    name: 'a payment of an unfulfilled order is refunded',
    countSql: "SELECT COUNT(*) FROM payments WHERE state = 'paid'",
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('is ', orders.status, ', and ', payment.amount_cents - payment.refunded_cents,
          ' cents of its payment have no refund in the outbox') AS says
      FROM payments payment JOIN orders
        ON orders.payment_reference = payment.reference OR orders.id = payment.reference
      WHERE payment.state = 'paid' AND orders.status IN ('pending', 'cancelled', 'rejected')
        AND NOT EXISTS (SELECT 1 FROM outbox
          WHERE outbox.dedupe_key = CONCAT('payment-refund:', payment.reference) AND outbox.state = 'waiting')`,
  },
  {
    name: 'a payment’s refunded amount is the sum of its refunds at Stripe, and at most what was paid',
    countSql: 'SELECT COUNT(*) FROM payments',
    violationsSql: `
      SELECT CONCAT('payment ', payment.id) AS subject,
        CONCAT('of ', payment.amount_cents, ' cents, which is ', payment.state, ', counts ', payment.refunded_cents,
          ' as refunded, but its refunds add up to ', COALESCE(made.cents, 0)) AS says
      FROM payments payment LEFT JOIN (
        SELECT payment_id, SUM(amount_cents) AS cents FROM refunds
        WHERE status NOT IN ${FAILED_REFUND_STATES} GROUP BY payment_id
      ) made ON made.payment_id = payment.id
      WHERE COALESCE(made.cents, 0) <> payment.refunded_cents OR payment.refunded_cents > payment.amount_cents
        OR (payment.state = 'paid' AND payment.refunded_cents = payment.amount_cents AND payment.amount_cents > 0)`,
  },
  {
    name: 'an order and its payment have the same refunded amount',
    countSql: 'SELECT COUNT(*) FROM orders WHERE payment_reference IS NOT NULL',
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('counts ', orders.refunded_cents, ' cents as refunded of ', orders.total_cents, ', but its payment ',
          payment.refunded_cents) AS says
      FROM orders JOIN payments payment ON payment.reference = orders.payment_reference
      WHERE orders.refunded_cents <> payment.refunded_cents`,
  },
  {
    name: 'an offline sale’s refunded amount is the sum of its refund requests',
    countSql: `SELECT COUNT(*) FROM orders WHERE payment_reference IS NULL AND ${IS_OFFLINE_SALE}`,
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('counts ', orders.refunded_cents, ' cents as refunded of ', orders.total_cents, ', but its refund requests add up to ',
          COALESCE(done.cents, 0)) AS says
      FROM orders LEFT JOIN (
        SELECT reference, SUM(amount_cents) AS cents FROM refund_requests WHERE state = 'done' GROUP BY reference
      ) done ON done.reference = orders.id
      WHERE orders.payment_reference IS NULL AND ${IS_OFFLINE_SALE}
        AND (orders.refunded_cents > orders.total_cents OR orders.refunded_cents <> COALESCE(done.cents, 0))`,
  },
  {
    name: 'requested refunds do not exceed the payment',
    countSql: 'SELECT COUNT(*) FROM refund_requests',
    violationsSql: `
      SELECT CONCAT('payment of ', payment.reference) AS subject,
        CONCAT('has ', payment.amount_cents, ' cents, but refunds of ', SUM(request.amount_cents), ' are requested') AS says
      FROM refund_requests request JOIN payments payment ON payment.reference = request.reference
      WHERE request.state <> 'refused'
      GROUP BY payment.reference, payment.amount_cents
      HAVING SUM(request.amount_cents) > payment.amount_cents`,
  },
  {
    name: 'a payment request has the sum of its lines and the state of its payment',
    countSql: 'SELECT COUNT(*) FROM payment_requests',
    // Has no payment until someone opens its link.
    violationsSql: `
      SELECT CONCAT('payment request ', request.id) AS subject,
        CONCAT('of ', request.amount_cents, ' cents is ', request.state, ', its lines add up to ',
          COALESCE(lined.cents, 0), ' and its payment is ', COALESCE(payment.state, 'missing')) AS says
      FROM payment_requests request
        LEFT JOIN (SELECT payment_request_id, SUM(amount_cents) AS cents FROM payment_request_lines
          GROUP BY payment_request_id) lined ON lined.payment_request_id = request.id
        LEFT JOIN payments payment ON payment.reference = request.id
      WHERE COALESCE(lined.cents, 0) <> request.amount_cents
        OR payment.amount_cents <> request.amount_cents
        OR (payment.id IS NULL AND (request.payment_intent_id IS NOT NULL OR request.state IN ('paid', 'refunded')))
        OR (request.state = 'paid' AND payment.state <> 'paid')
        OR (request.state = 'refunded' AND payment.state <> 'refunded')
        OR (request.state = 'open' AND payment.state NOT IN ('creating', 'open'))`,
  },
  {
    name: 'an order’s paid shipping is the sum of its paid shipping lines',
    countSql: 'SELECT COUNT(*) FROM orders',
    violationsSql: `
      SELECT CONCAT('order ', orders.number) AS subject,
        CONCAT('counts ', orders.shipping_paid_cents, ' cents of paid shipping, but its payment requests add up to ',
          COALESCE(paid.cents, 0)) AS says
      FROM orders LEFT JOIN (
        SELECT request.order_id, SUM(line.amount_cents) AS cents
        FROM payment_requests request JOIN payment_request_lines line ON line.payment_request_id = request.id
        WHERE request.state = 'paid' AND NOT request.pays_order AND line.kind = 'shipping'
        GROUP BY request.order_id
      ) paid ON paid.order_id = orders.id
      WHERE orders.shipping_paid_cents <> COALESCE(paid.cents, 0)`,
  },
];

/** Workers poll every second; a message that has been due for this long is stuck. */
const MAX_DELIVERY_DELAY_MINUTES = 15;
/** Messages that move money: one that has permanently failed needs attention. */
const MONEY_MESSAGE_KINDS = "('payment-refund', 'payment-refund-part', 'payment-request-cancel')";

/** Invariants of the outbox (ADR 0011). Failed emails are shown in the admin. */
export const OUTBOX_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a requested refund has a job in the outbox',
    countSql: "SELECT COUNT(*) FROM refund_requests WHERE state = 'asked'",
    violationsSql: `
      SELECT CONCAT('refund ', request.id) AS subject,
        CONCAT('of ', request.amount_cents, ' cents is requested but has no job in the outbox') AS says
      FROM refund_requests request
      WHERE request.state = 'asked' AND NOT EXISTS (SELECT 1 FROM outbox
        WHERE outbox.dedupe_key = CONCAT('payment-refund-part:', request.id) AND outbox.state = 'waiting')`,
  },
  {
    name: 'no outbox message about money has failed for good',
    countSql: `SELECT COUNT(*) FROM outbox WHERE kind IN ${MONEY_MESSAGE_KINDS}`,
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject,
        CONCAT('(', kind, ') failed after ', attempts, ' attempts: ', COALESCE(last_error, '')) AS says
      FROM outbox WHERE state = 'dead' AND kind IN ${MONEY_MESSAGE_KINDS}`,
  },
  {
    name: 'due outbox messages are being delivered',
    countSql: "SELECT COUNT(*) FROM outbox WHERE state = 'waiting'",
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject, CONCAT('(', kind, ') has been due since ', due_at) AS says
      FROM outbox
      WHERE state = 'waiting' AND due_at < UTC_TIMESTAMP(3) - INTERVAL ${MAX_DELIVERY_DELAY_MINUTES} MINUTE`,
  },
  {
    name: 'an outbox message has a delivery time exactly when it is delivered',
    countSql: 'SELECT COUNT(*) FROM outbox',
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject,
        CONCAT('(', kind, ') is ', state, ', delivered ', COALESCE(delivered_at, 'never')) AS says
      FROM outbox WHERE (state = 'delivered') <> (delivered_at IS NOT NULL)`,
  },
];
