import { toDollars, resolveTrafficSource, type KnownHosts } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EventCacheService } from '../../events';
import { SalesAttributionQueries, type AttributedSales, type PaymentPeriod } from '../../orders';
import { AffiliatesService } from '../../affiliates';
import { csvFile, Settings } from '../../platform';
import { rowsOf, partnerRows } from '../reports/analytics-reports.service';
import { AnalyticsStore, type RangeTotal } from '../reports/analytics.store';
import { daysAfter, startOf, type DayRange, type Dimension } from '../daily-totals';
import { knownHosts } from '../tracking/anonymous-visit';
import {
  buildConversionReport,
  type VisitsByOrigin,
  type ConversionDimension,
  CONVERSION_DIMENSIONS,
} from './conversion-report';
import { AnalyticsQuery } from '../reports/dto/analytics-reports.dto';

/** Query of `GET /api/admin/analytics/sales`. */
export class ConversionReportQuery extends AnalyticsQuery {
  @ApiProperty({ enum: CONVERSION_DIMENSIONS, enumName: 'ConversionDimension' })
  @IsIn(CONVERSION_DIMENSIONS)
  by: ConversionDimension;
}

/** One source, event or affiliate. */
class ConversionReportRow {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Source, or id of the event or affiliate; null for visits from none, `(other)` for the rest',
  })
  key: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Title of the event or name of the affiliate' })
  name: string | null;

  @ApiProperty() visits: number;
  @ApiProperty({ description: 'Orders paid in this range' }) orders: number;
  @ApiProperty({ description: 'Dollars paid for these orders, less refunds' }) revenue: number;
  @ApiProperty({ description: 'Share of the range’s revenue, in whole percent' }) share: number;
}

export class ConversionReport {
  @ApiProperty({ enum: CONVERSION_DIMENSIONS, enumName: 'ConversionDimension' }) by: ConversionDimension;
  @ApiProperty({ format: 'date', description: 'First day, in UTC' }) from: string;
  @ApiProperty({ format: 'date', description: 'Last day, in UTC' }) to: string;
  @ApiProperty() visits: number;
  @ApiProperty() orders: number;
  @ApiProperty({ description: 'Dollars paid, less refunds' }) revenue: number;
  @ApiProperty({
    type: [ConversionReportRow],
    description: 'Highest revenue first, visits from none last; together they add up to the total',
  })
  rows: ConversionReportRow[];
}

const COLUMNS = ['Key', 'Name', 'Visits', 'Orders', 'Revenue', 'Share in percent'];

interface ReportInput {
  totalVisits: number;
  visits: VisitsByOrigin[];
  sales: AttributedSales[];
  names: ReadonlyMap<string, string>;
}

/** Reports visits, orders and revenue by source, event or affiliate. */
@Injectable()
export class ConversionReportsService {
  constructor(
    private readonly analyticsStore: AnalyticsStore,
    private readonly salesAttributionQueries: SalesAttributionQueries,
    private readonly eventCacheService: EventCacheService,
    private readonly affiliatesService: AffiliatesService,
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
          { dollars: revenue },
          share,
        ]),
      ),
    );
  }

  private loadInput(range: DayRange, by: ConversionDimension): Promise<ReportInput> {
    const period = { from: startOf(range.from), until: startOf(daysAfter(range.to, 1)) };
    if (by === 'source') return this.bySource(range, period);
    return by === 'event' ? this.byEvent(range, period) : this.byPartner(range, period);
  }

  /** Orders store the UTM source or referrer of their visit, which is resolved by the same rules as visits. */
  private async bySource(range: DayRange, period: PaymentPeriod): Promise<ReportInput> {
    const [totals, sales] = await Promise.all([
      this.analyticsStore.findTotals(range, ['all', 'source']),
      this.salesAttributionQueries.bySource(period),
    ]);
    const hosts = knownHosts(this.settings);
    return {
      totalVisits: visitTotalOf(totals, 'all'),
      visits: rowsOf(totals, 'source').map(origin),
      sales: sales.map((sale) => normalizeSource(sale, hosts)),
      names: new Map(),
    };
  }

  /** Only visits by an event's link are counted. */
  private async byEvent(range: DayRange, period: PaymentPeriod): Promise<ReportInput> {
    const [totals, sales, events] = await Promise.all([
      this.analyticsStore.findTotals(range, ['event']),
      this.salesAttributionQueries.byEvent(period),
      this.eventCacheService.findAll(),
    ]);
    return {
      totalVisits: 0,
      visits: rowsOf(totals, 'event').map(origin),
      sales,
      names: new Map(events.map(({ id, title }) => [id, title])),
    };
  }

  /** Channels such as social and search sites are sources, not affiliates. */
  private async byPartner(range: DayRange, period: PaymentPeriod): Promise<ReportInput> {
    const [totals, sales, names] = await Promise.all([
      this.analyticsStore.findTotals(range, ['all', 'partner']),
      this.salesAttributionQueries.byAffiliate(period),
      this.affiliatesService.findNamesByCode(),
    ]);
    const partners = partnerRows(totals).filter(({ kind }) => kind !== 'channel');
    return {
      totalVisits: visitTotalOf(totals, 'all'),
      visits: partners.map(({ partnerCode, visits }) => ({ key: partnerCode, visits })),
      sales,
      names,
    };
  }
}

const visitTotalOf = (totals: readonly RangeTotal[], dimension: Dimension): number =>
  totals.find((total) => total.dimension === dimension)?.visits ?? 0;

const origin = ({ name, visits }: RangeTotal): VisitsByOrigin => ({ key: name, visits });

/** An order that says nothing at all about its visit has no source; one whose visit names no source came directly. */
const normalizeSource = (sale: AttributedSales, hosts: KnownHosts): AttributedSales =>
  sale.key === null
    ? sale
    : { ...sale, key: resolveTrafficSource({ utmSource: sale.key || null }, hosts).source };

async function* batchOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
