/** Roles of an applicant, as the form offers them. */
export const AFFILIATE_ROLES = ['Gallerist', 'Interior Designer', 'Collector', 'Curator', 'Other'] as const;
export type AffiliateRole = (typeof AFFILIATE_ROLES)[number];

export const DEFAULT_AFFILIATE_ROLE: AffiliateRole = 'Gallerist';

/** Maximum lengths of an application's texts in characters, for the form and the columns. */
export const APPLICATION_MAX_LENGTHS = {
  fullName: 200,
  email: 254,
  phone: 40,
  location: 200,
  business: 200,
  portfolio: 500,
  buyerTypes: 500,
  experience: 3_000,
  notes: 3_000,
} as const;

/** A referral code has 2 to 40 letters, digits and hyphens. */
const MAX_CODE_LENGTH = 40;
const MIN_CODE_LENGTH = 2;

/**
 * A referral code proposed from an applicant's business or name: `Maison Ébène` → `maison-ebene`. Empty when nothing
 * is left.
 */
export function proposeAffiliateCode(name: string): string {
  const code = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CODE_LENGTH)
    .replace(/^-+|-+$/g, '');
  return code.length < MIN_CODE_LENGTH ? '' : code;
}
