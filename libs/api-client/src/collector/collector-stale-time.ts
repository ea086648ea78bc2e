/**
 * How long what a collector owns counts as read just now. Unlike the catalogue it changes by hands other than theirs: the
 * studio ships, a new owner accepts. Who comes back to their pages sees it.
 */
export const COLLECTOR_STALE_TIME_MS = 30_000;
