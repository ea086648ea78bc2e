import { Injectable } from '@nestjs/common';
import { Clock, csvFile, inBatches, type CsvValue } from '../../platform';
import { countryName, rowsOf, partnerRows, presentDailyTotals } from './analytics.presenter';
import { AnalyticsStore, type VisitRow } from './analytics.store';
import type { DayRange, Dimension } from '../daily-totals';
import type { AnalyticsExportQuery, ExportName } from './dto/analytics-reports.dto';
import { resolveReportRange } from './report-range';

type Batches = AsyncIterable<readonly CsvValue[][]>;

/** Exports of visits. */
@Injectable()
export class AnalyticsCsvService {
  constructor(
    private readonly analyticsStore: AnalyticsStore,
    private readonly clock: Clock,
  ) {}

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
