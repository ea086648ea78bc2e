import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import {
  AppError,
  Clock,
  DomainEvents,
  hashSecret,
  generateSecret,
  Settings,
  SharedReads,
} from '../../platform';
import type { AccountKind, AccountRef } from '../accounts';
import { StaffSessionsEnded } from '../domain-events';
import { SessionCookiesService } from './session-cookies.service';
import { sessionTokenOf, type SessionRequest } from './session-request';
import { isSessionActive, SESSION_LIMITS, SESSION_USE_INTERVAL_MS } from '../identity-policy';
import { type SessionEntity, SessionsStore } from './sessions.store';
import { isOnAdminOrigin, staffOrigins } from '../staff/admin-origin';
import { mayExportPersonalData, type SignedInStaff } from '../staff/staff-roles';
import type { CollectorEntity } from '../collectors/collector.entity';

/** The signed-in caller. */
export interface SignedInCollector extends Readonly<
  Pick<
    CollectorEntity,
    'id' | 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'profileImageUrl' | 'level' | 'createdAt'
  >
> {
  /** The session of this request. */
  readonly sessionId: string;
}

/** The owner of a staff session, and what the guards of a route need to know about it. */
export interface StaffRequestSession {
  readonly staff: SignedInStaff;
  /** A second factor is required and the account has none: only setting one up is allowed. */
  readonly isSecondFactorMissing: boolean;
  /** When they last proved who they are. */
  readonly authenticatedAt: Date;
}

/** A session that can still be used, as its owner may see it. */
export type ActiveSession = Readonly<Pick<SessionEntity, 'id' | 'device' | 'createdAt' | 'seenAt'>>;

/**
 * Creates, finds and revokes sessions. They exist only in the database, so that a revoked session ends everywhere at
 * once: requests share a look-up only if it has not begun yet.
 */
@Injectable()
export class SessionsService {
  private readonly collectors = new SharedReads((tokenDigest) => this.readCollector(tokenDigest));
  private readonly staff = new SharedReads((tokenDigest) => this.readStaff(tokenDigest));

  constructor(
    private readonly sessionsStore: SessionsStore,
    private readonly sessionCookiesService: SessionCookiesService,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret for the browser; it is stored nowhere else */
  async create(account: AccountRef, device: string): Promise<string> {
    const secret = generateSecret();
    await this.sessionsStore.add(this.newSession(secret, account, device));
    return secret;
  }

  /**
   * Like `create`, right after the password was verified; null if the password was changed or the account removed in
   * the meantime.
   */
  async createIfPasswordUnchanged(
    { kind, id, passwordHash }: AccountRef & { passwordHash: string | null },
    device: string,
  ): Promise<string | null> {
    if (passwordHash === null) return null;
    const secret = generateSecret();
    const isAdded = await this.sessionsStore.addIfPasswordUnchanged(
      this.newSession(secret, { kind, id }, device),
      passwordHash,
    );
    return isAdded ? secret : null;
  }

  /**
   * The signed-in collector, or null. For public routes; others are marked `@ForCollectors()`.
   * @throws AppError `foreign_request`
   */
  async findCollector(request: SessionRequest): Promise<SignedInCollector | null> {
    const secret = this.secretOf('collector', request);
    return secret === null ? null : this.collectors.get(hashSecret(secret));
  }

  /**
   * The signed-in staff member, or null. Routes are marked `@ForStaff()` or `@OwnerRoute()`.
   * @throws AppError `foreign_request`
   */
  async findStaff(request: SessionRequest): Promise<StaffRequestSession | null> {
    const secret = this.secretOf('admin', request);
    return secret === null ? null : this.staff.get(hashSecret(secret));
  }

  /** Records that the session's user has just proved again who they are. */
  async recordAuthentication(sessionId: string): Promise<void> {
    await this.sessionsStore.recordAuthentication(sessionId, this.clock.now());
  }

  /** Active sessions, most recently used first. */
  async listActive(account: AccountRef): Promise<ActiveSession[]> {
    const now = this.clock.now();
    return (await this.sessionsStore.listForAccount(account)).filter((session) =>
      isSessionActive(session, now),
    );
  }

  /** @throws AppError `session_not_found`, also for someone else's session */
  async revoke(account: AccountRef, id: string): Promise<void> {
    // MySQL refuses to compare an ASCII column with other characters.
    const isEnded = isUUID(id) && (await this.sessionsStore.removeForAccount(account, id));
    if (!isEnded) throw new AppError('session_not_found');
    await this.announceEnd(account.kind);
  }

  async revokeAll(account: AccountRef): Promise<void> {
    await this.sessionsStore.removeAllForAccount(account);
    await this.announceEnd(account.kind);
  }

  /** Revokes every other session of the account. */
  async revokeOthers(account: AccountRef, sessionId: string): Promise<void> {
    await this.sessionsStore.removeOthers(account, sessionId);
    await this.announceEnd(account.kind);
  }

  /** Revokes the request's session, if it has one of that kind. */
  async revokeCurrent(kind: AccountKind, request: SessionRequest): Promise<void> {
    const secret = this.secretOf(kind, request);
    if (secret === null) return;
    await this.sessionsStore.remove(kind, hashSecret(secret));
    await this.announceEnd(kind);
  }

  private async announceEnd(kind: AccountKind): Promise<void> {
    if (kind === 'admin') await this.domainEvents.publish(new StaffSessionsEnded());
  }

  private async readCollector(tokenDigest: string): Promise<SignedInCollector | null> {
    const found = await this.sessionsStore.findWithCollector(tokenDigest);
    if (!found || !(await this.recordUseIfActive(found.session))) return null;
    const { session, collector } = found;
    const { id, email, emailConfirmedAt, firstName, lastName, profileImageUrl, level, createdAt } = collector;
    return {
      id,
      sessionId: session.id,
      email,
      emailConfirmedAt,
      firstName,
      lastName,
      profileImageUrl,
      level,
      createdAt,
    };
  }

  private async readStaff(tokenDigest: string): Promise<StaffRequestSession | null> {
    const found = await this.sessionsStore.findWithAdmin(tokenDigest);
    if (!found || !(await this.recordUseIfActive(found.session))) return null;
    const { id, username, firstName, role } = found.admin;
    const { id: sessionId, authenticatedAt, createdAt } = found.session;
    return {
      staff: {
        id,
        username,
        firstName,
        role,
        mayExportPersonalData: mayExportPersonalData(found.admin),
        sessionId,
      },
      isSecondFactorMissing: found.isSecondFactorMissing,
      authenticatedAt: authenticatedAt ?? createdAt,
    };
  }

  private async recordUseIfActive(session: SessionEntity): Promise<boolean> {
    const now = this.clock.now();
    if (!isSessionActive(session, now)) return false;
    if (now.getTime() - session.seenAt.getTime() >= SESSION_USE_INTERVAL_MS)
      await this.sessionsStore.recordUse(session.id, now);
    return true;
  }

  private newSession(secret: string, { kind, id: accountId }: AccountRef, device: string): SessionEntity {
    const now = this.clock.now();
    return {
      id: uuid(),
      tokenDigest: hashSecret(secret),
      kind,
      accountId,
      device,
      createdAt: now,
      seenAt: now,
      authenticatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIMITS[kind].maxMs),
    };
  }

  private secretOf(kind: AccountKind, request: SessionRequest): string | null {
    const { http } = this.settings;
    if (kind === 'admin' && !isOnAdminOrigin(request, http)) return null;
    const origins = kind === 'admin' ? staffOrigins(http) : [http.publicOrigin];
    const cookieName = this.sessionCookiesService.sessionName(kind);
    return sessionTokenOf(request, { origins, cookieName, isBearerAccepted: kind === 'collector' });
  }
}
