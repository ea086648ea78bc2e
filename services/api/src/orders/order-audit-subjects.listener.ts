import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FindAuditSubject, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** In the audit log an order is called by its number. */
@Injectable()
export class OrderAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('order', (ids) => this.ordersStore.findNumbers(ids)),
    );
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const order = await this.ordersStore.findByNumber(name);
      if (order) ids.push(order.id);
    });
  }
}
