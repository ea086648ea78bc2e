import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { MySQL2Instrumentation } from '@opentelemetry/instrumentation-mysql2';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { queryFingerprint } from '../database/query-fingerprint';
import { RedactingSpanProcessor } from './span-redaction';

/** How long spans wait for company, in milliseconds. */
const BATCH_DELAY_MS = 1_000;

/** Watches HTTP, MySQL and Redis from here on, and sends what it saw to `<endpoint>/v1/traces`. Loaded before any of them. */
export function startTracer(endpoint: URL): { end(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', withTrailingSlash(endpoint)).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gallery-api' }),
    spanProcessors: [
      new RedactingSpanProcessor(),
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_DELAY_MS }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ requireParentforOutgoingSpans: true }),
      // By itself it would write the values into the queries.
      new MySQL2Instrumentation({ maskStatement: true, maskStatementHook: queryFingerprint }),
      new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
    ],
  });
  return { end: () => provider.shutdown() };
}

const withTrailingSlash = ({ href }: URL): string => (href.endsWith('/') ? href : `${href}/`);
