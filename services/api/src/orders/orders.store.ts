import { isOrderClosed, ORDER_STATUSES } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityTarget, type QueryDeepPartialEntity } from 'typeorm';
import { Database, isAscii, isDuplicateEntry } from '../platform';
import { KEPT_CENTS_SUM, OrderEntity, type OrderChange } from './entities/order.entity';
import { OrderEventEntity } from './entities/order-event.entity';
import { OrderLineEntity } from './entities/order-line.entity';
import { generateOrderNumber } from './order-number';

/** Even two taken numbers in a row are next to impossible among 40 random bits; more means something is broken. */
const NUMBER_ATTEMPTS = 5;

/** Number of earlier delivery quotes to search. */
const MAX_EARLIER_QUOTES = 100;

/** A line of an order whose delivery was quoted. */
export interface QuotedLine extends Pick<OrderLineEntity, 'frameSize' | 'quantity'> {
  orderNumber: string;
  cents: number;
  state: string | null;
}

/** Every query of the orders module, except for those of the lists and reports. */
@Injectable()
export class OrdersStore {
  constructor(private readonly database: Database) {}

  /** Inserts the order under a number that is not taken. @returns the number */
  async insertWithNumber(order: Omit<OrderEntity, 'number'>, brandId: string): Promise<string> {
    for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt += 1) {
      const number = generateOrderNumber(brandId);
      if (await this.insert({ ...order, number })) return number;
    }
    throw new Error('No free order number was found.');
  }

  /** @returns false when the order's number is taken, which leaves the rest of the transaction intact */
  async insert(order: OrderEntity): Promise<boolean> {
    try {
      await this.insertRows(OrderEntity, order);
      return true;
    } catch (error) {
      if (isDuplicateOrderNumber(error)) return false;
      throw error;
    }
  }

  async insertLines(lines: OrderLineEntity[]): Promise<void> {
    await this.insertRows(OrderLineEntity, lines);
  }

  async insertEvents(events: OrderEventEntity[]): Promise<void> {
    await this.insertRows(OrderEventEntity, events);
  }

  /** The lines of other orders whose delivery was quoted, the latest order first. */
  findQuotedLines(exceptId: string): Promise<QuotedLine[]> {
    return this.database.manager.query<QuotedLine[]>(
      `SELECT quoted.number AS orderNumber, quoted.shipping_quoted_cents AS cents,
         JSON_VALUE(quoted.shipping, '$.state') AS state, line.frame_size AS frameSize, line.quantity
       FROM (SELECT * FROM orders WHERE has_delivery_quote = 1 AND id <> ?
         ORDER BY created_at DESC LIMIT ${MAX_EARLIER_QUOTES}) quoted
       JOIN order_lines line ON line.order_id = quoted.id
       ORDER BY quoted.created_at DESC, quoted.id`,
      [exceptId],
    );
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<OrderEntity | null> {
    return this.database.lock(OrderEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lockByNumber(number: string): Promise<OrderEntity | null> {
    return isAscii(number) ? this.database.lock(OrderEntity, { number }) : null;
  }

  /** The order that this payment pays. The row stays locked until the transaction ends. */
  async lockByPayment(paymentReference: string): Promise<OrderEntity | null> {
    return this.database.lock(OrderEntity, { paymentReference });
  }

  /** Guests' orders under an address, ignoring case and accents. Locked until the transaction ends. */
  async lockGuestOrdersByEmail(customerEmail: string): Promise<OrderEntity[]> {
    return this.database.lockAll(OrderEntity, { customerEmail, collectorId: IsNull() });
  }

  /**
   * Closed orders that still name their buyer: paid ones by the day they were placed, others by their last change. Those of
   * accounts are the collector's to delete. Locked until the transaction ends.
   */
  async lockExpired(isPaid: boolean, before: Date, limit: number): Promise<OrderEntity[]> {
    return this.database.manager
      .createQueryBuilder(OrderEntity, 'expired')
      .where({
        status: In(ORDER_STATUSES.filter(isOrderClosed)),
        customerEmail: Not(''),
        collectorId: IsNull(),
      })
      .andWhere(
        isPaid
          ? 'expired.confirmedAt IS NOT NULL AND expired.createdAt < :before'
          : 'expired.confirmedAt IS NULL AND expired.updatedAt < :before',
        { before },
      )
      .orderBy('expired.id')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }

  /** Orders under an address that are still open, ignoring case and accents. Locked until the transaction ends. */
  async lockUnclosedByEmail(customerEmail: string): Promise<OrderEntity[]> {
    const status = In(ORDER_STATUSES.filter((each) => !isOrderClosed(each)));
    return this.database.lockAll(OrderEntity, { customerEmail, status });
  }

  /** Every order of a collector, including unpaid checkouts. Locked until the transaction ends. */
  async lockByCollector(collectorId: string): Promise<OrderEntity[]> {
    return this.database.lockAll(OrderEntity, { collectorId });
  }

  /** The same without a lock. */
  async findAllByCollector(collectorId: string): Promise<OrderEntity[]> {
    return this.database.manager.find(OrderEntity, { where: { collectorId }, order: { createdAt: 'DESC' } });
  }

  /** Those of these addresses, as stored, that bought an event photo; cancelled orders don't count. */
  async findEventPhotoBuyers(addresses: readonly string[]): Promise<string[]> {
    if (addresses.length === 0) return [];
    const bought = await this.database.manager
      .createQueryBuilder(OrderEntity, 'placed')
      .select('DISTINCT placed.customerEmail', 'address')
      .innerJoin(OrderLineEntity, 'line', 'line.orderId = placed.id AND line.photoId IS NOT NULL')
      .where({ customerEmail: In([...addresses]), status: Not(In(['cancelled', 'rejected'])) })
      .getRawMany<{ address: string }>();
    return bought.map(({ address }) => address);
  }

  /** A collector's paid orders and their total less refunds, in cents; fully refunded orders don't count. */
  async sumPaidByCollector(collectorId: string): Promise<{ paidOrders: number; spentCents: number }> {
    const row = await this.database.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select('COUNT(*)', 'paidOrders')
      .addSelect(KEPT_CENTS_SUM, 'spentCents')
      .where({ collectorId, confirmedAt: Not(IsNull()) })
      .andWhere('paid.refundedCents < paid.totalCents')
      .getRawOne<{ paidOrders: string; spentCents: string | null }>();
    return { paidOrders: Number(row?.paidOrders ?? 0), spentCents: Number(row?.spentCents ?? 0) };
  }

  async find(id: string): Promise<OrderEntity | null> {
    return this.database.manager.findOne(OrderEntity, { where: { id } });
  }

  async findByIds(ids: readonly string[]): Promise<OrderEntity[]> {
    return this.database.manager.findBy(OrderEntity, { id: In([...ids]) });
  }

  async findByNumber(number: string): Promise<OrderEntity | null> {
    return isAscii(number) ? this.database.manager.findOneBy(OrderEntity, { number }) : null;
  }

  /** Order numbers by id. */
  async findNumbers(ids: string[]): Promise<[id: string, number: string][]> {
    const orders = await this.database.manager.find(OrderEntity, {
      select: { id: true, number: true },
      where: { id: In(ids) },
    });
    return orders.map(({ id, number }) => [id, number]);
  }

  async save(id: string, change: OrderChange): Promise<void> {
    await this.saveAll([id], change);
  }

  async saveAll(ids: readonly string[], change: OrderChange): Promise<void> {
    await this.database.manager.update(
      OrderEntity,
      { id: In(ids) },
      { ...change, version: () => 'version + 1' },
    );
  }

  /** Keeps the version: anyone with the order open requested the refund, or was told about it. */
  async saveRefunded(id: string, change: Pick<OrderEntity, 'refundedCents' | 'updatedAt'>): Promise<void> {
    await this.database.manager.update(OrderEntity, { id }, change);
  }

  /** Whether any order, paid or not, ever contained the artwork. */
  async hasOrdersForArtwork(artworkId: string): Promise<boolean> {
    return this.database.manager.existsBy(OrderLineEntity, { artworkId });
  }

  async findLines(orderId: string): Promise<OrderLineEntity[]> {
    return this.findLinesOfOrders([orderId]);
  }

  async findLine(id: string): Promise<OrderLineEntity | null> {
    return this.database.manager.findOneBy(OrderLineEntity, { id });
  }

  /** The lines of several orders, by position within each order. */
  async findLinesOfOrders(orderIds: readonly string[]): Promise<OrderLineEntity[]> {
    return this.database.manager.find(OrderLineEntity, {
      where: { orderId: In(orderIds) },
      order: { position: 'ASC' },
    });
  }

  /** The history of these orders, oldest first. */
  async findEvents(orderIds: readonly string[]): Promise<OrderEventEntity[]> {
    return this.database.manager.find(OrderEventEntity, {
      where: { orderId: In(orderIds) },
      // Ids depend on the machines' clocks.
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** A collector's orders, newest first, without checkouts that ended unpaid. */
  async findPlacedByCollector(collectorId: string): Promise<OrderEntity[]> {
    return this.database.manager
      .createQueryBuilder(OrderEntity, 'placed')
      .where({ collectorId })
      .andWhere((query) => {
        const unpaid = query
          .subQuery()
          .select('1')
          .from(OrderEventEntity, 'event')
          .where("event.orderId = placed.id AND event.kind = 'released'");
        return `NOT EXISTS ${unpaid.getQuery()}`;
      })
      .orderBy({ 'placed.createdAt': 'DESC', 'placed.id': 'DESC' })
      .getMany();
  }

  private async insertRows<Row extends object>(
    entity: EntityTarget<Row>,
    rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
  ): Promise<void> {
    const query = this.database.manager.createQueryBuilder().insert().into(entity);
    await query.values(rows).updateEntity(false).execute();
  }
}

const isDuplicateOrderNumber = (error: unknown): boolean =>
  isDuplicateEntry(error) && error instanceof Error && error.message.includes('orders_number');
