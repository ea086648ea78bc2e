import { levelByRule } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Collectors } from '../identity';
import { Settings } from '../platform';
import { OrdersStore } from './orders.store';

/** Gives collectors the level that follows from what they bought. The owner's own word stands above it. */
@Injectable()
export class LevelByOrders {
  constructor(
    private readonly store: OrdersStore,
    private readonly collectors: Collectors,
    private readonly settings: Settings,
  ) {}

  /**
   * Joins the transaction that changed the orders. The first writing locks the account, so that the second count sees
   * what others have committed meanwhile: of two orders that are confirmed at the same moment both count.
   */
  async recount(collectorId: string): Promise<void> {
    await this.count(collectorId);
    await this.count(collectorId);
  }

  private async count(collectorId: string): Promise<void> {
    const level = levelByRule(await this.store.paidBy(collectorId), this.settings.levels);
    await this.collectors.setLevelByRule(collectorId, level);
  }
}
