/** How often events are fetched again where nothing is pushed: they begin and end by themselves. */
export const EVENT_REFETCH_INTERVAL_MS = 10_000;
