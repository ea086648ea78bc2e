import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../platform';
import { Order } from './order.entity';
import { OrdersStore } from './orders.store';

/** What somebody has bought, all in all. */
export interface PurchaseSums {
  /** Those of which something stayed paid. */
  paidOrders: number;
  /** What stayed paid. */
  spentCents: number;
  refundedCents: number;
  /** When the last one was paid; null when none was. */
  lastAt: Date | null;
}

/** One order of a collector, as other modules list it. */
export type Purchase = Pick<Order, 'number' | 'status' | 'createdAt'> & { total: number; titles: string[] };

interface SumsRow {
  collectorId: string;
  paidOrders: string;
  spentCents: string;
  refundedCents: string;
  lastAt: Date;
}

const NOTHING: PurchaseSums = { paidOrders: 0, spentCents: 0, refundedCents: 0, lastAt: null };

/** What collectors bought, for those of the gallery who look at them. */
@Injectable()
export class CollectorPurchases {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
  ) {}

  /** Of each of these collectors. One query, answered by one index. */
  async sumsOf(collectorIds: readonly string[]): Promise<(collectorId: string) => PurchaseSums> {
    const rows = collectorIds.length === 0 ? [] : await this.rows(collectorIds);
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
    return (collectorId) => sums.get(collectorId) ?? NOTHING;
  }

  /** The collector's orders, newest first, without checkouts that ended unpaid. Two queries. */
  async of(collectorId: string): Promise<Purchase[]> {
    const orders = await this.store.ofCollector(collectorId);
    const lines = orders.length === 0 ? [] : await this.store.linesOfAll(orders.map(({ id }) => id));
    return orders.map(({ id, number, status, createdAt, totalCents }) => ({
      number,
      status,
      createdAt,
      total: dollars(totalCents),
      titles: lines.filter(({ orderId }) => orderId === id).map(({ title }) => title),
    }));
  }

  private async rows(collectorIds: readonly string[]): Promise<SumsRow[]> {
    return this.database.manager
      .createQueryBuilder(Order, 'paid')
      .select('paid.collectorId', 'collectorId')
      .addSelect('SUM(paid.refundedCents < paid.totalCents)', 'paidOrders')
      .addSelect('SUM(paid.totalCents - paid.refundedCents)', 'spentCents')
      .addSelect('SUM(paid.refundedCents)', 'refundedCents')
      .addSelect('MAX(paid.confirmedAt)', 'lastAt')
      .where({ collectorId: In([...collectorIds]), confirmedAt: Not(IsNull()) })
      .groupBy('paid.collectorId')
      .getRawMany<SumsRow>();
  }
}
