import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { CommissionRequestEventEntity } from './commission-request-event.entity';
import { CommissionRequestEntity } from './commission-request.entity';

/** A commission with its history, oldest event first. */
export interface CommissionRequestWithEvents {
  commission: CommissionRequestEntity;
  events: CommissionRequestEventEntity[];
}

/** Every query on commissions. */
@Injectable()
export class CommissionRequestsStore {
  constructor(private readonly database: Database) {}

  /** Newest first, with their histories: two queries. */
  async listByCollector(collectorId: string): Promise<CommissionRequestWithEvents[]> {
    const commissions = await this.database.manager.find(CommissionRequestEntity, {
      where: { collectorId },
      order: { id: 'DESC' },
    });
    return this.listWithEvents(commissions);
  }

  async findByInquiry(inquiryId: string): Promise<CommissionRequestEntity | null> {
    return this.database.manager.findOneBy(CommissionRequestEntity, { inquiryId });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CommissionRequestEntity | null> {
    return this.database.manager.findOne(CommissionRequestEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async insert(commission: CommissionRequestEntity): Promise<void> {
    await this.database.manager.insert(CommissionRequestEntity, commission);
  }

  async find(id: string): Promise<CommissionRequestEntity | null> {
    return this.database.manager.findOneBy(CommissionRequestEntity, { id });
  }

  async findProjectTypes(ids: string[]): Promise<[id: string, projectType: string][]> {
    const commissions = await this.database.manager.find(CommissionRequestEntity, {
      select: { id: true, projectType: true },
      where: { id: In(ids) },
    });
    return commissions.map(({ id, projectType }) => [id, projectType]);
  }

  async update(id: string, change: Partial<Omit<CommissionRequestEntity, 'id'>>): Promise<void> {
    await this.database.manager.update(CommissionRequestEntity, { id }, change);
  }

  async addEvent(event: CommissionRequestEventEntity): Promise<void> {
    await this.database.manager.insert(CommissionRequestEventEntity, event);
  }

  /** The commissions stay without whom they were made for. */
  async removeCollector(collectorId: string): Promise<void> {
    await this.database.manager.update(CommissionRequestEntity, { collectorId }, { collectorId: null });
  }

  async withEvents(commission: CommissionRequestEntity): Promise<CommissionRequestWithEvents> {
    const events = await this.listEvents([commission]);
    return { commission, events };
  }

  private async listWithEvents(
    commissions: readonly CommissionRequestEntity[],
  ): Promise<CommissionRequestWithEvents[]> {
    if (commissions.length === 0) return [];
    const events = await this.listEvents(commissions);
    return commissions.map((commission) => ({
      commission,
      events: events.filter(({ commissionId }) => commissionId === commission.id),
    }));
  }

  private async listEvents(
    commissions: readonly CommissionRequestEntity[],
  ): Promise<CommissionRequestEventEntity[]> {
    return this.database.manager.find(CommissionRequestEventEntity, {
      where: { commissionId: In(commissions.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
  }
}
