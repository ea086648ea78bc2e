import { EnvironmentReader } from './environment-reader';

/** How the process can be looked into while it runs. */
export interface ObservabilitySettings {
  /** Where `GET /metrics` is answered, on HOST; null shows none. */
  metricsPort: number | null;
  /** A query that takes longer is logged, without its values. In milliseconds. */
  slowQueryMs: number;
  /** Who is told of traces, by OTLP over HTTP; null tells nobody and loads nothing. */
  tracesUrl: URL | null;
}

/** `METRICS_PORT`, `SLOW_QUERY_MS`, `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const readObservabilitySettings = (read: EnvironmentReader): ObservabilitySettings => ({
  metricsPort:
    read.optional('METRICS_PORT') === null ? null : read.integer('METRICS_PORT', 0, { min: 0, max: 65_535 }),
  slowQueryMs: read.integer('SLOW_QUERY_MS', 300, { min: 1, max: 60_000 }),
  tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
});

/** Who is told of traces, before all else is read. Faults are reported with all others, by `Settings.read`. */
export const readTracesUrl = (): URL | null =>
  readObservabilitySettings(new EnvironmentReader(process.env)).tracesUrl;
