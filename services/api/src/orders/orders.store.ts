import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, QueryFailedError } from 'typeorm';
import { Database } from '../platform';
import { OrderEntity } from './entities/order.entity';
import { OrderEventEntity } from './entities/order-event.entity';
import { OrderLineEntity } from './entities/order-line.entity';
import { generateOrderNumber } from './order-number';

const DUPLICATE_ENTRY = 1062;
/** Two taken numbers in a row have a chance of one in 10^18 per million orders; more means something is broken. */
const NUMBER_ATTEMPTS = 5;

/** What may change of an order once it is placed. */
export type OrderChange = Pick<
  Partial<OrderEntity>,
  | 'status'
  | 'collectorId'
  | 'customerName'
  | 'customerEmail'
  | 'billing'
  | 'shipping'
  | 'installation'
  | 'notes'
  | 'referralPartnerId'
  | 'referralSource'
  | 'accountDeletedAt'
  | 'disputedAt'
  | 'confirmedAt'
  | 'shippingPaidCents'
  | 'refundedCents'
  | 'paymentReference'
  | 'holdBudgetKey'
  | 'installationHandledAt'
  | 'carrier'
  | 'trackingNumber'
  | 'trackingUrl'
  | 'updatedAt'
>;

/** Every query of the orders module. */
@Injectable()
export class OrdersStore {
  constructor(private readonly database: Database) {}

  /** Writes the order under a number that nobody has. @returns the number */
  async insertWithNumber(order: Omit<OrderEntity, 'number'>, brandId: string): Promise<string> {
    for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt += 1) {
      const number = generateOrderNumber(brandId);
      if (await this.insert({ ...order, number })) return number;
    }
    throw new Error('No free order number was found.');
  }

  /** @returns false when the order's number is taken, which undoes nothing else of the transaction */
  async insert(order: OrderEntity): Promise<boolean> {
    try {
      await this.database.manager
        .createQueryBuilder()
        .insert()
        .into(OrderEntity)
        .values(order)
        .updateEntity(false)
        .execute();
      return true;
    } catch (error) {
      if (isDuplicateOrderNumber(error)) return false;
      throw error;
    }
  }

  async insertLines(lines: OrderLineEntity[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OrderLineEntity)
      .values(lines)
      .updateEntity(false)
      .execute();
  }

  async addEvent(event: OrderEventEntity): Promise<void> {
    await this.addEvents([event]);
  }

  async addEvents(events: OrderEventEntity[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OrderEventEntity)
      .values(events)
      .updateEntity(false)
      .execute();
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<OrderEntity | null> {
    return this.database.manager.findOne(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The row stays locked until the transaction ends. */
  async lockByNumber(number: string): Promise<OrderEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    if (!/^[\x20-\x7e]+$/.test(number)) return null;
    return this.database.manager.findOne(OrderEntity, {
      where: { number },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The order that this payment pays. The row stays locked until the transaction ends. */
  async lockByPayment(paymentReference: string): Promise<OrderEntity | null> {
    return this.database.manager.findOne(OrderEntity, {
      where: { paymentReference },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /**
   * Guests' orders under an address; letters' case and accents don't matter here. Locked until the transaction ends.
   */
  async lockGuestOrdersByEmail(customerEmail: string): Promise<OrderEntity[]> {
    return this.database.manager.find(OrderEntity, {
      where: { customerEmail, collectorId: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Everything a collector has placed or joined, unpaid checkouts too. Locked until the transaction ends. */
  async lockByCollector(collectorId: string): Promise<OrderEntity[]> {
    return this.database.manager.find(OrderEntity, {
      where: { collectorId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The same without a lock. */
  async findAllByCollector(collectorId: string): Promise<OrderEntity[]> {
    return this.database.manager.find(OrderEntity, { where: { collectorId }, order: { createdAt: 'DESC' } });
  }

  /** Of these addresses, as they stand there, those of orders for photographs of events; cancelled ones don't count. */
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

  /** Paid orders of a collector and what stayed paid of them, in cents; refunded ones don't count. */
  async sumPaidByCollector(collectorId: string): Promise<{ paidOrders: number; spentCents: number }> {
    const row = await this.database.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select('COUNT(*)', 'paidOrders')
      .addSelect('SUM(paid.totalCents - paid.refundedCents)', 'spentCents')
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
    // MySQL refuses to compare an ASCII column with other characters.
    if (!/^[\x20-\x7e]+$/.test(number)) return null;
    return this.database.manager.findOne(OrderEntity, { where: { number } });
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

  /** Whether any order, paid or not, ever had the work. */
  async hasOrdersForArtwork(artworkId: string): Promise<boolean> {
    return this.database.manager.existsBy(OrderLineEntity, { artworkId });
  }

  async findLines(orderId: string): Promise<OrderLineEntity[]> {
    return this.findLinesOfOrders([orderId]);
  }

  async findLine(id: string): Promise<OrderLineEntity | null> {
    return this.database.manager.findOneBy(OrderLineEntity, { id });
  }

  /** The lines of several orders, each order's by position. */
  async findLinesOfOrders(orderIds: readonly string[]): Promise<OrderLineEntity[]> {
    return this.database.manager.find(OrderLineEntity, {
      where: { orderId: In(orderIds) },
      order: { position: 'ASC' },
    });
  }

  /** What happened to these orders, oldest first. */
  async findEvents(orderIds: readonly string[]): Promise<OrderEventEntity[]> {
    return this.database.manager.find(OrderEventEntity, {
      where: { orderId: In(orderIds) },
      order: { id: 'ASC' },
    });
  }

  /** A collector's orders, newest first. A checkout that ended unpaid is none. */
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
}

function isDuplicateOrderNumber(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  const duplicate = cause instanceof Error && 'errno' in cause && cause.errno === DUPLICATE_ENTRY;
  return duplicate && error.message.includes('orders_number');
}
