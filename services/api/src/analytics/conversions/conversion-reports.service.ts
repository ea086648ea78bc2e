import { toDollars, resolveTrafficSource, type KnownHosts } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EventCacheService } from '../../events';
import { SalesAttributionQueries, type AttributedSales, type PaymentPeriod } from '../../orders';
import { AffiliateDirectoryService } from '../../affiliates';
import { csvFile, Settings } from '../../platform';
import { rowsOf, partnerRows } from '../reports/analytics.presenter';
import { AnalyticsStore, type RangeTotal } from '../reports/analytics.store';
import { daysAfter, startOf, type DayRange } from '../day-range';
import type { Dimension } from '../daily-totals';
import { knownHosts } from '../tracking/known-hosts';
import type { ConversionReport } from './dto/conversion-report.dto';
import { buildConversionReport, type VisitsByOrigin, type ConversionDimension } from './conversion-report';

const COLUMNS = ['Key', 'Name', 'Visits', 'Orders', 'Revenue', 'Share in percent'];

/** What of one dimension is put side by side. */
interface ReportInput {
  totalVisits: number;
  visits: VisitsByOrigin[];
  sales: AttributedSales[];
  names: ReadonlyMap<string, string>;
}

/** The path to sale: from a source, an event or a partner over its visits to orders and revenue. */
@Injectable()
export class ConversionReportsService {
  constructor(
    private readonly analyticsStore: AnalyticsStore,
    private readonly salesAttributionQueries: SalesAttributionQueries,
    private readonly eventCacheService: EventCacheService,
    private readonly affiliateDirectoryService: AffiliateDirectoryService,
    private readonly settings: Settings,
  ) {}

  async report(range: DayRange, by: ConversionDimension): Promise<ConversionReport> {
    const { steps, cents, ...whole } = buildConversionReport(await this.loadInput(range, by));
    return {
      by,
      ...range,
      ...whole,
      revenue: toDollars(cents),
      rows: steps.map(({ cents: revenue, ...step }) => ({ ...step, revenue: toDollars(revenue) })),
    };
  }

  /** The same as a file. */
  async *exportCsv(range: DayRange, by: ConversionDimension): AsyncGenerator<string> {
    const { rows } = await this.report(range, by);
    yield* csvFile(
      COLUMNS,
      batchOf(
        rows.map(({ key, name, visits, orders, revenue, share }) => [
          key,
          name,
          visits,
          orders,
          revenue,
          share,
        ]),
      ),
    );
  }

  private loadInput(range: DayRange, by: ConversionDimension): Promise<ReportInput> {
    const span = { from: startOf(range.from), until: startOf(daysAfter(range.to, 1)) };
    if (by === 'source') return this.bySource(range, span);
    return by === 'event' ? this.byEvent(range, span) : this.byPartner(range, span);
  }

  /** Orders keep what the page saw, a word or an address: it is read here by the rules that visits are read by. */
  private async bySource(range: DayRange, span: PaymentPeriod): Promise<ReportInput> {
    const [sums, sales] = await Promise.all([
      this.analyticsStore.findTotals(range, ['all', 'source']),
      this.salesAttributionQueries.bySource(span),
    ]);
    const hosts = knownHosts(this.settings);
    return {
      totalVisits: visitTotalOf(sums, 'all'),
      visits: rowsOf(sums, 'source').map(origin),
      sales: sales.map((sale) => normalizeSource(sale, hosts)),
      names: new Map(),
    };
  }

  /** Visits of an event are those of its link: whoever came for none is no visit of this table. */
  private async byEvent(range: DayRange, span: PaymentPeriod): Promise<ReportInput> {
    const [sums, sales, events] = await Promise.all([
      this.analyticsStore.findTotals(range, ['event']),
      this.salesAttributionQueries.byEvent(span),
      this.eventCacheService.findAll(),
    ]);
    return {
      totalVisits: 0,
      visits: rowsOf(sums, 'event').map(origin),
      sales,
      names: new Map(events.map(({ id, title }) => [id, title])),
    };
  }

  /** Social and search pages are sources, not partners, whatever they count as elsewhere. */
  private async byPartner(range: DayRange, span: PaymentPeriod): Promise<ReportInput> {
    const [sums, sales, names] = await Promise.all([
      this.analyticsStore.findTotals(range, ['all', 'partner']),
      this.salesAttributionQueries.byAffiliate(span),
      this.affiliateDirectoryService.findNamesByCode(),
    ]);
    const partners = partnerRows(sums).filter(({ kind }) => kind !== 'channel');
    return {
      totalVisits: visitTotalOf(sums, 'all'),
      visits: partners.map(({ partnerCode, visits }) => ({ key: partnerCode, visits })),
      sales,
      names,
    };
  }
}

const visitTotalOf = (sums: readonly RangeTotal[], dimension: Dimension): number =>
  sums.find((sum) => sum.dimension === dimension)?.visits ?? 0;

const origin = ({ name, visits }: RangeTotal): VisitsByOrigin => ({ key: name, visits });

/** An order that says nothing at all of its visit has no source; one that names none came directly. */
const normalizeSource = (sale: AttributedSales, hosts: KnownHosts): AttributedSales =>
  sale.key === null
    ? sale
    : { ...sale, key: resolveTrafficSource({ utmSource: sale.key || null }, hosts).source };

async function* batchOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
