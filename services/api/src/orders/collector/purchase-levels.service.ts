import { earnedLevel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CollectorsService } from '../../identity';
import { Settings } from '../../platform';
import { OrdersStore } from '../orders.store';

/** Gives collectors the level that follows from what they bought. The owner's own word stands above it. */
@Injectable()
export class PurchaseLevelsService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly collectorsService: CollectorsService,
    private readonly settings: Settings,
  ) {}

  /**
   * Joins the transaction that changed the orders. The first writing locks the account, so that the second count sees
   * what others have committed meanwhile: of two orders that are confirmed at the same moment both count.
   */
  async recalculateLevel(collectorId: string): Promise<void> {
    await this.applyLevel(collectorId);
    await this.applyLevel(collectorId);
  }

  private async applyLevel(collectorId: string): Promise<void> {
    const level = earnedLevel(await this.ordersStore.sumPaidByCollector(collectorId), this.settings.levels);
    await this.collectorsService.setComputedLevel(collectorId, level);
  }
}
