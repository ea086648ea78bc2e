/** A referral of an inactive affiliate goes to review. */
export const AFFILIATE_STATUSES = ['active', 'inactive'] as const;
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];
