import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import { plainAddress } from './email-address';

/** A collector as other modules know them. */
export type KnownCollector = Readonly<
  Pick<
    Collector,
    'id' | 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'level' | 'isLevelGiven' | 'createdAt'
  >
>;

/** What other modules may know of collectors. */
@Injectable()
export class Collectors {
  constructor(private readonly store: CollectorStore) {}

  async find(id: string): Promise<KnownCollector | null> {
    return this.store.find(id);
  }

  /** First and last names by id; those who are gone are left out. One query. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    return ids.length === 0 ? new Map() : new Map(await this.store.namesOf([...new Set(ids)]));
  }

  /** Those of the accounts that there are. */
  async findAll(ids: readonly string[]): Promise<KnownCollector[]> {
    return this.store.findAll([...new Set(ids)]);
  }

  /** How many have one of these levels. */
  async countOf(levels: readonly CollectorLevel[]): Promise<number> {
    return this.store.countOf(levels);
  }

  /** Whose address this is, proved by a link; null for nobody's. Case does not matter. */
  async ofConfirmedEmail(email: string): Promise<KnownCollector | null> {
    return this.store.confirmedOf(plainAddress(email));
  }

  async rename(
    id: string,
    { firstName, lastName = '' }: { firstName: string; lastName?: string },
  ): Promise<Pick<Collector, 'firstName' | 'lastName'>> {
    await this.store.change(id, { firstName, lastName });
    return { firstName, lastName };
  }

  /** Whom of these mail may reach: their address is proved. Oldest account first. */
  async reachable(whom: { ids: string[] } | { levels: CollectorLevel[] }): Promise<KnownCollector[]> {
    return this.store.confirmed(whom);
  }

  /**
   * Keeps whatever else this collector does at this moment, and the end of the account, waiting until the transaction
   * ends. Before any row of other modules, never after.
   */
  async lock(id: string): Promise<KnownCollector | null> {
    return this.store.lock(id);
  }

  /** Takes over what the rule of levels says; a level that the owner gave stays. */
  async setLevelByRule(id: string, level: CollectorLevel | null): Promise<void> {
    await this.store.setLevelByRule(id, level);
  }

  /** The owner's word on a level, above the rule; null lets the rule speak again. */
  async giveLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.store.giveLevel(id, level);
  }
}
