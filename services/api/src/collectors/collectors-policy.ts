/** The whole list of favorites is one response. */
export const MAX_FAVORITES = 500;

/** Far above any commission request; catches typing errors. */
export const MAX_QUOTE_DOLLARS = 1_000_000;
