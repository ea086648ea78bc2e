/**
 * How long an unpaid checkout holds its prints, which is how long its payment page stays open. Stripe wants at least 30
 * minutes by its own clock; one more is for the request.
 */
export const CHECKOUT_HOLD_MINUTES = 31;

/** Unpaid holds that end later, such as those of payment links, are nothing to wait for on a page. */
export const AWAITED_HOLD_MS = 60 * 60_000;
