/** Larger than any edition; keeps a typing error from filling the ledger. */
export const MAX_EDITION_SIZE = 1_000;

/** How long the gallery may keep a print for somebody. */
export const MAX_GALLERY_HOLD_DAYS = 366;
