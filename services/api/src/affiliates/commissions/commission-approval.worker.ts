import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform';
import { AffiliateCommissionsStore } from './affiliate-commissions.store';

/** Return periods are days long: minutes don't matter. In milliseconds. */
const EVERY_MS = 600_000;

/** Approves commission once the buyer's return period is over. Any number of instances may run it. */
@Injectable()
export class CommissionApprovalWorker {
  constructor(
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly clock: Clock,
  ) {}

  /** @returns how many lines */
  @Interval(EVERY_MS)
  approveDue(): Promise<number> {
    return this.affiliateCommissionsStore.approveDue(this.clock.now());
  }
}
