import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CollectorDeleted, plainAddress } from '../identity';
import { PaymentsService } from '../payments';
import { Clock, DomainEvents, Outbox } from '../platform';
import { aboutOrder } from './about-order';
import { withoutName } from './forgotten-order';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import { isOver } from './order-status';
import { OrdersStore } from './orders.store';

/**
 * Orders outlive the account (ADR 0038). When it goes, names and addresses go off the orders that are over at once, and
 * off those under way as soon as they are: until then the print needs its delivery address.
 */
@Injectable()
export class ForgetOrder implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
    private readonly payments: PaymentsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorDeleted, (deleted) =>
      deleted.isWished ? this.leave(deleted) : this.backToGuest(deleted),
    );
  }

  /** Joins the transaction that moved the order. */
  async ifOver(order: Order): Promise<void> {
    if (order.accountDeletedAt === null || order.customerEmail === '' || !isOver(order.status)) return;
    await this.store.save(order.id, { ...withoutName(order), updatedAt: this.clock.now() });
    await this.payments.forgetCustomer(order.id);
    await this.outbox.forget(aboutOrder(order).about);
    await this.addEvent(order, 'forgotten');
  }

  /** Unpaid guests' orders under the proved address are theirs as well, though they never joined the account. */
  private async leave({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const guests = confirmedEmail === null ? [] : await this.store.lockGuestOrders(confirmedEmail);
    const orders = [
      ...(await this.store.lockOfCollector(collectorId)),
      ...guests.filter(({ customerEmail }) => plainAddress(customerEmail) === confirmedEmail),
    ];
    const now = this.clock.now();
    for (const order of orders) {
      const change = { collectorId: null, accountDeletedAt: now, updatedAt: now };
      await this.store.save(order.id, change);
      await this.addEvent(order, 'account-deleted');
      await this.ifOver(Object.assign(order, change));
    }
  }

  /** Whoever bought did not ask to be forgotten: their orders are a guest's, as if placed without the account. */
  private async backToGuest({ collectorId }: CollectorDeleted): Promise<void> {
    for (const order of await this.store.lockOfCollector(collectorId)) {
      await this.store.save(order.id, { collectorId: null, updatedAt: this.clock.now() });
      await this.addEvent(order, 'account-lapsed');
    }
  }

  private async addEvent({ id: orderId, status }: Order, kind: OrderEventKind): Promise<void> {
    const createdAt = this.clock.now();
    await this.store.addEvent({
      id: uuid(),
      orderId,
      kind,
      status,
      actor: kind === 'account-lapsed' ? 'clock' : 'collector',
      note: null,
      createdAt,
    });
  }
}
