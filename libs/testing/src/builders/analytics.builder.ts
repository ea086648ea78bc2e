import type { AnalyticsDays, AnalyticsSummary, RecentVisit, ConversionReport } from '@gallery/contracts';

/** A range without visitors. */
export const anAnalyticsSummary = (named: Partial<AnalyticsSummary> = {}): AnalyticsSummary => ({
  from: '2026-11-09',
  to: '2026-11-22',
  totalVisits: 0,
  uniqueVisitors: 0,
  topPages: [],
  topSources: [],
  partnerTraffic: [],
  events: [],
  countries: [],
  notCounted: 0,
  ...named,
});

/** The days from the first to the last, without visitors except on the named days. */
export function analyticsDays(
  from: string,
  to: string,
  named: Record<string, Partial<AnalyticsDays['days'][number]>> = {},
): AnalyticsDays {
  const days: AnalyticsDays['days'] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, visits: 0, visitors: 0, partnerVisits: 0, ...named[day] });
  }
  return { days };
}

/** Someone who looked at a page, from an unknown source. */
export const aRecentVisit = (named: Partial<RecentVisit> = {}): RecentVisit => ({
  timestamp: '2026-11-22T10:00:00.000Z',
  page: '/',
  partnerCode: null,
  referrer: null,
  geo: { city: null, region: null, country: null },
  ...named,
});

/** Days without visits or sales. */
export const aConversionReport = (named: Partial<ConversionReport> = {}): ConversionReport => ({
  by: 'source',
  from: '2026-11-09',
  to: '2026-11-22',
  visits: 0,
  orders: 0,
  revenue: 0,
  rows: [],
  ...named,
});
