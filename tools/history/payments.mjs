/** Rules about money: Stripe's payments and refunds against orders. Amounts in cents. */
import { duplicatesIn, told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const PAYMENT_RULES = [
  { name: 'paid means confirmed or refunded', find: paidForNothing },
  { name: 'a confirmed order is paid, with its total', find: unpaidOrders },
  { name: 'a refund is made once', find: wrongRefunds },
  { name: 'the gallery knows what Stripe has refunded', find: unknownRefunds },
];

/** Refunds that move money. */
const refundsOf = ({ refunds }, intentId) =>
  refunds.filter((refund) => refund.intentId === intentId && !['failed', 'canceled'].includes(refund.status));
const sumOf = (refunds) => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

function paidForNothing({ rows, stripe }) {
  return stripe.sessions
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ id, reference, intentId, amountCents }) => {
      const order = rows.orders.find((row) => row.id === reference);
      const refundedCents = sumOf(refundsOf(stripe, intentId));
      if (order?.isConfirmed || refundedCents === amountCents) return [];
      return [
        `session ${id} is paid with ${amountCents} cents, its order ${order?.number ?? reference} is ${order?.status ?? 'missing'}, and ${refundedCents} are refunded`,
      ];
    });
}

function unpaidOrders({ entries, rows, stripe }) {
  const bought = new Set(told(entries, 'checkout').map(({ answer }) => answer.orderNumber));
  return rows.orders
    .filter(({ number, isConfirmed }) => isConfirmed && bought.has(number))
    .flatMap(({ id, number, totalCents }) => {
      const paid = stripe.sessions.filter(({ reference, isPaid }) => isPaid && reference === id);
      if (paid.length === 1 && paid[0].amountCents === totalCents) return [];
      const amounts = paid.map(({ amountCents }) => amountCents).join(' and ') || 'none';
      return [`order ${number} of ${totalCents} cents is confirmed, its payments at Stripe are ${amounts}`];
    });
}

function wrongRefunds({ entries, stripe }) {
  const made = stripe.refunds.flatMap(({ requestId }) => requestId ?? []);
  const tooMuch = stripe.sessions.flatMap(({ id, intentId, amountCents }) => {
    const refundedCents = sumOf(refundsOf(stripe, intentId));
    return refundedCents > amountCents
      ? [`session ${id} of ${amountCents} cents has ${refundedCents} refunded`]
      : [];
  });
  const asked = entries.filter(({ operation }) => operation === 'refund');
  const others = new Set(
    asked.filter(({ outcome }) => outcome !== 'refused').map(({ request }) => request.id),
  );
  return [
    ...tooMuch,
    ...duplicatesIn(made).map((id) => `refund ${id} was made twice`),
    ...told(entries, 'refund')
      .filter(({ request }) => !made.includes(request.id))
      .map(({ request }) => `refund ${request.id} of order ${request.orderNumber} was promised and not made`),
    ...asked
      .filter(({ request }) => !others.has(request.id) && made.includes(request.id))
      .map(({ request }) => `refund ${request.id} was refused and made`),
  ];
}

function unknownRefunds({ rows, stripe }) {
  return stripe.sessions
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ id, reference, intentId }) => {
      const payment = rows.payments.find((row) => row.reference === reference);
      const order = rows.orders.find((row) => row.id === reference);
      const refundedCents = sumOf(refundsOf(stripe, intentId));
      if (payment?.refundedCents === refundedCents && order?.refundedCents === refundedCents) return [];
      return [
        `session ${id} has ${refundedCents} cents refunded, its payment says ${payment?.refundedCents}, its order ${order?.refundedCents}`,
      ];
    });
}
