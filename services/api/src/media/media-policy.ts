/** The largest original: decoding memory is the risk of picture uploads. */
export const MAX_PIXELS = 100_000_000;
/** Pictures for one person: wide enough for a laptop's screen. */
export const PRIVATE_PICTURE_WIDTH = 1_600;
/** Pictures decoded at once: limits memory (about 40 MB each) and leaves pool threads to other work. */
export const CONCURRENT_IMPORTS = 2;
/** The widest JPEG behind fields with a single URL. */
export const MAX_SINGLE_URL_WIDTH = 1_600;
/** Widths that the feed's grid shows on phones and desktops: rendered before all others. */
export const FIRST_WIDTHS: readonly number[] = [400, 800];
/**
 * The narrowest picture with its rights in the file: image searches show pictures of this size, and 650 bytes weigh
 * more in smaller ones.
 */
export const RIGHTS_MIN_WIDTH = 1_200;
/** JPEG quality of the file for the buyer of an event photo. */
export const BUYER_FILE_QUALITY = 92;
/** Longer than the largest photo takes on a slow machine. */
export const PICTURE_TASK_TIMEOUT_MS = 60_000;
