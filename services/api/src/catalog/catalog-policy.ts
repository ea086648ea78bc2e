// How long a reservation lasts has its own rule: libs/domain/src/prints/reservation-policy.ts.
export { MAX_RESERVATIONS, RESERVATION_COOLDOWN_HOURS } from '@gallery/domain';

/**
 * How often reservations that have run out are recorded as ended. Their prints are available as soon as the time is up.
 */
export const RESERVATION_EXPIRY_INTERVAL_MS = 5_000;
export const RESERVATION_EXPIRY_BATCH = 100;

export const MAX_TITLE_LENGTH = 200;

/** How long the link that confirms a back-in-stock alert works. */
export const UNCONFIRMED_ALERT_DAYS = 7;
/**
 * Anyone can enter anyone's address: an address gets at most this many alerts, and one email about each in this time.
 */
export const MAX_ALERTS_PER_ADDRESS = 20;
export const ALERT_RESEND_MS = 15 * 60_000;

/** Larger than any edition; keeps a typo from filling the ledger. */
export const MAX_EDITION_SIZE = 1_000;
export const MAX_ARTIST_PROOFS = 1_000;
export const MAX_PRICE_DOLLARS = 10_000_000;

export const MAX_TAGS = 30;
export const MAX_TAG_LENGTH = 40;
export const MAX_SERIES = 60;

/** Fits a picture of 100 megapixels with room to spare. */
export const MAX_PICTURE_BYTES = 120 * 1024 * 1024;
/** The most files in one form. */
export const MAX_FORM_FILES = 60;

export const INVENTORY_PAGE_SIZE = 50;

export const MAX_IMPORT_FILE_BYTES = 10_000_000;
export const MAX_IMPORT_ROWS = 10_000;
/** Rows that one call of an import writes: a few seconds of work, so that the page can show progress. */
export const IMPORT_ROWS_PER_CALL = 100;
