import { TOTP } from 'otpauth';
import { column } from '../../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { signedInHeaders, staffSignedIn } from '../../../../test/builders/staff';
import { StaffAccountsService } from '../staff-accounts.service';

const PASSWORD = 'three unrelated words';
const POLICY = '/api/admin/staff/sign-in-policy';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await api.request(path, { method, headers, body });
  const text = await answer.text();
  return { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1], text };
};

/** The owner Theo, with a second factor by default. */
async function theo({ hasSecondFactor = true } = {}) {
  const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
  if (hasSecondFactor)
    await api.database.manager.query(
      "UPDATE admins SET totp_secret = 'kept', totp_confirmed_at = NOW(3) WHERE id = ?",
      [owner.id],
    );
  return owner;
}

const setRequired = (headers: Record<string, string>, isSecondFactorRequired = true) =>
  call('PUT', POLICY, headers, { isSecondFactorRequired });

test('the owner requires a second factor for everyone, which the audit log records', async () => {
  const owner = await theo();
  expect((await call('GET', POLICY, owner.headers)).text).toBe('{"isSecondFactorRequired":false}');
  expect((await setRequired(owner.headers)).status).toBe(204);
  expect((await call('GET', POLICY, owner.headers)).text).toBe('{"isSecondFactorRequired":true}');
  expect((await setRequired(owner.headers, false)).status).toBe(204);
  const actions = await column(
    api,
    "SELECT action FROM audit_log WHERE action LIKE 'staff.second%' ORDER BY id",
  );
  expect(actions).toEqual(['staff.second-factor-required', 'staff.second-factor-optional']);
});

test('an owner without one must set up their own first', async () => {
  const owner = await theo({ hasSecondFactor: false });
  expect(await setRequired(owner.headers)).toMatchObject({ status: 409, code: 'second_factor_missing' });
});

test('staff cannot change the policy', async () => {
  const mara = await staffSignedIn(api);
  expect(await setRequired(mara.headers)).toMatchObject({ status: 403, code: 'owner_only' });
});

test('staff without one must set it up right after the password, before anything else', async () => {
  const owner = await theo();
  const account = {
    firstName: 'Mara',
    email: 'mara@gallery.example',
    role: 'staff',
    password: PASSWORD,
  } as const;
  await api.get(StaffAccountsService).create({ ...account, username: 'mara' }, { kind: 'system' });
  await setRequired(owner.headers);
  const body = { username: 'mara', password: PASSWORD };
  const signedIn = await api.request('/api/admin/login', { method: 'POST', body });
  expect(await signedIn.clone().json()).toMatchObject({ user: { isSecondFactorMissing: true } });
  const headers = signedInHeaders(signedIn);

  for (const path of ['/api/admin/orders', '/api/admin/staff', '/api/admin/dashboard'])
    expect(await call('GET', path, headers)).toMatchObject({ status: 403, code: 'second_factor_required' });
  expect((await call('GET', '/api/admin/artwork-inventory?view=staff', headers)).status).toBe(401);

  const begun = await call('POST', '/api/admin/account/second-factor', headers, { password: PASSWORD });
  const secret = /"secret":"(\w+)"/.exec(begun.text)?.[1] ?? 'none';
  const code = new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() });
  await call('POST', '/api/admin/account/second-factor/confirm', headers, { code });
  expect((await call('GET', '/api/admin/me', headers)).text).toContain('"isSecondFactorMissing":false');
  expect((await call('GET', '/api/admin/orders', headers)).status).toBe(200);
});

test('an open session is restricted as well', async () => {
  const owner = await theo();
  const mara = await staffSignedIn(api);
  await setRequired(owner.headers);
  expect((await call('GET', '/api/admin/orders', mara.headers)).code).toBe('second_factor_required');
  expect((await call('GET', '/api/admin/me', mara.headers)).text).toContain('"isSecondFactorMissing":true');
  expect((await call('GET', '/api/admin/orders', owner.headers)).status).toBe(200);
});
