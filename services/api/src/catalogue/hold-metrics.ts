import { Injectable } from '@nestjs/common';
import { Metrics, Reading } from '../platform';
import { InventoryFigures } from './inventory-figures';

/** Numbers that nobody else can have at the moment. */
@Injectable()
export class HoldMetrics {
  constructor(metrics: Metrics, figures: InventoryFigures) {
    const held = new Reading(() => figures.heldNumbers());
    metrics.reading(
      {
        name: 'prints_held',
        help: 'Numbers held by checkouts, reservations and the gallery, of all instances.',
      },
      async () => {
        const count = await held.latest();
        return count === undefined ? [] : [{ value: count }];
      },
    );
  }
}
