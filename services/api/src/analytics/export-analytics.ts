import { Injectable } from '@nestjs/common';
import { Clock, csvFile, inBatches, type CsvValue } from '../platform';
import { countryName, linesOf, partnersIn, presentDays } from './analytics.presenter';
import { AnalyticsStore, type VisitRow } from './analytics.store';
import type { DayRange } from './day-range';
import type { Dimension } from './day-sums';
import type { AnalyticsExportQuery, ExportName } from './dto/analytics-query.dto';
import { readRange } from './read-range';

type Batches = AsyncIterable<readonly CsvValue[][]>;

/** What the console shows of visits, as CSV. */
@Injectable()
export class ExportAnalytics {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly clock: Clock,
  ) {}

  /** A name for the file and its rows. @throws AppError `validation_failed` */
  csv({ what, ...query }: AnalyticsExportQuery): { fileName: string; rows: AsyncGenerator<string> } {
    const range = readRange(query, this.clock.now());
    const { columns, batches } = this.file(what, range);
    return { fileName: `${what}-${range.from}-${range.to}.csv`, rows: csvFile(columns, batches) };
  }

  private file(what: ExportName, range: DayRange): { columns: readonly string[]; batches: Batches } {
    switch (what) {
      case 'days':
        return { columns: ['Day (UTC)', 'Visits', 'Visitors', 'Partner visits'], batches: this.days(range) };
      case 'pages':
        return {
          columns: ['Page', 'Visits', 'Visitors, each once a day'],
          batches: this.lines(range, 'page'),
        };
      case 'sources':
        return {
          columns: ['Source', 'Visits', 'Visitors, each once a day'],
          batches: this.lines(range, 'source'),
        };
      case 'partners':
        return { columns: ['Code', 'Kind', 'Visits'], batches: this.partners(range) };
      case 'visits':
        return { columns: VISIT_COLUMNS, batches: this.visits(range) };
    }
  }

  private async *days(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const days = presentDays(range, await this.store.days(range, ['all', 'partner']));
    yield days.map(({ day, visits, visitors, partnerVisits }) => [day, visits, visitors, partnerVisits]);
  }

  private async *lines(range: DayRange, dimension: Dimension): AsyncGenerator<CsvValue[][]> {
    const lines = linesOf(await this.store.sums(range, [dimension]), dimension);
    yield lines.map(({ name, visits, visitors }) => [name, visits, visitors]);
  }

  private async *partners(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const partners = partnersIn(await this.store.sums(range, ['partner']));
    yield partners.map(({ partnerCode, kind, visits }) => [partnerCode, kind, visits]);
  }

  private async *visits(range: DayRange): AsyncGenerator<CsvValue[][]> {
    const batches = inBatches<VisitRow>((last, limit) => this.store.after(range, last, limit));
    for await (const visits of batches) yield visits.map(visitValues);
  }
}

const VISIT_COLUMNS = [
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

const visitValues = (visit: VisitRow): CsvValue[] => [
  visit.occurredAt,
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
