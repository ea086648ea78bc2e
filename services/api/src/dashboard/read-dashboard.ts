import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryFigures } from '../catalogue';
import { OrderFigures } from '../orders';
import { Clock } from '../platform';
import type { Dashboard } from './dto/dashboard.dto';
import { ofLastMonths } from './last-months';
import { ReadActivity } from './read-activity';
import { ReadAttention } from './read-attention';

/** Months in the chart of sales. */
const MONTHS = 12;

/** The gallery at a glance. */
@Injectable()
export class ReadDashboard {
  constructor(
    private readonly inventory: InventoryFigures,
    private readonly orders: OrderFigures,
    private readonly attention: ReadAttention,
    private readonly activity: ReadActivity,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Dashboard> {
    const [totals, months, attention, activity] = await Promise.all([
      this.inventory.totals(),
      this.orders.salesByMonth(),
      this.attention.read(),
      this.activity.read(),
    ]);
    const empty = { cents: 0, orders: 0 };
    const shown = ofLastMonths(months, { now: this.clock.now(), count: MONTHS, empty });
    return {
      totalArtworks: totals.artworks,
      totalSales: dollars(months.reduce((sum, { cents }) => sum + cents, 0)),
      inventoryValue: dollars(totals.unsoldCents),
      availablePrints: totals.unsoldPrints,
      salesByMonth: shown.map(({ month, cents, orders }) => ({ month, sales: dollars(cents), orders })),
      attention,
      activity,
    };
  }
}
