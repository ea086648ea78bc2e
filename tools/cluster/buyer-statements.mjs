/** Compares what a buyer was told with what they have. */

/** Statuses of orders that are void or unpaid. */
const UNPAID = ['pending', 'cancelled'];

/**
 * @param {Pick<import('./buyer.mjs').Purchase, 'email' | 'outcome' | 'orderNumber' | 'numbers'>} purchase as the buyer was told
 * @param {readonly { orderNumber: string, status: string, number: number | null }[]} rows the buyer's orders with the numbers that are sold to them
 * @returns {string[]} a sentence for each contradiction
 */
export function contradictionIn({ email, outcome, orderNumber, numbers = [] }, rows) {
  const paid = rows.filter(({ status }) => !UNPAID.includes(status));
  if (outcome === 'bought') {
    const sold = paid.filter((row) => row.orderNumber === orderNumber).map(({ number }) => number);
    const isSame = sold.length > 0 && inOrder(numbers) === inOrder(sold);
    return isSame ? [] : [`${email} was told number ${inOrder(numbers)} but has ${inOrder(sold) || 'none'}`];
  }
  // A buyer who paid and was told nothing can look at the email or the order's page.
  return paid.length > 0 && outcome !== 'unknown' ? [`${email} was told “${outcome}” but has bought`] : [];
}

const inOrder = (numbers) => numbers.toSorted((a, b) => a - b).join(', ');
