import type { AffiliateTrafficKind } from '@gallery/domain';

/** Visits of all visits as a table shows them: rounded, `42%`. */
export const shareLabel = (visits: number, total: number): string =>
  `${total > 0 ? Math.round((visits / total) * 100) : 0}%`;

/** What the rest of a table is called on the wire: only so many names are kept per day. */
const OTHER_KEY = '(other)';

/** A source as people read it. */
export function sourceLabel(source: string): string {
  if (source === 'direct') return 'Direct Traffic';
  return source === OTHER_KEY ? 'Other sources' : source;
}

/** A page's path, or the rest of them. */
export const pageLabel = (page: string): string => (page === OTHER_KEY ? 'Other pages' : page);

/** A country, or the rest of them. */
export const countryLabel = (country: string): string =>
  country === OTHER_KEY ? 'Other countries' : country;

/** Why a visit counts as affiliate traffic. */
const TRAFFIC_KIND_LABELS: Record<AffiliateTrafficKind, string> = {
  registered: 'Registered partner',
  code: 'Code word',
  channel: 'Social or search',
};

export const trafficKindLabel = (kind: AffiliateTrafficKind): string => TRAFFIC_KIND_LABELS[kind];

/** Where a visit came from: city and region, else the country, else `Unknown`. */
export function locationLabel(geo: Record<'city' | 'region' | 'country', string | null> | null): string {
  const place = [geo?.city, geo?.region].filter(Boolean).join(', ');
  return place || geo?.country || 'Unknown';
}
