import type { PartnerKind } from '@gallery/domain';

/** Visits of all visits as a table shows them: rounded, `42%`. */
export const shareWords = (visits: number, total: number): string =>
  `${total > 0 ? Math.round((visits / total) * 100) : 0}%`;

/** How the rest of a table is called on the wire: only so many names are kept of each day. */
const REST = '(other)';

/** A source as people read it. */
export function sourceWords(source: string): string {
  if (source === 'direct') return 'Direct Traffic';
  return source === REST ? 'Other sources' : source;
}

/** A page's path, or the rest of them. */
export const pageWords = (page: string): string => (page === REST ? 'Other pages' : page);

/** A country, or the rest of them. */
export const countryWords = (country: string): string => (country === REST ? 'Other countries' : country);

/** Why a visit counts as partner traffic. */
const KIND_WORDS: Record<PartnerKind, string> = {
  registered: 'Registered partner',
  code: 'Code word',
  channel: 'Social or search',
};

export const kindWords = (kind: PartnerKind): string => KIND_WORDS[kind];

/** Where a visit came from: city and region, else the country, else `Unknown`. */
export function placeWords(geo: Record<'city' | 'region' | 'country', string | null> | null): string {
  const place = [geo?.city, geo?.region].filter(Boolean).join(', ');
  return place || geo?.country || 'Unknown';
}
