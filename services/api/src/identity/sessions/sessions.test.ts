import { Controller, Get, Module, Post } from '@nestjs/common';
import { queriesOf } from '../../../test/app/query-count';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CurrentCollector, ForCollectors, IdentityModule, SessionsService, type SignedInCollector } from '..';
import { SessionsStore } from './sessions.store';

@ForCollectors()
@Controller('api/tests/own')
class OwnController {
  @Get()
  read(@CurrentCollector() { firstName }: SignedInCollector): { firstName: string } {
    return { firstName };
  }

  @Post()
  write(@CurrentCollector() { firstName }: SignedInCollector): { firstName: string } {
    return { firstName };
  }
}

@Module({ imports: [IdentityModule], controllers: [OwnController] })
class OwnModule {}

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ modules: [OwnModule] });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const read = async (headers: Record<string, string>) =>
  (await api.request('/api/tests/own', { headers })).status;

const cookieOf = ({ headers: { authorization } }: TestCollector): string =>
  `other=1; collector=${authorization.slice('Bearer '.length)}`;

test('a session identifies its caller', async () => {
  const ada = await signedIn(api);
  const answer = await api.request('/api/tests/own', { headers: ada.headers });
  expect(await answer.json()).toEqual({ firstName: 'Ada' });
});

test.each<Record<string, string>>([
  {},
  { authorization: 'Bearer made-up' },
  { authorization: 'Basic YTpi' },
  { cookie: 'collector=made-up' },
])('the request with %j is signed out', async (headers) => {
  const answer = await api.request('/api/tests/own', { headers });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'signed_out' }]);
});

test('the cookie can read from anywhere', async () => {
  expect(await read({ cookie: cookieOf(await signedIn(api)) })).toBe(200);
});

test.each([
  [{ origin: 'http://gallery.example' }, 201],
  [{ 'sec-fetch-site': 'same-origin' }, 201],
  [{ origin: 'http://elsewhere.example' }, 403],
  [{ origin: 'http://elsewhere.example', 'sec-fetch-site': 'same-origin' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{}, 403],
])('a write by cookie with %j is answered by %s (G45)', async (from, status) => {
  const cookie = cookieOf(await signedIn(api));
  const answer = await api.request('/api/tests/own', { method: 'POST', headers: { cookie, ...from } });
  expect(answer.status).toBe(status);
});

test('an unused session ends after 30 days', async () => {
  const ada = await signedIn(api);
  api.clock.advance(30 * DAY_MS);
  expect(await read(ada.headers)).toBe(401);
});

test('a session in use ends after 90 days', async () => {
  const ada = await signedIn(api);
  const statuses: number[] = [];
  for (let day = 0; day < 100; day += 20) {
    statuses.push(await read(ada.headers));
    api.clock.advance(20 * DAY_MS);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await read(ada.headers)).toBe(401);
});

test('what the database stores of a session grants no access', async () => {
  await signedIn(api);
  const [kept]: { token_digest: string }[] = await api.database.manager.query(
    'SELECT token_digest FROM sessions',
  );
  expect(await read({ authorization: `Bearer ${kept?.token_digest}` })).toBe(401);
});

const lookUps = (queries: readonly string[]) =>
  queries.filter((query) => query.includes('`sessions` `session`'));

test('simultaneous requests share one lookup, but only of the same session', async () => {
  const [ada, grace] = [await signedIn(api), await signedIn(api, { firstName: 'Grace' })];
  const names: string[] = [];
  const queries = await queriesOf(api, () =>
    Promise.all(
      [ada, grace, ada, grace, ada].map(async ({ headers }, place) => {
        const answer = await api.app.inject({ url: '/api/tests/own', headers });
        names[place] = answer.json<{ firstName: string }>().firstName;
      }),
    ),
  );
  expect(names).toEqual(['Ada', 'Grace', 'Ada', 'Grace', 'Ada']);
  expect(lookUps(queries)).toHaveLength(2);
});

test('a request after sign-out is rejected although an earlier lookup is still running', async () => {
  const mara = await staffSignedIn(api);
  const me = async () =>
    (await api.app.inject({ url: '/api/admin/orders', headers: mara.headers })).statusCode;
  const store = api.get(SessionsStore);
  const findWithAdmin = store.findWithAdmin.bind(store);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const found = new Promise<void>((resolve) => {
    jest.spyOn(store, 'findWithAdmin').mockImplementationOnce(async (digest) => {
      const session = await findWithAdmin(digest);
      resolve();
      await released;
      return session;
    });
  });
  const before = me();
  await found;
  await api.get(SessionsService).revokeAll({ kind: 'admin', id: mara.id });
  expect(await me()).toBe(401);
  release();
  expect(await before).toBe(200);
});
