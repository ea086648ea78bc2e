/** What somebody who wants to sell for the gallery is, as the form offers it. */
export const AFFILIATE_ROLES = ['Gallerist', 'Interior Designer', 'Collector', 'Curator', 'Other'] as const;
export type AffiliateRole = (typeof AFFILIATE_ROLES)[number];

/** The role of who chooses none. */
export const DEFAULT_AFFILIATE_ROLE: AffiliateRole = 'Gallerist';

/** Longest texts of an application in characters, for the form and for the columns. */
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

/** A link's code has two to forty letters, digits and hyphens. */
const MAX_CODE_LENGTH = 40;
const MIN_CODE_LENGTH = 2;

/** The code that an applicant's link may have, from their business or name: `Maison Ébène` → `maison-ebene`. Empty when nothing is left. */
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
