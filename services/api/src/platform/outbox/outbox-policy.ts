/** A message that failed this often is dead: with the back-off below, after about 20 hours. */
export const MAX_ATTEMPTS = 45;

const FIRST_RETRY_DELAY_MS = 5_000;
/** After an outage, however long, everything is out within this. */
const MAX_RETRY_DELAY_MS = 30 * 60_000;

/** How long to wait after the given failed attempt (1 for the first): 5 s, 20 s, 80 s, … at most half an hour. */
export const backoffMs = (attempt: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 4 ** (attempt - 1));

export const POLL_INTERVAL_MS = 1_000;
/** Messages that a worker claims at once. */
export const BATCH_SIZE = 10;
/** After this without a renewal another worker may claim the message. */
export const LEASE_MS = 60_000;
/** A mail server or Stripe may take long and still be working on the message. */
export const LEASE_RENEWAL_MS = 20_000;
