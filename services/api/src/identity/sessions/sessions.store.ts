import { Injectable } from '@nestjs/common';
import { Not, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import type { AccountKind, AccountRef } from '../accounts';
import { CollectorEntity } from '../collectors/collector.entity';
import { AdminEntity } from '../staff/admin.entity';
import { SecondFactorPolicyEntity } from '../staff/second-factor/second-factor-policy.service';

/**
 * One signed-in browser. The secret itself is only in that browser; nobody can sign in with what this table contains.
 */
@Entity('sessions')
export class SessionEntity {
  /** Identifies the session in lists; it is not a secret. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The kind of account of `accountId`. */
  @Column('varchar', { length: 12 }) kind: AccountKind;
  @Column('char', { length: 36 }) accountId: string;
  /** The browser's short name for its owner: `Chrome on Android`. */
  @Column('varchar', { length: 120 }) device: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Last use, to within SESSION_USE_INTERVAL_MS. */
  @Column('datetime', { precision: 3 }) seenAt: Date;
  /** When its user last proved who they are; null for sessions from before this was recorded. */
  @Column('datetime', { precision: 3, nullable: true }) authenticatedAt: Date | null;
  /** The session ends then, no matter how much it is used. */
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}

const ACCOUNTS: Record<AccountKind, string> = { collector: 'collectors', admin: 'admins' };

/** Every query on sessions. */
@Injectable()
export class SessionsStore {
  constructor(private readonly database: Database) {}

  async add(session: SessionEntity): Promise<void> {
    await this.database.manager.insert(SessionEntity, session);
  }

  /**
   * Adds the session if the account still has that password, and returns whether it does. Waits for a concurrent
   * change: that ends all sessions, and a session added at the same time would survive.
   */
  async addIfPasswordUnchanged(session: SessionEntity, passwordHash: string): Promise<boolean> {
    const { id, tokenDigest, kind, accountId, device, createdAt, seenAt, authenticatedAt, expiresAt } =
      session;
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      `INSERT INTO sessions (id, token_digest, kind, account_id, device, created_at, seen_at, authenticated_at, expires_at)
       SELECT ?, ?, ?, id, ?, ?, ?, ?, ? FROM ${ACCOUNTS[kind]} WHERE id = ? AND password_hash = ? LOCK IN SHARE MODE`,
      [id, tokenDigest, kind, device, createdAt, seenAt, authenticatedAt, expiresAt, accountId, passwordHash],
    );
    return affectedRows === 1;
  }

  /** A collector's session and account in one round trip. */
  async findWithCollector(
    tokenDigest: string,
  ): Promise<{ session: SessionEntity; collector: CollectorEntity } | null> {
    const session = await this.database.manager
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndMapOne(
        'session.collector',
        CollectorEntity,
        'collector',
        "session.kind = 'collector' AND collector.id = session.account_id",
      )
      .where({ tokenDigest })
      .getOne();
    return session && hasCollector(session) ? { session, collector: session.collector } : null;
  }

  /**
   * A staff session and its account, unless the account is disabled, and whether it lacks a required second factor: one
   * round trip.
   */
  async findWithAdmin(
    tokenDigest: string,
  ): Promise<{ session: SessionEntity; admin: AdminEntity; isSecondFactorMissing: boolean } | null> {
    const session = await this.database.manager
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndMapOne(
        'session.admin',
        AdminEntity,
        'admin',
        "session.kind = 'admin' AND admin.id = session.account_id AND admin.disabled_at IS NULL",
      )
      .leftJoinAndMapOne(
        'session.policy',
        SecondFactorPolicyEntity,
        'policy',
        `policy.is_required AND admin.totp_confirmed_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM staff_passkeys passkey WHERE passkey.admin_id = admin.id)`,
      )
      .where({ tokenDigest })
      .getOne();
    if (!session || !hasAdmin(session)) return null;
    const isSecondFactorMissing = 'policy' in session && session.policy !== null;
    return { session, admin: session.admin, isSecondFactorMissing };
  }

  async recordUse(id: string, seenAt: Date): Promise<void> {
    await this.database.manager.update(SessionEntity, { id }, { seenAt });
  }

  async recordAuthentication(id: string, authenticatedAt: Date): Promise<void> {
    await this.database.manager.update(SessionEntity, { id }, { authenticatedAt });
  }

  /** Most recently used first. */
  async listForAccount({ kind, id: accountId }: AccountRef): Promise<SessionEntity[]> {
    return this.database.manager.find(SessionEntity, {
      where: { kind, accountId },
      order: { seenAt: 'DESC', id: 'DESC' },
    });
  }

  /** Whether the account had that session. */
  async removeForAccount({ kind, id: accountId }: AccountRef, id: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SessionEntity, { kind, accountId, id });
    return affected === 1;
  }

  async removeAllForAccount({ kind, id: accountId }: AccountRef): Promise<void> {
    await this.database.manager.delete(SessionEntity, { kind, accountId });
  }

  async removeOthers({ kind, id: accountId }: AccountRef, id: string): Promise<void> {
    await this.database.manager.delete(SessionEntity, { kind, accountId, id: Not(id) });
  }

  /** Removes sessions that have expired, or have not been used since `unusedSince`. */
  async removeExpired(now: Date, unusedSince: Date): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where('expires_at <= :now OR seen_at <= :unusedSince', { now, unusedSince })
      .execute();
  }

  async remove(kind: AccountKind, tokenDigest: string): Promise<void> {
    await this.database.manager.delete(SessionEntity, { kind, tokenDigest });
  }
}

const hasAdmin = (session: SessionEntity): session is SessionEntity & { admin: AdminEntity } =>
  'admin' in session && session.admin instanceof AdminEntity;

const hasCollector = (session: SessionEntity): session is SessionEntity & { collector: CollectorEntity } =>
  'collector' in session && session.collector instanceof CollectorEntity;
