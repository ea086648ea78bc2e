const HOUR_MS = 3_600_000;

/** `confirm` proves that an address is the account's; `reset` lets a new password be chosen. */
export type AccountLinkKind = 'confirm' | 'reset';

/** How long a link works, in hours. */
export const ACCOUNT_LINK_HOURS: Record<AccountLinkKind, number> = { confirm: 7 * 24, reset: 1 };

export const accountLinkExpiry = (kind: AccountLinkKind, now: Date): Date =>
  new Date(now.getTime() + ACCOUNT_LINK_HOURS[kind] * HOUR_MS);
