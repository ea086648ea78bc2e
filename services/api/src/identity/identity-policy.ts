import type { AccountKind } from './account-kind';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A session ends after so long without use, and after so long however much it is used, in milliseconds (ASVS 7.3.1,
 * 7.3.2). The console's are short: they open everybody's orders.
 */
export const SESSION_LIMITS: Record<AccountKind, { idleMs: number; longestMs: number }> = {
  collector: { idleMs: 30 * DAY_MS, longestMs: 90 * DAY_MS },
  admin: { idleMs: 12 * HOUR_MS, longestMs: 7 * DAY_MS },
};

/** Use is noted at most this often, in milliseconds: reading must not become writing. */
const USE_RECORDED_EVERY_MS = 5 * 60_000;

interface SessionTimes {
  kind: AccountKind;
  seenAt: Date;
  expiresAt: Date;
}

/** Whether the session still opens anything. */
export const isSessionActive = ({ kind, seenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now < expiresAt && now.getTime() - seenAt.getTime() < SESSION_LIMITS[kind].idleMs;

/** Whether its use is worth noting again. */
export const isUseWorthRecording = ({ seenAt }: Pick<SessionTimes, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= USE_RECORDED_EVERY_MS;

/** `confirm` proves that an address is the account's; `reset` lets a new password be chosen. */
export type AccountLinkKind = 'confirm' | 'reset';

/** How long a link works, in hours. */
export const ACCOUNT_LINK_HOURS: Record<AccountLinkKind, number> = { confirm: 7 * 24, reset: 1 };

export const accountLinkExpiry = (kind: AccountLinkKind, now: Date): Date =>
  new Date(now.getTime() + ACCOUNT_LINK_HOURS[kind] * HOUR_MS);
