/** The whole list of favorites is one response. */
export const MAX_FAVORITES = 500;

/** Far above any commission request; catches typing errors. */
export const MAX_QUOTE_DOLLARS = 1_000_000;

/** As large as a phone's pictures. */
export const MAX_PROFILE_PICTURE_BYTES = 15 * 1024 * 1024;
/** Pixels, square: shown at up to 96, also on dense screens. */
export const PROFILE_PICTURE_WIDTH = 320;
