import type { EnvironmentReader } from './environment-reader';

/** How often one address may write. */
export interface RateLimitSettings {
  /** Length of the window in seconds. */
  windowSeconds: number;
  /** Writes (POST, PUT, PATCH, DELETE) per address and route within the window. */
  writes: number;
  /** Attempts to start a checkout per address within the window. */
  checkouts: number;
  /** Forms that make the gallery send an email, per address within the window. */
  mails: number;
}

/** How many prints may be held unpaid; null for the default of the orders' policy. */
export interface HoldBudgetSettings {
  /** By all shoppers of one network together. */
  network: number | null;
  /** By the shoppers with one email address, and with one browser. */
  shopper: number | null;
  /** By a guest of a live event, or a collector. */
  person: number | null;
  /** By all guests of one network together. */
  guestNetwork: number | null;
}

const HOLDS = { min: 1, max: 1_000_000 };

/** `RATE_LIMIT_WINDOW_SECONDS`, `RATE_LIMIT_WRITES`, `RATE_LIMIT_CHECKOUTS`, `RATE_LIMIT_MAILS`. */
export const rateLimitSettings = (read: EnvironmentReader): RateLimitSettings => ({
  windowSeconds: read.integer('RATE_LIMIT_WINDOW_SECONDS', 60, { min: 1, max: 3_600 }),
  writes: read.integer('RATE_LIMIT_WRITES', 120, { min: 1, max: 1_000_000 }),
  checkouts: read.integer('RATE_LIMIT_CHECKOUTS', 30, { min: 1, max: 1_000_000 }),
  mails: read.integer('RATE_LIMIT_MAILS', 10, { min: 1, max: 1_000_000 }),
});

/** `HOLD_BUDGET_NETWORK`, `HOLD_BUDGET_SHOPPER`, `HOLD_BUDGET_PERSON`, `HOLD_BUDGET_GUEST_NETWORK`. */
export const holdBudgetSettings = (read: EnvironmentReader): HoldBudgetSettings => ({
  network: read.optionalInteger('HOLD_BUDGET_NETWORK', HOLDS),
  shopper: read.optionalInteger('HOLD_BUDGET_SHOPPER', HOLDS),
  person: read.optionalInteger('HOLD_BUDGET_PERSON', HOLDS),
  guestNetwork: read.optionalInteger('HOLD_BUDGET_GUEST_NETWORK', HOLDS),
});
