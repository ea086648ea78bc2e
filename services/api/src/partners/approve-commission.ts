import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../platform';
import { CommissionStore } from './commission.store';

/** Return periods are days long: minutes don't matter. In milliseconds. */
const EVERY_MS = 600_000;

/** Approves commission once the buyer's return period is over. Any number of instances may run it. */
@Injectable()
export class ApproveCommission {
  constructor(
    private readonly store: CommissionStore,
    private readonly clock: Clock,
  ) {}

  /** @returns how many lines */
  @Interval(EVERY_MS)
  run(): Promise<number> {
    return this.store.approveDue(this.clock.now());
  }
}
