import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../platform';
import type { AccountKind, AccountRef } from './account-kind';
import { Collector } from './collector.entity';
import { Session } from './session.entity';
import { Admin } from './staff/admin.entity';

const ACCOUNTS: Record<AccountKind, string> = { collector: 'collectors', admin: 'admins' };

/** Every query on sessions. */
@Injectable()
export class SessionStore {
  constructor(private readonly database: Database) {}

  async add(session: Session): Promise<void> {
    await this.database.manager.insert(Session, session);
  }

  /**
   * Adds the session while the account still has that password, and says whether it does. Waits for a change that is being
   * made: that change ends all sessions, and one that came in beside it would outlive it.
   */
  async addIfUnchanged(session: Session, passwordHash: string): Promise<boolean> {
    const { id, tokenDigest, kind, accountId, device, createdAt, seenAt, expiresAt } = session;
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      `INSERT INTO sessions (id, token_digest, kind, account_id, device, created_at, seen_at, expires_at)
       SELECT ?, ?, ?, id, ?, ?, ?, ? FROM ${ACCOUNTS[kind]} WHERE id = ? AND password_hash = ? LOCK IN SHARE MODE`,
      [id, tokenDigest, kind, device, createdAt, seenAt, expiresAt, accountId, passwordHash],
    );
    return affectedRows === 1;
  }

  /** A collector's session and account in one round trip. */
  async ofCollector(tokenDigest: string): Promise<{ session: Session; collector: Collector } | null> {
    const session = await this.database.manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndMapOne(
        'session.collector',
        Collector,
        'collector',
        "session.kind = 'collector' AND collector.id = session.account_id",
      )
      .where({ tokenDigest })
      .getOne();
    return session && hasCollector(session) ? { session, collector: session.collector } : null;
  }

  /** A session of the console and its account, unless that was disabled. */
  async ofAdmin(tokenDigest: string): Promise<{ session: Session; admin: Admin } | null> {
    const session = await this.database.manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndMapOne(
        'session.admin',
        Admin,
        'admin',
        "session.kind = 'admin' AND admin.id = session.account_id AND admin.disabled_at IS NULL",
      )
      .where({ tokenDigest })
      .getOne();
    return session && hasAdmin(session) ? { session, admin: session.admin } : null;
  }

  async noteUse(id: string, seenAt: Date): Promise<void> {
    await this.database.manager.update(Session, { id }, { seenAt });
  }

  /** Most lately used first. */
  async ofAccount({ kind, id: accountId }: AccountRef): Promise<Session[]> {
    return this.database.manager.find(Session, {
      where: { kind, accountId },
      order: { seenAt: 'DESC', id: 'DESC' },
    });
  }

  /** Whether the account had that session. */
  async removeOf({ kind, id: accountId }: AccountRef, id: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(Session, { kind, accountId, id });
    return affected === 1;
  }

  async removeAllOf({ kind, id: accountId }: AccountRef): Promise<void> {
    await this.database.manager.delete(Session, { kind, accountId });
  }

  async removeOthers({ kind, id: accountId }: AccountRef, id: string): Promise<void> {
    await this.database.manager.delete(Session, { kind, accountId, id: Not(id) });
  }

  /** Removes what has ended by itself: its last day is over, or it was not used since. */
  async removeEnded(now: Date, unusedSince: Date): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(Session)
      .where('expires_at <= :now OR seen_at <= :unusedSince', { now, unusedSince })
      .execute();
  }

  async remove(kind: AccountKind, tokenDigest: string): Promise<void> {
    await this.database.manager.delete(Session, { kind, tokenDigest });
  }
}

const hasAdmin = (session: Session): session is Session & { admin: Admin } =>
  'admin' in session && session.admin instanceof Admin;

const hasCollector = (session: Session): session is Session & { collector: Collector } =>
  'collector' in session && session.collector instanceof Collector;
