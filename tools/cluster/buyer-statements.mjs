/** Compares what the gallery told a buyer with the orders in the database. */

/** Statuses of orders that are void or unpaid. */
const UNPAID = ['pending', 'cancelled'];

/**
 * @typedef {object} BuyerOrder one row for each sold print, or one without a number
 * @property {string} orderNumber
 * @property {string} status
 * @property {number | null} editionNumber
 */

/**
 * @param {Pick<import('./buyer.mjs').Purchase, 'email' | 'outcome' | 'orderNumber' | 'editionNumbers'>} purchase
 * @param {readonly BuyerOrder[]} orders all orders of this buyer
 * @returns {string[]} a sentence for each contradiction
 */
export function contradictionsIn({ email, outcome, orderNumber, editionNumbers = [] }, orders) {
  const paid = orders.filter(({ status }) => !UNPAID.includes(status));
  if (outcome === 'bought') {
    const sold = paid
      .filter((order) => order.orderNumber === orderNumber)
      .map(({ editionNumber }) => editionNumber);
    const isSame = sold.length > 0 && sorted(editionNumbers) === sorted(sold);
    return isSame
      ? []
      : [
          `${email} has a receipt for number ${sorted(editionNumbers) || 'none'} but owns ${sorted(sold) || 'none'}`,
        ];
  }
  // A buyer who paid and saw no receipt has the confirmation email and the order page.
  return paid.length > 0 && outcome !== 'unknown' ? [`${email} saw “${outcome}” but has a paid order`] : [];
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b).join(', ');
