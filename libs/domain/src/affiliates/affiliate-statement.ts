import { calculateAffiliateCommission, parseRate } from './affiliate-commission';
import { toCents, type Cents } from '../pricing/money';

/** A commission on a statement. Dollars, for the whole line. */
export interface StatementLineAmounts {
  /** Permanent code of the line, without a hint of the order or the buyer. */
  code: string;
  price: number;
  production: number;
  shipping: number;
  paymentFee: number;
  net: number;
  /** Percent: `20.00`. */
  rate: string;
  commission: number;
}

/** A month of an affiliate's statement. Dollars. */
export interface StatementAmounts {
  /** The opening balance. */
  opening: number;
  lines: readonly StatementLineAmounts[];
  /** Reversals; negative where one was undone. */
  reversals: readonly { amount: number }[];
  payouts: readonly { amount: number }[];
  /** The closing balance. */
  closing: number;
}

/** The totals of a month, in cents. */
export interface StatementTotals {
  openingCents: Cents;
  earnedCents: Cents;
  reversedCents: Cents;
  paidCents: Cents;
  closingCents: Cents;
}

/** Closing balance: opening plus earned, minus reversed and paid. */
export function statementTotals(
  openingCents: Cents,
  month: {
    lines: readonly { commissionCents: Cents }[];
    reversals: readonly { cents: Cents }[];
    payouts: readonly { cents: Cents }[];
  },
): StatementTotals {
  const earnedCents = month.lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);
  const reversedCents = month.reversals.reduce((sum, reversal) => sum + reversal.cents, 0);
  const paidCents = month.payouts.reduce((sum, payout) => sum + payout.cents, 0);
  const closingCents = openingCents + earnedCents - reversedCents - paidCents;
  return { openingCents, earnedCents, reversedCents, paidCents, closingCents };
}

/** What does not add up. */
export interface StatementErrors {
  /** Codes of lines whose net or commission is wrong. */
  lines: string[];
  /** The closing balance does not follow from the opening one. */
  closing: boolean;
}

/** Recalculates a statement from its own amounts; both parts are empty when it is right. */
export function statementErrors(month: StatementAmounts): StatementErrors {
  const sums = statementTotals(toCents(month.opening), {
    lines: month.lines.map(({ commission }) => ({ commissionCents: toCents(commission) })),
    reversals: month.reversals.map(({ amount }) => ({ cents: toCents(amount) })),
    payouts: month.payouts.map(({ amount }) => ({ cents: toCents(amount) })),
  });
  return {
    lines: month.lines.filter((line) => !isLineConsistent(line)).map(({ code }) => code),
    closing: sums.closingCents !== toCents(month.closing),
  };
}

function isLineConsistent(line: StatementLineAmounts): boolean {
  const rateBp = parseRate(line.rate);
  if (rateBp === null) return false;
  const costs = {
    productionCents: toCents(line.production),
    shippingCents: toCents(line.shipping),
    paymentFeeCents: toCents(line.paymentFee),
  };
  const { netCents, commissionCents } = calculateAffiliateCommission(toCents(line.price), costs, rateBp);
  return netCents === toCents(line.net) && commissionCents === toCents(line.commission);
}
