import { PARTNER_KINDS, type PartnerKind } from '@gallery/domain';
import type { DayTotal, RangeSum, VisitRow } from './analytics.store';
import { daysOf, type DayRange } from './day-range';
import { OTHERS, type Dimension } from './day-sums';
import type { AnalyticsDay, RecentVisit } from './dto/analytics-data.dto';
import type { AnalyticsSummary, PartnerVisits } from './dto/analytics-summary.dto';

/** Lines of a table on the page. */
const SHOWN = 25;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** English name of an ISO country; the code for one that has none. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** Sums of a range as the console shows them. */
export function presentSummary({ from, to }: DayRange, sums: readonly RangeSum[]): AnalyticsSummary {
  const all = sums.find(({ dimension }) => dimension === 'all');
  const top = (dimension: Dimension) => linesOf(sums, dimension).slice(0, SHOWN);
  return {
    from,
    to,
    totalVisits: all?.visits ?? 0,
    uniqueVisitors: all?.visitors ?? 0,
    topPages: top('page').map(({ name, visits }) => ({ page: name, visits })),
    topSources: top('source').map(({ name, visits }) => ({ source: name, visits })),
    partnerTraffic: partnersIn(sums),
    events: top('event').map(({ name, visits }) => ({ eventId: name, visits })),
    countries: top('country').map(({ name, visits }) => ({
      country: name === OTHERS ? name : countryName(name),
      visits,
    })),
    notCounted: linesOf(sums, 'lost').reduce((lost, { visits }) => lost + visits, 0),
  };
}

/** Lines of a dimension, those with most visits first; what has no line of its own comes last. */
export const linesOf = (sums: readonly RangeSum[], dimension: Dimension): RangeSum[] =>
  sums
    .filter((sum) => sum.dimension === dimension)
    .toSorted(
      (a, b) =>
        Number(a.name === OTHERS) - Number(b.name === OTHERS) ||
        b.visits - a.visits ||
        (a.name < b.name ? -1 : 1),
    );

/** Registered partners first, then code words, then channels. */
export const partnersIn = (sums: readonly RangeSum[]): PartnerVisits[] =>
  linesOf(sums, 'partner')
    .flatMap(({ name, visits }) => {
      const kind = PARTNER_KINDS.find((each) => name.startsWith(`${each}:`));
      return kind ? [{ partnerCode: name.slice(kind.length + 1), kind, visits }] : [];
    })
    .toSorted((a, b) => rank(a.kind) - rank(b.kind));

const rank = (kind: PartnerKind): number => PARTNER_KINDS.indexOf(kind);

/** Every day of the range, also those without a visit. */
export function presentDays(range: DayRange, totals: readonly DayTotal[]): AnalyticsDay[] {
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

/** A view as the list of the latest has it. */
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
