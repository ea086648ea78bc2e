/** What somebody who wants to sell for the gallery is, as the form offers it. */
export const PARTNER_ROLES = ['Gallerist', 'Interior Designer', 'Collector', 'Curator', 'Other'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];

/** The role of who chooses none. */
export const USUAL_PARTNER_ROLE: PartnerRole = 'Gallerist';

/** Longest texts of an application in characters, for the form and for the columns. */
export const APPLICATION_LENGTHS = {
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
const LONGEST_CODE = 40;
const SHORTEST_CODE = 2;

/** The code that an applicant's link may have, from their business or name: `Maison Ébène` → `maison-ebene`. Empty when nothing is left. */
export function proposedPartnerCode(name: string): string {
  const code = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_CODE)
    .replace(/^-+|-+$/g, '');
  return code.length < SHORTEST_CODE ? '' : code;
}
