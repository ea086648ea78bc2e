import { Injectable } from '@nestjs/common';
import { Metrics, PolledValue } from '../../platform';
import { InventoryStatsService } from '../inventory/inventory-stats.service';

/** Numbers that nobody else can have at the moment. */
@Injectable()
export class PrintHoldsMetrics {
  constructor(metrics: Metrics, figures: InventoryStatsService) {
    const held = new PolledValue(() => figures.countHeldPrints());
    metrics.observedGauge(
      {
        name: 'prints_held',
        help: 'Numbers held by checkouts, reservations and the gallery, of all instances.',
      },
      async () => {
        const count = await held.get();
        return count === undefined ? [] : [{ value: count }];
      },
    );
  }
}
