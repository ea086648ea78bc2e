import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, hashSecret, generateSecret } from '../../platform';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import type { ClientInfo } from '../client-info';
import { ATTEMPT_LIMITS, KNOWN_BROWSER_MS, type AttemptKind } from '../identity-policy';
import type { AttemptTarget } from './attempt-count.entity';
import { RefusedAttemptsService } from './refused-attempts.service';
import { AttemptsStore, type AttemptWindow, type CountedAttempt } from './attempts.store';

const TOO_MANY_ATTEMPTS: Record<AttemptTarget, string> = {
  collector:
    'There were too many attempts. Please wait a quarter of an hour, or choose a new password by mail.',
  admin: 'There were too many attempts. Please wait a quarter of an hour.',
  gate: 'There were too many attempts. Please wait a quarter of an hour.',
};

/** An attempt at a password, whether or not there is such an account. */
interface PasswordAttempt {
  kind: AttemptTarget;
  /** Normalized address or user name; counted whether or not an account has it. */
  name: string;
  accountId: string | null;
  client: ClientInfo;
}

/** What an attempt counts as if it fails. */
interface AdmittedAttempt {
  by: 'browser' | 'network';
}

/**
 * Limits password attempts and emails that strangers can cause. Nobody can lock somebody else out: refused are an
 * account from one network, or one network, never a browser that has signed in before (docs/adr/0017).
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
  async admit(attempt: PasswordAttempt): Promise<AdmittedAttempt> {
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
    throw new AppError('rate_limited', { message: TOO_MANY_ATTEMPTS[attempt.kind], retryAfterSeconds });
  }

  async recordFailure(attempt: PasswordAttempt, { by }: AdmittedAttempt): Promise<void> {
    const subjects = by === 'browser' ? [this.browserKey(attempt)] : this.strangerKeys(attempt);
    await this.attemptsStore.count(subjects, this.clock.now());
    await this.refusedAttemptsService.recordSignIn(attempt.kind, attempt.client.network);
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

  /** Counts an email to an address that somebody typed in, and says whether it may go. */
  async allowEmail(email: string, { network }: ClientInfo): Promise<boolean> {
    const now = this.clock.now();
    const here = countedAttempt('mail', [email, network]);
    const everywhere = countedAttempt('mail-address', [email]);
    // Counted before it is read, so that concurrent forms send no more emails than sequential ones.
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

  private strangerKeys(attempt: PasswordAttempt): CountedAttempt[] {
    const { kind, name, client } = attempt;
    return [
      countedAttempt('guess', [kind, name, client.network], attempt),
      countedAttempt('network', [client.network]),
    ];
  }

  private browserKey(attempt: PasswordAttempt): CountedAttempt {
    return countedAttempt('browser', [this.browserTokenOf(attempt) ?? ''], attempt);
  }

  private browserOf(attempt: PasswordAttempt): { tokenDigest: string; accountId: string } | null {
    const secret = this.browserTokenOf(attempt);
    const { accountId } = attempt;
    return secret === null || accountId === null ? null : { tokenDigest: hashSecret(secret), accountId };
  }

  private browserTokenOf({ kind, client }: PasswordAttempt): string | null {
    return kind === 'gate' ? null : this.sessionCookiesService.browserTokenOf(kind, client.cookies);
  }
}

/** The network's count includes this email already, the address's does not yet. */
const isWithin = (count: AttemptWindow): boolean =>
  count.kind === 'mail' ? count.attempts <= ATTEMPT_LIMITS.mail.max : !isExhausted(count);

const countedAttempt = (
  kind: AttemptKind,
  parts: readonly string[],
  attempt?: Pick<PasswordAttempt, 'kind' | 'accountId'>,
): CountedAttempt => ({
  kind,
  keyDigest: createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex'),
  accountKind: attempt?.kind ?? null,
  accountId: attempt?.accountId ?? null,
});

/** What an attempt counts as, or until when it has to wait. */
type Admission = { by: 'browser' | 'network' } | { waitUntil: Date };

/**
 * A browser that has signed in before has its own count, whatever others do to the account or in its network; once that
 * is used up it counts like any other (OWASP: device cookies).
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
