import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, digestOf, newSecret, Settings } from '../platform';
import { sessionCookieName, sessionSecret, type SessionRequest } from './session-request';
import { isAlive, isUseWorthNoting, LONGEST_MS } from './session-rules';
import type { Collector } from './collector.entity';
import type { Session } from './session.entity';
import { SessionStore } from './session.store';
import type { SignedInCollector } from './signed-in-collector';

/** Opens, recognises and ends sessions. A session lives in the database alone, so an ended one is dead everywhere. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret that the browser keeps; it is nowhere else */
  async open({ collectorId, device }: { collectorId: string; device: string }): Promise<string> {
    const secret = newSecret();
    await this.store.add(this.fresh(secret, collectorId, device));
    return secret;
  }

  /** Like `open`, for who has just given the password; null when it was changed, or the account went, meanwhile. */
  async openIfUnchanged(
    { id, passwordHash }: Pick<Collector, 'id' | 'passwordHash'>,
    device: string,
  ): Promise<string | null> {
    const secret = newSecret();
    const isAdded = await this.store.addIfUnchanged(this.fresh(secret, id, device), passwordHash);
    return isAdded ? secret : null;
  }

  /**
   * Who sends the request, or null. For public routes that know collectors; others are marked `@ForCollectors()`.
   * @throws AppError `foreign_request`
   */
  async collectorOf(request: SessionRequest): Promise<SignedInCollector | null> {
    const secret = this.secretOf(request);
    const found = secret === null ? null : await this.store.ofCollector(digestOf(secret));
    const now = this.clock.now();
    if (!found || !isAlive(found.session, now)) return null;
    const { session, collector } = found;
    if (isUseWorthNoting(session, now)) await this.store.noteUse(session.id, now);
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

  /** Those that are alive, most lately used first. */
  async listOf(collectorId: string): Promise<Session[]> {
    const now = this.clock.now();
    return (await this.store.ofAccount(collectorId)).filter((session) => isAlive(session, now));
  }

  /** @throws AppError `session_not_found`, for another's as well */
  async endOne(collectorId: string, id: string): Promise<void> {
    // An ASCII column cannot even be compared with other characters.
    const isEnded = isUUID(id) && (await this.store.removeOf(collectorId, id));
    if (!isEnded) throw new AppError('session_not_found');
  }

  async endAllOf(collectorId: string): Promise<void> {
    await this.store.removeAllOf(collectorId);
  }

  /** Ends every session of the account but this. */
  async endOthers({ id, sessionId }: SignedInCollector): Promise<void> {
    await this.store.removeOthers(id, sessionId);
  }

  /** Ends the session of the request, if it has one. */
  async end(request: SessionRequest): Promise<void> {
    const secret = this.secretOf(request);
    if (secret !== null) await this.store.remove(digestOf(secret));
  }

  private fresh(secret: string, accountId: string, device: string): Session {
    const now = this.clock.now();
    return {
      id: uuid(),
      tokenDigest: digestOf(secret),
      kind: 'collector',
      accountId,
      device,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + LONGEST_MS),
    };
  }

  private secretOf(request: SessionRequest): string | null {
    const origin = this.settings.http.publicOrigin;
    return sessionSecret(request, { origin, cookieName: sessionCookieName(origin.startsWith('https://')) });
  }
}
