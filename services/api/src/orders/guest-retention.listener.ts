import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GuestDataExpired } from '../events';
import { normalizeEmail } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** A guest of an event who bought one of its photographs is known by name as long as the order is. */
@Injectable()
export class GuestRetentionListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(GuestDataExpired, (due) => this.retainBuyers(due));
  }

  private async retainBuyers({ addresses, keptAddresses: kept }: GuestDataExpired): Promise<void> {
    const asked = new Set(addresses);
    for (const buyer of await this.ordersStore.findEventPhotoBuyers(addresses)) {
      const address = normalizeEmail(buyer);
      // The database takes letters with and without accents for the same; addresses are not.
      if (asked.has(address)) kept.add(address);
    }
  }
}
