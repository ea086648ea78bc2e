import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, digestOf, newSecret } from '../../platform';
import { SessionCookies } from '../session-cookies';
import type { Visitor } from '../visitor';
import {
  admissionOf,
  isUsedUp,
  LIMITS,
  type AttemptKind,
  type Counted,
  type GuessedKind,
} from './attempt-rules';
import { AttemptStore, type Countable } from './attempt.store';

const DAY_MS = 86_400_000;
/** A browser is known for so long after the password was right in it, in milliseconds. */
const KNOWN_MS = 365 * DAY_MS;

const TOO_MANY: Record<GuessedKind, string> = {
  collector:
    'There were too many attempts. Please wait a quarter of an hour, or choose a new password by mail.',
  admin: 'There were too many attempts. Please wait a quarter of an hour.',
  gate: 'There were too many attempts. Please wait a quarter of an hour.',
};

/** A guess at the password of an account, or of none. */
export interface Guess {
  kind: GuessedKind;
  /** Address or user name as the account writes it; counted whether an account has it or not. */
  name: string;
  accountId: string | null;
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
    throw new AppError('rate_limited', { message: TOO_MANY[guess.kind], retryAfterSeconds });
  }

  async countFailure(guess: Guess, { by }: Admitted): Promise<void> {
    const things = by === 'browser' ? [this.asBrowser(guess)] : this.asStranger(guess);
    await this.store.count(things, this.clock.now());
  }

  /** @returns the secret for the browser's cookie */
  async knowBrowser(accountId: string): Promise<string> {
    const secret = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + KNOWN_MS);
    await this.store.addBrowser({ tokenDigest: digestOf(secret), accountId, createdAt: now, expiresAt });
    return secret;
  }

  async forgetBrowsers(accountId: string): Promise<void> {
    await this.store.forgetBrowsers(accountId);
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

  private asStranger(guess: Guess): Countable[] {
    const { kind, name, visitor } = guess;
    return [
      countable('guess', [kind, name, visitor.network], guess),
      countable('network', [visitor.network]),
    ];
  }

  private asBrowser(guess: Guess): Countable {
    return countable('browser', [this.secretOf(guess) ?? ''], guess);
  }

  private browserOf(guess: Guess): { tokenDigest: string; accountId: string } | null {
    const secret = this.secretOf(guess);
    const { accountId } = guess;
    return secret === null || accountId === null ? null : { tokenDigest: digestOf(secret), accountId };
  }

  private secretOf({ kind, visitor }: Guess): string | null {
    return kind === 'gate' ? null : this.cookies.browserSecretOf(kind, visitor.cookies);
  }
}

/** The network's count holds this mail already, the address's does not yet. */
const isWithin = (count: Counted): boolean =>
  count.kind === 'mail' ? count.attempts <= LIMITS.mail.most : !isUsedUp(count);

const countable = (
  kind: AttemptKind,
  parts: readonly string[],
  guess?: Pick<Guess, 'kind' | 'accountId'>,
): Countable => ({
  kind,
  keyDigest: createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex'),
  accountKind: guess?.kind ?? null,
  accountId: guess?.accountId ?? null,
});
