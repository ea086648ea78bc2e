import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, QueryFailedError } from 'typeorm';
import { Database } from '../platform';
import { Order } from './order.entity';
import { OrderEvent } from './order-event.entity';
import { OrderLine } from './order-line.entity';
import { orderNumber } from './order-number';

const DUPLICATE_ENTRY = 1062;
/** Two taken numbers in a row have a chance of one in 10^18 per million orders; more means something is broken. */
const NUMBER_ATTEMPTS = 5;

/** What may change of an order once it is placed. */
export type OrderChange = Pick<
  Partial<Order>,
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
  async insertNumbered(order: Omit<Order, 'number'>, brandId: string): Promise<string> {
    for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt += 1) {
      const number = orderNumber(brandId);
      if (await this.insert({ ...order, number })) return number;
    }
    throw new Error('No free order number was found.');
  }

  /** @returns false when the order's number is taken, which undoes nothing else of the transaction */
  async insert(order: Order): Promise<boolean> {
    try {
      await this.database.manager
        .createQueryBuilder()
        .insert()
        .into(Order)
        .values(order)
        .updateEntity(false)
        .execute();
      return true;
    } catch (error) {
      if (takenNumber(error)) return false;
      throw error;
    }
  }

  async insertLines(lines: OrderLine[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OrderLine)
      .values(lines)
      .updateEntity(false)
      .execute();
  }

  async addEvent(event: OrderEvent): Promise<void> {
    await this.addEvents([event]);
  }

  async addEvents(events: OrderEvent[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OrderEvent)
      .values(events)
      .updateEntity(false)
      .execute();
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Order | null> {
    return this.database.manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The row stays locked until the transaction ends. */
  async lockByNumber(number: string): Promise<Order | null> {
    // An ASCII column cannot even be compared with other characters.
    if (!/^[\x20-\x7e]+$/.test(number)) return null;
    return this.database.manager.findOne(Order, { where: { number }, lock: { mode: 'pessimistic_write' } });
  }

  /** The order that this payment pays. The row stays locked until the transaction ends. */
  async lockByPayment(paymentReference: string): Promise<Order | null> {
    return this.database.manager.findOne(Order, {
      where: { paymentReference },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Guests' orders under an address; letters' case and accents don't matter here. Locked until the transaction ends. */
  async lockGuestOrders(customerEmail: string): Promise<Order[]> {
    return this.database.manager.find(Order, {
      where: { customerEmail, collectorId: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Everything a collector has placed or joined, unpaid checkouts too. Locked until the transaction ends. */
  async lockOfCollector(collectorId: string): Promise<Order[]> {
    return this.database.manager.find(Order, {
      where: { collectorId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The same without a lock. */
  async everyOf(collectorId: string): Promise<Order[]> {
    return this.database.manager.find(Order, { where: { collectorId }, order: { createdAt: 'DESC' } });
  }

  /** Of these addresses, as they stand there, those of orders for photographs of events; cancelled ones don't count. */
  async buyersOfPhotos(addresses: readonly string[]): Promise<string[]> {
    if (addresses.length === 0) return [];
    const bought = await this.database.manager
      .createQueryBuilder(Order, 'placed')
      .select('DISTINCT placed.customerEmail', 'address')
      .innerJoin(OrderLine, 'line', 'line.orderId = placed.id AND line.photoId IS NOT NULL')
      .where({ customerEmail: In([...addresses]), status: Not(In(['cancelled', 'rejected'])) })
      .getRawMany<{ address: string }>();
    return bought.map(({ address }) => address);
  }

  /** Paid orders of a collector and what stayed paid of them, in cents; refunded ones don't count. */
  async paidBy(collectorId: string): Promise<{ paidOrders: number; spentCents: number }> {
    const row = await this.database.manager
      .createQueryBuilder(Order, 'paid')
      .select('COUNT(*)', 'paidOrders')
      .addSelect('SUM(paid.totalCents - paid.refundedCents)', 'spentCents')
      .where({ collectorId, confirmedAt: Not(IsNull()) })
      .andWhere('paid.refundedCents < paid.totalCents')
      .getRawOne<{ paidOrders: string; spentCents: string | null }>();
    return { paidOrders: Number(row?.paidOrders ?? 0), spentCents: Number(row?.spentCents ?? 0) };
  }

  async find(id: string): Promise<Order | null> {
    return this.database.manager.findOne(Order, { where: { id } });
  }

  async ofIds(ids: readonly string[]): Promise<Order[]> {
    return this.database.manager.findBy(Order, { id: In([...ids]) });
  }

  async findByNumber(number: string): Promise<Order | null> {
    // An ASCII column cannot even be compared with other characters.
    if (!/^[\x20-\x7e]+$/.test(number)) return null;
    return this.database.manager.findOne(Order, { where: { number } });
  }

  /** Order numbers by id. */
  async numbersOf(ids: string[]): Promise<[id: string, number: string][]> {
    const orders = await this.database.manager.find(Order, {
      select: { id: true, number: true },
      where: { id: In(ids) },
    });
    return orders.map(({ id, number }) => [id, number]);
  }

  async save(id: string, change: OrderChange): Promise<void> {
    await this.saveAll([id], change);
  }

  async saveAll(ids: readonly string[], change: OrderChange): Promise<void> {
    await this.database.manager.update(Order, { id: In(ids) }, { ...change, version: () => 'version + 1' });
  }

  /** Whether any order, paid or not, ever had the work. */
  async wasOrdered(artworkId: string): Promise<boolean> {
    return this.database.manager.existsBy(OrderLine, { artworkId });
  }

  async linesOf(orderId: string): Promise<OrderLine[]> {
    return this.linesOfAll([orderId]);
  }

  async line(id: string): Promise<OrderLine | null> {
    return this.database.manager.findOneBy(OrderLine, { id });
  }

  /** The lines of several orders, each order's by position. */
  async linesOfAll(orderIds: readonly string[]): Promise<OrderLine[]> {
    return this.database.manager.find(OrderLine, {
      where: { orderId: In(orderIds) },
      order: { position: 'ASC' },
    });
  }

  /** What happened to these orders, oldest first. */
  async eventsOfAll(orderIds: readonly string[]): Promise<OrderEvent[]> {
    return this.database.manager.find(OrderEvent, { where: { orderId: In(orderIds) }, order: { id: 'ASC' } });
  }

  /** A collector's orders, newest first. A checkout that ended unpaid is none. */
  async ofCollector(collectorId: string): Promise<Order[]> {
    return this.database.manager
      .createQueryBuilder(Order, 'placed')
      .where({ collectorId })
      .andWhere((query) => {
        const unpaid = query
          .subQuery()
          .select('1')
          .from(OrderEvent, 'event')
          .where("event.orderId = placed.id AND event.kind = 'released'");
        return `NOT EXISTS ${unpaid.getQuery()}`;
      })
      .orderBy({ 'placed.createdAt': 'DESC', 'placed.id': 'DESC' })
      .getMany();
  }
}

function takenNumber(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  const duplicate = cause instanceof Error && 'errno' in cause && cause.errno === DUPLICATE_ENTRY;
  return duplicate && error.message.includes('orders_number');
}
