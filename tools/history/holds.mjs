/** Rules about prints that the gallery has promised to keep for someone. */
import { printOf, told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const HOLD_RULES = [
  { name: 'a cart hold is kept until it ends', find: (evidence) => broken(evidence, cartHolds(evidence)) },
  {
    name: 'a reservation is kept until it ends',
    find: (evidence) => broken(evidence, reservations(evidence)),
  },
];

/**
 * A print that is held for someone for a time.
 * @typedef {{ client: string, editionId: string, editionNumber: number, from: number, until: number }} Keeping
 */

/** Until it expires, is released or is used by its owner's checkout. @returns {Keeping[]} */
function cartHolds({ entries }) {
  return told(entries, 'hold').map(({ client, begun, ended, answer }) => {
    const ends = entries
      .filter(({ operation, request }) => endsHold(operation, request, answer.id))
      .map((entry) => entry.begun);
    // In seconds from the answer, so that the clocks of instances don't matter.
    return {
      ...print(answer),
      client,
      from: ended,
      until: Math.min(begun + answer.secondsLeft * 1_000, ...ends),
    };
  });
}

const endsHold = (operation, request, id) =>
  (operation === 'release-hold' && request.id === id) ||
  (operation === 'checkout' && request.cartHoldIds?.includes(id));

/** @returns {Keeping[]} */
function reservations({ entries }) {
  return told(entries, 'reserve').map(({ client, ended, answer }) => {
    const ends = entries
      .filter(
        ({ operation, request }) =>
          operation === 'release-reservation' && printOf(request) === printOf(answer),
      )
      .map((entry) => entry.begun);
    return { ...print(answer), client, from: ended, until: Math.min(answer.until, ...ends) };
  });
}

/** @param {import('./evidence.mjs').Evidence} evidence @param {readonly Keeping[]} keepings @returns {string[]} */
function broken({ entries, rows }, keepings) {
  const takings = [
    ...told(entries, 'hold').map(taking('held in the cart of')),
    ...told(entries, 'reserve').map(taking('reserved for')),
    ...orderTakings(entries, rows),
  ];
  return keepings.flatMap((kept) =>
    takings
      .filter((taken) => taken.client !== kept.client && printOf(taken) === printOf(kept))
      .filter(({ begun, ended }) => begun >= kept.from && ended <= kept.until)
      .map(({ how, client }) => `${printOf(kept)}, kept for ${kept.client}, was ${how} ${client} meanwhile`),
  );
}

const taking =
  (how) =>
  ({ client, begun, ended, answer }) => ({ ...print(answer), client, begun, ended, how });

/** Prints that orders got at their checkout. */
const orderTakings = (entries, rows) =>
  told(entries, 'checkout').flatMap(({ client, begun, ended, answer }) => {
    const order = rows.orders.find(({ number }) => number === answer.orderNumber);
    return rows.prints
      .filter(({ orderId }) => order !== undefined && orderId === order.id)
      .map((taken) => ({ ...print(taken), client, begun, ended, how: 'given to' }));
  });

const print = ({ editionId, editionNumber }) => ({ editionId, editionNumber });
