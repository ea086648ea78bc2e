/**
 * Where a line of commission stands:
 * - `review`: the referral or the costs wait for the owner's word
 * - `declined`: the owner said no
 * - `pending`: earned, the buyer may still return the print
 * - `approved`: the next payout pays it
 * - `paid`: a payout has
 * - `reversed`: all of it went back, whether it had been paid or not
 */
export const AFFILIATE_COMMISSION_STATES = [
  'review',
  'declined',
  'pending',
  'approved',
  'paid',
  'reversed',
] as const;
export type AffiliateCommissionState = (typeof AFFILIATE_COMMISSION_STATES)[number];

/** Why a referral counts, or does not by itself. */
export const ATTRIBUTION_STATUSES = ['counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'] as const;
export type AttributionStatus = (typeof ATTRIBUTION_STATUSES)[number];

/** What the owner is asked about a line: the referral, or what the print has cost. */
export const COMMISSION_REVIEW_REASONS = ['inactive', 'expired', 'own', 'costs'] as const;
export type CommissionReviewReason = (typeof COMMISSION_REVIEW_REASONS)[number];

/** How long a referral leads to commission, in days from its moment. */
const ATTRIBUTION_WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

/** Clocks of browsers run ahead a little; a referral from later than this is made up. In milliseconds. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

/** What is known about a referral when its order is placed. */
export interface AttributionFacts {
  /** Of the partner with this code; null when nobody has it. */
  affiliateStatus: 'active' | 'inactive' | null;
  /** When the link was followed; null when the page did not say, which is as good as too long ago. */
  referredAt: Date | null;
  orderedAt: Date;
  /** Whether the partner bought for themselves: their own e-mail address, or the address of their own orders. */
  isSelfReferral: boolean;
}

/** Whether a referral counts. The first reason against it is the one that is named. */
export function evaluateAttribution({
  affiliateStatus,
  referredAt,
  orderedAt,
  isSelfReferral: isOwn,
}: AttributionFacts): AttributionStatus {
  if (affiliateStatus === null) return 'unknown';
  if (affiliateStatus === 'inactive') return 'inactive';
  if (isOwn) return 'own';
  return isWithinAttributionWindow(referredAt, orderedAt) ? 'counts' : 'expired';
}

function isWithinAttributionWindow(referredAt: Date | null, orderedAt: Date): boolean {
  if (referredAt === null) return false;
  const age = orderedAt.getTime() - referredAt.getTime();
  return age >= -MAX_CLOCK_SKEW_MS && age <= ATTRIBUTION_WINDOW_DAYS * DAY_MS;
}

/** What the owner is asked before such a referral pays; null when nothing is. */
export function commissionReviewReason(
  standing: AttributionStatus,
  areCostsKnown: boolean,
): CommissionReviewReason | null {
  if (standing === 'inactive' || standing === 'expired' || standing === 'own') return standing;
  return areCostsKnown ? null : 'costs';
}

/** What can happen to a line. */
export type AffiliateCommissionTransition = 'accept' | 'decline' | 'approve' | 'suspend' | 'pay' | 'reverse';

const TRANSITIONS: Record<
  AffiliateCommissionTransition,
  Partial<Record<AffiliateCommissionState, AffiliateCommissionState>>
> = {
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
export const nextAffiliateCommissionState = (
  move: AffiliateCommissionTransition,
  from: AffiliateCommissionState,
): AffiliateCommissionState | null => TRANSITIONS[move][from] ?? null;
