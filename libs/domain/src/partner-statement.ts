import { commissionOf, readRate } from './commission';
import { cents, type Cents } from './money';

/** A line of commission as a statement shows it. Dollars, for the whole line. */
export interface StatedLine {
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
export interface StatedMonth {
  /** What was owed when the month began. */
  opening: number;
  lines: readonly StatedLine[];
  /** What went back; negative where it came again. */
  reversals: readonly { amount: number }[];
  payouts: readonly { amount: number }[];
  /** What is owed at its end. */
  closing: number;
}

/** What a month comes to, in cents. */
export interface MonthSums {
  openingCents: Cents;
  earnedCents: Cents;
  reversedCents: Cents;
  paidCents: Cents;
  closingCents: Cents;
}

/** What is owed at the end of a month: what was owed, and was earned, less what went back and was paid. */
export function sumsOfMonth(
  openingCents: Cents,
  month: {
    lines: readonly { commissionCents: Cents }[];
    reversals: readonly { cents: Cents }[];
    payouts: readonly { cents: Cents }[];
  },
): MonthSums {
  const earnedCents = month.lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);
  const reversedCents = month.reversals.reduce((sum, reversal) => sum + reversal.cents, 0);
  const paidCents = month.payouts.reduce((sum, payout) => sum + payout.cents, 0);
  const closingCents = openingCents + earnedCents - reversedCents - paidCents;
  return { openingCents, earnedCents, reversedCents, paidCents, closingCents };
}

/** What of a statement does not add up. */
export interface StatementFaults {
  /** Codes of lines whose net or commission does not follow from their figures. */
  lines: string[];
  /** Whether the month's end does not follow from its beginning. */
  closing: boolean;
}

/** Reckons a statement again from its own figures; both parts are empty when it holds. */
export function statementFaults(month: StatedMonth): StatementFaults {
  const sums = sumsOfMonth(cents(month.opening), {
    lines: month.lines.map(({ commission }) => ({ commissionCents: cents(commission) })),
    reversals: month.reversals.map(({ amount }) => ({ cents: cents(amount) })),
    payouts: month.payouts.map(({ amount }) => ({ cents: cents(amount) })),
  });
  return {
    lines: month.lines.filter((line) => !holds(line)).map(({ code }) => code),
    closing: sums.closingCents !== cents(month.closing),
  };
}

function holds(line: StatedLine): boolean {
  const rateBp = readRate(line.rate);
  if (rateBp === null) return false;
  const costs = {
    productionCents: cents(line.production),
    shippingCents: cents(line.shipping),
    paymentFeeCents: cents(line.paymentFee),
  };
  const { netCents, commissionCents } = commissionOf(cents(line.price), costs, rateBp);
  return netCents === cents(line.net) && commissionCents === cents(line.commission);
}
