/** Where a selling partner stands: a referral of an inactive one goes to review. */
export const AFFILIATE_STATUSES = ['active', 'inactive'] as const;
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

/** What a partner's id may be: it stands in the address of the referral link. */
export const AFFILIATE_ID_PATTERN = /^[a-z0-9][a-z0-9-]{1,39}$/;

/** The code of a referral link as it is compared: small letters, no spaces around it. */
export const normalizeAffiliateCode = (typed: string): string => typed.trim().toLowerCase();

/** Path of a partner's referral link. */
export const referralPath = (partnerId: string): string => `/?ref=${encodeURIComponent(partnerId)}`;
