import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../platform';
import { PresaleRequest } from './presale-request.entity';

/** Every query on pre-sale requests. */
@Injectable()
export class PresaleRequestsStore {
  constructor(private readonly database: Database) {}

  /** Asking again keeps the collector's place in the list. @returns whether it was the first time */
  async add(request: PresaleRequest): Promise<boolean> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(PresaleRequest)
      .values(request)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(PresaleRequest, { id: request.id });
  }

  async ofCollector(collectorId: string): Promise<PresaleRequest[]> {
    return this.database.manager.find(PresaleRequest, { where: { collectorId }, order: { id: 'ASC' } });
  }

  /** For any of these works, in the order they asked. */
  async ofWorks(artworkIds: readonly string[]): Promise<PresaleRequest[]> {
    return this.database.manager.find(PresaleRequest, {
      where: { artworkId: In([...artworkIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Whom nobody has told yet, in the order they asked. The opened work is locked by who asks. */
  async unanswered(artworkId: string): Promise<PresaleRequest[]> {
    return this.database.manager.find(PresaleRequest, {
      where: { artworkId, answeredAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async answer(ids: readonly string[], answeredAt: Date): Promise<void> {
    await this.database.manager.update(PresaleRequest, { id: In([...ids]) }, { answeredAt });
  }

  async removeOf(collectorId: string): Promise<void> {
    await this.database.manager.delete(PresaleRequest, { collectorId });
  }
}
