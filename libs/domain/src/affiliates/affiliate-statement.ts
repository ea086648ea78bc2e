import { calculateAffiliateCommission, parseRate } from './affiliate-commission';
import { toCents, type Cents } from '../pricing/money';

/** A line of commission as a statement shows it. Dollars, for the whole line. */
export interface StatementLineAmounts {
  /** Names the line for good, without telling order or buyer. */
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

/** A month of a partner's account as a statement shows it. Dollars. */
export interface StatementAmounts {
  /** What was owed when the month began. */
  opening: number;
  lines: readonly StatementLineAmounts[];
  /** What went back; negative where it came again. */
  reversals: readonly { amount: number }[];
  payouts: readonly { amount: number }[];
  /** What is owed at its end. */
  closing: number;
}

/** What a month comes to, in cents. */
export interface StatementTotals {
  openingCents: Cents;
  earnedCents: Cents;
  reversedCents: Cents;
  paidCents: Cents;
  closingCents: Cents;
}

/** What is owed at the end of a month: what was owed, and was earned, less what went back and was paid. */
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

/** What of a statement does not add up. */
export interface StatementErrors {
  /** Codes of lines whose net or commission does not follow from their figures. */
  lines: string[];
  /** Whether the month's end does not follow from its beginning. */
  closing: boolean;
}

/** Reckons a statement again from its own figures; both parts are empty when it holds. */
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
