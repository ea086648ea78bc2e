import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectSought, SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** In the audit log an order is called by its number. */
@Injectable()
export class NameOrders implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('order', (ids) => this.store.numbersOf(ids)));
    this.events.on(SubjectSought, async ({ name, ids }) => {
      const order = await this.store.findByNumber(name);
      if (order) ids.push(order.id);
    });
  }
}
