import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, digestOf, newSecret, Settings } from '../platform';
import type { AccountKind, AccountRef } from './account-kind';
import { SessionCookies } from './session-cookies';
import { sessionSecret, type SessionRequest } from './session-request';
import { isAlive, isUseWorthNoting, SESSION_LIMITS } from './session-rules';
import type { Session } from './session.entity';
import { SessionStore } from './session.store';
import type { SignedInCollector } from './signed-in-collector';
import type { SignedInStaff } from './staff/signed-in-staff';

/** Opens, recognises and ends sessions. A session lives in the database alone, so an ended one is dead everywhere. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly cookies: SessionCookies,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret that the browser keeps; it is nowhere else */
  async open(account: AccountRef, device: string): Promise<string> {
    const secret = newSecret();
    await this.store.add(this.fresh(secret, account, device));
    return secret;
  }

  /** Like `open`, for who has just given the password; null when it was changed, or the account went, meanwhile. */
  async openIfUnchanged(
    { kind, id, passwordHash }: AccountRef & { passwordHash: string | null },
    device: string,
  ): Promise<string | null> {
    if (passwordHash === null) return null;
    const secret = newSecret();
    const isAdded = await this.store.addIfUnchanged(this.fresh(secret, { kind, id }, device), passwordHash);
    return isAdded ? secret : null;
  }

  /**
   * Who sends the request, or null. For public routes that know collectors; others are marked `@ForCollectors()`.
   * @throws AppError `foreign_request`
   */
  async collectorOf(request: SessionRequest): Promise<SignedInCollector | null> {
    const secret = this.secretOf('collector', request);
    const found = secret === null ? null : await this.store.ofCollector(digestOf(secret));
    if (!found || !(await this.isInUse(found.session))) return null;
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

  /**
   * Who of the console's people sends the request, or null. Routes are marked `@ForStaff()` or `@ForOwner()`.
   * @throws AppError `foreign_request`
   */
  async staffOf(request: SessionRequest): Promise<SignedInStaff | null> {
    const secret = this.secretOf('admin', request);
    const found = secret === null ? null : await this.store.ofAdmin(digestOf(secret));
    if (!found || !(await this.isInUse(found.session))) return null;
    const { id, username, firstName, role } = found.admin;
    return { id, username, firstName, role, sessionId: found.session.id };
  }

  /** Those that are alive, most lately used first. */
  async listOf(account: AccountRef): Promise<Session[]> {
    const now = this.clock.now();
    return (await this.store.ofAccount(account)).filter((session) => isAlive(session, now));
  }

  /** @throws AppError `session_not_found`, for another's as well */
  async endOne(account: AccountRef, id: string): Promise<void> {
    // An ASCII column cannot even be compared with other characters.
    const isEnded = isUUID(id) && (await this.store.removeOf(account, id));
    if (!isEnded) throw new AppError('session_not_found');
  }

  async endAllOf(account: AccountRef): Promise<void> {
    await this.store.removeAllOf(account);
  }

  /** Ends every session of the account but this. */
  async endOthers(account: AccountRef, sessionId: string): Promise<void> {
    await this.store.removeOthers(account, sessionId);
  }

  /** Ends the session of the request, if it has one of that kind. */
  async end(kind: AccountKind, request: SessionRequest): Promise<void> {
    const secret = this.secretOf(kind, request);
    if (secret !== null) await this.store.remove(kind, digestOf(secret));
  }

  private async isInUse(session: Session): Promise<boolean> {
    const now = this.clock.now();
    if (!isAlive(session, now)) return false;
    if (isUseWorthNoting(session, now)) await this.store.noteUse(session.id, now);
    return true;
  }

  private fresh(secret: string, { kind, id: accountId }: AccountRef, device: string): Session {
    const now = this.clock.now();
    return {
      id: uuid(),
      tokenDigest: digestOf(secret),
      kind,
      accountId,
      device,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIMITS[kind].longestMs),
    };
  }

  private secretOf(kind: AccountKind, request: SessionRequest): string | null {
    const { publicOrigin, adminOrigin } = this.settings.http;
    // The shell shows the console too, beneath the gallery's own address.
    const origins = kind === 'admin' ? [adminOrigin, publicOrigin] : [publicOrigin];
    return sessionSecret(request, { origins, cookieName: this.cookies.sessionName(kind) });
  }
}
