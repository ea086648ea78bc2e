import type { LetterRow } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';

export const LETTER_STATE_LABELS: Record<LetterRow['state'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  stopped: 'Stopped',
  sent: 'Sent',
};

export const LETTER_STATE_COLORS: Record<LetterRow['state'], StatusBadgeColor> = {
  draft: 'pending',
  scheduled: 'pending',
  sending: 'confirmed',
  stopped: 'pending',
  sent: 'completed',
};

/** `1 subscriber`, `1,204 subscribers`. */
export const subscribersLabel = (number: number): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? 'subscriber' : 'subscribers'}`;
