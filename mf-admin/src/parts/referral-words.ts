import type { OrderReferral } from '@gallery/contracts';
import type { ReferralStanding } from '@gallery/domain';

/** How an order's referral stands. */
const STANDINGS: Record<ReferralStanding, string> = {
  counts: 'Counts',
  by_hand: 'Entered by hand',
  unknown: 'No partner has this code',
  inactive: 'The partner was inactive',
  expired: 'Older than 30 days when they bought',
  own: 'Bought under the partner’s own address',
};

/** `Counts`, `The partner was inactive`. */
export const standingWords = (standing: OrderReferral['standing']): string =>
  standing === null ? 'No referral' : STANDINGS[standing];
