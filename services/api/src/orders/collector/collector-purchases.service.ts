import { earnedLevel, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { CollectorsService } from '../../identity';
import { Database, Settings } from '../../platform';
import { KEPT_CENTS_SUM, OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';

/** Everything that a collector has bought. */
export interface CollectorPurchaseTotals {
  /** Without those that were fully refunded. */
  paidOrders: number;
  /** Less refunds. */
  spentCents: number;
  refundedCents: number;
  /** When the last order was paid; null when none was. */
  lastAt: Date | null;
}

/** One order of a collector, as other modules list it. `total` in dollars. */
export type Purchase = Pick<OrderEntity, 'number' | 'status' | 'createdAt'> & {
  total: number;
  titles: string[];
};

interface PurchaseTotalsRow {
  collectorId: string;
  paidOrders: string;
  spentCents: string;
  refundedCents: string;
  lastAt: Date;
}

const NO_PURCHASES: CollectorPurchaseTotals = {
  paidOrders: 0,
  spentCents: 0,
  refundedCents: 0,
  lastAt: null,
};

/** What collectors bought, for staff and for the collector's level. */
@Injectable()
export class CollectorPurchasesService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly collectorsService: CollectorsService,
    private readonly settings: Settings,
  ) {}

  /** The totals of each collector. One query, answered from one index. */
  async findTotals(
    collectorIds: readonly string[],
  ): Promise<(collectorId: string) => CollectorPurchaseTotals> {
    const rows = collectorIds.length === 0 ? [] : await this.findTotalsRows(collectorIds);
    const totals = new Map(
      rows.map((row) => [
        row.collectorId,
        {
          paidOrders: Number(row.paidOrders),
          spentCents: Number(row.spentCents),
          refundedCents: Number(row.refundedCents),
          lastAt: row.lastAt,
        },
      ]),
    );
    return (collectorId) => totals.get(collectorId) ?? NO_PURCHASES;
  }

  /** The collector's orders, newest first, without checkouts that ended unpaid. Two queries. */
  async findPurchases(collectorId: string): Promise<Purchase[]> {
    const orders = await this.ordersStore.findPlacedByCollector(collectorId);
    const lines =
      orders.length === 0 ? [] : await this.ordersStore.findLinesOfOrders(orders.map(({ id }) => id));
    return orders.map(({ id, number, status, createdAt, totalCents }) => ({
      number,
      status,
      createdAt,
      total: toDollars(totalCents),
      titles: lines.filter(({ orderId }) => orderId === id).map(({ title }) => title),
    }));
  }

  /**
   * Sets the level that a collector's purchases earn; one that the owner set takes precedence. Joins the transaction that
   * changed the orders. The first write locks the account, so that the second count includes what others committed
   * meanwhile: of two orders that are confirmed at the same moment, both count.
   */
  async recalculateLevel(collectorId: string): Promise<void> {
    await this.applyLevel(collectorId);
    await this.applyLevel(collectorId);
  }

  private async applyLevel(collectorId: string): Promise<void> {
    const level = earnedLevel(await this.ordersStore.sumPaidByCollector(collectorId), this.settings.levels);
    await this.collectorsService.setComputedLevel(collectorId, level);
  }

  private async findTotalsRows(collectorIds: readonly string[]): Promise<PurchaseTotalsRow[]> {
    return this.database.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select('paid.collectorId', 'collectorId')
      .addSelect('SUM(paid.refundedCents < paid.totalCents)', 'paidOrders')
      .addSelect(KEPT_CENTS_SUM, 'spentCents')
      .addSelect('SUM(paid.refundedCents)', 'refundedCents')
      .addSelect('MAX(paid.confirmedAt)', 'lastAt')
      .where({ collectorId: In([...collectorIds]), confirmedAt: Not(IsNull()) })
      .groupBy('paid.collectorId')
      .getRawMany<PurchaseTotalsRow>();
  }
}
