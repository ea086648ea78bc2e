import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Database } from '../platform';
import { Order } from './order.entity';
import { OrderEvent } from './order-event.entity';
import { OrderLine } from './order-line.entity';

const DUPLICATE_ENTRY = 1062;

/** Every query of the orders module. */
@Injectable()
export class OrdersStore {
  constructor(private readonly database: Database) {}

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
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OrderEvent)
      .values(event)
      .updateEntity(false)
      .execute();
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Order | null> {
    return this.database.manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async find(id: string): Promise<Order | null> {
    return this.database.manager.findOne(Order, { where: { id } });
  }

  async findByNumber(number: string): Promise<Order | null> {
    // An ASCII column cannot even be compared with other characters.
    if (!/^[\x20-\x7e]+$/.test(number)) return null;
    return this.database.manager.findOne(Order, { where: { number } });
  }

  async save(
    id: string,
    change: Pick<Partial<Order>, 'status' | 'disputedAt' | 'shippingPaidCents' | 'updatedAt'>,
  ): Promise<void> {
    await this.database.manager.update(Order, { id }, change);
  }

  async linesOf(orderId: string): Promise<OrderLine[]> {
    return this.database.manager.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
  }
}

function takenNumber(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  const duplicate = cause instanceof Error && 'errno' in cause && cause.errno === DUPLICATE_ENTRY;
  return duplicate && error.message.includes('orders_number');
}
