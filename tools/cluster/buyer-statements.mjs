/** What a buyer was told, against what they have. */

/** States of orders that came to nothing or are not paid. */
const UNPAID = ['pending', 'cancelled'];

/**
 * @param {Pick<import('./buyer.mjs').Purchase, 'email' | 'outcome' | 'orderNumber' | 'numbers'>} purchase as the buyer was told
 * @param {readonly { orderNumber: string, status: string, number: number | null }[]} rows the buyer's orders with the numbers that are sold to them
 * @returns {string[]} what is not so, in words
 */
export function contradictionIn({ email, outcome, orderNumber, numbers = [] }, rows) {
  const paid = rows.filter(({ status }) => !UNPAID.includes(status));
  if (outcome === 'bought') {
    const sold = paid.filter((row) => row.orderNumber === orderNumber).map(({ number }) => number);
    const isSame = sold.length > 0 && inOrder(numbers) === inOrder(sold);
    return isSame ? [] : [`${email} was told number ${inOrder(numbers)}, and has ${inOrder(sold) || 'none'}`];
  }
  // Whoever has paid and was told nothing looks into the mail, or at the order's page.
  return paid.length > 0 && outcome !== 'unknown' ? [`${email} was told “${outcome}”, and has bought`] : [];
}

const inOrder = (numbers) => numbers.toSorted((a, b) => a - b).join(', ');
