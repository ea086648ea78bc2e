import { once } from 'node:events';
import { IncomingMessage, request as httpRequest } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { FIREFOX, sendsVisits, TRAFFIC } from '../../../test/builders/visits';
import { ResponseCache } from '../../platform';
import { VisitQueueWorker } from './visit-queue.worker';

const TRACK = '/api/analytics/track';
const ORIGIN = 'http://localhost:8080';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { TRUSTED_PROXIES: '1', RATE_LIMIT_VISITS: '3', PUBLIC_ORIGIN: ORIGIN } });
  // Reads the headers that every answer has.
  await api.request('/api/health/live');
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const send = sendsVisits(() => api);
const takenBeforeFastify = () => api.get(ResponseCache).servedFromMemory;
const pages = () => column(api, 'SELECT page FROM visits ORDER BY page');

/** The body in two pieces, the second after the first has arrived. */
async function sendInTwo(body: string): Promise<number | undefined> {
  const headers = { 'content-type': 'text/plain', 'content-length': body.length, 'user-agent': FIREFOX };
  const request = httpRequest(`${api.url}${TRACK}`, { method: 'POST', headers });
  await new Promise<void>((sent) => {
    request.write(body.slice(0, 5), () => sent());
  });
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  request.end(body.slice(5));
  const [response] = await once(request, 'response');
  const status = response instanceof IncomingMessage ? response.resume().statusCode : undefined;
  await api.get(VisitQueueWorker).flush();
  return status;
}

test.each([
  [TRACK, { page: '/about' }],
  [TRAFFIC, { eventId: 'opening' }],
])('a beacon to %s is handled before Fastify, with the route’s response', async (path, record) => {
  const before = takenBeforeFastify();
  const atOnce = await send(record, { headers: { origin: ORIGIN } }, path);
  expect(takenBeforeFastify()).toBe(before + 1);
  const whole = await send(record, { headers: { origin: ORIGIN } }, `${path}?whole-way`);
  expect(takenBeforeFastify()).toBe(before + 1);

  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  expect([atOnce.status, await atOnce.text()]).toEqual([202, '']);
  expect(headersOf(atOnce)).toEqual(headersOf(whole));
  expect((await column(api, 'SELECT SUM(visits) FROM visit_daily_totals')).map(Number)).toEqual([
    path === TRACK ? 6 : 2,
  ]);
});

test('invalid beacons are left to the route, which says what is wrong', async () => {
  const before = takenBeforeFastify();
  for (const body of ['{', '{"page":null}', '{"page":"/","__proto__":{"x":1}}']) {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ status: 400 })]);
  }
  expect((await send({ page: '/' }, { headers: { 'content-type': 'image/png' } })).status).toBe(415);
  expect(takenBeforeFastify()).toBe(before);
  expect(await pages()).toEqual([]);
});

test('a beacon in two chunks is left to the route, and recorded once', async () => {
  const before = takenBeforeFastify();
  expect(await sendInTwo('{"page":"/two-pieces"}')).toBe(202);
  expect(takenBeforeFastify()).toBe(before);
  expect(await pages()).toEqual(['/two-pieces']);
});

test('pages on the console’s origin are left to the route', async () => {
  const before = takenBeforeFastify();
  const answer = await send({ page: '/' }, { headers: { origin: 'http://localhost:8081' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:8081');
  expect(takenBeforeFastify()).toBe(before);
});

test('both ways count towards one limit per network, as the proxy reports it', async () => {
  const ip = '203.0.113.7';
  await send({ page: '/1' }, { ip });
  await send({ page: '/2' }, { ip }, `${TRACK}?whole-way`);
  await send({ page: '/3' }, { ip });
  await send({ page: '/4' }, { ip });
  await send({ page: '/5' }, { ip: '203.0.113.8' });
  expect(await pages()).toEqual(['/1', '/2', '/3', '/5']);
});

test('a visitor who asks for privacy gets a response and is not counted', async () => {
  expect((await send({ page: '/' }, { headers: { 'sec-gpc': '1' } })).status).toBe(202);
  expect(await pages()).toEqual([]);
});
