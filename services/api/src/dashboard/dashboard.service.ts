import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryStatsService } from '../catalog';
import { OrderReportQueries } from '../orders';
import { Clock } from '../platform';
import { DashboardActivityService } from './dashboard-activity.service';
import { DashboardAttentionService } from './dashboard-attention.service';
import { SALES_CHART_MONTHS } from './dashboard-policy';
import type { Dashboard } from './dto/dashboard.dto';
import { fillLastMonths } from './last-months';

/** The gallery at a glance. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly inventoryStatsService: InventoryStatsService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly dashboardAttentionService: DashboardAttentionService,
    private readonly dashboardActivityService: DashboardActivityService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Dashboard> {
    const [totals, months, attention, activity] = await Promise.all([
      this.inventoryStatsService.totals(),
      this.orderReportQueries.salesByMonth(),
      this.dashboardAttentionService.list(),
      this.dashboardActivityService.list(),
    ]);
    const empty = { cents: 0, orders: 0 };
    const shown = fillLastMonths(months, { now: this.clock.now(), count: SALES_CHART_MONTHS, empty });
    return {
      totalArtworks: totals.artworks,
      totalSales: toDollars(months.reduce((sum, { cents }) => sum + cents, 0)),
      inventoryValue: toDollars(totals.unsoldCents),
      availablePrints: totals.unsoldPrints,
      salesByMonth: shown.map(({ month, cents, orders }) => ({ month, sales: toDollars(cents), orders })),
      attention,
      activity,
    };
  }
}
