import { Injectable } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { MediaService } from '../media';
import { Clock, Settings } from '../platform';
import { presentCollectorOrder } from './collector-order.presenter';
import type { CollectorOrder } from './dto/collector-order.dto';
import type { Order } from './order.entity';
import { OrdersStore } from './orders.store';

/** A collector's orders with all that belongs to them: five queries, however many there are. */
@Injectable()
export class ReadCollectorOrders {
  constructor(
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly media: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Newest first; without checkouts that ended unpaid. */
  async of(collectorId: string): Promise<CollectorOrder[]> {
    return this.present(await this.store.ofCollector(collectorId));
  }

  /** In the order of the orders. */
  async present(orders: readonly Order[]): Promise<CollectorOrder[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const [lines, events, prints] = await Promise.all([
      this.store.linesOfAll(ids),
      this.store.eventsOfAll(ids),
      this.ledger.soldIn(ids),
    ]);
    const pictures = await this.media.pictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    const files = { key: this.settings.eventPasses.key, now: this.clock.now() };
    return orders.map((order) => presentCollectorOrder({ order, lines, events, prints, pictures, files }));
  }
}
