// Unpaid prints that a hold budget allows at a time (ADR 0092).
/** All shoppers of one network together. */
export const NETWORK_HOLD_BUDGET_PRINTS = 6;
/** Shoppers with one email address, and with one browser. */
export const SHOPPER_HOLD_BUDGET_PRINTS = 6;
/** Each guest of a live event and each collector: a whole event shares one IP address. */
export const PERSON_HOLD_BUDGET_PRINTS = 3;
/** All guests of one network together: one print each for 300 guests who are on the payment page in the same minutes. */
export const GUEST_NETWORK_HOLD_BUDGET_PRINTS = 300;

/** How far back unpaid holds count towards a pause. */
export const HOLD_PAUSE_WINDOW_MS = 24 * 3_600_000;
/** The first pause; the second one within the window is twice as long, and so on. */
export const HOLD_PAUSE_MS = 2 * 3_600_000;
/** How often a budget may expire unpaid as a whole within the window before it pauses. A network is shared by strangers. */
export const BUDGETS_UNPAID_BEFORE_PAUSE = {
  network: 4,
  email: 1,
  browser: 1,
  guest: 2,
  collector: 2,
} as const;
/** A checkout that is cancelled within this time does not count. */
export const UNCOUNTED_HOLD_SECONDS = 10;
/** How often budgets drop what left the window. */
export const HOLD_BUDGET_CLEANUP_INTERVAL_MS = 3_600_000;

/** How long the cookie by which a browser keeps its hold budget lasts. */
export const BROWSER_COOKIE_DAYS = 365;

/** Origins of unpaid holds that the console lists, those with the most prints first. */
export const MAX_LISTED_HOLD_ORIGINS = 100;
