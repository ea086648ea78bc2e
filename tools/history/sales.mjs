/** Rules about numbers, receipts and certificates. */
import { duplicatesIn, printOf, told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const SALE_RULES = [
  { name: 'a number is sold once', find: soldTwice },
  { name: 'a receipt shows what its buyer owns', find: wrongReceipts },
  { name: 'a paid receipt stays paid', find: lostReceipts },
  { name: 'a sold print has one valid certificate, a refunded one none', find: wrongCertificates },
  { name: 'what is sold is not offered', find: offeredAgain },
  { name: 'who was refused has no paid order', find: refusedButPaid },
];

/** The edition of each checkout session. @param {import('./history.mjs').Entry[]} entries */
const editionBySession = (entries) =>
  new Map(told(entries, 'checkout').map(({ request, answer }) => [answer.sessionId, request.editionId]));

/** Receipts of paid orders, each number of each with its edition. */
function paidPrints(entries) {
  const editionOf = editionBySession(entries);
  return told(entries, 'receipt')
    .filter(({ answer }) => answer.payment === 'paid')
    .flatMap(({ request, answer, ended }) =>
      answer.editionNumbers.map((editionNumber) => ({
        editionId: editionOf.get(request.sessionId),
        editionNumber,
        orderNumber: answer.orderNumber,
        ended,
      })),
    );
}

function soldTwice({ entries, rows }) {
  /** @type {Map<string, Set<string>>} */
  const owners = new Map();
  for (const { orderNumber, ...print } of paidPrints(entries)) {
    const key = printOf(print);
    owners.set(key, (owners.get(key) ?? new Set()).add(orderNumber));
  }
  const certified = rows.certificates.filter(({ isValid }) => isValid).map(printOf);
  return [
    ...[...owners]
      .filter(([, orders]) => orders.size > 1)
      .map(([print, orders]) => `${print} is on receipts of ${[...orders].join(' and ')}`),
    ...duplicatesIn(certified).map((print) => `${print} has two valid certificates`),
  ];
}

function wrongReceipts({ entries, rows }) {
  const last = new Map(
    told(entries, 'receipt')
      .filter(({ answer }) => answer.payment === 'paid')
      .map(({ answer }) => [answer.orderNumber, answer.editionNumbers]),
  );
  return [...last].flatMap(([number, shown]) => {
    const order = rows.orders.find((row) => row.number === number);
    const owned = rows.prints
      .filter(({ orderId, state }) => state === 'sold' && orderId === order?.id)
      .map(({ editionNumber }) => editionNumber);
    if (order?.isConfirmed && sorted(shown) === sorted(owned)) return [];
    return [
      `order ${number} has a receipt for ${sorted(shown) || 'no number'} but owns ${sorted(owned) || 'none'}`,
    ];
  });
}

function lostReceipts({ entries }) {
  const receipts = entries.filter(({ operation }) => operation === 'receipt');
  return receipts
    .filter(({ outcome, answer }) => outcome === 'told' && answer.payment === 'paid')
    .flatMap((paid) =>
      receipts
        .filter(({ request, begun }) => request.sessionId === paid.request.sessionId && begun >= paid.ended)
        .filter(
          ({ outcome, answer }) =>
            outcome === 'refused' || ['open', 'expired', 'failed'].includes(answer.payment),
        )
        .map(
          ({ answer, status }) =>
            `order ${paid.answer.orderNumber} was paid, then ${answer.payment ?? status}`,
        ),
    );
}

function wrongCertificates({ entries, rows }) {
  const bought = new Set(told(entries, 'checkout').map(({ answer }) => answer.orderNumber));
  return rows.orders
    .filter(({ number, isConfirmed }) => isConfirmed && bought.has(number))
    .flatMap((order) =>
      rows.prints
        .filter(({ state, orderId }) => state === 'sold' && orderId === order.id)
        .flatMap((print) => {
          const valid = rows.certificates.filter(
            (each) => each.isValid && each.orderId === order.id && printOf(each) === printOf(print),
          );
          const isRefunded = order.refundedCents >= order.totalCents;
          const wanted = isRefunded ? 0 : 1;
          if (valid.length === wanted) return [];
          return [
            `${printOf(print)} of ${isRefunded ? 'refunded ' : ''}order ${order.number} has ${valid.length} valid certificates`,
          ];
        }),
    );
}

/** The history returns no print to stock, so what was sold stays sold. */
function offeredAgain({ entries }) {
  const sold = paidPrints(entries);
  return told(entries, 'inventory').flatMap(({ begun, answer }) =>
    answer.editions.flatMap(({ editionId, available, total }) => {
      const before = sold
        .filter((print) => print.editionId === editionId && print.ended <= begun)
        .map(printOf);
      const left = total - new Set(before).size;
      if (available >= 0 && available <= left) return [];
      return [
        `edition ${editionId} was offered with ${available} available, when ${left} of ${total} could be left`,
      ];
    }),
  );
}

function refusedButPaid({ entries, rows }) {
  const checkouts = entries.filter(({ operation }) => operation === 'checkout');
  const others = new Set(
    checkouts.filter(({ outcome }) => outcome !== 'refused').map(({ request }) => request.email),
  );
  return checkouts
    .filter(({ outcome, request }) => outcome === 'refused' && !others.has(request.email))
    .flatMap(({ request: { email } }) =>
      rows.orders
        .filter((order) => order.email === email && order.isConfirmed)
        .map(({ number }) => `${email} was refused but has the paid order ${number}`),
    );
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b).join(', ');
