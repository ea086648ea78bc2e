import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import { CommissionRequestEntity } from './commission-request.entity';
import type { CommissionRequestListQuery } from './dto/commission-request-admin.dto';

/** Which commissions are wanted. */
export type CommissionRequestFilter = Pick<CommissionRequestListQuery, 'q' | 'status'>;

const COLLECTOR_CONDITION = `listed.collectorId IN (
  SELECT collectors.id FROM collectors
  WHERE CONCAT(collectors.first_name, ' ', collectors.last_name) LIKE :text OR collectors.email LIKE :address)`;

/** Commissions as the console lists them. */
@Injectable()
export class CommissionRequestListStore {
  constructor(private readonly database: Database) {}

  /** Newest first, those after `place` only. */
  async page(
    filter: CommissionRequestFilter,
    place: { createdAt: Date; id: string } | null,
    limit: number,
  ): Promise<CommissionRequestEntity[]> {
    const query = this.filtered(filter).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(filter: CommissionRequestFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** Anywhere in the project type, or in the name and address of whose it is. */
  private filtered({ q, status }: CommissionRequestFilter): SelectQueryBuilder<CommissionRequestEntity> {
    const query = this.database.manager.createQueryBuilder(CommissionRequestEntity, 'listed');
    if (status) query.andWhere('listed.status IN (:...status)', { status });
    if (q) {
      const text = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
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
}
