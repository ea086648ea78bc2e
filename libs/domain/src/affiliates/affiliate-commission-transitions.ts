/**
 * States of an affiliate commission:
 * - `review`: the attribution or the costs wait for the owner's decision
 * - `declined`: the owner declined it
 * - `pending`: earned; the buyer may still return the print
 * - `approved`: the next payout pays it
 * - `paid`: part of a payout
 * - `reversed`: taken back entirely, paid or not
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
  /** The whole order line was refunded. */
  reverse: { review: 'reversed', pending: 'reversed', approved: 'reversed', paid: 'reversed' },
};

/** The state after a transition; null if it is not allowed. */
export const nextAffiliateCommissionState = (
  transition: AffiliateCommissionTransition,
  from: AffiliateCommissionState,
): AffiliateCommissionState | null => TRANSITIONS[transition][from] ?? null;
