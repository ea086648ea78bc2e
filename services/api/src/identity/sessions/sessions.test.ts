import { Controller, Get, Module, Post } from '@nestjs/common';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CurrentCollector, ForCollectors, IdentityModule, type SignedInCollector } from '..';

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

test('a session says who calls', async () => {
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

test('the cookie reads from anywhere', async () => {
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

test('a session that is not used ends after 30 days', async () => {
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

test('what the database keeps of a session opens nothing', async () => {
  await signedIn(api);
  const [kept]: { token_digest: string }[] = await api.database.manager.query(
    'SELECT token_digest FROM sessions',
  );
  expect(await read({ authorization: `Bearer ${kept?.token_digest}` })).toBe(401);
});
