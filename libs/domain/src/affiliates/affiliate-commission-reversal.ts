import {
  nextAffiliateCommissionState,
  type AffiliateCommissionState,
} from './affiliate-commission-transitions';
import type { Cents } from '../pricing/money';
import { shareForPrints } from '../orders/refund-shares';

/** How much of an order was refunded, in cents. */
export interface OrderRefundTotals {
  totalCents: Cents;
  /** The refunded amount, by any refund. */
  refundedCents: Cents;
  /** Refunds, done or pending, for named prints; the rest are plain amounts. */
  printRefundCents: Cents;
  /** Cancelled, rejected, or charged back. */
  isVoid: boolean;
}

/** The part of a commission that a reversal reads. */
export interface ReversibleCommission {
  state: AffiliateCommissionState;
  quantity: number;
  commissionCents: Cents;
  /** Prints and cents reversed before. */
  reversedQuantity: number;
  reversedCents: Cents;
  isPaid: boolean;
  /** Whether it was ever owed: a commission in review was not. */
  isAccrued: boolean;
}

/** A commission after its reversal. Differences are signed: a refund can fail at the buyer's bank. */
export interface AffiliateCommissionReversal {
  quantity: number;
  cents: Cents;
  /** The state afterwards. */
  state: AffiliateCommissionState;
}

/**
 * The entry that makes a commission's reversals match its refunds; null if they match. Computed from totals, so that
 * repeated or reordered webhooks give the same result.
 * @param returnedPrints prints of this line whose refund is done
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

/** The total to reverse: the share of refunded prints, and of plain amounts in proportion to what was paid. */
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

/** Rounded down; the rest is reversed with the last refunded cent. Products of two amounts exceed safe integers. */
const proportionalAmount = (cents: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));

/** A commission that is no longer fully reversed returns to its former state. */
function stateWithoutReversal({ state, isPaid, isAccrued }: ReversibleCommission): AffiliateCommissionState {
  if (state !== 'reversed') return state;
  if (isPaid) return 'paid';
  return isAccrued ? 'pending' : 'review';
}
