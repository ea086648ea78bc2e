import type { OrderAttribution } from '@gallery/contracts';
import type { AttributionStatus } from '@gallery/domain';

const ATTRIBUTION_STATUS_LABELS: Record<AttributionStatus, string> = {
  counts: 'Counts',
  by_hand: 'Entered by hand',
  unknown: 'No partner has this code',
  inactive: 'The partner was inactive',
  expired: 'Older than 30 days when they bought',
  own: 'Bought under the partner’s own address',
};

/** `Counts`, `The partner was inactive`. */
export const attributionStatusLabel = (status: OrderAttribution['attributionStatus']): string =>
  status === null ? 'No referral' : ATTRIBUTION_STATUS_LABELS[status];

/** Outbox jobs that are not emails. */
const JOB_LABELS: Record<string, string> = {
  'payment-refund': 'Refund of a whole payment at Stripe',
  'payment-refund-part': 'Refund at Stripe',
  'payment-request-cancel': 'Payment request to be called off at Stripe',
  'preview-opened': 'Private preview to be announced',
  'password-reset': 'Link to choose a password',
};

/** What such a job does; a kind without a label yet shows its name. */
export const outboxJobLabel = (kind: string): string => JOB_LABELS[kind] ?? kind;

/** Whom a history names `owner ben` or `staff mara`: `ben`, `mara`; what it names otherwise stays. */
export const actorName = (actor: string): string => /^(?:owner|staff) (.+)$/.exec(actor)?.[1] ?? actor;
