/** How often waiting visits are written to the database. */
export const FLUSH_INTERVAL_MS = 1_000;
/** Records written in one transaction. */
export const BATCH_SIZE = 500;
/** The most records that wait in memory, a few MiB; further records are only counted as lost. */
export const QUEUE_CAPACITY = 20_000;
/** How long a batch waits for an unavailable database. Network addresses stay in memory no longer than that. */
export const MAX_RETRY_MS = 60_000;
/** Records of one request. */
export const MAX_RECORDS_PER_REQUEST = 20;
/**
 * Single visits stored a day, far above what a gallery gets: a flood from many addresses must not fill the disk. The
 * daily totals keep counting.
 */
export const MAX_VISITS_PER_DAY = 1_000_000;
/** Names that recurred in this many days keep their own lines on a day that has no room for all names. */
export const RECURRING_NAME_DAYS = 7;
export const MAX_RECURRING_NAMES = 1_000;
/** A day's salt outlives the day by one: batches from before midnight are written after it. */
export const SALT_RETENTION_DAYS = 1;
/** Long after any batch could be retried. */
export const BATCH_RETENTION_HOURS = 2;
/** The longest range of a report. */
export const MAX_REPORT_DAYS = 800;
/** The range of a report unless the request names one. */
export const DEFAULT_REPORT_DAYS = 14;
/** Lines of a conversion report; the rest is one line. */
export const MAX_CONVERSION_STEPS = 50;
