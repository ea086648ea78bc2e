import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { CommissionEvent } from './commission-event.entity';
import { Commission } from './commission.entity';

/** A commission with its history, oldest event first. */
export interface CommissionWithEvents {
  commission: Commission;
  events: CommissionEvent[];
}

/** Every query on commissions. */
@Injectable()
export class CommissionStore {
  constructor(private readonly database: Database) {}

  /** Newest first, with their histories: two queries. */
  async ofCollector(collectorId: string): Promise<CommissionWithEvents[]> {
    const commissions = await this.database.manager.find(Commission, {
      where: { collectorId },
      order: { id: 'DESC' },
    });
    return this.withEvents(commissions);
  }

  async withEvents(commissions: readonly Commission[]): Promise<CommissionWithEvents[]> {
    if (commissions.length === 0) return [];
    const events = await this.database.manager.find(CommissionEvent, {
      where: { commissionId: In(commissions.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    return commissions.map((commission) => ({
      commission,
      events: events.filter(({ commissionId }) => commissionId === commission.id),
    }));
  }
}
