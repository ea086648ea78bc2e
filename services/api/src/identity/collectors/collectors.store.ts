import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../../platform';
import { CollectorEntity } from './collector.entity';

/** Every query on collectors' accounts. Run those that lock inside a transaction. */
@Injectable()
export class CollectorsStore {
  constructor(private readonly database: Database) {}

  async add(collector: CollectorEntity): Promise<void> {
    await this.database.manager.insert(CollectorEntity, collector);
  }

  async find(id: string): Promise<CollectorEntity | null> {
    return this.database.manager.findOneBy(CollectorEntity, { id });
  }

  /** Names by account id. */
  async findNames(ids: string[]): Promise<[id: string, name: string][]> {
    const collectors = await this.database.manager.find(CollectorEntity, {
      select: { id: true, firstName: true, lastName: true },
      where: { id: In(ids) },
    });
    return collectors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]);
  }

  async findByIds(ids: readonly string[]): Promise<CollectorEntity[]> {
    return this.database.manager.findBy(CollectorEntity, { id: In([...ids]) });
  }

  async countByLevel(levels: readonly CollectorLevel[]): Promise<number> {
    return this.database.manager.countBy(CollectorEntity, { level: In([...levels]) });
  }

  async findConfirmedByEmail(email: string): Promise<CollectorEntity | null> {
    return this.database.manager.findOneBy(CollectorEntity, { email, emailConfirmedAt: Not(IsNull()) });
  }

  /** Accounts with a confirmed address, oldest first. */
  async findConfirmed(whom: { ids: string[] } | { levels: CollectorLevel[] }): Promise<CollectorEntity[]> {
    const names = 'ids' in whom ? { id: In(whom.ids) } : { level: In(whom.levels) };
    return this.database.manager.find(CollectorEntity, {
      where: { ...names, emailConfirmedAt: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<CollectorEntity | null> {
    return this.database.lock(CollectorEntity, { id });
  }

  /** The account that has confirmed the address, or else the newest one that claims it. */
  async findConfirmedOrNewest(email: string): Promise<CollectorEntity | null> {
    return this.database.manager
      .createQueryBuilder(CollectorEntity, 'collector')
      .where({ email })
      .orderBy('collector.email_confirmed_at IS NULL')
      .addOrderBy('collector.created_at', 'DESC')
      .addOrderBy('collector.id', 'DESC')
      .limit(1)
      .getOne();
  }

  /** Every account that has or claims the address, locked. */
  async lockByEmail(email: string): Promise<CollectorEntity[]> {
    return this.database.lockAll(CollectorEntity, { email });
  }

  /** Accounts created before `before` that were never confirmed, oldest first. */
  async findUnconfirmedBefore(before: Date, most: number): Promise<CollectorEntity[]> {
    return this.database.manager.find(CollectorEntity, {
      where: { emailConfirmedAt: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: most,
    });
  }

  async update(
    id: string,
    changed: Partial<
      Pick<CollectorEntity, 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'profileImageUrl'>
    >,
  ): Promise<void> {
    await this.database.manager.update(CollectorEntity, { id }, changed);
  }

  /** Sets the hash if the former one is unchanged. @returns whether it was */
  async changePassword(id: string, from: string, passwordHash: string): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      CollectorEntity,
      { id, passwordHash: from },
      { passwordHash },
    );
    return affected === 1;
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(CollectorEntity, { id });
  }

  /** Sets a computed level; one that the owner set stays unchanged. */
  async setComputedLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.database.manager.update(CollectorEntity, { id, isLevelManual: false }, { level });
  }

  /** Null keeps the current level until the rule computes another. */
  async setManualLevel(id: string, level: CollectorLevel | null): Promise<void> {
    const given = level === null ? { isLevelManual: false } : { level, isLevelManual: true };
    const levelVersion = () => 'level_version + 1';
    await this.database.manager.update(CollectorEntity, { id }, { ...given, levelVersion });
  }
}
