import { Injectable } from '@nestjs/common';
import { Database, DomainEvents, Settings } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { OrderPlaced } from '../domain-events';
import { OrdersStore } from '../orders.store';
import { placedEvent } from './placed-event';

/** Writes an order down, whichever door it came by: numbered, with its lines and the beginning of its history. */
@Injectable()
export class OrderCreationService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
  ) {}

  /** Joins the current transaction. What prints it asks for is held by then. */
  create(draft: Omit<OrderEntity, 'number'>, lines: OrderLineEntity[], actor: string): Promise<OrderEntity> {
    return this.database.transaction(async () => {
      const number = await this.ordersStore.insertWithNumber(draft, this.settings.brand.id);
      const order = { ...draft, number };
      await this.ordersStore.insertLines(lines);
      await this.ordersStore.addEvent(placedEvent(order, actor));
      await this.domainEvents.publish(new OrderPlaced(order));
      return order;
    });
  }
}
