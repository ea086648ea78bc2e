import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorEmailConfirmed, CollectorsService, normalizeEmail } from '../../identity';
import { Clock, DomainEvents } from '../../platform';
import { OrderHistoryService } from '../lifecycle/order-history.service';
import { CollectorPurchasesService } from './collector-purchases.service';
import type { OrderEntity } from '../entities/order.entity';
import { GuestOrdersLinked } from '../domain-events';
import { OrdersStore } from '../orders.store';

/**
 * Links guest orders to the account that confirmed their email address. Only paid ones: anyone can enter anyone's
 * address, but nobody pays for a stranger's print by mistake.
 */
@Injectable()
export class GuestOrdersService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly collectorsService: CollectorsService,
    private readonly collectorPurchasesService: CollectorPurchasesService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.linkToAccount(confirmed));
  }

  /** The account that owns an order once it is paid: the one that placed it, else that confirmed its address. */
  async findCollectorFor({ collectorId, customerEmail }: OrderEntity): Promise<string | null> {
    // An account may have been deleted while its checkout was open.
    if (collectorId !== null) return (await this.collectorsService.find(collectorId))?.id ?? null;
    const collector = await this.collectorsService.findByConfirmedEmail(customerEmail);
    return collector && isSameAddress(collector.email, customerEmail) ? collector.id : null;
  }

  /**
   * Locks unpaid orders too, so as to wait for one that is being paid at this moment; one that is paid later finds the
   * account by `findCollectorFor`.
   */
  private async linkToAccount({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    const orders = (await this.ordersStore.lockGuestOrdersByEmail(email)).filter(
      ({ confirmedAt, customerEmail }) => confirmedAt !== null && isSameAddress(email, customerEmail),
    );
    if (orders.length === 0) return;
    const orderIds = orders.map(({ id }) => id);
    await this.ordersStore.saveAll(orderIds, { collectorId, updatedAt: this.clock.now() });
    await this.orderHistoryService.addToAll(orders, 'joined', 'collector');
    await this.collectorPurchasesService.recalculateLevel(collectorId);
    await this.domainEvents.publish(new GuestOrdersLinked(collectorId, orderIds));
  }
}

/** The database ignores accents when it compares, which would link orders of a stranger with a similar address. */
const isSameAddress = (confirmed: string, given: string): boolean => confirmed === normalizeEmail(given);
