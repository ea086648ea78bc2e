/** How long a cart holds a print: time to fill in the checkout, and less than a checkout holds it for. */
export const CART_HOLD_MS = 15 * 60_000;

/**
 * How long an unpaid checkout holds its prints, which is how long its payment page stays open. Stripe wants at least 30
 * minutes by its own clock; one more is for the request.
 */
export const CHECKOUT_HOLD_MINUTES = 31;

/** How long a person whose turn came in a waiting room has to check out. */
export const TURN_MINUTES = 3;

/** Unpaid holds that end later, such as those of payment links, are nothing to wait for on a page. */
export const AWAITED_HOLD_MS = 60 * 60_000;
