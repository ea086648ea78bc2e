import { commissionMoves, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Clock, Database } from '../platform';
import { CommissionHistory, type CommissionDeed } from './commission-history';
import type { Commission } from './commission.entity';
import { CommissionStore, type CommissionWithEvents } from './commission.store';

/** The gallery brings a commission to its next status. */
@Injectable()
export class MoveCommission {
  constructor(
    private readonly store: CommissionStore,
    private readonly history: CommissionHistory,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves and tells the collector. Where it is already, nothing happens.
   * @throws AppError `commission_not_found`, `commission_status_refused` with {status, moves}
   */
  async move(id: string, to: OrderStatus, deed: CommissionDeed): Promise<CommissionWithEvents> {
    return this.database.transaction(async () => {
      const commission = isUUID(id) ? await this.store.lock(id) : null;
      if (!commission) throw new AppError('commission_not_found');
      if (commission.status !== to) await this.take(commission, to, deed);
      return this.store.oneWithEvents(commission);
    });
  }

  private async take(commission: Commission, to: OrderStatus, deed: CommissionDeed): Promise<void> {
    const { status: from } = commission;
    const moves = commissionMoves(from);
    if (!moves.includes(to)) {
      throw new AppError('commission_status_refused', {
        message: `A commission that is ${from} cannot become ${to}.`,
        details: { status: from, moves },
      });
    }
    const moved = { status: to, version: commission.version + 1, updatedAt: this.clock.now() };
    Object.assign(commission, moved);
    await this.store.save(commission.id, moved);
    await this.history.note(commission, deed);
  }
}
