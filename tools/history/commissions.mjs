/** Rules about affiliates' commissions and payouts. Amounts in cents. */
import { told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const COMMISSION_RULES = [
  { name: 'payouts are what was earned, once', find: wrongPayouts },
  { name: 'a payout is kept as it was told', find: lostPayouts },
  { name: 'a refunded order earns no commission', find: unearned },
];

const sumOf = (rows, cents) => rows.reduce((sum, row) => sum + cents(row), 0);

function wrongPayouts({ rows }) {
  return [...new Set(rows.payouts.map(({ affiliateId }) => affiliateId))].flatMap((id) => {
    const own = ({ affiliateId }) => affiliateId === id;
    const paid = sumOf(rows.payouts.filter(own), ({ cents }) => cents);
    const settled = sumOf(rows.commissions.filter(own), ({ settledCents }) => settledCents);
    const earned = sumOf(rows.commissions.filter(own), ({ commissionCents }) => commissionCents);
    if (paid === settled && paid <= earned) return [];
    return [`affiliate ${id} was paid ${paid} cents, for ${settled} settled of ${earned} earned`];
  });
}

function lostPayouts({ entries, rows }) {
  return told(entries, 'payout').flatMap(({ request, answer }) => {
    const cents = rows.payouts.find(({ id }) => id === request.id)?.cents;
    return cents === answer.cents
      ? []
      : [`payout ${request.id} of ${answer.cents} cents is ${cents ?? 'missing'}`];
  });
}

function unearned({ rows }) {
  return rows.commissions.flatMap(({ id, orderId, commissionCents, reversedCents }) => {
    const order = rows.orders.find((row) => row.id === orderId);
    const isRefunded = order !== undefined && order.totalCents > 0 && order.refundedCents >= order.totalCents;
    return isRefunded && reversedCents !== commissionCents
      ? [
          `commission ${id} of refunded order ${order.number} has ${commissionCents - reversedCents} cents left`,
        ]
      : [];
  });
}
