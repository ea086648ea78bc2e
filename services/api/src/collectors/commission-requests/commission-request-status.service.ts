import { allowedCommissionRequestTransitions, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Clock, Database } from '../../platform';
import {
  CommissionRequestHistoryService,
  type CommissionRequestStatusChange,
} from './commission-request-history.service';
import type { CommissionRequestEntity } from './commission-request.entity';
import { CommissionRequestsStore, type CommissionRequestWithEvents } from './commission-requests.store';

/** The gallery brings a commission to its next status. */
@Injectable()
export class CommissionRequestStatusService {
  constructor(
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
    private readonly commissionRequestHistoryService: CommissionRequestHistoryService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves and tells the collector. Where it is already, nothing happens.
   * @throws AppError `commission_not_found`, `commission_status_refused` with {status, moves}
   */
  async updateStatus(
    id: string,
    to: OrderStatus,
    deed: CommissionRequestStatusChange,
  ): Promise<CommissionRequestWithEvents> {
    return this.database.transaction(async () => {
      const commission = isUUID(id) ? await this.affiliateCommissionsStore.lock(id) : null;
      if (!commission) throw new AppError('commission_not_found');
      if (commission.status !== to) await this.transition(commission, to, deed);
      return this.affiliateCommissionsStore.withEvents(commission);
    });
  }

  private async transition(
    commission: CommissionRequestEntity,
    to: OrderStatus,
    deed: CommissionRequestStatusChange,
  ): Promise<void> {
    const { status: from } = commission;
    const moves = allowedCommissionRequestTransitions(from);
    if (!moves.includes(to)) {
      throw new AppError('commission_status_refused', {
        message: `A commission that is ${from} cannot become ${to}.`,
        details: { status: from, moves },
      });
    }
    const moved = { status: to, version: commission.version + 1, updatedAt: this.clock.now() };
    Object.assign(commission, moved);
    await this.affiliateCommissionsStore.update(commission.id, moved);
    await this.commissionRequestHistoryService.recordStatus(commission, deed);
  }
}
