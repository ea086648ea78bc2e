import type { OrderAttribution } from '@gallery/contracts';
import { ATTRIBUTION_WINDOW_DAYS, type AttributionStatus } from '@gallery/domain';

const ATTRIBUTION_STATUS_LABELS: Record<AttributionStatus, string> = {
  counts: 'Counts',
  by_hand: 'Entered manually',
  unknown: 'No partner has this code',
  inactive: 'The partner was inactive',
  expired: `Link older than ${ATTRIBUTION_WINDOW_DAYS} days at purchase`,
  own: 'Bought with the partner’s own email',
};

/** `Counts`, `The partner was inactive`. */
export const attributionStatusLabel = (status: OrderAttribution['attributionStatus']): string =>
  status === null ? 'No referral' : ATTRIBUTION_STATUS_LABELS[status];

/** Outbox jobs that are not emails. */
const JOB_LABELS: Record<string, string> = {
  'payment-refund': 'Full refund at Stripe',
  'payment-refund-part': 'Refund at Stripe',
  'payment-request-cancel': 'Payment request to cancel at Stripe',
  'preview-opened': 'Private preview to announce',
  'password-reset': 'Password link',
};

/** What such a job does; a kind without a label yet shows its name. */
export const outboxJobLabel = (kind: string): string => JOB_LABELS[kind] ?? kind;
