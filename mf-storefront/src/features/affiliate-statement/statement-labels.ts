import type { SignedAffiliateStatement } from '@gallery/contracts';
import { formatMoneyWithCents, toCents } from '@gallery/domain';

type Line = SignedAffiliateStatement['lines'][number];

/** States of a commission for its affiliate. */
export const LINE_STATE_LABELS: Record<Line['state'], string> = {
  review: 'Under review',
  declined: 'Not counted',
  pending: 'Pending: within the return period',
  approved: 'Approved: paid with the next payout',
  paid: 'Paid',
  reversed: 'Reversed',
};

/** Causes of reversals. */
export const REVERSAL_CAUSE_LABELS: Record<SignedAffiliateStatement['reversals'][number]['cause'], string> = {
  refund: 'Refunded to the buyer',
  dispute: 'Disputed by the buyer’s bank',
  costs: 'Costs corrected',
  referral: 'Credited to another partner',
};

/** `−$12.50` with a typographic minus. @param amount dollars */
export const formatDollars = (amount: number): string =>
  formatMoneyWithCents(toCents(amount)).replace('-', '−');
