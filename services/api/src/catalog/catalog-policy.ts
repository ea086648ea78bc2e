/** Larger than any edition; keeps a typing error from filling the ledger. */
export const MAX_EDITION_SIZE = 1_000;
