import { ORDER_STATUSES } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database, DomainEvents, Metrics, Reading } from '../platform';
import { OrderFigures } from './order-figures';
import { OrderConfirmed } from './orders.events';

/** Whether the gallery sells. */
@Injectable()
export class OrderMetrics {
  constructor(metrics: Metrics, figures: OrderFigures, events: DomainEvents, database: Database) {
    const counts = new Reading(() => figures.countByStatus());
    metrics.reading(
      { name: 'orders', help: 'Orders by status, of all instances.', labels: ['status'] },
      async () => {
        const found = await counts.latest();
        if (!found) return [];
        const byStatus = new Map(found.map(({ status, count }) => [status, count]));
        // None is a number, too: a status without a line could not be told from one that could not be read.
        return ORDER_STATUSES.map((status) => ({ labels: { status }, value: byStatus.get(status) ?? 0 }));
      },
    );
    const confirmed = metrics.counter({
      name: 'orders_confirmed_total',
      help: 'Orders whose payment this process has settled.',
    });
    // A transaction may be tried again, and come to nothing.
    events.on(OrderConfirmed, async () => database.afterCommit(() => confirmed.inc()));
  }
}
