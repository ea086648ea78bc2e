import type { EnvironmentReader } from './reader';

/** How the process can be looked into while it runs. */
export interface SeeingSettings {
  /** Where `GET /metrics` is answered, on HOST; null shows none. */
  metricsPort: number | null;
  /** A query that takes longer is logged, without its values. In milliseconds. */
  slowQueryMs: number;
}

/** `METRICS_PORT`, `SLOW_QUERY_MS`. */
export const seeingSettings = (read: EnvironmentReader): SeeingSettings => ({
  metricsPort:
    read.optional('METRICS_PORT') === null
      ? null
      : read.integer('METRICS_PORT', 0, { min: 0, max: 65_535 }),
  slowQueryMs: read.integer('SLOW_QUERY_MS', 300, { min: 1, max: 60_000 }),
});
