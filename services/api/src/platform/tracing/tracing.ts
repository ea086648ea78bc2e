import { readTracesUrl } from '../config/infrastructure-settings';

let tracer: { end(): Promise<void> } | undefined;

/**
 * Starts tracing when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise loads nothing. Call it before anything that is
 * traced is loaded, because instrumentation patches modules as they load (ADR 0084).
 */
export async function startTracing(): Promise<void> {
  const tracesUrl = readTracesUrl();
  if (!tracesUrl) return;
  const { startTracer } = await import('./tracer');
  tracer = startTracer(tracesUrl);
}

/** Sends the remaining spans. An unavailable collector does not keep the process from ending. */
export async function endTracing(): Promise<void> {
  await tracer?.end().catch(() => undefined);
}
