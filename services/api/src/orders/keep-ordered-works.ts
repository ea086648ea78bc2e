import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkLeaving } from '../catalogue';
import { DomainEvents } from '../platform';
import { OrdersStore } from './orders.store';

/** A work that was ever ordered is kept, whatever became of the order. */
@Injectable()
export class KeepOrderedWorks implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
  ) {}

  onModuleInit(): void {
    this.events.on(ArtworkLeaving, async (leaving) => {
      if (await this.store.wasOrdered(leaving.artworkId)) leaving.keep();
    });
  }
}
