import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CollectorDeleted, normalizeEmail } from '../../identity';
import { PaymentsService } from '../../payments';
import { Clock, DomainEvents, OutboxService } from '../../platform';
import { orderEmailFiling } from '../emails/order-email-filing';
import { anonymizedFields } from './anonymized-order';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventKind } from '../entities/order-event.entity';
import { isOrderClosed } from '../lifecycle/order-transitions';
import { OrdersStore } from '../orders.store';

/**
 * Orders outlive the account (ADR 0038). When it goes, names and addresses go off the orders that are over at once, and
 * off those under way as soon as they are: until then the print needs its delivery address.
 */
@Injectable()
export class OrderAnonymizer implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly paymentsService: PaymentsService,
    private readonly outboxService: OutboxService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDeleted, (deleted) =>
      deleted.isRequested ? this.detachAndAnonymize(deleted) : this.detachFromAccount(deleted),
    );
  }

  /** Joins the transaction that moved the order. */
  async anonymizeIfClosed(order: OrderEntity): Promise<void> {
    if (order.accountDeletedAt === null || order.customerEmail === '' || !isOrderClosed(order.status)) return;
    await this.ordersStore.save(order.id, { ...anonymizedFields(order), updatedAt: this.clock.now() });
    await this.paymentsService.removeCustomerEmail(order.id);
    await this.outboxService.eraseContent(orderEmailFiling(order).about);
    await this.addEvent(order, 'forgotten');
  }

  /** Unpaid guests' orders under the proved address are theirs as well, though they never joined the account. */
  private async detachAndAnonymize({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const guests =
      confirmedEmail === null ? [] : await this.ordersStore.lockGuestOrdersByEmail(confirmedEmail);
    const orders = [
      ...(await this.ordersStore.lockByCollector(collectorId)),
      ...guests.filter(({ customerEmail }) => normalizeEmail(customerEmail) === confirmedEmail),
    ];
    const now = this.clock.now();
    for (const order of orders) {
      const change = { collectorId: null, accountDeletedAt: now, updatedAt: now };
      await this.ordersStore.save(order.id, change);
      await this.addEvent(order, 'account-deleted');
      await this.anonymizeIfClosed(Object.assign(order, change));
    }
  }

  /** Whoever bought did not ask to be forgotten: their orders are a guest's, as if placed without the account. */
  private async detachFromAccount({ collectorId }: CollectorDeleted): Promise<void> {
    for (const order of await this.ordersStore.lockByCollector(collectorId)) {
      await this.ordersStore.save(order.id, { collectorId: null, updatedAt: this.clock.now() });
      await this.addEvent(order, 'account-lapsed');
    }
  }

  private async addEvent({ id: orderId, status }: OrderEntity, kind: OrderEventKind): Promise<void> {
    const createdAt = this.clock.now();
    await this.ordersStore.addEvent({
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
