import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform';
import { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';

/** What somebody has bought, all in all. */
export interface CollectorPurchaseTotals {
  /** Those of which something stayed paid. */
  paidOrders: number;
  /** What stayed paid. */
  spentCents: number;
  refundedCents: number;
  /** When the last one was paid; null when none was. */
  lastAt: Date | null;
}

/** One order of a collector, as other modules list it. */
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

/** What collectors bought, for those of the gallery who look at them. */
@Injectable()
export class CollectorPurchasesService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
  ) {}

  /** Of each of these collectors. One query, answered by one index. */
  async findTotals(
    collectorIds: readonly string[],
  ): Promise<(collectorId: string) => CollectorPurchaseTotals> {
    const rows = collectorIds.length === 0 ? [] : await this.findTotalsRows(collectorIds);
    const sums = new Map(
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
    return (collectorId) => sums.get(collectorId) ?? NO_PURCHASES;
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

  private async findTotalsRows(collectorIds: readonly string[]): Promise<PurchaseTotalsRow[]> {
    return this.database.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select('paid.collectorId', 'collectorId')
      .addSelect('SUM(paid.refundedCents < paid.totalCents)', 'paidOrders')
      .addSelect('SUM(paid.totalCents - paid.refundedCents)', 'spentCents')
      .addSelect('SUM(paid.refundedCents)', 'refundedCents')
      .addSelect('MAX(paid.confirmedAt)', 'lastAt')
      .where({ collectorId: In([...collectorIds]), confirmedAt: Not(IsNull()) })
      .groupBy('paid.collectorId')
      .getRawMany<PurchaseTotalsRow>();
  }
}
