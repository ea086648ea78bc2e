/** An affiliate's id is part of the referral link. */
export const AFFILIATE_ID_PATTERN = /^[a-z0-9][a-z0-9-]{1,39}$/;

/** Normalizes a referral code for comparison. */
export const normalizeAffiliateCode = (typed: string): string => typed.trim().toLowerCase();

/** Path of an affiliate's referral link. */
export const referralPath = (partnerId: string): string => `/?ref=${encodeURIComponent(partnerId)}`;
