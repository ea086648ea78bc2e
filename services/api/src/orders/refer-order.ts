import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../platform';
import { nameOf, type Actor } from './actor';
import { ChangeOrder } from './change-order';
import { OrderBook } from './order-book';
import { OrdersStore } from './orders.store';
import type { SoldOrder } from './sold-orders';

/** Whom the owner names as the one who brought an order, and why. */
export interface NamedReferral {
  /** Code of the partner's link; null for nobody. */
  code: string | null;
  /** As the order's history shows it. */
  note: string;
  /** Of the order that was looked at. */
  version: number | undefined;
}

/** Writes down by hand who brought an order: one that began as an inquiry came by no link. */
@Injectable()
export class ReferOrder {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeOrder,
    private readonly store: OrdersStore,
    private readonly book: OrderBook,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the current transaction; the order stays locked until it ends.
   * @returns the order as it is now
   * @throws AppError `order_not_found`, `changed_meanwhile`
   */
  refer(number: string, { code, note, version }: NamedReferral, actor: Actor): Promise<SoldOrder> {
    return this.database.transaction(async () => {
      const order = await this.changing.lock(number);
      await this.changing.guardVersion(order, version);
      const change = { referralPartnerId: code, updatedAt: this.clock.now() };
      await this.store.save(order.id, change);
      await this.book.note(order, 'staff-note', nameOf(actor), note.slice(0, 500));
      return Object.assign(order, change, { version: order.version + 1 });
    });
  }
}
