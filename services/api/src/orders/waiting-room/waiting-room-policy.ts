/** How long a called person has to check out. */
export const TURN_MS = 3 * 60_000;
/** Whoever's page has not asked for this long is passed over when called. A hidden tab asks once a minute. */
export const ABSENT_AFTER_MS = 2 * 60_000;
/** A page asks every few seconds, which is not worth a write each time. */
export const SEEN_INTERVAL_MS = 15_000;
/** Holds that end later, such as those of payment links, are nothing to wait for on a page. */
export const AWAITED_HOLD_MS = 60 * 60_000;
/** Places whose page has not asked for this long are deleted: longer than a checkout holds prints. */
export const PLACE_RETENTION_MS = 60 * 60_000;
/** Places deleted with one new place. */
export const PLACE_PURGE_BATCH = 500;
/** Reads per address and window: all guests of an event may wait behind one address. */
export const PLACE_READS_PER_WINDOW = 6_000;
