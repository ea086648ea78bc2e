import { createEvent, enter, publishPhoto, type TestGuest } from '../../../test/builders/events';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { ResponseCache } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import type { EventEntity } from '../entities/event.entity';
import { EventCacheService } from '../event-cache.service';

let api: TestApi;
let event: EventEntity;
let guest: TestGuest;
/** What the route calls first: not called when the request was answered before it. */
let route: jest.SpyInstance;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  event = await createEvent(api);
  guest = await enter(api, event.id);
  await publishPhoto(api, event.id);
  route = jest.spyOn(api.get(EventAccessService), 'admit');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const DAY_MS = 86_400_000;

interface Poll {
  query?: string;
  tag?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Asks whether there is anything after revision 1; sends the guest's cookie unless other headers are given. */
async function poll({ query = '', tag = '"1"', headers = guest.headers, method = 'GET' }: Poll = {}) {
  const answer = await api.request(`/api/events/${event.id}/photos${query}`, {
    method,
    headers: { ...headers, 'if-none-match': tag },
  });
  return { status: answer.status, headers: answer.headers, calls: route.mock.calls.length };
}

test.each(['', '?since=1', '?revision=1'])(
  'a guest who is up to date gets 304 at once (%s)',
  async (query) => {
    expect(await poll({ query })).toMatchObject({ status: 304, calls: 0 });
  },
);

test('it is sent before Fastify', async () => {
  await poll();
  const before = api.get(ResponseCache).servedFromMemory;
  await poll();
  expect(api.get(ResponseCache).servedFromMemory).toBe(before + 1);
});

test('a recently valid pass is rejected once its guest’s passes are revoked', async () => {
  expect((await poll()).status).toBe(304);
  await api.database.manager.query('UPDATE event_guests SET pass_version = pass_version + 1');
  api.get(EventCacheService).invalidate();
  expect((await poll()).status).toBe(401);
});

test('a pass in the header gets the early 304 as well', async () => {
  const headers = { authorization: `EventPass ${guest.pass}` };
  expect(await poll({ headers })).toMatchObject({ status: 304, calls: 0 });
});

test('the early 304 has the same headers as the route’s', async () => {
  const names = ['etag', 'vary', 'cache-control', 'content-type', 'content-security-policy'];
  const said = async (query: string) => {
    const { headers, calls } = await poll({ query });
    return { calls, headers: names.map((name) => headers.get(name)) };
  };
  const short = await said('');
  const whole = await said('?since=0000000000001');
  expect([short.calls, whole.calls]).toEqual([0, 1]);
  expect(short.headers).toEqual(whole.headers);
});

test.each(['"0"', '"11"', 'x', ''])('a client with the ETag %s gets the photos', async (tag) => {
  expect(await poll({ tag })).toMatchObject({ status: 200, calls: 1 });
});

test('after a change the next poll gets the photos', async () => {
  await poll();
  await publishPhoto(api, event.id);
  expect((await poll()).status).toBe(200);
});

test('without a pass there is no early response', async () => {
  expect(await poll({ headers: {} })).toMatchObject({ status: 401, calls: 1 });
});

test('another event’s pass is rejected, in its own cookie and in this event’s', async () => {
  const other = await createEvent(api);
  const stranger = await enter(api, other.id);
  const renamed = { cookie: `event_pass_${event.id}=${stranger.pass}` };
  for (const headers of [stranger.headers, renamed, { authorization: `EventPass ${stranger.pass}` }])
    expect((await poll({ headers })).status).toBe(401);
});

test('a modified pass is rejected', async () => {
  const [eventId, , signature] = guest.pass.split('.');
  const headers = { authorization: `EventPass ${eventId}.wall.${signature}` };
  expect((await poll({ headers })).status).toBe(401);
});

test('an expired pass is rejected', async () => {
  api.clock.advance(event.endsAt.getTime() + DAY_MS - api.clock.now().getTime());
  expect((await poll()).status).toBe(401);
});

test('a VIP-only event never gets an early response', async () => {
  await api.database.manager.query('UPDATE events SET is_vip_only = 1');
  api.get(EventCacheService).invalidate();
  expect(await poll()).toMatchObject({ status: 403, calls: 1 });
});

test('an unknown event gets no early response', async () => {
  const answer = await api.request(`/api/events/${guest.guestId}/photos`, {
    headers: { ...guest.headers, 'if-none-match': '*' },
  });
  expect(answer.status).toBe(404);
});

test.each(['?since=x', '?revision=-1', '?since=99999999999'])(
  '%s is rejected, with or without an ETag',
  async (query) => {
    expect((await poll({ query })).status).toBe(400);
  },
);
