import type { AccountKind } from '../account-kind';

const MINUTE_MS = 60_000;

/** Whose password is guessed: an account's, or that of the console's gate, which has no accounts. */
export type AttemptTarget = AccountKind | 'gate';

/** What is counted. `guess`: an account from a network; `network`: all accounts from it; `browser`: one that is known. */
export type AttemptKind = 'guess' | 'network' | 'browser' | 'mail' | 'mail-address';

/** How many attempts a window allows, and how long it is, in milliseconds. The reasons are in docs/adr/0017. */
export const ATTEMPT_LIMITS: Record<AttemptKind, { most: number; windowMs: number }> = {
  guess: { most: 10, windowMs: 15 * MINUTE_MS },
  network: { most: 100, windowMs: 15 * MINUTE_MS },
  browser: { most: 10, windowMs: 15 * MINUTE_MS },
  mail: { most: 3, windowMs: 60 * MINUTE_MS },
  'mail-address': { most: 10, windowMs: 60 * MINUTE_MS },
};

/** What was counted in a window that still runs. */
export interface AttemptWindow {
  kind: AttemptKind;
  attempts: number;
  endsAt: Date;
}

/** By what a guess at a password is let in, or until when it has to wait. */
export type Admission = { by: 'browser' | 'network' } | { waitUntil: Date };

/**
 * A browser in which the password was right before has its own count, whatever strangers do to the account or in its
 * network; with that used up it is a stranger like others (OWASP: device cookies).
 */
export function evaluateAdmission(counted: readonly AttemptWindow[], isKnownBrowser: boolean): Admission {
  if (isKnownBrowser && !counted.some((count) => count.kind === 'browser' && isExhausted(count)))
    return { by: 'browser' };
  const ends = counted.filter((count) => count.kind !== 'browser' && isExhausted(count)).map(windowEnd);
  return ends.length === 0 ? { by: 'network' } : { waitUntil: new Date(Math.max(...ends)) };
}

/** Whether the window has no attempt left. */
export const isExhausted = ({ kind, attempts }: AttemptWindow): boolean =>
  attempts >= ATTEMPT_LIMITS[kind].most;

const windowEnd = ({ endsAt }: AttemptWindow): number => endsAt.getTime();
