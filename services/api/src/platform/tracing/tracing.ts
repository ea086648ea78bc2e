import { readTracesUrl } from '../config/infrastructure-settings';

let tracer: { end(): Promise<void> } | undefined;

/**
 * Has the process traced where `OTEL_EXPORTER_OTLP_ENDPOINT` says to whom it is told; elsewhere nothing of it is loaded. To
 * be called before anything that is to be traced is loaded: that is how it is found (ADR 0084).
 */
export async function startTracing(): Promise<void> {
  const tracesUrl = readTracesUrl();
  if (!tracesUrl) return;
  const { startTracer } = await import('./tracer');
  tracer = startTracer(tracesUrl);
}

/** Tells what has not been told yet. A collector that is unavailable keeps nobody from ending. */
export async function endTracing(): Promise<void> {
  await tracer?.end().catch(() => undefined);
}
