import type { AffiliateCommission } from '@gallery/contracts';
import { ATTRIBUTION_WINDOW_DAYS, formatSize, type CommissionReviewReason } from '@gallery/domain';
import type { StatusBadgeColor } from '@gallery/ui';

type State = AffiliateCommission['state'];

/** The status of a commission. */
export const COMMISSION_STATE_LABELS: Record<State, string> = {
  review: 'To review',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
  declined: 'Declined',
};

/** The badge of each. */
export const COMMISSION_STATE_COLORS: Record<State, StatusBadgeColor> = {
  review: 'reviewing',
  pending: 'pending',
  approved: 'approved',
  paid: 'shipped',
  reversed: 'cancelled',
  declined: 'inactive',
};

const REVIEW_REASON_LABELS: Record<CommissionReviewReason, string> = {
  own: 'The buyer’s email is the partner’s own.',
  expired: `The link was followed more than ${ATTRIBUTION_WINDOW_DAYS} days before the order.`,
  inactive: 'The partner was inactive when the order was placed.',
  costs: 'The cost of the print has not been entered.',
};

/** Why a line waits for the owner's word. */
export const reviewReasonLabel = ({ reviewReason }: Pick<AffiliateCommission, 'reviewReason'>): string =>
  reviewReason === null ? 'It needs your approval.' : REVIEW_REASON_LABELS[reviewReason];

/** `Inside Voice, 60 × 40 in`. */
export const artworkLabel = ({ title, size, quantity }: AffiliateCommission): string =>
  `${title}, ${formatSize(size)}${quantity > 1 ? `, ${quantity} prints` : ''}`;

/** Whether a line waits for the owner's word. */
export const isInReview = ({ state }: Pick<AffiliateCommission, 'state'>): boolean => state === 'review';

/** Whether what its prints cost may still be corrected. */
export const canCorrectCosts = ({ state }: Pick<AffiliateCommission, 'state'>): boolean =>
  state === 'review' || state === 'pending';
