import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GuestDataDue } from '../events';
import { plainAddress } from '../identity';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** A guest of an event who bought one of its photographs is known by name as long as the order is. */
@Injectable()
export class KeepBuyersVisits implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.events.on(GuestDataDue, (due) => this.keep(due));
  }

  private async keep({ addresses, kept }: GuestDataDue): Promise<void> {
    const asked = new Set(addresses);
    for (const buyer of await this.store.buyersOfPhotos(addresses)) {
      const address = plainAddress(buyer);
      // The database takes letters with and without accents for the same; addresses are not.
      if (asked.has(address)) kept.add(address);
    }
  }
}
