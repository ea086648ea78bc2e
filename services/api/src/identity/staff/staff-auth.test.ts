import { Controller, Get, Module, Post } from '@nestjs/common';
import { asOwner, OWNER_KEY } from '../../../test/builders/payment-requests';
import { column } from '../../../test/builders/purchase';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CurrentStaff, OwnerRoute, ForStaff, IdentityModule, type SignedInStaff } from '..';
import { StaffAccountsService } from './staff-accounts.service';

const PASSWORD = 'three unrelated words';
const HOUR_MS = 3_600_000;

@ForStaff()
@Controller('api/tests/desk')
class DeskController {
  @Get()
  read(@CurrentStaff() staff: SignedInStaff): SignedInStaff {
    return staff;
  }

  @Post()
  write(@CurrentStaff() { username }: SignedInStaff): { username: string } {
    return { username };
  }

  @OwnerRoute()
  @Get('safe')
  open(@CurrentStaff() { role }: SignedInStaff): { role: string } {
    return { role };
  }
}

@Module({ imports: [IdentityModule], controllers: [DeskController] })
class DeskModule {}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    modules: [DeskModule],
    env: { OWNER_API_KEY: OWNER_KEY, ADMIN_ORIGIN: 'http://console.gallery.example' },
  });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  api.request(`/api/admin/${path}`, { method: 'POST', body, headers });
const logIn = (more: object = {}, headers: Record<string, string> = {}) =>
  post('login', { username: 'theo', password: PASSWORD, ...more }, headers);
const sessionOf = async (answer: Response): Promise<string> =>
  /"sessionId":"([\w-]+)"/.exec(await answer.text())?.[1] ?? 'none';
const readDesk = async (headers: Record<string, string>, path = '') =>
  (await api.request(`/api/tests/desk${path}`, { headers })).status;

const addOwner = () =>
  api.get(StaffAccountsService).create(
    {
      username: 'theo',
      firstName: 'Theo',
      email: 'theo@gallery.example',
      role: 'owner',
      password: PASSWORD,
    },
    { kind: 'system' },
  );

test('the gate opens to its password and to no other (A5, A6, G41)', async () => {
  expect((await post('gate', { password: 'atelier' })).status).toBe(204);
  const refused = await post('gate', { password: 'Atelier' });
  expect([refused.status, await refused.json()]).toMatchObject([
    401,
    { code: 'gate_refused', message: 'Incorrect password' },
  ]);
});

test('after ten wrong passwords the gate is closed to this network, and the login is not (ADR 0017)', async () => {
  await addOwner();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await post('gate', { password: 'wrong' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await post('gate', { password: 'atelier' })).status).toBe(429);
  expect((await logIn()).status).toBe(200);
});

test('a login answers session and user, and the session says who calls (A9, A12)', async () => {
  const { id } = await addOwner();
  const answer = await logIn({ username: ' Theo' });
  expect(await answer.clone().json()).toEqual({
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    user: { firstName: 'Theo', username: 'theo', role: 'owner' },
  });
  const desk = await api.request('/api/tests/desk', {
    headers: { authorization: `Bearer ${await sessionOf(answer)}` },
  });
  expect(await desk.json()).toEqual({
    id,
    username: 'theo',
    firstName: 'Theo',
    role: 'owner',
    mayExportPersonalData: true,
    sessionId: expect.any(String),
  });
});

test('the cookie of the login is out of the reach of scripts and other sites, and reads (G43)', async () => {
  await addOwner();
  const answer = await logIn();
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toBe(
    `admin_session=${await sessionOf(answer)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(await readDesk({ cookie: cookie.split(';')[0] ?? '' })).toBe(200);
});

test.each([
  ['http://console.gallery.example', 201],
  ['http://gallery.example', 201],
  ['http://elsewhere.example', 403],
])('a write by cookie from %s is answered by %s', async (origin, status) => {
  const { headers } = await staffSignedIn(api);
  const cookie = `admin_session=${headers.authorization.slice('Bearer '.length)}`;
  const answer = await api.request('/api/tests/desk', { method: 'POST', headers: { cookie, origin } });
  expect(answer.status).toBe(status);
});

test.each([
  ['a wrong password', { password: 'another password' }],
  ['a name that nobody has', { username: 'nobody' }],
  ['signs that no name has', { username: 'théo' }],
])('%s is refused like any other (A11)', async (_what, wrong) => {
  await addOwner();
  const answer = await logIn(wrong);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'credentials_refused', message: 'Invalid credentials' }),
  ]);
});

test('an account that is disabled, or has no password yet, is refused in the same words', async () => {
  const { id } = await addOwner();
  for (const state of ['disabled_at = NOW(3)', 'disabled_at = NULL, password_hash = NULL']) {
    await api.database.manager.query(`UPDATE admins SET ${state} WHERE id = ?`, [id]);
    const answer = await logIn();
    expect(await answer.json()).toMatchObject({ code: 'credentials_refused' });
  }
});

test('after ten wrong passwords the account is closed to this network', async () => {
  await addOwner();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await logIn({ password: 'wrong' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const answer = await logIn();
  expect([answer.status, await answer.json()]).toMatchObject([
    429,
    { message: expect.not.stringMatching(/mail/) },
  ]);
});

test('a browser that has signed in before is not shut out', async () => {
  await addOwner();
  const [, cookie = ''] = (await logIn()).headers.getSetCookie();
  expect(cookie).toMatch(/^admin_browser=/);
  for (let attempt = 0; attempt < 10; attempt += 1) await logIn({ password: 'wrong' });
  expect((await logIn()).status).toBe(429);
  expect((await logIn({}, { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
});

test('logging out ends the session at once', async () => {
  const { headers } = await staffSignedIn(api);
  expect((await post('logout', undefined, headers)).status).toBe(204);
  expect(await readDesk(headers)).toBe(401);
});

test('disabling an account ends what it opens', async () => {
  const { id, headers } = await staffSignedIn(api);
  await api.database.manager.query('UPDATE admins SET disabled_at = NOW(3) WHERE id = ?', [id]);
  expect(await readDesk(headers)).toBe(401);
});

test('a session ends after 12 hours without use, and after 7 days with it', async () => {
  const idle = await staffSignedIn(api);
  api.clock.advance(12 * HOUR_MS);
  expect(await readDesk(idle.headers)).toBe(401);
  const busy = await staffSignedIn(api, { firstName: 'Ines' });
  for (let hour = 0; hour < 7 * 24 - 8; hour += 8) {
    expect(await readDesk(busy.headers)).toBe(200);
    api.clock.advance(8 * HOUR_MS);
  }
  expect(await readDesk(busy.headers)).toBe(200);
  api.clock.advance(8 * HOUR_MS);
  expect(await readDesk(busy.headers)).toBe(401);
});

test('what is the owner’s is closed to staff, and open to owner and key', async () => {
  const staff = await staffSignedIn(api);
  const refused = await api.request('/api/tests/desk/safe', { headers: staff.headers });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'owner_only' }]);
  const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
  expect(await readDesk(owner.headers, '/safe')).toBe(200);
  expect(await readDesk(asOwner, '/safe')).toBe(200);
});

test('the key is nobody’s account', async () => {
  const desk = await api.request('/api/tests/desk', { headers: asOwner });
  expect(await desk.json()).toMatchObject({ id: 'key', role: 'owner', sessionId: null });
});

test.each<Record<string, string>>([
  {},
  { authorization: 'Bearer made-up' },
  { cookie: 'admin_session=made-up' },
])('the request with %j is not let in', async (headers) => {
  const answer = await api.request('/api/admin/me', { headers });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('a login is in the audit log', async () => {
  const { id } = await addOwner();
  await logIn();
  const kept = await column(api, `SELECT CONCAT_WS(' ', actor_kind, actor_id, action) FROM audit_log`);
  expect(kept).toContain(`owner ${id} session.opened`);
});
