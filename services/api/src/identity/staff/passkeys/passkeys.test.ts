import { column } from '../../../../test/builders/checkout';
import { emailText } from '../../../../test/builders/email-text';
import { SoftwareAuthenticator } from '../../../../test/builders/passkeys';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { signedInHeaders, staffSignedIn } from '../../../../test/builders/staff';
import { AccountRetentionWorker } from '../../collectors/account-retention.worker';
import { StaffAccountsService } from '../staff-accounts.service';

const PASSWORD = 'three unrelated words';
const PASSKEYS = '/api/admin/account/passkeys';
const LOGIN = '/api/admin/login/passkey';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Headers = Record<string, string>;

async function call(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: object } = {},
) {
  const answer = await api.request(path, { method, headers, body });
  const text = await answer.clone().text();
  return { answer, status: answer.status, text, code: /"code":"(\w+)"/.exec(text)?.[1] };
}

/** A challenge, and what the browser sends with its answer. */
async function challenge(
  path: string,
  headers: Headers = {},
): Promise<{ challenge: string; headers: Headers }> {
  const { answer, text } = await call('POST', path, { headers });
  const [cookie = ''] = answer.headers.getSetCookie();
  const cookies = [headers['cookie'], cookie.split(';')[0]].filter((each) => each !== undefined).join('; ');
  return {
    challenge: /"challenge":"([\w-]+)"/.exec(text)?.[1] ?? 'none',
    headers: { ...headers, cookie: cookies },
  };
}

const createTheo = () =>
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
const logIn = (code?: string) =>
  call('POST', '/api/admin/login', { body: { username: 'theo', password: PASSWORD, code } });

/** Theo, signed in with a password, and a device that keeps a passkey for him. */
async function theo({ device = new SoftwareAuthenticator() } = {}) {
  const { id } = await createTheo();
  const headers = signedInHeaders((await logIn()).answer);
  return { id, headers, device, added: await register(headers, device) };
}

async function register(headers: Headers, device: SoftwareAuthenticator, name = 'Theo’s phone') {
  const asked = await challenge(`${PASSKEYS}/options`, headers);
  return call('POST', PASSKEYS, {
    headers: asked.headers,
    body: { name, response: device.create(asked.challenge) },
  });
}

async function signIn(device: SoftwareAuthenticator) {
  const asked = await challenge(`${LOGIN}/options`);
  return call('POST', LOGIN, { headers: asked.headers, body: { response: device.get(asked.challenge) } });
}

test('adding a passkey lists it and sends an email', async () => {
  const { headers, added } = await theo();
  expect(added.status).toBe(201);
  const listed = await call('GET', PASSKEYS, { headers });
  expect(JSON.parse(listed.text)).toEqual([
    {
      id: expect.any(String),
      name: 'Theo’s phone',
      isBackedUp: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    },
  ]);
  await api.deliverOutbox();
  expect((await api.mails()).map(emailText).join()).toContain('A passkey was added to your account');
  const actions = await column(api, "SELECT action FROM audit_log WHERE action LIKE '%passkey%'");
  expect(actions).toEqual(['admin.passkey-added']);
});

test('signs in without password and code, as often as its device proves it', async () => {
  const { device } = await theo();
  for (let time = 0; time < 2; time += 1) {
    const signedIn = await signIn(device);
    expect([signedIn.status, JSON.parse(signedIn.text)]).toEqual([
      200,
      { user: { firstName: 'Theo', username: 'theo', role: 'owner', isSecondFactorMissing: false } },
    ]);
    const me = await call('GET', '/api/admin/account', { headers: signedInHeaders(signedIn.answer) });
    expect(me.status).toBe(200);
  }
});

test('the password alone no longer signs in to an account with a passkey', async () => {
  await theo();
  expect(await logIn()).toMatchObject({ status: 401, code: 'passkey_required' });
});

test.each<[string, (device: SoftwareAuthenticator, challenge: string) => object]>([
  ['another device’s', (_device, asked) => new SoftwareAuthenticator().get(asked)],
  ['one that signs another challenge', (device) => device.get('c29tZXRoaW5nIGVsc2U')],
  ['one without finger, face or PIN', (device, asked) => device.get(asked, { isUserVerified: false })],
  ['something else', () => ({ id: 'x' })],
])('%s proof is refused', async (_what, prove) => {
  const { device } = await theo();
  const asked = await challenge(`${LOGIN}/options`);
  const body = { response: prove(device, asked.challenge) };
  expect(await call('POST', LOGIN, { headers: asked.headers, body })).toMatchObject({
    status: 401,
    code: 'passkey_refused',
  });
});

test('a page on another origin gets nowhere, whatever the device signs there', async () => {
  const { headers } = await theo();
  const phished = new SoftwareAuthenticator({ origin: 'https://console.evil.example' });
  expect(await register(headers, phished)).toMatchObject({ status: 401, code: 'passkey_refused' });
});

test('a cloned device with an older counter is rejected', async () => {
  const { device } = await theo();
  await signIn(device);
  await signIn(device);
  device.counter = 0;
  expect((await signIn(device)).code).toBe('passkey_refused');
});

test('a challenge can be answered once, by the browser that requested it, within five minutes', async () => {
  const { device } = await theo();
  const asked = await challenge(`${LOGIN}/options`);
  const answer = (headers: Headers) =>
    call('POST', LOGIN, { headers, body: { response: device.get(asked.challenge) } });
  expect((await answer({})).code).toBe('passkey_refused');
  expect((await answer(asked.headers)).status).toBe(200);
  expect((await answer(asked.headers)).code).toBe('passkey_refused');

  const late = await challenge(`${LOGIN}/options`);
  api.clock.advance(5 * 60_000);
  const body = { response: device.get(late.challenge) };
  expect((await call('POST', LOGIN, { headers: late.headers, body })).code).toBe('passkey_refused');
  await api.get(AccountRetentionWorker).run();
  expect(await column(api, 'SELECT purpose FROM staff_passkey_challenges')).toEqual([]);
});

test('a sign-in challenge cannot add a passkey, nor can another account’s', async () => {
  const { headers } = await theo();
  const mara = await staffSignedIn(api);
  const device = new SoftwareAuthenticator();
  for (const asked of [
    await challenge(`${LOGIN}/options`, headers),
    { ...(await challenge(`${PASSKEYS}/options`, mara.headers)) },
  ]) {
    const challengeCookie = asked.headers['cookie']?.split('; ').at(-1) ?? '';
    const sent = { ...headers, cookie: `${headers['cookie']}; ${challengeCookie}` };
    const body = { name: 'Theirs', response: device.create(asked.challenge) };
    expect((await call('POST', PASSKEYS, { headers: sent, body })).code).toBe('passkey_refused');
  }
});

test('a removed passkey no longer signs in, and nobody can remove another’s', async () => {
  const { headers, device, added } = await theo();
  const id = /"id":"([\w-]+)"/.exec(added.text)?.[1] ?? 'none';
  const mara = await staffSignedIn(api);
  expect((await call('DELETE', `${PASSKEYS}/${id}`, { headers: mara.headers })).code).toBe(
    'passkey_not_found',
  );
  expect((await call('DELETE', `${PASSKEYS}/${id}`, { headers })).status).toBe(204);
  expect((await signIn(device)).code).toBe('passkey_refused');
  expect((await logIn()).status).toBe(200);
});

test('a disabled account cannot sign in', async () => {
  const { id, device } = await theo();
  await api.database.manager.query('UPDATE admins SET disabled_at = NOW(3) WHERE id = ?', [id]);
  expect((await signIn(device)).code).toBe('passkey_refused');
});

test('it counts as the second factor the gallery requires, and the owner removes both together', async () => {
  const { id, headers } = await theo();
  const policy = { headers, body: { isSecondFactorRequired: true } };
  expect((await call('PUT', '/api/admin/staff/sign-in-policy', policy)).status).toBe(204);
  expect((await call('GET', '/api/admin/orders', { headers })).status).toBe(200);
  const ines = await staffSignedIn(api, { role: 'owner', firstName: 'Ines' });
  await register(ines.headers, new SoftwareAuthenticator());
  const removal = await call('POST', `/api/admin/staff/${id}/second-factor-removal`, {
    headers: ines.headers,
  });
  expect(removal.status).toBe(204);
  expect((await logIn()).text).toContain('"isSecondFactorMissing":true');
});

test('a name is required', async () => {
  const { headers } = await theo();
  const answer = await register(headers, new SoftwareAuthenticator(), ' ');
  expect(answer).toMatchObject({ status: 400, code: 'validation_failed' });
});
