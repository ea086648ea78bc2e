import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import { normalizeEmail } from '../account-names';

/** A collector as other modules know them. */
export type CollectorAccount = Readonly<
  Pick<
    CollectorEntity,
    'id' | 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'level' | 'isLevelGiven' | 'createdAt'
  >
>;

/** What other modules may know of collectors. */
@Injectable()
export class CollectorsService {
  constructor(private readonly collectorsStore: CollectorsStore) {}

  async find(id: string): Promise<CollectorAccount | null> {
    return this.collectorsStore.find(id);
  }

  /** First and last names by id; those who are gone are left out. One query. */
  async findNames(ids: readonly string[]): Promise<Map<string, string>> {
    return ids.length === 0 ? new Map() : new Map(await this.collectorsStore.findNames([...new Set(ids)]));
  }

  /** Those of the accounts that there are. */
  async findByIds(ids: readonly string[]): Promise<CollectorAccount[]> {
    return this.collectorsStore.findByIds([...new Set(ids)]);
  }

  /** How many have one of these levels. */
  async countByLevel(levels: readonly CollectorLevel[]): Promise<number> {
    return this.collectorsStore.countByLevel(levels);
  }

  /** Whose address this is, proved by a link; null for nobody's. Case does not matter. */
  async findByConfirmedEmail(email: string): Promise<CollectorAccount | null> {
    return this.collectorsStore.findConfirmedByEmail(normalizeEmail(email));
  }

  async rename(
    id: string,
    { firstName, lastName = '' }: { firstName: string; lastName?: string },
  ): Promise<Pick<CollectorEntity, 'firstName' | 'lastName'>> {
    await this.collectorsStore.update(id, { firstName, lastName });
    return { firstName, lastName };
  }

  /** Whom of these email may reach: their address is proved. Oldest account first. */
  async findReachableByEmail(
    whom: { ids: string[] } | { levels: CollectorLevel[] },
  ): Promise<CollectorAccount[]> {
    return this.collectorsStore.findConfirmed(whom);
  }

  /**
   * Keeps whatever else this collector does at this moment, and the end of the account, waiting until the transaction
   * ends. Before any row of other modules, never after.
   */
  async lock(id: string): Promise<CollectorAccount | null> {
    return this.collectorsStore.lock(id);
  }

  /** Takes over what the rule of levels says; a level that the owner gave stays. */
  async setComputedLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.collectorsStore.setComputedLevel(id, level);
  }

  /** The owner's word on a level, above the rule; null lets the rule speak again. */
  async setManualLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.collectorsStore.setManualLevel(id, level);
  }
}
