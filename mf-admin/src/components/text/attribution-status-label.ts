import type { OrderAttribution } from '@gallery/contracts';
import type { AttributionStatus } from '@gallery/domain';

/** An order's attribution status. */
const ATTRIBUTION_STATUS_LABELS: Record<AttributionStatus, string> = {
  counts: 'Counts',
  by_hand: 'Entered by hand',
  unknown: 'No partner has this code',
  inactive: 'The partner was inactive',
  expired: 'Older than 30 days when they bought',
  own: 'Bought under the partner’s own address',
};

/** `Counts`, `The partner was inactive`. */
export const attributionStatusLabel = (standing: OrderAttribution['attributionStatus']): string =>
  standing === null ? 'No referral' : ATTRIBUTION_STATUS_LABELS[standing];
