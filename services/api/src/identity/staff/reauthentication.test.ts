import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { SoftwareAuthenticator } from '../../../test/builders/passkeys';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { signedInHeaders, staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { IdentityModule, OwnerRoute, RequiresRecentSignIn } from '..';
import { StaffAccountsService } from './staff-accounts.service';

const PASSWORD = 'three unrelated words';
const MINUTE_MS = 60_000;
const REAUTHENTICATION = '/api/admin/account/reauthentication';

@Controller('api/tests/vault')
class VaultController {
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post()
  @HttpCode(204)
  open(): void {
    // Does nothing: the guard is under test.
  }
}

@Module({ imports: [IdentityModule], controllers: [VaultController] })
class VaultModule {}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ modules: [VaultModule] });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const call = async (method: string, path: string, headers: TestStaff['headers'], body?: object) => {
  const answer = await api.request(path, { method, headers, body });
  const text = await answer.clone().text();
  return { answer, status: answer.status, text, code: /"code":"(\w+)"/.exec(text)?.[1] };
};
const vault = (headers: TestStaff['headers']) => call('POST', '/api/tests/vault', headers);
const asked = { status: 403, code: 'reauthentication_required' };

/** The owner Theo, who signed in a while ago. */
async function theo(minutes = 10): Promise<TestStaff['headers']> {
  const account = { username: 'theo', firstName: 'Theo', email: 'theo@gallery.example' };
  await api
    .get(StaffAccountsService)
    .create({ ...account, role: 'owner', password: PASSWORD }, { kind: 'system' });
  const body = { username: 'theo', password: PASSWORD };
  const headers = signedInHeaders(await api.request('/api/admin/login', { method: 'POST', body }));
  api.clock.advance(minutes * MINUTE_MS);
  return headers;
}

test('asks for nothing within ten minutes of sign-in, then for the password', async () => {
  const headers = await theo(9);
  expect((await vault(headers)).status).toBe(204);
  api.clock.advance(MINUTE_MS);
  expect(await vault(headers)).toMatchObject(asked);
  expect((await call('POST', REAUTHENTICATION, headers, { password: PASSWORD })).status).toBe(204);
  expect((await vault(headers)).status).toBe(204);
  api.clock.advance(10 * MINUTE_MS);
  expect(await vault(headers)).toMatchObject(asked);
});

test('a wrong password confirms nothing, and is counted', async () => {
  const headers = await theo();
  const wrong = await call('POST', REAUTHENTICATION, headers, { password: 'not the password' });
  expect(wrong).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await vault(headers)).toMatchObject(asked);
  for (let attempt = 0; attempt < 9; attempt += 1)
    await call('POST', REAUTHENTICATION, headers, { password: 'not the password' });
  expect((await call('POST', REAUTHENTICATION, headers, { password: PASSWORD })).status).toBe(429);
});

test('applies to this session only', async () => {
  const headers = await theo();
  const body = { username: 'theo', password: PASSWORD };
  const elsewhere = signedInHeaders(await api.request('/api/admin/login', { method: 'POST', body }));
  expect((await vault(elsewhere)).status).toBe(204);
  expect(await vault(headers)).toMatchObject(asked);
});

test('accepts a passkey of this account too', async () => {
  const headers = await theo(0);
  const device = new SoftwareAuthenticator();
  const challenge = async (path: string) => {
    const { answer, text } = await call('POST', path, headers);
    const [cookie = ''] = answer.headers.getSetCookie();
    return {
      challenge: /"challenge":"([\w-]+)"/.exec(text)?.[1] ?? 'none',
      headers: { ...headers, cookie: `${headers['cookie']}; ${cookie.split(';')[0]}` },
    };
  };
  const registration = await challenge('/api/admin/account/passkeys/options');
  await call('POST', '/api/admin/account/passkeys', registration.headers, {
    name: 'Phone',
    response: device.create(registration.challenge),
  });
  api.clock.advance(10 * MINUTE_MS);
  const prove = async (by: SoftwareAuthenticator) => {
    const proof = await challenge(`${REAUTHENTICATION}/passkey/options`);
    return call('POST', `${REAUTHENTICATION}/passkey`, proof.headers, { response: by.get(proof.challenge) });
  };
  expect((await prove(new SoftwareAuthenticator())).code).toBe('passkey_refused');
  expect(await vault(headers)).toMatchObject(asked);
  expect((await prove(device)).status).toBe(204);
  expect((await vault(headers)).status).toBe(204);
});

test('does not ask people who may not use the route at all', async () => {
  const mara = await staffSignedIn(api);
  api.clock.advance(10 * MINUTE_MS);
  expect(await vault(mara.headers)).toMatchObject({ status: 403, code: 'owner_only' });
});

test.each([
  ['POST', 'staff'],
  ['PUT', 'staff/sign-in-policy'],
  ['POST', 'staff/:id/password-links'],
  ['POST', 'staff/:id/disable'],
  ['POST', 'staff/:id/enable'],
  ['DELETE', 'staff/:id/sessions'],
  ['POST', 'staff/:id/second-factor-removal'],
  ['POST', 'account/passkeys/options'],
  ['DELETE', 'account/passkeys/:id'],
])('%s /api/admin/%s asks for it', async (method, path) => {
  const mara = await staffSignedIn(api, { role: 'owner' });
  api.clock.advance(10 * MINUTE_MS);
  expect(await call(method, `/api/admin/${path.replace(':id', mara.id)}`, mara.headers)).toMatchObject(asked);
});
