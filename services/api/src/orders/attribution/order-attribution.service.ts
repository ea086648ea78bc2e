import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import { NOTE_MAX_LENGTH } from '../entities/order-event.entity';
import { OrderHistoryService, actorName, type Actor } from '../lifecycle/order-history.service';
import { OrdersStore } from '../orders.store';
import type { SoldOrder } from '../reports/sold-orders.queries';

/** The affiliate that the owner credits an order to, and why. */
export interface ReferralChange {
  /** The affiliate's code; null for nobody. */
  code: string | null;
  /** For the order's history. */
  note: string;
  /** Of the order as the owner saw it. */
  version: number | undefined;
}

/** Sets by hand who referred an order: one that began as an inquiry came through no link. */
@Injectable()
export class OrderAttributionService {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the current transaction; the order stays locked until it ends.
   * @returns the changed order
   * @throws AppError `order_not_found`, `changed_meanwhile`
   */
  updateReferral(number: string, { code, note, version }: ReferralChange, actor: Actor): Promise<SoldOrder> {
    return this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      await this.orderLocksService.assertVersion(order, version);
      const change = { referralPartnerId: code, updatedAt: this.clock.now() };
      await this.ordersStore.save(order.id, change);
      await this.orderHistoryService.add(
        order,
        'staff-note',
        actorName(actor),
        note.slice(0, NOTE_MAX_LENGTH),
      );
      return Object.assign(order, change, { version: order.version + 1 });
    });
  }
}
