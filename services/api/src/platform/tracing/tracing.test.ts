import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { buildApi, freePort, startApiProcess, type ApiProcess } from '../../../test/app/api-process';
import { fetchChecked } from '../../../test/app/boot-api';
import { checkoutBody, createEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** A span as OTLP has it in JSON. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface TracePost {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** The gallery whose tables the traced process uses: it sells nothing itself. */
let api: TestApi;
let traced: ApiProcess;
let collector: Server;
const spans: Span[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    void take(request).then(() => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  buildApi();
  api = await startApi({ stripe: true });
  traced = await startApiProcess(api, await freePort(), {
    SALES_MODE: 'purchase',
    STRIPE_HOST: api.stripe().url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}`,
  });
});
afterAll(async () => {
  await traced.kill();
  await api.close();
  collector.close();
});

async function take(request: NodeJS.ReadableStream): Promise<void> {
  const { resourceSpans }: TracePost = JSON.parse(JSON.stringify(await json(request)));
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  collector.emit('spans');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const attribute = (span: Span, name: string): string | undefined =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue;

/** Spans arrive in batches; the one of the request itself ends last. */
async function rootOf(requestId: string): Promise<Span> {
  for (;;) {
    const root = spans.find((span) => attribute(span, 'gallery.request_id') === requestId);
    if (root) return root;
    await once(collector, 'spans');
  }
}

test('the trace of a checkout has its queries and its Stripe call, and nobody’s name', async () => {
  const edition = await createEdition(api);

  const answer = await fetchChecked(`${traced.url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'traced-0001' },
    body: JSON.stringify(checkoutBody([edition])),
  });
  expect(answer.status).toBe(200);
  const root = await rootOf('traced-0001');

  const ofTrace = spans.filter(({ traceId }) => traceId === root.traceId);
  expect(root.name).toBe('POST /api/create-checkout-session');
  const queries = ofTrace.map((span) => attribute(span, 'db.query.text') ?? '');
  expect(queries.some((query) => /^INSERT INTO `?orders`?/.test(query))).toBe(true);
  expect(ofTrace.some((span) => span.name === 'POST' && span.spanId !== root.spanId)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/ada@example|Elm St|214 555|cs_test_/);
});
