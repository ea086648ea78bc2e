/** How often commissions are looked at whose return period may be over. Return periods are days long: minutes don't matter. */
export const APPROVAL_INTERVAL_MS = 10 * 60_000;

/** The same application again within this time is a double click. */
export const DUPLICATE_APPLICATION_MS = 10 * 60_000;
/** Acknowledgements that one address gets in an hour at most: anyone can apply in anyone's name, from anywhere. */
export const MAX_ACKNOWLEDGEMENTS_PER_HOUR = 3;

/** Within how many hours an application is answered, as the page promises it. */
export const REPLY_HOURS = '24-48';

/** How often one address may open statements by their links. Guessing a secret of 256 bits takes longer still. */
export const STATEMENT_READS_PER_MINUTE = 60;
