import { Injectable } from '@nestjs/common';
import type { CollectorLevel } from '@gallery/domain';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import { normalizeEmail } from '../accounts';
import type { CollectorRecord } from './dto/collector-account.dto';

/** A collector for other modules. */
export type CollectorAccount = Readonly<
  Pick<
    CollectorEntity,
    | 'id'
    | 'email'
    | 'emailConfirmedAt'
    | 'firstName'
    | 'lastName'
    | 'profileImageUrl'
    | 'level'
    | 'isLevelManual'
    | 'levelVersion'
    | 'createdAt'
  >
>;

/** Collectors for other modules. */
@Injectable()
export class CollectorsService {
  constructor(private readonly collectorsStore: CollectorsStore) {}

  async find(id: string): Promise<CollectorAccount | null> {
    return this.collectorsStore.find(id);
  }

  /** Full names by id, without deleted accounts. One query. */
  async findNames(ids: readonly string[]): Promise<Map<string, string>> {
    return ids.length === 0 ? new Map() : new Map(await this.collectorsStore.findNames([...new Set(ids)]));
  }

  /** The accounts with these ids that exist. */
  async findByIds(ids: readonly string[]): Promise<CollectorAccount[]> {
    return this.collectorsStore.findByIds([...new Set(ids)]);
  }

  /** How many collectors have one of these levels. */
  async countByLevel(levels: readonly CollectorLevel[]): Promise<number> {
    return this.collectorsStore.countByLevel(levels);
  }

  /** The collector who has confirmed this address, ignoring case. */
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

  /** Null removes the profile picture. */
  async setProfileImageUrl(id: string, profileImageUrl: string | null): Promise<void> {
    await this.collectorsStore.update(id, { profileImageUrl });
  }

  /** Collectors with a confirmed address, oldest account first. */
  async findReachableByEmail(
    whom: { ids: string[] } | { levels: CollectorLevel[] },
  ): Promise<CollectorAccount[]> {
    return this.collectorsStore.findConfirmed(whom);
  }

  /**
   * Locks the account until the transaction ends, against concurrent actions and its deletion. Must come before the
   * locks of other modules.
   */
  async lock(id: string): Promise<CollectorAccount | null> {
    return this.collectorsStore.lock(id);
  }

  /** Sets the level that the rule computes; a level that the owner set stays unchanged. */
  async setComputedLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.collectorsStore.setComputedLevel(id, level);
  }

  /** Sets the owner's level, which overrides the rule; null returns to the rule. */
  async setManualLevel(id: string, level: CollectorLevel | null): Promise<void> {
    await this.collectorsStore.setManualLevel(id, level);
  }
}

type PresentableCollector = Pick<
  CollectorEntity,
  'id' | 'firstName' | 'lastName' | 'email' | 'emailConfirmedAt' | 'profileImageUrl' | 'level' | 'createdAt'
>;

/** A collector's own account. */
export const presentCollector = (collector: PresentableCollector): CollectorRecord => ({
  id: collector.id,
  firstName: collector.firstName,
  lastName: collector.lastName,
  email: collector.email,
  isEmailConfirmed: collector.emailConfirmedAt !== null,
  profileImageUrl: collector.profileImageUrl,
  collectorLevel: collector.level,
  createdAt: collector.createdAt.toISOString(),
});
