import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CollectorEmailConfirmed, Collectors, plainAddress } from '../identity';
import { Clock, DomainEvents } from '../platform';
import { LevelByOrders } from './level-by-orders';
import type { Order } from './order.entity';
import { OrdersJoined } from './orders.events';
import { OrdersStore } from './orders.store';

/**
 * Brings guests' orders to the account that proved their address. Only paid ones: anybody may type in anybody's
 * address, but nobody pays for a stranger's print by mistake. An address that nobody proved joins nothing.
 */
@Injectable()
export class JoinOrders implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
    private readonly collectors: Collectors,
    private readonly levels: LevelByOrders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorEmailConfirmed, (confirmed) => this.join(confirmed));
  }

  /** Whose an order becomes as it is confirmed: who placed it, else who proved its address; null for a guest. */
  async collectorFor({ collectorId, customerEmail }: Order): Promise<string | null> {
    // An account that was deleted while its checkout was being placed did not see the order.
    if (collectorId !== null) return (await this.collectors.find(collectorId))?.id ?? null;
    const collector = await this.collectors.ofConfirmedEmail(customerEmail);
    return collector && isSame(collector.email, customerEmail) ? collector.id : null;
  }

  /**
   * Locks the unpaid orders too: one that is being confirmed at this moment is waited for, and one that is confirmed
   * later finds the proved address by itself.
   */
  private async join({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    const orders = (await this.store.lockGuestOrders(email)).filter(
      ({ confirmedAt, customerEmail }) => confirmedAt !== null && isSame(email, customerEmail),
    );
    if (orders.length === 0) return;
    const now = this.clock.now();
    const orderIds = orders.map(({ id }) => id);
    await this.store.saveAll(orderIds, { collectorId, updatedAt: now });
    await this.store.addEvents(
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
    await this.levels.recount(collectorId);
    await this.events.publish(new OrdersJoined(collectorId, orderIds));
  }
}

/** The database compares without accents as well, which would give a stranger the orders of a similar address. */
const isSame = (proved: string, given: string): boolean => proved === plainAddress(given);
