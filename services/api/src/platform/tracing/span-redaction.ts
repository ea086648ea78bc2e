import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** What may leave the process about a span. Whole addresses, queries, peers and what errors say are not in it. */
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

/** Takes off whatever tells who somebody is or proves it: an address holds session ids, an error the value that was wrong. */
export class RedactingSpanProcessor implements SpanProcessor {
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
