import { dollars, visitSource, type KnownHosts } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { KnownEvents } from '../../events';
import { OrderOrigins, type OriginOfSales, type PaidBetween } from '../../orders';
import { KnownPartners } from '../../partners';
import { csvFile, Settings } from '../../platform';
import { linesOf, partnersIn } from '../analytics.presenter';
import { AnalyticsStore, type RangeSum } from '../analytics.store';
import { daysAfter, startOf, type DayRange } from '../day-range';
import type { Dimension } from '../day-sums';
import { knownHosts } from '../known-hosts';
import type { SalesPathRecord } from './dto/sales-path.dto';
import { salesPath, type OriginOfVisits, type SalesDimension } from './sales-path';

const COLUMNS = ['Key', 'Name', 'Visits', 'Orders', 'Revenue', 'Share in percent'];

/** What of one dimension is put side by side. */
interface Material {
  totalVisits: number;
  visits: OriginOfVisits[];
  sales: OriginOfSales[];
  names: ReadonlyMap<string, string>;
}

/** The path to sale: from a source, an event or a partner over its visits to orders and revenue. */
@Injectable()
export class ReadSalesPath {
  constructor(
    private readonly visits: AnalyticsStore,
    private readonly orders: OrderOrigins,
    private readonly events: KnownEvents,
    private readonly partners: KnownPartners,
    private readonly settings: Settings,
  ) {}

  async read(range: DayRange, by: SalesDimension): Promise<SalesPathRecord> {
    const { steps, cents, ...whole } = salesPath(await this.materialOf(range, by));
    return {
      by,
      ...range,
      ...whole,
      revenue: dollars(cents),
      rows: steps.map(({ cents: revenue, ...step }) => ({ ...step, revenue: dollars(revenue) })),
    };
  }

  /** The same as a file. */
  async *csv(range: DayRange, by: SalesDimension): AsyncGenerator<string> {
    const { rows } = await this.read(range, by);
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

  private materialOf(range: DayRange, by: SalesDimension): Promise<Material> {
    const span = { from: startOf(range.from), until: startOf(daysAfter(range.to, 1)) };
    if (by === 'source') return this.bySource(range, span);
    return by === 'event' ? this.byEvent(range, span) : this.byPartner(range, span);
  }

  /** Orders keep what the page saw, a word or an address: it is read here by the rules that visits are read by. */
  private async bySource(range: DayRange, span: PaidBetween): Promise<Material> {
    const [sums, sales] = await Promise.all([
      this.visits.sums(range, ['all', 'source']),
      this.orders.bySource(span),
    ]);
    const hosts = knownHosts(this.settings);
    return {
      totalVisits: visitsOf(sums, 'all'),
      visits: linesOf(sums, 'source').map(origin),
      sales: sales.map((sale) => sourced(sale, hosts)),
      names: new Map(),
    };
  }

  /** Visits of an event are those of its link: whoever came for none is no visit of this table. */
  private async byEvent(range: DayRange, span: PaidBetween): Promise<Material> {
    const [sums, sales, events] = await Promise.all([
      this.visits.sums(range, ['event']),
      this.orders.byEvent(span),
      this.events.all(),
    ]);
    return {
      totalVisits: 0,
      visits: linesOf(sums, 'event').map(origin),
      sales,
      names: new Map(events.map(({ id, title }) => [id, title])),
    };
  }

  /** Social and search pages are sources, not partners, whatever they count as elsewhere. */
  private async byPartner(range: DayRange, span: PaidBetween): Promise<Material> {
    const [sums, sales, names] = await Promise.all([
      this.visits.sums(range, ['all', 'partner']),
      this.orders.byPartner(span),
      this.partners.namesByCode(),
    ]);
    const partners = partnersIn(sums).filter(({ kind }) => kind !== 'channel');
    return {
      totalVisits: visitsOf(sums, 'all'),
      visits: partners.map(({ partnerCode, visits }) => ({ key: partnerCode, visits })),
      sales,
      names,
    };
  }
}

const visitsOf = (sums: readonly RangeSum[], dimension: Dimension): number =>
  sums.find((sum) => sum.dimension === dimension)?.visits ?? 0;

const origin = ({ name, visits }: RangeSum): OriginOfVisits => ({ key: name, visits });

/** An order that says nothing at all of its visit has no source; one that names none came directly. */
const sourced = (sale: OriginOfSales, hosts: KnownHosts): OriginOfSales =>
  sale.key === null ? sale : { ...sale, key: visitSource({ utmSource: sale.key || null }, hosts).source };

async function* batchOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
