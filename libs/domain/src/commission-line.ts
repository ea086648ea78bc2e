/**
 * Where a line of commission stands:
 * - `review`: the referral or the costs wait for the owner's word
 * - `declined`: the owner said no
 * - `pending`: earned, the buyer may still return the print
 * - `approved`: the next payout pays it
 * - `paid`: a payout has
 * - `reversed`: all of it went back, whether it had been paid or not
 */
export const COMMISSION_STATES = ['review', 'declined', 'pending', 'approved', 'paid', 'reversed'] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];

/** Why a referral counts, or does not by itself. */
export const REFERRAL_STANDINGS = ['counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'] as const;
export type ReferralStanding = (typeof REFERRAL_STANDINGS)[number];

/** What the owner is asked about a line: the referral, or what the print has cost. */
export const REVIEW_REASONS = ['inactive', 'expired', 'own', 'costs'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** How long a referral leads to commission, in days from its moment. */
const REFERRAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** Clocks of browsers run ahead a little; a referral from later than this is made up. In milliseconds. */
const CLOCK_MS = 10 * 60_000;

/** What is known about a referral when its order is placed. */
export interface JudgedReferral {
  /** Of the partner with this code; null when nobody has it. */
  partnerStatus: 'active' | 'inactive' | null;
  /** When the link was followed; null when the page did not say, which is as good as too long ago. */
  referredAt: Date | null;
  orderedAt: Date;
  /** Whether the partner bought for themselves: their own e-mail address, or the address of their own orders. */
  isOwn: boolean;
}

/** Whether a referral counts. The first reason against it is the one that is named. */
export function judgeReferral({
  partnerStatus,
  referredAt,
  orderedAt,
  isOwn,
}: JudgedReferral): ReferralStanding {
  if (partnerStatus === null) return 'unknown';
  if (partnerStatus === 'inactive') return 'inactive';
  if (isOwn) return 'own';
  return isFresh(referredAt, orderedAt) ? 'counts' : 'expired';
}

function isFresh(referredAt: Date | null, orderedAt: Date): boolean {
  if (referredAt === null) return false;
  const age = orderedAt.getTime() - referredAt.getTime();
  return age >= -CLOCK_MS && age <= REFERRAL_DAYS * DAY_MS;
}

/** What the owner is asked before such a referral pays; null when nothing is. */
export function reviewReason(standing: ReferralStanding, areCostsKnown: boolean): ReviewReason | null {
  if (standing === 'inactive' || standing === 'expired' || standing === 'own') return standing;
  return areCostsKnown ? null : 'costs';
}

/** What can happen to a line. */
export type CommissionMove = 'accept' | 'decline' | 'approve' | 'suspend' | 'pay' | 'reverse';

const MOVES: Record<CommissionMove, Partial<Record<CommissionState, CommissionState>>> = {
  accept: { review: 'pending' },
  decline: { review: 'declined' },
  /** The return period is over. */
  approve: { pending: 'approved' },
  /** The buyer's bank disputes the payment. */
  suspend: { approved: 'pending' },
  pay: { approved: 'paid' },
  /** Everything went back. */
  reverse: { review: 'reversed', pending: 'reversed', approved: 'reversed', paid: 'reversed' },
};

/** Where a move leads from a state; null where it cannot be made. */
export const afterMove = (move: CommissionMove, from: CommissionState): CommissionState | null =>
  MOVES[move][from] ?? null;
