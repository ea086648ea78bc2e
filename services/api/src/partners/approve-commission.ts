import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../platform';
import { CommissionStore } from './commission.store';

/** Return periods are days long: minutes don't matter. In milliseconds. */
const EVERY_MS = 600_000;

/** Approves commission once the buyer's return period is over. Any number of instances may run it. */
@Injectable()
export class ApproveCommission {
  private readonly logger = new Logger(ApproveCommission.name);

  constructor(
    private readonly store: CommissionStore,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** @returns how many lines */
  run(): Promise<number> {
    return this.store.approveDue(this.clock.now());
  }
}
