import { accountCalls, PASSWORD } from '../../../test/builders/accounts';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const { post, signUp, signIn } = accountCalls(() => api);
const me = (sessionId: string) =>
  api.request('/api/collectors/me', { headers: { authorization: `Bearer ${sessionId}` } });

test('signing up opens a session and returns the collector (C6, C13, C19)', async () => {
  const { status, body } = await signUp();
  expect(status).toBe(200);
  expect(body).toEqual({
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    collector: {
      id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      isEmailConfirmed: false,
      profileImageUrl: null,
      collectorLevel: null,
      createdAt: expect.stringMatching(/Z$/),
    },
  });
  expect(await (await me(body.sessionId)).json()).toEqual(body.collector);
});

test('the last name can be omitted (C6)', async () => {
  const { body } = await signUp('ada@example.com', { lastName: undefined });
  expect(body.collector).toMatchObject({ lastName: '' });
});

test('signing in opens a new session (C5)', async () => {
  const first = await signUp();
  const second = await signIn();
  expect(second.status).toBe(200);
  expect(second.body.collector).toEqual(first.body.collector);
  expect(second.body.sessionId).not.toBe(first.body.sessionId);
});

test.each(['ADA@Example.com', ' ada@example.com '])('the address %j is the same one', async (email) => {
  await signUp();
  expect((await signIn(email)).status).toBe(200);
});

test('a different letter makes a different address, however similar they look', async () => {
  await signUp('ada@example.com');
  expect((await signIn('adá@example.com')).status).toBe(401);
});

test('an accent typed as a combining character makes the same address', async () => {
  await signUp('adá@example.com'.normalize('NFD'));
  expect((await signIn('adá@example.com'.normalize('NFC'))).status).toBe(200);
});

test('a password is the same whichever keyboard composes its characters (G47)', async () => {
  await signUp('ada@example.com', { password: 'späte züge nach köln'.normalize('NFD') });
  expect((await signIn('ada@example.com', 'späte züge nach köln'.normalize('NFC'))).status).toBe(200);
});

test.each([
  ['ada@example.com', 'another password'],
  ['eve@example.com', PASSWORD],
  ['not an address', PASSWORD],
])('%s with %j is rejected in the specified words', async (email, password) => {
  await signUp();
  const { status, body } = await signIn(email, password);
  expect(status).toBe(401);
  expect(body).toMatchObject({
    code: 'sign_in_refused',
    message: 'Invalid email or password. Please try again.',
  });
});

test.each([
  [{ email: 'ada@example.com' }],
  [{ email: 'ada@example.com', password: '' }],
  [{ email: { $ne: null }, password: PASSWORD }],
  [{ email: 'ada@example.com', password: 'x'.repeat(1_001) }],
])('signing in with %.50j is rejected at its field', async (body) => {
  expect(await post('signin', body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

/** 254 characters, but 286 once each İ has become two characters. */
const LONGER_IN_SMALL_LETTERS = `${'İ'.repeat(32)}@${`${'d'.repeat(63)}.`.repeat(3)}${'d'.repeat(25)}.com`;

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ firstName: 'Ada\r\nBcc: all@example.com' }, 'firstName'],
  [{ lastName: 'Byron\nX' }, 'lastName'],
  [{ firstName: 'a'.repeat(101) }, 'firstName'],
  [{ lastName: 'a'.repeat(100) }, 'lastName'],
  [{ lastName: null }, 'lastName'],
  [{ email: 'ada' }, 'email'],
  [{ email: 'ada@example.com\r\nBcc: all@example.com' }, 'email'],
  [{ email: '"ada\r\nBcc: all"@example.com' }, 'email'],
  [{ email: LONGER_IN_SMALL_LETTERS }, 'email'],
  [{ password: 'too short' }, 'password'],
  [{ password: 7 }, 'password'],
])('signing up with %.60j is rejected at its field', async (message, field) => {
  const { status, body } = await signUp('ada@example.com', message);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [field]: expect.stringMatching(/^(Please|This) /) });
  expect(await column(api, 'SELECT id FROM collectors')).toEqual([]);
});

test('scripts and other sites cannot use the cookie (G45)', async () => {
  const { headers, body } = await signUp();
  const [session] = headers.getSetCookie();
  expect(session).toBe(`collector=${body.sessionId}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the cookie alone signs in too', async () => {
  const { body } = await signUp();
  const answer = await api.request('/api/collectors/me', {
    headers: { cookie: `collector=${body.sessionId}` },
  });
  expect(answer.status).toBe(200);
});

test('a session planted in the browser is ended, not taken over', async () => {
  const planted = (await signUp('eve@example.com')).body.sessionId;
  await signUp();
  const { body } = await post(
    'signin',
    { email: 'ada@example.com', password: PASSWORD },
    { cookie: `collector=${planted}`, origin: 'http://gallery.example' },
  );
  expect(body.sessionId).not.toBe(planted);
  expect((await me(planted)).status).toBe(401);
});

test('signing out ends the session at once and removes the cookie (C17)', async () => {
  const { body } = await signUp();
  const answer = await post('logout', undefined, { authorization: `Bearer ${body.sessionId}` });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual(['collector=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  expect((await me(body.sessionId)).status).toBe(401);
});

test('signing out without a session is no error', async () => {
  expect((await post('logout', undefined)).status).toBe(204);
});

test('/api/auth/user is null when signed out, and the collector when signed in (C18, G46)', async () => {
  const nobody = await api.request('/api/auth/user');
  expect([nobody.status, await nobody.text()]).toEqual([200, 'null']);
  const { body } = await signUp();
  const ada = await api.request('/api/auth/user', {
    headers: { authorization: `Bearer ${body.sessionId}` },
  });
  expect(await ada.json()).toEqual(body.collector);
});

test('the name can be changed', async () => {
  const { body } = await signUp();
  const answer = await api.request('/api/collectors/me', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${body.sessionId}` },
    body: { firstName: 'Augusta', lastName: 'King' },
  });
  expect(await answer.json()).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
  expect(await (await me(body.sessionId)).json()).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
});

test('the database stores no password, only Argon2id with at least 19 MiB, two passes and one lane (G47)', async () => {
  await signUp();
  expect(await column(api, 'SELECT password_hash FROM collectors')).toEqual([
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  ]);
});
