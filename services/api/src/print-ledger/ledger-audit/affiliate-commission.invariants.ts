import { calculateAffiliateCommission } from '@gallery/domain';
import {
  numberColumn,
  textColumn,
  type InvariantViolation,
  type Invariant,
  type AuditRow,
} from './invariant';

/** Invariants of affiliate commissions and payouts. */
export const AFFILIATE_COMMISSION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an affiliate commission follows from its price, costs and rate',
    countSql: 'SELECT COUNT(*) FROM affiliate_commissions',
    violationsSql: `
      SELECT id, order_number, price_cents, production_cents, shipping_cents, payment_fee_cents, net_cents, rate_bp,
        commission_cents
      FROM affiliate_commissions`,
    evaluate: evaluateCommission,
  },
  {
    name: 'an affiliate commission belongs to a line of a paid order, one affiliate for each line',
    countSql: 'SELECT COUNT(*) FROM affiliate_commissions',
    violationsSql: `
      SELECT CONCAT('affiliate commission ', earned.id) AS subject,
        CONCAT('of order ', earned.order_number, ' has a price of ', earned.price_cents, ' cents; its order line is ',
          IF(sold.id IS NULL, 'unknown', CONCAT(sold.price_cents * sold.quantity, ' cents')),
          IF(orders.confirmed_at IS NULL, ' and was never paid', ''),
          IF(earned.earners > 1, CONCAT(' and is credited to ', earned.earners, ' affiliates'), '')) AS says
      FROM (
        SELECT id, order_id, order_line_id, order_number, price_cents,
          SUM(state NOT IN ('reversed', 'declined')) OVER (PARTITION BY order_line_id) AS earners
        FROM affiliate_commissions
      ) earned
        LEFT JOIN orders ON orders.id = earned.order_id
        LEFT JOIN order_lines sold ON sold.id = earned.order_line_id AND sold.order_id = earned.order_id
      WHERE sold.id IS NULL OR orders.confirmed_at IS NULL OR earned.earners > 1
        OR earned.price_cents <> sold.price_cents * sold.quantity`,
  },
  {
    name: 'an affiliate commission’s reversed amount is the sum of its reversals',
    countSql: 'SELECT COUNT(*) FROM affiliate_commissions',
    violationsSql: `
      SELECT CONCAT('affiliate commission ', line.id) AS subject,
        CONCAT('of ', line.commission_cents, ' cents and ', line.quantity, ' prints counts ', line.reversed_cents,
          ' cents and ', line.reversed_quantity, ' prints as reversed, its reversals ', COALESCE(reversals.cents, 0),
          ' and ', COALESCE(reversals.prints, 0)) AS says
      FROM affiliate_commissions line LEFT JOIN (
        SELECT affiliate_commission_id, SUM(cents) AS cents, SUM(quantity) AS prints FROM affiliate_commission_reversals GROUP BY affiliate_commission_id
      ) reversals ON reversals.affiliate_commission_id = line.id
      WHERE line.reversed_cents <> COALESCE(reversals.cents, 0) OR line.reversed_quantity <> COALESCE(reversals.prints, 0)
        OR line.reversed_cents > line.commission_cents OR line.reversed_quantity > line.quantity`,
  },
  {
    name: 'an affiliate’s payouts are the sum of their settled commissions',
    countSql: 'SELECT COUNT(*) FROM affiliates',
    violationsSql: `
      SELECT CONCAT('affiliate ', affiliate.code) AS subject,
        CONCAT('was paid ', COALESCE(paid.cents, 0), ' cents, but settled commissions add up to ', COALESCE(settled.cents, 0)) AS says
      FROM affiliates affiliate
        LEFT JOIN (SELECT affiliate_id, SUM(cents) AS cents FROM affiliate_payouts GROUP BY affiliate_id) paid
          ON paid.affiliate_id = affiliate.id
        LEFT JOIN (SELECT affiliate_id, SUM(settled_cents) AS cents FROM affiliate_commissions GROUP BY affiliate_id) settled
          ON settled.affiliate_id = affiliate.id
      WHERE COALESCE(paid.cents, 0) <> COALESCE(settled.cents, 0)`,
  },
];

function evaluateCommission(row: AuditRow): InvariantViolation | null {
  const { netCents, commissionCents } = calculateAffiliateCommission(
    numberColumn(row, 'price_cents'),
    {
      productionCents: numberColumn(row, 'production_cents'),
      shippingCents: numberColumn(row, 'shipping_cents'),
      paymentFeeCents: numberColumn(row, 'payment_fee_cents'),
    },
    numberColumn(row, 'rate_bp'),
  );
  if (
    netCents === numberColumn(row, 'net_cents') &&
    commissionCents === numberColumn(row, 'commission_cents')
  )
    return null;
  const [id, order, stored] = ['id', 'order_number', 'commission_cents'].map((column) =>
    textColumn(row, column),
  );
  return {
    subject: `affiliate commission ${id}`,
    message: `of order ${order} is ${stored} cents instead of ${commissionCents}`,
  };
}
