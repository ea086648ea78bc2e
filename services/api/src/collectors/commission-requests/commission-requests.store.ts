import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder, Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '@gallery/domain';
import {
  attentionPart,
  type AttentionPart,
  containsPattern,
  Database,
  DomainEvents,
  RecordChanged,
  readAfter,
  type TimeCursor,
} from '../../platform';
import type { CommissionRequestListQuery } from './dto/commission-request.dto';

/** A collector asks the artist to make an artwork. */
@Entity('commission_requests')
export class CommissionRequestEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Null once the account is deleted. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  /** The collector's inquiry that it came from; at most one commission request comes from each. */
  @Column('char', { length: 36, nullable: true }) inquiryId: string | null;
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { length: 120 }) projectType: string;
  /** Free text: `$10,000–$15,000`. */
  @Column('varchar', { length: 120 }) budgetRange: string;
  @Column('text') description: string;
  @Column('boolean') wantsStudioVisit: boolean;
  /** The gallery's price; null until it quotes one. */
  @Column('int', { nullable: true }) quoteCents: number | null;
  /** The order of the deposit that was requested last; null before that. */
  @Column('char', { length: 36, nullable: true }) depositOrderId: string | null;
  /** Only staff read it. */
  @Column('varchar', { length: 5000, nullable: true }) staffNote: string | null;
  /** Incremented with every change. */
  @Column('int') version: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** A status change of a commission request. Rows are only added. */
@Entity('commission_request_events')
export class CommissionRequestEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) commissionRequestId: string;
  /** The commission request's status after it. */
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { length: 120 }) actor: string;
  /** The reason; the collector reads it. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** A commission request with its history, oldest event first. */
export interface CommissionRequestWithEvents {
  commission: CommissionRequestEntity;
  events: CommissionRequestEventEntity[];
}

/** Filter of the list. */
type CommissionRequestFilter = Pick<CommissionRequestListQuery, 'q' | 'status'>;

const COLLECTOR_CONDITION = `listed.collectorId IN (
  SELECT collectors.id FROM collectors
  WHERE CONCAT(collectors.first_name, ' ', collectors.last_name) LIKE :text OR collectors.email LIKE :address)`;

/** Every query on commission requests. */
@Injectable()
export class CommissionRequestsStore {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Newest first, with their histories: two queries. */
  async listByCollector(collectorId: string): Promise<CommissionRequestWithEvents[]> {
    const commissions = await this.database.manager.find(CommissionRequestEntity, {
      where: { collectorId },
      order: { id: 'DESC' },
    });
    return this.listWithEvents(commissions);
  }

  /** Newest first, after the cursor. */
  async page(
    filter: CommissionRequestFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<CommissionRequestEntity[]> {
    const columns = { at: 'listed.createdAt', id: 'listed.id' };
    return readAfter(this.filtered(filter), columns, cursor, limit).getMany();
  }

  /** The total over all pages. */
  async count(filter: CommissionRequestFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** Requests that wait for an answer from the gallery, oldest first. */
  attention(): AttentionPart {
    return attentionPart(
      'commission_requests',
      this.filtered({ status: ['pending', 'reviewing'] }),
      {
        id: 'listed.id',
        title: 'listed.projectType',
        detail: 'listed.budgetRange',
        at: 'listed.createdAt',
      },
      { 'listed.createdAt': 'ASC', 'listed.id': 'ASC' },
      'short',
    );
  }

  async findByInquiry(inquiryId: string): Promise<CommissionRequestEntity | null> {
    return this.database.manager.findOneBy(CommissionRequestEntity, { inquiryId });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CommissionRequestEntity | null> {
    return this.database.lock(CommissionRequestEntity, { id });
  }

  async insert(commission: CommissionRequestEntity): Promise<void> {
    await this.database.manager.insert(CommissionRequestEntity, commission);
    await this.announceChange(commission.id);
  }

  async find(id: string): Promise<CommissionRequestEntity | null> {
    return this.database.manager.findOneBy(CommissionRequestEntity, { id });
  }

  async update(id: string, change: Partial<Omit<CommissionRequestEntity, 'id'>>): Promise<void> {
    await this.database.manager.update(CommissionRequestEntity, { id }, change);
    await this.announceChange(id);
  }

  async addEvent(event: CommissionRequestEventEntity): Promise<void> {
    await this.database.manager.insert(CommissionRequestEventEntity, event);
  }

  /** The requests stay, without their collector. */
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
      events: events.filter(({ commissionRequestId }) => commissionRequestId === commission.id),
    }));
  }

  private async listEvents(
    commissions: readonly CommissionRequestEntity[],
  ): Promise<CommissionRequestEventEntity[]> {
    return this.database.manager.find(CommissionRequestEventEntity, {
      where: { commissionRequestId: In(commissions.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
  }

  /** Searches project type, and name and email address of the collector. */
  private filtered({ q, status }: CommissionRequestFilter): SelectQueryBuilder<CommissionRequestEntity> {
    const query = this.database.manager.createQueryBuilder(CommissionRequestEntity, 'listed');
    if (status) query.andWhere('listed.status IN (:...status)', { status });
    if (q) {
      const text = containsPattern(q);
      query.andWhere(
        new Brackets((either) => {
          either
            .where('listed.projectType LIKE :text', { text })
            .orWhere(COLLECTOR_CONDITION, { address: text.toLowerCase() });
        }),
      );
    }
    return query;
  }

  private async announceChange(id: string): Promise<void> {
    await this.domainEvents.publish(new RecordChanged({ kind: 'commission', id }));
  }
}
