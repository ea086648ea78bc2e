/** The whole list of favorites is one response. */
export const MAX_FAVORITES = 500;

/** Far above any commission request; catches typos. */
export const MAX_QUOTE_DOLLARS = 1_000_000;

/** Large enough for a phone's pictures. */
export const MAX_PROFILE_PICTURE_BYTES = 15 * 1024 * 1024;
/** Pixels, square: shown at up to 96, also on dense screens. */
export const PROFILE_PICTURE_WIDTH = 320;
