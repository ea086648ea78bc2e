/** A body of work. */
export interface Series {
  /** As stored on artworks and as the desktop shows it. */
  key: string;
  /** What the mobile select says. */
  mobileLabel: string;
  /** Whether the catalogue offers it as a filter (S53). */
  inFilter: boolean;
}

const series = (key: string, inFilter: boolean, mobileLabel = key): Series => ({
  key,
  mobileLabel,
  inFilter,
});

/** Seed of the series table (public-side §9, G38). */
export const SERIES: readonly Series[] = [
  series('DONTSHOOTMYFACE', true, 'PORTRAITS'),
  series('FLORALS', true),
  series('ENVIRONMENTS', true),
  series('CELEBRITY', true),
  series('OBSERVATIONS', false),
  series('BECOMING CONSCIOUS', false),
  series('NEURAL', false),
  series('WABI SABI', false),
];

/** What the create form offers, in its order (A66). */
export const CREATE_SERIES: readonly string[] = [
  'DONTSHOOTMYFACE',
  'FLORALS',
  'CELEBRITY',
  'ENVIRONMENTS',
  'OTHER',
];

/** What the edit form offers, in its order (A67). */
export const EDIT_SERIES: readonly string[] = [
  'DONTSHOOTMYFACE',
  'FLORALS',
  'ENVIRONMENTS',
  'CELEBRITY',
  'OBSERVATIONS',
  'BECOMING CONSCIOUS',
];
