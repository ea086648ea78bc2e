/** The same lines and amounts again within this time are a second click of the button. */
export const DUPLICATE_WINDOW_MS = 60_000;

/** Lines of one payment request. */
export const PAYMENT_REQUEST_MAX_LINES = 20;
