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

  async ofInquiry(inquiryId: string): Promise<Commission | null> {
    return this.database.manager.findOneBy(Commission, { inquiryId });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Commission | null> {
    return this.database.manager.findOne(Commission, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async add(commission: Commission): Promise<void> {
    await this.database.manager.insert(Commission, commission);
  }

  async find(id: string): Promise<Commission | null> {
    return this.database.manager.findOneBy(Commission, { id });
  }

  async projectsOf(ids: string[]): Promise<[id: string, projectType: string][]> {
    const commissions = await this.database.manager.find(Commission, {
      select: { id: true, projectType: true },
      where: { id: In(ids) },
    });
    return commissions.map(({ id, projectType }) => [id, projectType]);
  }

  async save(id: string, change: Partial<Omit<Commission, 'id'>>): Promise<void> {
    await this.database.manager.update(Commission, { id }, change);
  }

  async addEvent(event: CommissionEvent): Promise<void> {
    await this.database.manager.insert(CommissionEvent, event);
  }

  /** The commissions stay without whom they were made for. */
  async disown(collectorId: string): Promise<void> {
    await this.database.manager.update(Commission, { collectorId }, { collectorId: null });
  }

  async oneWithEvents(commission: Commission): Promise<CommissionWithEvents> {
    const events = await this.eventsOf([commission]);
    return { commission, events };
  }

  private async withEvents(commissions: readonly Commission[]): Promise<CommissionWithEvents[]> {
    if (commissions.length === 0) return [];
    const events = await this.eventsOf(commissions);
    return commissions.map((commission) => ({
      commission,
      events: events.filter(({ commissionId }) => commissionId === commission.id),
    }));
  }

  private async eventsOf(commissions: readonly Commission[]): Promise<CommissionEvent[]> {
    return this.database.manager.find(CommissionEvent, {
      where: { commissionId: In(commissions.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
  }
}
