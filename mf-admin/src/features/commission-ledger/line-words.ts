import type { CommissionLine } from '@gallery/contracts';
import { formatSize, type ReviewReason } from '@gallery/domain';
import type { BadgeColour } from '@gallery/ui';

type State = CommissionLine['state'];

/** How a commission line stands. */
export const STATE_WORDS: Record<State, string> = {
  review: 'To decide',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
  declined: 'Declined',
};

/** The badge of each. */
export const STATE_COLOURS: Record<State, BadgeColour> = {
  review: 'reviewing',
  pending: 'pending',
  approved: 'approved',
  paid: 'shipped',
  reversed: 'cancelled',
  declined: 'inactive',
};

const REASONS: Record<ReviewReason, string> = {
  own: 'The buyer’s address is the partner’s own.',
  expired: 'The link was followed more than 30 days before the order.',
  inactive: 'The partner was inactive when the order was placed.',
  costs: 'Nobody has said yet what the print has cost.',
};

/** Why a line waits for the owner's word. */
export const reasonWords = ({ reviewReason }: Pick<CommissionLine, 'reviewReason'>): string =>
  reviewReason === null ? 'It waits for your word.' : REASONS[reviewReason];

/** `Inside Voice, 60 × 40 in`. */
export const workWords = ({ title, size, quantity }: CommissionLine): string =>
  `${title}, ${formatSize(size)}${quantity > 1 ? `, ${quantity} prints` : ''}`;

/** Whether a line waits for the owner's word. */
export const isToDecide = ({ state }: Pick<CommissionLine, 'state'>): boolean => state === 'review';

/** Whether what its prints cost may still be corrected. */
export const isOpenToCorrection = ({ state }: Pick<CommissionLine, 'state'>): boolean =>
  state === 'review' || state === 'pending';

/** Whether it is a state that lines have. */
export const isState = (text: string): text is State => Object.hasOwn(STATE_WORDS, text);
