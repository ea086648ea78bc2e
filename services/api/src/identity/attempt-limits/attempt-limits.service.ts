import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, hashSecret, generateSecret } from '../../platform';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import type { ClientInfo } from '../client-info';
import { ATTEMPT_LIMITS, KNOWN_BROWSER_MS, type AttemptKind } from '../identity-policy';
import type { AccountRef } from '../accounts';
import { type AttemptTarget, AttemptsStore, type AttemptWindow, type CountedAttempt } from './attempts.store';
import { RefusedAttemptsService } from './refused-attempts.service';

const PLEASE_WAIT = `Too many attempts. Please wait ${ATTEMPT_LIMITS.guess.windowMs / 60_000} minutes`;

const TOO_MANY_ATTEMPTS: Record<AttemptTarget, string> = {
  collector: `${PLEASE_WAIT}, or reset your password by email.`,
  admin: `${PLEASE_WAIT}.`,
  gate: `${PLEASE_WAIT}.`,
};

const TOO_MANY_CODES =
  'Too many wrong codes today. Please sign in with a passkey, or ask the owner for a new password link.';

/** An attempt at a password or code, whether or not there is such an account. */
interface SignInAttempt {
  kind: AttemptTarget;
  /** Normalized address or user name; counted whether or not an account has it. */
  name: string;
  accountId: string | null;
  client: ClientInfo;
  /**
   * Whether the password was right, and this is a second factor: then wrong codes from all networks add up. Nobody can
   * use this to shut someone out, because only those with the password get that far.
   */
  isSecondFactor?: boolean;
}

/** What the emails are for that strangers can cause: one purpose never uses up the emails of another. */
export type EmailPurpose = 'confirm' | 'reset' | 'guest-pass';

/** What an attempt counts as if it fails. */
interface AdmittedAttempt {
  by: 'browser' | 'network';
}

/**
 * Limits attempts at passwords and codes, and emails that strangers can cause. No stranger can lock someone else out:
 * it refuses an account from one network, or one whole network, but never a browser that has signed in before
 * (docs/adr/0017).
 */
@Injectable()
export class AttemptLimitsService {
  constructor(
    private readonly attemptsStore: AttemptsStore,
    private readonly refusedAttemptsService: RefusedAttemptsService,
    private readonly sessionCookiesService: SessionCookiesService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `rate_limited` with the time to wait */
  async admit(attempt: SignInAttempt): Promise<AdmittedAttempt> {
    const now = this.clock.now();
    const browser = this.browserOf(attempt);
    const keys = [...this.strangerKeys(attempt), ...(browser ? [this.browserKey(attempt)] : [])];
    const { counted, isKnownBrowser } = await this.attemptsStore.findWindows(
      keys.map(({ keyDigest }) => keyDigest),
      browser,
      now,
    );
    const admission = evaluateAdmission(counted, isKnownBrowser);
    if ('by' in admission) return admission;
    const retryAfterSeconds = Math.ceil((admission.waitUntil.getTime() - now.getTime()) / 1_000);
    const isLong = retryAfterSeconds * 1_000 > ATTEMPT_LIMITS.code.windowMs;
    const message = isLong ? TOO_MANY_CODES : TOO_MANY_ATTEMPTS[attempt.kind];
    throw new AppError('rate_limited', { message, retryAfterSeconds });
  }

  async recordFailure(attempt: SignInAttempt, { by }: AdmittedAttempt): Promise<void> {
    const subjects =
      by === 'browser' ? [this.browserKey(attempt), ...codeKeys(attempt)] : this.strangerKeys(attempt);
    await this.attemptsStore.count(subjects, this.clock.now());
    await this.refusedAttemptsService.recordSignIn(attempt.kind, attempt.client.network);
  }

  /** How many second factors of the account were wrong in the current window, from any network or browser. */
  async countWrongCodes(attempt: SignInAttempt): Promise<number> {
    const keys = codeKeys(attempt).map(({ keyDigest }) => keyDigest);
    const { counted } = await this.attemptsStore.findWindows(keys, null, this.clock.now());
    return counted.find(({ kind }) => kind === 'code')?.attempts ?? 0;
  }

  /** @returns the secret for the browser's cookie */
  async rememberBrowser(accountId: string): Promise<string> {
    const secret = generateSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + KNOWN_BROWSER_MS);
    await this.attemptsStore.addBrowser({
      tokenDigest: hashSecret(secret),
      accountId,
      createdAt: now,
      expiresAt,
    });
    return secret;
  }

  async forgetBrowsers(accountId: string): Promise<void> {
    await this.attemptsStore.removeBrowsers(accountId);
  }

  /** Called for a new password: someone who knew the last one no longer gets as far as the second factor. */
  async forgetWrongCodes(account: AccountRef): Promise<void> {
    const keys = codeKeys({ kind: account.kind, accountId: account.id, isSecondFactor: true });
    await this.attemptsStore.removeCounts(keys.map(({ keyDigest }) => keyDigest));
  }

  /** Counts an email to an address that someone typed in, and returns whether it may be sent. */
  async allowEmail(purpose: EmailPurpose, email: string, { network }: ClientInfo): Promise<boolean> {
    const now = this.clock.now();
    const here = countedAttempt('mail', [purpose, email, network]);
    const everywhere = countedAttempt('mail-address', [purpose, email]);
    // Counted before it is read, so that concurrent forms cannot send more emails than sequential ones.
    await this.attemptsStore.count([here], now);
    const { counted } = await this.attemptsStore.findWindows(
      [here.keyDigest, everywhere.keyDigest],
      null,
      now,
    );
    if (!counted.every(isWithin)) return false;
    await this.attemptsStore.count([everywhere], now);
    return true;
  }

  /** Counts a pairing code that a device sent, right or wrong. @throws AppError `rate_limited` with the time to wait */
  async countPairing(network: string): Promise<void> {
    const now = this.clock.now();
    const attempt = countedAttempt('pairing', [network]);
    // Counted before it is read, so that concurrent guessing gains nothing over sequential guessing.
    await this.attemptsStore.count([attempt], now);
    const { counted } = await this.attemptsStore.findWindows([attempt.keyDigest], null, now);
    const [window] = counted;
    if (!window || window.attempts <= ATTEMPT_LIMITS.pairing.max) return;
    const retryAfterSeconds = Math.ceil((windowEnd(window) - now.getTime()) / 1_000);
    throw new AppError('rate_limited', { message: TOO_MANY_ATTEMPTS.gate, retryAfterSeconds });
  }

  /** Counts a refused sign-in, and returns whether the audit log still takes a separate entry for it. */
  async allowRefusalEntry(accountId: string | null): Promise<boolean> {
    const now = this.clock.now();
    const keys = [countedAttempt('refusal', [accountId ?? '']), countedAttempt('refusal-any', [])];
    const { counted } = await this.attemptsStore.findWindows(
      keys.map(({ keyDigest }) => keyDigest),
      null,
      now,
    );
    if (counted.some(isExhausted)) return false;
    await this.attemptsStore.count(keys, now);
    return true;
  }

  private strangerKeys(attempt: SignInAttempt): CountedAttempt[] {
    const { kind, name, client } = attempt;
    return [
      countedAttempt('guess', [kind, name, client.network], attempt),
      countedAttempt('network', [client.network]),
      ...codeKeys(attempt),
    ];
  }

  private browserKey(attempt: SignInAttempt): CountedAttempt {
    return countedAttempt('browser', [this.browserTokenOf(attempt) ?? ''], attempt);
  }

  private browserOf(attempt: SignInAttempt): { tokenDigest: string; accountId: string } | null {
    const secret = this.browserTokenOf(attempt);
    const { accountId } = attempt;
    return secret === null || accountId === null ? null : { tokenDigest: hashSecret(secret), accountId };
  }

  private browserTokenOf({ kind, client }: SignInAttempt): string | null {
    return kind === 'gate' ? null : this.sessionCookiesService.browserTokenOf(kind, client.cookies);
  }
}

/** The network's count already includes this email, the address's does not yet. */
const isWithin = (count: AttemptWindow): boolean =>
  count.kind === 'mail' ? count.attempts <= ATTEMPT_LIMITS.mail.max : !isExhausted(count);

const countedAttempt = (
  kind: AttemptKind,
  parts: readonly string[],
  attempt?: Pick<SignInAttempt, 'kind' | 'accountId'>,
): CountedAttempt => ({
  kind,
  keyDigest: createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex'),
  accountKind: attempt?.kind ?? null,
  accountId: attempt?.accountId ?? null,
});

/** The account's own counts of wrong second factors; none for a password. */
const codeKeys = (attempt: Pick<SignInAttempt, 'kind' | 'accountId' | 'isSecondFactor'>): CountedAttempt[] =>
  attempt.isSecondFactor === true && attempt.accountId !== null
    ? [
        countedAttempt('code', [attempt.kind, attempt.accountId], attempt),
        countedAttempt('code-day', [attempt.kind, attempt.accountId], attempt),
      ]
    : [];

/** What an attempt counts as, or until when it has to wait. */
type Admission = { by: 'browser' | 'network' } | { waitUntil: Date };

/**
 * A browser that has signed in before has its own count, whatever others do to the account or in its network; once that
 * is used up, it counts like any other (OWASP: device cookies).
 */
function evaluateAdmission(counted: readonly AttemptWindow[], isKnownBrowser: boolean): Admission {
  if (isKnownBrowser && !counted.some((count) => count.kind === 'browser' && isExhausted(count)))
    return { by: 'browser' };
  const ends = counted.filter((count) => count.kind !== 'browser' && isExhausted(count)).map(windowEnd);
  return ends.length === 0 ? { by: 'network' } : { waitUntil: new Date(Math.max(...ends)) };
}

/** Whether the window has no attempt left. */
const isExhausted = ({ kind, attempts }: AttemptWindow): boolean => attempts >= ATTEMPT_LIMITS[kind].max;

const windowEnd = ({ endsAt }: AttemptWindow): number => endsAt.getTime();
