import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../platform';
import { Collector } from './collector.entity';

/** Every query on collectors' accounts. */
@Injectable()
export class CollectorStore {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<Collector | null> {
    return this.database.manager.findOneBy(Collector, { id });
  }

  async confirmedOf(email: string): Promise<Collector | null> {
    return this.database.manager.findOneBy(Collector, { email, emailConfirmedAt: Not(IsNull()) });
  }

  /** Those who proved their address, oldest account first. */
  async confirmed(whom: { ids: string[] } | { levels: CollectorLevel[] }): Promise<Collector[]> {
    const named = 'ids' in whom ? { id: In(whom.ids) } : { level: In(whom.levels) };
    return this.database.manager.find(Collector, {
      where: { ...named, emailConfirmedAt: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Collector | null> {
    return this.database.manager.findOne(Collector, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Sets a level that follows from the rule; one that the owner gave stays. */
  async setLevelByRule(id: string, level: CollectorLevel | null): Promise<void> {
    await this.database.manager.update(Collector, { id, isLevelGiven: false }, { level });
  }
}
