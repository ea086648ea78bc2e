import { Injectable } from '@nestjs/common';
import { In, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import { ATTEMPT_LIMITS, type AttemptKind } from '../identity-policy';
import type { AccountKind } from '../accounts';

/** The target of a guessed password: an account, or the admin gate, which has no accounts. */
export type AttemptTarget = AccountKind | 'gate';

/** How often something was tried within a window. Removed soon after it. */
@Entity('attempt_counts')
export class AttemptCountEntity {
  /** Digest of the kind, address and network, none of which is stored. */
  @PrimaryColumn('char', { length: 64 }) keyDigest: string;
  @Column('varchar', { length: 20 }) kind: AttemptKind;
  /** The account that was tried; null for none or many. */
  @Column('char', { length: 36, nullable: true }) accountId: string | null;
  /** The kind of account that was tried; null when it does not matter. */
  @Column('varchar', { length: 12, nullable: true }) accountKind: AttemptTarget | null;
  @Column('int', { unsigned: true }) attempts: number;
  @Column('datetime', { precision: 3 }) endsAt: Date;
}

/** A browser in which the right password was entered before: attempts elsewhere do not count against it. */
@Entity('known_browsers')
export class KnownBrowserEntity {
  /** Only the browser's cookie holds the secret. */
  @PrimaryColumn('char', { length: 64 }) tokenDigest: string;
  @Column('char', { length: 36 }) accountId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}

/** One attempt to count; its window is named by a digest. */
export interface CountedAttempt {
  kind: AttemptKind;
  keyDigest: string;
  accountKind: AttemptTarget | null;
  accountId: string | null;
}

/** What was counted in a window that is still running. */
export interface AttemptWindow {
  kind: AttemptKind;
  attempts: number;
  endsAt: Date;
}

interface AttemptRow {
  kind: AttemptKind | 'known';
  attempts: number;
  endsAt: Date;
}

/** Every query on counted attempts and known browsers. */
@Injectable()
export class AttemptsStore {
  constructor(private readonly database: Database) {}

  /** The current windows, and whether the account knows the browser, in one round trip. */
  async findWindows(
    keyDigests: readonly string[],
    browser: { tokenDigest: string; accountId: string } | null,
    now: Date,
  ): Promise<{ counted: AttemptWindow[]; isKnownBrowser: boolean }> {
    const placeholders = keyDigests.map(() => '?').join(', ');
    const counts = `SELECT kind, attempts, ends_at AS endsAt FROM attempt_counts WHERE key_digest IN (${placeholders}) AND ends_at > ?`;
    const known = `SELECT 'known', 1, expires_at FROM known_browsers WHERE token_digest = ? AND account_id = ? AND expires_at > ?`;
    const rows: AttemptRow[] = await this.database.manager.query(
      browser ? `${counts} UNION ALL ${known}` : counts,
      browser ? [...keyDigests, now, browser.tokenDigest, browser.accountId, now] : [...keyDigests, now],
    );
    return {
      counted: rows.flatMap(toAttemptWindows),
      isKnownBrowser: rows.some(({ kind }) => kind === 'known'),
    };
  }

  /** Adds one to each count. The database itself restarts a window that has ended, so that no count is lost. */
  async count(subjects: readonly CountedAttempt[], now: Date): Promise<void> {
    const rows = subjects.map(({ kind, keyDigest, accountKind, accountId }) => {
      return [
        keyDigest,
        kind,
        accountKind,
        accountId,
        1,
        new Date(now.getTime() + ATTEMPT_LIMITS[kind].windowMs),
      ];
    });
    await this.database.manager.query(
      `INSERT INTO attempt_counts (key_digest, kind, account_kind, account_id, attempts, ends_at)
       VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}
       ON DUPLICATE KEY UPDATE
         attempts = IF(ends_at <= ?, 1, attempts + 1),
         ends_at = IF(ends_at <= ?, VALUES(ends_at), ends_at)`,
      [...rows.flat(), now, now],
    );
  }

  async addBrowser(browser: KnownBrowserEntity): Promise<void> {
    await this.database.manager.insert(KnownBrowserEntity, browser);
  }

  /** Forgets the account's known browsers. */
  async removeBrowsers(accountId: string): Promise<void> {
    await this.database.manager.delete(KnownBrowserEntity, { accountId });
  }

  async removeCounts(keyDigests: readonly string[]): Promise<void> {
    await this.database.manager.delete(AttemptCountEntity, { keyDigest: In(keyDigests) });
  }

  /** Windows that ended before `before`, locked: the caller sums them up and removes them in the same transaction. */
  async findEnded(before: Date): Promise<AttemptCountEntity[]> {
    return this.database.manager
      .createQueryBuilder(AttemptCountEntity, 'count')
      .setLock('pessimistic_write')
      .where('count.endsAt <= :before', { before })
      .getMany();
  }

  async removeEnded(before: Date): Promise<void> {
    for (const [entity, column] of [
      [AttemptCountEntity, 'ends_at'],
      [KnownBrowserEntity, 'expires_at'],
    ] as const)
      await this.database.manager
        .createQueryBuilder()
        .delete()
        .from(entity)
        .where(`${column} <= :before`, { before })
        .execute();
  }
}

const toAttemptWindows = ({ kind, attempts, endsAt }: AttemptRow): AttemptWindow[] =>
  kind === 'known' ? [] : [{ kind, attempts, endsAt }];
