/** Where a selling partner stands: a referral of an inactive one goes to review. */
export const PARTNER_STATUSES = ['active', 'inactive'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

/** What a partner's id may be: it stands in the address of the referral link. */
export const PARTNER_ID = /^[a-z0-9][a-z0-9-]{1,39}$/;

/** The code of a referral link as it is compared: small letters, no spaces around it. */
export const partnerCode = (typed: string): string => typed.trim().toLowerCase();

/** Path of a partner's referral link. */
export const referralPath = (partnerId: string): string => `/?ref=${encodeURIComponent(partnerId)}`;
