/** The highest charge that Stripe accepts in dollars: eight digits. */
export const MAX_CHARGE_CENTS = 99_999_999;
/** The lowest charge that Stripe accepts in dollars. */
export const MIN_CHARGE_CENTS = 50;

/** How buyers may pay on Stripe's page. Methods that pay days later would hold prints for as long. */
export const PAYMENT_PAGE_METHODS = ['card', 'link'] as const;
/** How they may pay in the form of our own page. */
export const PAYMENT_FORM_METHODS = ['card'] as const;

/** A return page that is reloaded asks Stripe about its session at most this often. */
export const SESSION_REFRESH_INTERVAL_MS = 2_000;

/** How often the reconciler looks for payments that are due. */
export const RECONCILE_INTERVAL_MS = 20_000;
/** Payments that the reconciler claims at once. */
export const RECONCILE_BATCH_SIZE = 20;
/** Longer than the slowest check of a batch; then another instance may try. */
export const RECONCILE_CLAIM_MS = 120_000;
/** After the end of a session: clocks differ, and Stripe's webhook usually comes first. */
export const SESSION_END_GRACE_MS = 60_000;
/** Payments whose money is on its way, or that do not match Stripe's copy, are checked again after this time. */
export const POSTPONED_CHECK_MS = 3_600_000;
/** Payment requests are open for days: how long a lost webhook may go unnoticed. */
export const INTENT_RECHECK_INTERVAL_MS = 15 * 60_000;
/** A payment that is being created is checked after this time, or that of the longest call to Stripe. */
export const CREATION_CHECK_MS = 60_000;

/** Attempts that follow a failed call to Stripe, under the same idempotency key. */
export const STRIPE_MAX_RETRIES = 1;

/** Reports about the payment page that one network may send within the window of the rate limit. */
export const MAX_PAGE_REPORTS_PER_WINDOW = 20;
/** Different violations of the payment page that are kept; beyond them the oldest go. */
export const MAX_PAGE_VIOLATIONS = 100;
