import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CollectorEmailConfirmed, CollectorsService, normalizeEmail } from '../../identity';
import { Clock, DomainEvents } from '../../platform';
import { PurchaseLevelsService } from './purchase-levels.service';
import type { OrderEntity } from '../entities/order.entity';
import { GuestOrdersLinked } from '../domain-events';
import { OrdersStore } from '../orders.store';

/**
 * Brings guests' orders to the account that proved their address. Only paid ones: anybody may type in anybody's
 * address, but nobody pays for a stranger's print by mistake. An address that nobody proved joins nothing.
 */
@Injectable()
export class GuestOrdersService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly collectorsService: CollectorsService,
    private readonly purchaseLevelsService: PurchaseLevelsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.linkToAccount(confirmed));
  }

  /** Whose an order becomes as it is confirmed: who placed it, else who proved its address; null for a guest. */
  async findCollectorFor({ collectorId, customerEmail }: OrderEntity): Promise<string | null> {
    // An account that was deleted while its checkout was being placed did not see the order.
    if (collectorId !== null) return (await this.collectorsService.find(collectorId))?.id ?? null;
    const collector = await this.collectorsService.findByConfirmedEmail(customerEmail);
    return collector && isSameAddress(collector.email, customerEmail) ? collector.id : null;
  }

  /**
   * Locks the unpaid orders too: one that is being confirmed at this moment is waited for, and one that is confirmed
   * later finds the proved address by itself.
   */
  private async linkToAccount({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    const orders = (await this.ordersStore.lockGuestOrdersByEmail(email)).filter(
      ({ confirmedAt, customerEmail }) => confirmedAt !== null && isSameAddress(email, customerEmail),
    );
    if (orders.length === 0) return;
    const now = this.clock.now();
    const orderIds = orders.map(({ id }) => id);
    await this.ordersStore.saveAll(orderIds, { collectorId, updatedAt: now });
    await this.ordersStore.addEvents(
      orders.map(({ id, status }) => ({
        id: uuid(),
        orderId: id,
        kind: 'joined',
        status,
        actor: 'collector',
        note: null,
        createdAt: now,
      })),
    );
    await this.purchaseLevelsService.recalculateLevel(collectorId);
    await this.domainEvents.publish(new GuestOrdersLinked(collectorId, orderIds));
  }
}

/** The database compares without accents as well, which would give a stranger the orders of a similar address. */
const isSameAddress = (proved: string, given: string): boolean => proved === normalizeEmail(given);
