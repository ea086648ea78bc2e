import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, digestOf, newSecret } from '../../platform';
import { SessionCookies } from '../session-cookies';
import type { Visitor } from '../visitor';
import { admissionOf, isUsedUp, LIMITS, type AttemptKind, type Counted } from './attempt-rules';
import { AttemptStore, type Countable } from './attempt.store';

const DAY_MS = 86_400_000;
/** A browser is known for so long after the password was right in it, in milliseconds. */
const KNOWN_MS = 365 * DAY_MS;

/** A guess at the password of an account, or of none. */
export interface Guess {
  /** As the account writes it; counted whether an account has it or not. */
  email: string;
  collectorId: string | null;
  visitor: Visitor;
}

/** How a guess was let in: what it counts as, if it fails. */
export interface Admitted {
  by: 'browser' | 'network';
}

/**
 * Counts guesses at passwords and mails that strangers can cause. Nobody can lock somebody else out: what is refused is
 * an account from one network, or one network, and never a browser that has signed in to it before (docs/adr/0017).
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly store: AttemptStore,
    private readonly cookies: SessionCookies,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `rate_limited` with the time to wait */
  async admit(guess: Guess): Promise<Admitted> {
    const now = this.clock.now();
    const browser = this.browserOf(guess);
    const keys = [...this.asStranger(guess), ...(browser ? [this.asBrowser(guess)] : [])];
    const { counted, isKnownBrowser } = await this.store.read(
      keys.map(({ keyDigest }) => keyDigest),
      browser,
      now,
    );
    const admission = admissionOf(counted, isKnownBrowser);
    if ('by' in admission) return admission;
    const retryAfterSeconds = Math.ceil((admission.waitUntil.getTime() - now.getTime()) / 1_000);
    throw new AppError('rate_limited', {
      message:
        'There were too many attempts. Please wait a quarter of an hour, or choose a new password by mail.',
      retryAfterSeconds,
    });
  }

  async countFailure(guess: Guess, { by }: Admitted): Promise<void> {
    const things = by === 'browser' ? [this.asBrowser(guess)] : this.asStranger(guess);
    await this.store.count(things, this.clock.now());
  }

  /** @returns the secret for the browser's cookie */
  async knowBrowser(collectorId: string): Promise<string> {
    const secret = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + KNOWN_MS);
    await this.store.addBrowser({ tokenDigest: digestOf(secret), collectorId, createdAt: now, expiresAt });
    return secret;
  }

  async forgetBrowsers(collectorId: string): Promise<void> {
    await this.store.forgetBrowsers(collectorId);
  }

  /** Counts a mail to an address that a visitor has typed in, and says whether it may go. */
  async mayMail(email: string, { network }: Visitor): Promise<boolean> {
    const now = this.clock.now();
    const here = countable('mail', [email, network]);
    const everywhere = countable('mail-address', [email]);
    // Counted before it is read: of many forms at once, as many mails go as of one after the other.
    await this.store.count([here], now);
    const { counted } = await this.store.read([here.keyDigest, everywhere.keyDigest], null, now);
    if (!counted.every(isWithin)) return false;
    await this.store.count([everywhere], now);
    return true;
  }

  private asStranger({ email, collectorId, visitor: { network } }: Guess): Countable[] {
    return [countable('guess', [email, network], collectorId), countable('network', [network])];
  }

  private asBrowser({ collectorId, visitor }: Guess): Countable {
    return countable('browser', [this.cookies.browserSecretOf(visitor.cookies) ?? ''], collectorId);
  }

  private browserOf({ collectorId, visitor }: Guess): { tokenDigest: string; collectorId: string } | null {
    const secret = this.cookies.browserSecretOf(visitor.cookies);
    return secret === null || collectorId === null ? null : { tokenDigest: digestOf(secret), collectorId };
  }
}

/** The network's count holds this mail already, the address's does not yet. */
const isWithin = (count: Counted): boolean =>
  count.kind === 'mail' ? count.attempts <= LIMITS.mail.most : !isUsedUp(count);

const countable = (
  kind: AttemptKind,
  parts: readonly string[],
  collectorId: string | null = null,
): Countable => ({
  kind,
  keyDigest: createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex'),
  collectorId,
});
