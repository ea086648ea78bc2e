import {
  nextAffiliateCommissionState,
  type AffiliateCommissionState,
} from './affiliate-commission-transitions';
import type { Cents } from '../pricing/money';
import { shareForPrints } from '../orders/payment-allocation';

/** What of an order went back to its buyer, in cents. */
export interface OrderRefundTotals {
  /** What was paid for it. */
  totalCents: Cents;
  /** What of that went back, by whatever refund. */
  refundedCents: Cents;
  /** What was given back, or is being so, for prints that were named; the rest are mere sums. */
  printRefundCents: Cents;
  /** Cancelled or rejected, or the buyer's bank took the money back. */
  isVoid: boolean;
}

/** A line of commission as far as a reversal asks. */
export interface ReversibleCommission {
  state: AffiliateCommissionState;
  quantity: number;
  commissionCents: Cents;
  /** Prints and cents that were reversed before. */
  reversedQuantity: number;
  reversedCents: Cents;
  isPaid: boolean;
  /** Whether it ever was owed: a line that still waits for the owner's word was not. */
  isBooked: boolean;
}

/** How a line stands once what went back is taken off it. Differences are signed: a refund can fail at the buyer's bank. */
export interface AffiliateCommissionReversal {
  quantity: number;
  cents: Cents;
  /** Where the line stands after it. */
  state: AffiliateCommissionState;
}

/**
 * What has to be written so that a line's reversals fit what went back. Counts from the whole, never from one refund to
 * the next, so that the same news twice, or in another order, comes to the same. Null when everything fits.
 * @param returnedPrints of the line, those whose refund is done
 */
export function calculateCommissionReversal(
  line: ReversibleCommission,
  returnedPrints: number,
  returns: OrderRefundTotals,
): AffiliateCommissionReversal | null {
  if (line.state === 'declined') return null;
  const target = totalReversal(line, returnedPrints, returns);
  const quantity = target.quantity - line.reversedQuantity;
  const cents = target.cents - line.reversedCents;
  const state = target.isAll
    ? (nextAffiliateCommissionState('reverse', line.state) ?? line.state)
    : stateWithoutReversal(line);
  return quantity === 0 && cents === 0 && state === line.state ? null : { quantity, cents, state };
}

/** All that belongs reversed of a line: the share of its prints, and of mere sums in proportion to what was paid. */
function totalReversal(
  { quantity, commissionCents }: ReversibleCommission,
  returnedPrints: number,
  { totalCents, refundedCents, printRefundCents, isVoid }: OrderRefundTotals,
): { quantity: number; cents: Cents; isAll: boolean } {
  const prints = Math.min(returnedPrints, quantity);
  const isWholeSum = totalCents > 0 && refundedCents >= totalCents;
  if (isVoid || isWholeSum || prints === quantity) return { quantity, cents: commissionCents, isAll: true };
  const ofPrints = shareForPrints(commissionCents, { quantity, before: 0, now: prints });
  const sum = Math.min(Math.max(0, refundedCents - printRefundCents), totalCents);
  const cents = Math.min(commissionCents, ofPrints + proportionalAmount(commissionCents, sum, totalCents));
  return { quantity: prints, cents, isAll: false };
}

/** Rounded down; the rest is reversed with the last cent that goes back. Products of two sums exceed what numbers hold. */
const proportionalAmount = (cents: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));

/** What was reversed whole and is not any more stands where it stood. */
function stateWithoutReversal({ state, isPaid, isBooked }: ReversibleCommission): AffiliateCommissionState {
  if (state !== 'reversed') return state;
  if (isPaid) return 'paid';
  return isBooked ? 'pending' : 'review';
}
