import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { actorName, type Actor } from '../actor';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import { OrdersService } from '../orders.service';
import { OrdersStore } from '../orders.store';
import type { SoldOrder } from '../reports/sold-orders.queries';

/** Whom the owner names as the one who brought an order, and why. */
export interface ReferralChange {
  /** Code of the partner's link; null for nobody. */
  code: string | null;
  /** As the order's history shows it. */
  note: string;
  /** Of the order that was looked at. */
  version: number | undefined;
}

/** Writes down by hand who brought an order: one that began as an inquiry came by no link. */
@Injectable()
export class OrderAttributionService {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly ordersStore: OrdersStore,
    private readonly ordersService: OrdersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the current transaction; the order stays locked until it ends.
   * @returns the order as it is now
   * @throws AppError `order_not_found`, `changed_meanwhile`
   */
  updateReferral(number: string, { code, note, version }: ReferralChange, actor: Actor): Promise<SoldOrder> {
    return this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      await this.orderLocksService.assertVersion(order, version);
      const change = { referralPartnerId: code, updatedAt: this.clock.now() };
      await this.ordersStore.save(order.id, change);
      await this.ordersService.addEvent(order, 'staff-note', actorName(actor), note.slice(0, 500));
      return Object.assign(order, change, { version: order.version + 1 });
    });
  }
}
