import { ORDER_STATUSES } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database, DomainEvents, Metrics, PolledValue } from '../../platform';
import { OrderReportQueries } from './order-reports.queries';
import { OrderConfirmed } from '../domain-events';
import { WaitingRoomStore } from '../waiting-room/waiting-room.store';

/** Metrics that show whether the gallery sells. */
@Injectable()
export class OrderMetricsService {
  constructor(
    metrics: Metrics,
    queries: OrderReportQueries,
    waitingRoomStore: WaitingRoomStore,
    events: DomainEvents,
    database: Database,
  ) {
    const counts = new PolledValue(() => queries.countByStatus());
    metrics.observedGauge(
      { name: 'orders', help: 'Orders by status, across all instances.', labels: ['status'] },
      async () => {
        const found = await counts.get();
        if (!found) return [];
        const byStatus = new Map(found.map(({ status, count }) => [status, count]));
        // Zero is a value too: without it, an empty status would look like one that could not be read.
        return ORDER_STATUSES.map((status) => ({ labels: { status }, value: byStatus.get(status) ?? 0 }));
      },
    );
    const waiting = new PolledValue(() => waitingRoomStore.countPeople());
    metrics.observedGauge(
      { name: 'waiting_room_people', help: 'People in line for prints, across all instances.' },
      async () => {
        const people = await waiting.get();
        return people === undefined ? [] : [{ value: people }];
      },
    );
    const confirmed = metrics.counter({
      name: 'orders_confirmed_total',
      help: 'Orders that this process confirmed.',
    });
    // Only then: a transaction may be retried or rolled back.
    events.on(OrderConfirmed, async () => database.afterCommit(() => confirmed.inc()));
  }
}
