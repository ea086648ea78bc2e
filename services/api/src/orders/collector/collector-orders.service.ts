import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { MediaService } from '../../media';
import { Clock, Settings } from '../../platform';
import { presentCollectorOrder } from './collector-order.presenter';
import type { CollectorOrder } from './dto/collector-order.dto';
import type { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';

/** A collector's orders with all that belongs to them: five queries, however many there are. */
@Injectable()
export class CollectorOrdersService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Newest first; without checkouts that ended unpaid. */
  async findByCollector(collectorId: string): Promise<CollectorOrder[]> {
    return this.present(await this.ordersStore.findPlacedByCollector(collectorId));
  }

  /** In the order of the orders. */
  async present(orders: readonly OrderEntity[]): Promise<CollectorOrder[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const [lines, events, prints] = await Promise.all([
      this.ordersStore.findLinesOfOrders(ids),
      this.ordersStore.findEvents(ids),
      this.printLedgerService.listSold(ids),
    ]);
    const pictures = await this.mediaService.findPictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    const files = { key: this.settings.guestPasses.key, now: this.clock.now() };
    return orders.map((order) => presentCollectorOrder({ order, lines, events, prints, pictures, files }));
  }
}
