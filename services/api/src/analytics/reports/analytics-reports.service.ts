import { Injectable } from '@nestjs/common';
import { Clock, csvFile, inBatches, type CsvValue } from '../../platform';
import { AnalyticsStore, type VisitRow, type DayTotal, type RangeTotal } from './analytics.store';
import {
  daysOf,
  lastDays,
  partnerName,
  startOf,
  type DayRange,
  type Dimension,
  OTHER,
} from '../daily-totals';
import type {
  AnalyticsData,
  AnalyticsDays,
  PartnerAnalytics,
  AnalyticsExportQuery,
  AnalyticsQuery,
  AnalyticsSummary,
  ExportName,
  AnalyticsDay,
  RecentVisit,
  PartnerVisits,
} from './dto/analytics-reports.dto';
import { resolveReportRange } from './report-range';
import { AFFILIATE_TRAFFIC_KINDS, type AffiliateTrafficKind } from '@gallery/domain';

type Batches = AsyncIterable<readonly CsvValue[][]>;

const LATEST_VISITS = 50;
const PARTNER_CHART_DAYS = 90;
const MONTH_DAYS = 30;

/** Visits for the admin, from the daily totals; only the latest visits are read one by one. */
@Injectable()
export class AnalyticsReportsService {
  constructor(
    private readonly analyticsStore: AnalyticsStore,
    private readonly clock: Clock,
  ) {}

  async summary(query: AnalyticsQuery): Promise<AnalyticsSummary> {
    const range = resolveReportRange(query, this.clock.now());
    return presentSummary(range, await this.analyticsStore.findTotals(range));
  }

  async latestVisits(query: AnalyticsQuery): Promise<AnalyticsData> {
    const range = resolveReportRange(query, this.clock.now());
    return { visits: (await this.analyticsStore.findLatest(range, LATEST_VISITS)).map(presentVisit) };
  }

  async dailyTotals(query: AnalyticsQuery): Promise<AnalyticsDays> {
    const range = resolveReportRange(query, this.clock.now());
    return {
      days: presentDailyTotals(range, await this.analyticsStore.findDailyTotals(range, ['all', 'partner'])),
    };
  }

  /** Affiliates that are unknown or not active have no visits. */
  async partnerAnalytics(partnerId: string): Promise<PartnerAnalytics> {
    const name = partnerName({ kind: 'registered', code: partnerId.trim().toLowerCase() });
    const [days, lastVisitAt] = await Promise.all([
      this.analyticsStore.findDailyVisits('partner', name),
      this.analyticsStore.findLastVisitOfPartner(partnerId.trim().toLowerCase()),
    ]);
    const visitsOn = new Map(days.map(({ day, visits }) => [day, visits]));
    const lastDay = days.at(-1)?.day;
    const chart = daysOf(lastDays(PARTNER_CHART_DAYS, this.clock.now())).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
    }));
    return {
      visits: sumOf(days),
      last30Days: sumOf(chart.slice(-MONTH_DAYS)),
      lastVisitAt: (lastVisitAt ?? (lastDay === undefined ? null : startOf(lastDay)))?.toISOString() ?? null,
      days: chart,
    };
  }

  /** @throws AppError `validation_failed` */
  exportCsv({ what, ...query }: AnalyticsExportQuery): { fileName: string; rows: AsyncGenerator<string> } {
    const range = resolveReportRange(query, this.clock.now());
    const { columns, batches } = this.file(what, range);
    return { fileName: `${what}-${range.from}-${range.to}.csv`, rows: csvFile(columns, batches) };
  }

  private file(what: ExportName, range: DayRange): { columns: readonly string[]; batches: Batches } {
    switch (what) {
      case 'days':
        return { columns: ['Day (UTC)', 'Visits', 'Visitors', 'Partner visits'], batches: this.days(range) };
      case 'pages':
        return {
          columns: ['Page', 'Visits', 'Unique visitors per day'],
          batches: this.lines(range, 'page'),
        };
      case 'sources':
        return {
          columns: ['Source', 'Visits', 'Unique visitors per day'],
          batches: this.lines(range, 'source'),
        };
      case 'partners':
        return { columns: ['Code', 'Kind', 'Visits'], batches: this.partners(range) };
      case 'visits':
        return { columns: VISIT_CSV_COLUMNS, batches: this.visits(range) };
    }
  }

  private async *days(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const days = presentDailyTotals(
      range,
      await this.analyticsStore.findDailyTotals(range, ['all', 'partner']),
    );
    yield days.map(({ day, visits, visitors, partnerVisits }) => [day, visits, visitors, partnerVisits]);
  }

  private async *lines(range: DayRange, dimension: Dimension): AsyncGenerator<CsvValue[][]> {
    const lines = rowsOf(await this.analyticsStore.findTotals(range, [dimension]), dimension);
    yield lines.map(({ name, visits, visitors }) => [name, visits, visitors]);
  }

  private async *partners(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const partners = partnerRows(await this.analyticsStore.findTotals(range, ['partner']));
    yield partners.map(({ partnerCode, kind, visits }) => [partnerCode, kind, visits]);
  }

  private async *visits(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const batches = inBatches<VisitRow>((last, limit) => this.analyticsStore.findAfter(range, last, limit));
    for await (const visits of batches) yield visits.map(visitCsvRow);
  }
}

const sumOf = (days: readonly { visits: number }[]): number =>
  days.reduce((sum, { visits }) => sum + visits, 0);

const VISIT_CSV_COLUMNS = [
  'Time (UTC)',
  'Page',
  'Source',
  'Medium',
  'Campaign',
  'Partner',
  'Kind of partner',
  'Country',
  'Region',
  'City',
];

const visitCsvRow = (visit: VisitRow): CsvValue[] => [
  visit.occurredAt.toISOString(),
  visit.page,
  visit.source,
  visit.medium,
  visit.campaign,
  visit.partnerCode,
  visit.partnerKind,
  visit.country === null ? null : countryName(visit.country),
  visit.region,
  visit.city,
];

/** Lines of a table on the page. */
const MAX_PAGE_SIZE = 25;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** English name of an ISO country; the code for one that has none. */
const countryName = (code: string): string => countryNames.of(code) ?? code;

function presentSummary({ from, to }: DayRange, totals: readonly RangeTotal[]): AnalyticsSummary {
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
function presentDailyTotals(range: DayRange, totals: readonly DayTotal[]): AnalyticsDay[] {
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

const presentVisit = ({
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
