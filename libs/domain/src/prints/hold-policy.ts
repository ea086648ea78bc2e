/** How long a cart holds a print: time to fill in the checkout, and less than a checkout holds it for. */
export const CART_HOLD_MS = 15 * 60_000;

/**
 * How long an unpaid checkout holds its prints, which is how long its payment page stays open. Stripe wants at least 30
 * minutes by its own clock; one more covers the request.
 */
export const CHECKOUT_HOLD_MINUTES = 31;
