import { Injectable } from '@nestjs/common';
import { Clock, csvFile, inBatches, type CsvValue } from '../../platform';
import {
  countryName,
  partnerRows,
  presentDailyTotals,
  presentSummary,
  presentVisit,
  rowsOf,
} from './analytics.presenter';
import { AnalyticsStore, type VisitRow } from './analytics.store';
import { daysOf, lastDays, partnerName, startOf, type DayRange, type Dimension } from '../daily-totals';
import type {
  AnalyticsData,
  AnalyticsDays,
  PartnerAnalytics,
  AnalyticsExportQuery,
  AnalyticsQuery,
  AnalyticsSummary,
  ExportName,
} from './dto/analytics-reports.dto';
import { resolveReportRange } from './report-range';

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
