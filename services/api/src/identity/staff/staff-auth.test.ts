import { Controller, Get, Module, Post } from '@nestjs/common';
import { column } from '../../../test/builders/checkout';
import { signedInHeaders, staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CurrentStaff, OwnerRoute, ForStaff, IdentityModule, type SignedInStaff } from '..';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import { StaffAccountsService } from './staff-accounts.service';
import { StaffAuthService } from './staff-auth.service';

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
    env: { ADMIN_ORIGIN: 'http://console.gallery.example' },
  });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  api.request(`/api/admin/${path}`, { method: 'POST', body, headers });
const logIn = (more: object = {}, headers: Record<string, string> = {}) =>
  post('login', { username: 'theo', password: PASSWORD, ...more }, headers);
const signInFrom = (network: string, body: { username: string; password: string }) =>
  api.get(StaffAuthService).signIn(body, { network, device: 'A browser', cookies: '' });
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

test('the gate opens only with its password (A5, A6, G41)', async () => {
  expect((await post('gate', { password: 'atelier' })).status).toBe(204);
  const refused = await post('gate', { password: 'Atelier' });
  expect([refused.status, await refused.json()]).toMatchObject([
    401,
    { code: 'gate_refused', message: 'Incorrect password' },
  ]);
});

test('after ten wrong passwords the gate is closed to this network, but the login is not (ADR 0017)', async () => {
  await addOwner();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await post('gate', { password: 'wrong' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await post('gate', { password: 'atelier' })).status).toBe(429);
  expect((await logIn()).status).toBe(200);
});

test('a login returns the user, and its cookie identifies the caller (A9, A12)', async () => {
  const { id } = await addOwner();
  const answer = await logIn({ username: ' Theo' });
  expect(await answer.clone().json()).toEqual({
    user: { firstName: 'Theo', username: 'theo', role: 'owner', isSecondFactorMissing: false },
  });
  const desk = await api.request('/api/tests/desk', { headers: signedInHeaders(answer) });
  expect(await desk.json()).toEqual({
    id,
    username: 'theo',
    firstName: 'Theo',
    role: 'owner',
    mayExportPersonalData: true,
    sessionId: expect.any(String),
  });
});

test('scripts and other sites cannot use the login’s cookie, which reads (G43)', async () => {
  await addOwner();
  const answer = await logIn();
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^admin_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await readDesk({ cookie: cookie.split(';')[0] ?? '' })).toBe(200);
});

test('the session does not work as a bearer token, which scripts would have to read', async () => {
  const { headers } = await staffSignedIn(api);
  const authorization = (headers['cookie'] ?? '').replace('admin_session=', 'Bearer ');
  expect(await readDesk({ authorization })).toBe(401);
});

test.each([
  ['http://console.gallery.example', 201],
  ['http://gallery.example', 201],
  ['http://elsewhere.example', 403],
])('a write by cookie from %s is answered by %s', async (origin, status) => {
  const { headers } = await staffSignedIn(api);
  const { cookie } = headers;
  const answer = await api.request('/api/tests/desk', { method: 'POST', headers: { cookie, origin } });
  expect(answer.status).toBe(status);
});

test.each([
  ['a wrong password', { password: 'another password' }],
  ['a name that nobody has', { username: 'nobody' }],
  ['signs that no name has', { username: 'théo' }],
])('%s is rejected like any other (A11)', async (_what, wrong) => {
  await addOwner();
  const answer = await logIn(wrong);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'credentials_refused', message: 'Invalid credentials' }),
  ]);
});

test('a disabled account, or one without a password, is rejected in the same words', async () => {
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

test('a browser that has signed in before is not locked out', async () => {
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

test('disabling an account ends its sessions', async () => {
  const { id, headers } = await staffSignedIn(api);
  await api.database.manager.query('UPDATE admins SET disabled_at = NOW(3) WHERE id = ?', [id]);
  expect(await readDesk(headers)).toBe(401);
});

test('a session ends after 12 hours without use, and after 7 days in use', async () => {
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

test('owner routes are closed to staff and open to the owner', async () => {
  const staff = await staffSignedIn(api);
  const refused = await api.request('/api/tests/desk/safe', { headers: staff.headers });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'owner_only' }]);
  const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
  expect(await readDesk(owner.headers, '/safe')).toBe(200);
});

test.each<Record<string, string>>([
  {},
  { authorization: 'Bearer made-up' },
  { cookie: 'admin_session=made-up' },
])('the request with %j is rejected', async (headers) => {
  const answer = await api.request('/api/admin/account', { headers });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  // There is no scheme for cookies, and a bearer token grants no access.
  expect(answer.headers.get('www-authenticate')).toBeNull();
});

test('a login is in the audit log', async () => {
  const { id } = await addOwner();
  await logIn();
  const kept = await column(api, `SELECT CONCAT_WS(' ', actor_kind, actor_id, action) FROM audit_log`);
  expect(kept).toContain(`owner ${id} session.opened`);
});

test('a failed login is in the audit log with a hash of its network, and is not kept forever', async () => {
  const { id } = await addOwner();
  const attempt = { username: 'theo', password: 'wrong' };
  for (const network of ['198.51.100.7', '198.51.100.7', '198.51.100.8'])
    await expect(signInFrom(network, attempt)).rejects.toThrow('Invalid credentials');
  await expect(signInFrom('198.51.100.7', { ...attempt, username: 'nobody' })).rejects.toThrow();
  const kept: { subject_id: string | null; details: { reason: string; network: string } }[] =
    await api.database.manager.query(
      "SELECT subject_id, details FROM audit_log WHERE action = 'sign-in.refused' ORDER BY id",
    );
  expect(kept.map(({ subject_id }) => subject_id)).toEqual([id, id, id, null]);
  const [first, second, third] = kept.map(({ details }) => details.network);
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  expect(JSON.stringify(kept)).not.toContain('198.51');

  const limits = api.get(AttemptLimitsService);
  for (let more = 0; more < 17; more += 1) expect(await limits.allowRefusalEntry(id)).toBe(true);
  await expect(signInFrom('198.51.100.9', attempt)).rejects.toThrow();
  const count = await column(api, "SELECT COUNT(*) FROM audit_log WHERE action = 'sign-in.refused'");
  expect(count.map(Number)).toEqual([4]);
});
