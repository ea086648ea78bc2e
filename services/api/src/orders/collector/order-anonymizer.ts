import { isOrderClosed } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, normalizeEmail } from '../../identity';
import { PaymentsService } from '../../payments';
import { Clock, Database, DomainEvents, OutboxService, RetentionService } from '../../platform';
import { orderEmailFiling } from '../emails/order.emails';
import type { OrderEntity, PostalAddress } from '../entities/order.entity';
import { OrderHistoryService } from '../lifecycle/order-history.service';
import { OrderPicturesService } from '../studio/order-pictures.service';
import { OrdersStore } from '../orders.store';

/** Shown as the buyer of an anonymized order. */
const ANONYMOUS_NAME = 'Former collector';

/**
 * Orders outlive the account (ADR 0038). When it is deleted, names and addresses are removed from its closed orders at
 * once, and from open ones as soon as they close: until then the print needs its delivery address.
 */
@Injectable()
export class OrderAnonymizer implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly paymentsService: PaymentsService,
    private readonly outboxService: OutboxService,
    private readonly orderPicturesService: OrderPicturesService,
    private readonly retentionService: RetentionService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDeleted, (deleted) =>
      deleted.isRequested ? this.detachAndAnonymize(deleted) : this.detachFromAccount(deleted),
    );
    this.retentionService.register('unpaid-orders', (before, limit) =>
      this.anonymizeExpired(false, before, limit),
    );
    this.retentionService.register('paid-orders', (before, limit) =>
      this.anonymizeExpired(true, before, limit),
    );
  }

  /** Joins the transaction that changed the order's status. */
  async anonymizeIfClosed(order: OrderEntity): Promise<void> {
    if (order.accountDeletedAt === null || order.customerEmail === '' || !isOrderClosed(order.status)) return;
    await this.anonymize(order, 'collector');
  }

  /** Closed orders whose retention has ended. */
  private anonymizeExpired(isPaid: boolean, before: Date, limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const orders = await this.ordersStore.lockExpired(isPaid, before, limit);
      for (const order of orders) await this.anonymize(order, 'clock');
      return orders.length;
    });
  }

  private async anonymize(order: OrderEntity, by: 'collector' | 'clock'): Promise<void> {
    await this.ordersStore.save(order.id, { ...anonymizedFields(order), updatedAt: this.clock.now() });
    await this.paymentsService.removeCustomerEmail(order.id);
    await this.outboxService.eraseContent(orderEmailFiling(order).about);
    await this.orderPicturesService.removeByOrder(order.id);
    await this.orderHistoryService.add(order, 'forgotten', by);
  }

  /** Includes unpaid guest orders under the confirmed address: they are the collector's too, though not yet linked. */
  private async detachAndAnonymize({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const guestOrders =
      confirmedEmail === null ? [] : await this.ordersStore.lockGuestOrdersByEmail(confirmedEmail);
    const orders = [
      ...(await this.ordersStore.lockByCollector(collectorId)),
      ...guestOrders.filter(({ customerEmail }) => normalizeEmail(customerEmail) === confirmedEmail),
    ];
    const now = this.clock.now();
    for (const order of orders) {
      const change = { collectorId: null, accountDeletedAt: now, updatedAt: now };
      await this.ordersStore.save(order.id, change);
      await this.orderHistoryService.add(order, 'account-deleted', 'collector');
      await this.anonymizeIfClosed(Object.assign(order, change));
    }
  }

  /** The account lapsed and nobody asked for erasure: its orders become a guest's. */
  private async detachFromAccount({ collectorId }: CollectorDeleted): Promise<void> {
    for (const order of await this.ordersStore.lockByCollector(collectorId)) {
      await this.ordersStore.save(order.id, { collectorId: null, updatedAt: this.clock.now() });
      await this.orderHistoryService.add(order, 'account-lapsed', 'clock');
    }
  }
}

/**
 * Accounting needs the number, the amounts, and the country and state of the addresses. Notes, tracking and the referral's
 * URL could identify the buyer.
 */
const anonymizedFields = ({ billing, shipping }: Pick<OrderEntity, 'billing' | 'shipping'>) =>
  ({
    customerName: ANONYMOUS_NAME,
    customerEmail: '',
    billing: toRegion(billing),
    shipping: toRegion(shipping),
    installation: null,
    notes: null,
    referralSource: null,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
  }) satisfies Partial<OrderEntity>;

const toRegion = ({ state, country }: PostalAddress): PostalAddress => ({
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state,
  zip: '',
  country,
});
