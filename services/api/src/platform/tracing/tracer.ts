import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { MySQL2Instrumentation } from '@opentelemetry/instrumentation-mysql2';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { onRequestHookHandler } from 'fastify';
import { queryFingerprint } from '../database/query-fingerprint';

/** The attributes that may leave the process. URLs, query values, peers and error messages are not among them. */
const ALLOWED_ATTRIBUTES = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'gallery.request_id',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
]);

/** Removes personal data and secrets: URLs hold session ids, errors hold the value that was wrong. */
class RedactingSpanProcessor implements SpanProcessor {
  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes))
      if (!ALLOWED_ATTRIBUTES.has(name)) Reflect.deleteProperty(span.attributes, name);
    Reflect.deleteProperty(span.status, 'message');
    span.events.length = 0;
  }

  async forceFlush(): Promise<void> {}
  async shutdown(): Promise<void> {}
}

/** How long spans are collected into a batch. */
const BATCH_DELAY_MS = 1_000;

/**
 * Traces HTTP, MySQL and Redis from here on, and sends spans to `<endpoint>/v1/traces`. Must be loaded before any of
 * them.
 */
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
      // By default it would write the values into the queries.
      new MySQL2Instrumentation({ maskStatement: true, maskStatementHook: queryFingerprint }),
      new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
    ],
  });
  return { end: () => provider.shutdown() };
}

const withTrailingSlash = ({ href }: URL): string => (href.endsWith('/') ? href : `${href}/`);

/** Names a request's span by its route, and adds the request id of the logs. */
export const setRequestSpanName: onRequestHookHandler = (request, _reply, done) => {
  const route = request.routeOptions.url ?? 'none';
  const span = trace.getActiveSpan();
  span?.setAttributes({ 'http.route': route, 'gallery.request_id': request.id });
  span?.updateName(`${request.method} ${route}`);
  done();
};
