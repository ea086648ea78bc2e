import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import { IsNull, Not } from 'typeorm';
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

  /** Sets a level that follows from the rule; one that the owner gave stays. */
  async setLevelByRule(id: string, level: CollectorLevel | null): Promise<void> {
    await this.database.manager.update(Collector, { id, isLevelGiven: false }, { level });
  }
}
