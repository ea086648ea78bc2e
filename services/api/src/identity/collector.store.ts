import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../platform';
import { Collector } from './collector.entity';

/** Every query on collectors' accounts. Those that lock belong into a transaction. */
@Injectable()
export class CollectorStore {
  constructor(private readonly database: Database) {}

  async add(collector: Collector): Promise<void> {
    await this.database.manager.insert(Collector, collector);
  }

  async find(id: string): Promise<Collector | null> {
    return this.database.manager.findOneBy(Collector, { id });
  }

  /** Their names by account. */
  async namesOf(ids: string[]): Promise<[id: string, name: string][]> {
    const collectors = await this.database.manager.find(Collector, {
      select: { id: true, firstName: true, lastName: true },
      where: { id: In(ids) },
    });
    return collectors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]);
  }

  async findAll(ids: readonly string[]): Promise<Collector[]> {
    return this.database.manager.findBy(Collector, { id: In([...ids]) });
  }

  async countOf(levels: readonly CollectorLevel[]): Promise<number> {
    return this.database.manager.countBy(Collector, { level: In([...levels]) });
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

  /** The account that has proved the address, else the newest that claims it. */
  async ownerOrNewest(email: string): Promise<Collector | null> {
    return this.database.manager
      .createQueryBuilder(Collector, 'collector')
      .where({ email })
      .orderBy('collector.email_confirmed_at IS NULL')
      .addOrderBy('collector.created_at', 'DESC')
      .addOrderBy('collector.id', 'DESC')
      .limit(1)
      .getOne();
  }

  /** Every account that has or claims the address, locked. */
  async lockAddress(email: string): Promise<Collector[]> {
    return this.database.manager.find(Collector, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  /** Accounts that were made before and never confirmed, oldest first, a few at a time. */
  async unconfirmedBefore(before: Date, most: number): Promise<Collector[]> {
    return this.database.manager.find(Collector, {
      where: { emailConfirmedAt: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: most,
    });
  }

  async change(
    id: string,
    changed: Partial<Pick<Collector, 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName'>>,
  ): Promise<void> {
    await this.database.manager.update(Collector, { id }, changed);
  }

  /** Whether the password was still the one with the former hash, and is the new one now. */
  async changePassword(id: string, from: string, passwordHash: string): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      Collector,
      { id, passwordHash: from },
      { passwordHash },
    );
    return affected === 1;
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(Collector, { id });
  }

  /** Sets a level that follows from the rule; one that the owner gave stays. */
  async setLevelByRule(id: string, level: CollectorLevel | null): Promise<void> {
    await this.database.manager.update(Collector, { id, isLevelGiven: false }, { level });
  }

  /** Null keeps the level there is until the rule has another. */
  async giveLevel(id: string, level: CollectorLevel | null): Promise<void> {
    const given = level === null ? { isLevelGiven: false } : { level, isLevelGiven: true };
    await this.database.manager.update(Collector, { id }, given);
  }
}
