import { Injectable } from '@nestjs/common';
import { Database, DomainEvents, Settings } from '../platform';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { OrderPlaced } from './orders.events';
import { OrdersStore } from './orders.store';
import { placedEvent } from './placed-event';

/** Writes an order down, whichever door it came by: numbered, with its lines and the beginning of its history. */
@Injectable()
export class EnterOrder {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
    private readonly events: DomainEvents,
    private readonly settings: Settings,
  ) {}

  /** Joins the current transaction. What prints it asks for is held by then. */
  enter(draft: Omit<Order, 'number'>, lines: OrderLine[], actor: string): Promise<Order> {
    return this.database.transaction(async () => {
      const number = await this.store.insertNumbered(draft, this.settings.brand.id);
      const order = { ...draft, number };
      await this.store.insertLines(lines);
      await this.store.addEvent(placedEvent(order, actor));
      await this.events.publish(new OrderPlaced(order));
      return order;
    });
  }
}
