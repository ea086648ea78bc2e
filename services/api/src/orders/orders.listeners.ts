import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkRemovalRequested } from '../catalog';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** A work that was ever ordered is kept, whatever became of the order. */
@Injectable()
export class OrdersListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ArtworkRemovalRequested, async (leaving) => {
      if (await this.ordersStore.hasOrdersForArtwork(leaving.artworkId)) leaving.preventRemoval();
    });
  }
}
