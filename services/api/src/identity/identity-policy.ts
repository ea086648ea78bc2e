import { RETENTIONS } from '../platform';
import type { AccountKind } from './accounts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * A session ends after `idleMs` without use, and after `maxMs` no matter how much it is used (ASVS 7.3.1, 7.3.2). Admin
 * sessions are short, because they open everyone's orders.
 */
export const SESSION_LIMITS: Record<AccountKind, { idleMs: number; maxMs: number }> = {
  collector: { idleMs: 30 * DAY_MS, maxMs: 90 * DAY_MS },
  admin: { idleMs: 12 * HOUR_MS, maxMs: 7 * DAY_MS },
};

/** A session's last use is written at most this often, so that reads do not turn into writes. */
export const SESSION_USE_INTERVAL_MS = 5 * MINUTE_MS;

/** `confirm` proves that an address is the account's; `reset` allows choosing a new password. */
export type AccountLinkKind = 'confirm' | 'reset';

/** How long the links in account emails work. */
export const ACCOUNT_LINK_HOURS: Record<AccountLinkKind, number> = { confirm: 7 * 24, reset: 1 };

/** How long the link works that lets staff choose a password. */
export const STAFF_PASSWORD_LINK_MS = 24 * HOUR_MS;

/** How long to keep accounts whose address nobody has confirmed. */
export const UNCONFIRMED_RETENTION_MS = RETENTIONS.accounts.days * DAY_MS;

/** How long an account remembers a browser after the right password was entered in it. */
export const KNOWN_BROWSER_MS = 365 * DAY_MS;

/**
 * What is counted: `guess` passwords for one account from one network, `network` for all accounts from one network,
 * `browser` from a known browser, `code` and `code-day` wrong codes for one account from anywhere, `mail` emails of one
 * purpose to one address from one network, `mail-address` the same from anywhere, `pairing` codes sent by devices of
 * one network, `refusal` audit entries of refused sign-ins to one account, `refusal-any` the same for all accounts.
 */
export type AttemptKind =
  | 'guess'
  | 'network'
  | 'browser'
  | 'code'
  | 'code-day'
  | 'mail'
  | 'mail-address'
  | 'pairing'
  | 'refusal'
  | 'refusal-any';

/** How many attempts a window allows, and how long it is. The reasons are in docs/adr/0017. */
export const ATTEMPT_LIMITS: Record<AttemptKind, { max: number; windowMs: number }> = {
  guess: { max: 10, windowMs: 15 * MINUTE_MS },
  network: { max: 100, windowMs: 15 * MINUTE_MS },
  browser: { max: 10, windowMs: 15 * MINUTE_MS },
  mail: { max: 3, windowMs: 60 * MINUTE_MS },
  code: { max: 10, windowMs: 15 * MINUTE_MS },
  'code-day': { max: 30, windowMs: DAY_MS },
  'mail-address': { max: 10, windowMs: 60 * MINUTE_MS },
  pairing: { max: 10, windowMs: 15 * MINUTE_MS },
  refusal: { max: 20, windowMs: 60 * MINUTE_MS },
  'refusal-any': { max: 200, windowMs: 60 * MINUTE_MS },
};

/** For how long a password or passkey is valid for changes that ask for it again (ASVS 7.5.1). */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

/** How long a browser has to answer a passkey challenge. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** After this many wrong codes within a window, an email tells the account's holder that someone has the password. */
export const WRONG_CODES_BEFORE_EMAIL = 5;

interface SessionTimes {
  kind: AccountKind;
  seenAt: Date;
  expiresAt: Date;
}

export const isSessionActive = ({ kind, seenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now < expiresAt && now.getTime() - seenAt.getTime() < SESSION_LIMITS[kind].idleMs;

export const accountLinkExpiry = (kind: AccountLinkKind, now: Date): Date =>
  new Date(now.getTime() + ACCOUNT_LINK_HOURS[kind] * HOUR_MS);
