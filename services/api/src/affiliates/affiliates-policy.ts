/**
 * How often to look for commissions whose return period is over. Return periods are days long: minutes don't matter.
 */
export const APPROVAL_INTERVAL_MS = 10 * 60_000;

/** The same application again within this time counts as a double click. */
export const DUPLICATE_APPLICATION_MS = 10 * 60_000;
/** The most acknowledgements that one address gets in an hour: anyone can apply in anyone's name, from anywhere. */
export const MAX_ACKNOWLEDGEMENTS_PER_HOUR = 3;

/** Within how many hours the gallery answers an application, as the page promises. */
export const REPLY_HOURS = '24-48';

/**
 * How often one network address may open statements by their links. Guessing a 256-bit secret takes far longer anyway.
 */
export const STATEMENT_READS_PER_MINUTE = 60;
