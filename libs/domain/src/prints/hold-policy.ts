/**
 * How long an unpaid checkout holds its prints, which is how long its payment page stays open. Stripe wants at least 30
 * minutes by its own clock; one more is for the request.
 */
export const CHECKOUT_HOLD_MINUTES = 31;
