/** How long a person whose turn has come in a waiting room has to check out. */
export const TURN_MINUTES = 3;

/** Unpaid holds that end later, such as those of payment links, are too long to wait for on a page. */
export const AWAITED_HOLD_MS = 60 * 60_000;
