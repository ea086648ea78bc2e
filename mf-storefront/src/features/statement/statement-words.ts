import type { SignedStatement } from '@gallery/contracts';

type Line = SignedStatement['lines'][number];

/** How a line stands, in its partner's words. */
export const STATE_WORDS: Record<Line['state'], string> = {
  review: 'Being looked at',
  declined: 'Not counted',
  pending: 'Pending: can still be returned',
  approved: 'Approved: in the next payout',
  paid: 'Paid',
  reversed: 'Taken back',
};

/** Why something was taken back. */
export const CAUSE_WORDS: Record<SignedStatement['reversals'][number]['cause'], string> = {
  refund: 'Refunded to the buyer',
  dispute: 'Disputed by the buyer’s bank',
  costs: 'Costs corrected',
  referral: 'Counted for another partner',
};
