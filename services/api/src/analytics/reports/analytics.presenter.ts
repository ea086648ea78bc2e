import { AFFILIATE_TRAFFIC_KINDS, type AffiliateTrafficKind } from '@gallery/domain';
import type { DayTotal, RangeTotal, VisitRow } from './analytics.store';
import { daysOf, type DayRange, OTHER, type Dimension } from '../daily-totals';
import type { AnalyticsDay, RecentVisit, AnalyticsSummary, PartnerVisits } from './dto/analytics-reports.dto';

/** Lines of a table on the page. */
const MAX_PAGE_SIZE = 25;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** English name of an ISO country; the code for one that has none. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

export function presentSummary({ from, to }: DayRange, totals: readonly RangeTotal[]): AnalyticsSummary {
  const all = totals.find(({ dimension }) => dimension === 'all');
  const top = (dimension: Dimension) => rowsOf(totals, dimension).slice(0, MAX_PAGE_SIZE);
  return {
    from,
    to,
    totalVisits: all?.visits ?? 0,
    uniqueVisitors: all?.visitors ?? 0,
    topPages: top('page').map(({ name, visits }) => ({ page: name, visits })),
    topSources: top('source').map(({ name, visits }) => ({ source: name, visits })),
    partnerTraffic: partnerRows(totals),
    events: top('event').map(({ name, visits }) => ({ eventId: name, visits })),
    countries: top('country').map(({ name, visits }) => ({
      country: name === OTHER ? name : countryName(name),
      visits,
    })),
    notCounted: rowsOf(totals, 'lost').reduce((lost, { visits }) => lost + visits, 0),
  };
}

/** Lines of a dimension, the most visited first and `(other)` last. */
export const rowsOf = (totals: readonly RangeTotal[], dimension: Dimension): RangeTotal[] =>
  totals
    .filter((total) => total.dimension === dimension)
    .toSorted(
      (a, b) =>
        Number(a.name === OTHER) - Number(b.name === OTHER) ||
        b.visits - a.visits ||
        (a.name < b.name ? -1 : 1),
    );

/** Registered affiliates first, then code words, then channels. */
export const partnerRows = (totals: readonly RangeTotal[]): PartnerVisits[] =>
  rowsOf(totals, 'partner')
    .flatMap(({ name, visits }) => {
      const kind = AFFILIATE_TRAFFIC_KINDS.find((each) => name.startsWith(`${each}:`));
      return kind ? [{ partnerCode: name.slice(kind.length + 1), kind, visits }] : [];
    })
    .toSorted((a, b) => rank(a.kind) - rank(b.kind));

const rank = (kind: AffiliateTrafficKind): number => AFFILIATE_TRAFFIC_KINDS.indexOf(kind);

/** Every day of the range, those without visits included. */
export function presentDailyTotals(range: DayRange, totals: readonly DayTotal[]): AnalyticsDay[] {
  const of = (dimension: Dimension) =>
    new Map(totals.filter((total) => total.dimension === dimension).map((total) => [total.day, total]));
  const [all, partners] = [of('all'), of('partner')];
  return daysOf(range).map((day) => ({
    day,
    visits: all.get(day)?.visits ?? 0,
    visitors: all.get(day)?.visitors ?? 0,
    partnerVisits: partners.get(day)?.visits ?? 0,
  }));
}

export const presentVisit = ({
  occurredAt,
  page,
  source,
  partnerCode,
  country,
  region,
  city,
}: VisitRow): RecentVisit => ({
  timestamp: occurredAt.toISOString(),
  page,
  partnerCode,
  referrer: source === 'direct' ? null : source,
  geo: { city, region, country: country === null ? null : countryName(country) },
});
