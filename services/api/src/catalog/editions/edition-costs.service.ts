import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform';
import { EditionEntity } from '../entities/edition.entity';

/** What prints cost the studio, where the owner has set it. Never public. */
@Injectable()
export class EditionCostsService {
  constructor(private readonly database: Database) {}

  /** What one print costs, by edition; editions without a cost of their own are left out. One query. */
  async findCosts(editionIds: readonly string[]): Promise<Map<string, Cents>> {
    if (editionIds.length === 0) return new Map();
    const editions = await this.database.manager.find(EditionEntity, {
      select: { id: true, productionCostCents: true },
      where: { id: In([...editionIds]), productionCostCents: Not(IsNull()) },
    });
    return new Map(editions.map(({ id, productionCostCents }) => [id, productionCostCents ?? 0]));
  }
}
