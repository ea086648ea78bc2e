import type { SignedAffiliateStatement } from '@gallery/contracts';

type Line = SignedAffiliateStatement['lines'][number];

/** How a line stands, in its partner's words. */
export const LINE_STATE_LABELS: Record<Line['state'], string> = {
  review: 'Being looked at',
  declined: 'Not counted',
  pending: 'Pending: can still be returned',
  approved: 'Approved: in the next payout',
  paid: 'Paid',
  reversed: 'Taken back',
};

/** Why something was taken back. */
export const REVERSAL_CAUSE_LABELS: Record<SignedAffiliateStatement['reversals'][number]['cause'], string> = {
  refund: 'Refunded to the buyer',
  dispute: 'Disputed by the buyer’s bank',
  costs: 'Costs corrected',
  referral: 'Counted for another partner',
};
