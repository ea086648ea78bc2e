import { column } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { signedInHeaders, staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { OWNER } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';

const PASSWORD = 'three unrelated words';
const INES = { username: 'Ines', firstName: 'Ines', email: 'ines@gallery.example', role: 'staff' };
const DAY_MS = 86_400_000;

let api: TestApi;
let owner: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
});
afterAll(() => api.close());

async function call(method: string, path: string, body?: object) {
  const answer = await api.request(`/api/admin/${path}`, { method, body, headers: owner.headers });
  const text = await answer.text();
  return { status: answer.status, text };
}

const tokenIn = (text: string): string => /\/admin\/password\?token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const choose = async (token: string, password = PASSWORD) =>
  (await call('POST', 'password-links/confirm', { token, password })).status;
const logIn = async () =>
  (
    await api.request('/api/admin/login', {
      method: 'POST',
      body: { username: 'ines', password: PASSWORD },
    })
  ).status;
const me = async ({ headers }: TestStaff) => (await api.request('/api/admin/account', { headers })).status;

async function added(): Promise<{ id: string; token: string }> {
  const { text } = await call('POST', 'staff', INES);
  const [id] = await column(api, "SELECT id FROM admins WHERE username = 'ines'");
  return { id: String(id), token: tokenIn(text) };
}

test('the link of an account works once', async () => {
  const { token } = await added();
  expect(await logIn()).toBe(401);
  expect(await choose(token)).toBe(204);
  expect(await logIn()).toBe(200);
  expect(await choose(token, 'four other unrelated words')).toBe(404);
});

test('of several simultaneous accounts with one name, one is created', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', 'staff', INES)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400, 400]);
});

test('a link expires after a day, and when a new one is created', async () => {
  const { id, token } = await added();
  const next = tokenIn((await call('POST', `staff/${id}/password-links`)).text);
  expect(await choose(token)).toBe(404);
  api.clock.advance(DAY_MS);
  expect(await choose(next)).toBe(404);
});

test('the link is emailed to the new staff member, and the list of emails does not show it', async () => {
  const { token } = await added();
  await api.deliverOutbox();
  const mail = (await api.mails()).map(emailText).find((text) => tokenIn(text) === token);
  expect(mail).toContain('To: ines@gallery.example');
  const [entry] = await column(api, 'SELECT is_content_retained FROM outbox');
  expect(entry).toBe(0);
});

test('a new password signs the account out everywhere', async () => {
  const mara = await staffSignedIn(api);
  const token = tokenIn((await call('POST', `staff/${mara.id}/password-links`)).text);
  expect(await choose(token)).toBe(204);
  expect(await me(mara)).toBe(401);
});

test('a breached password is rejected at its field, and the link stays valid', async () => {
  const { token } = await added();
  const refused = await call('POST', 'password-links/confirm', { token, password: 'password123' });
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    400,
    { fields: { password: expect.any(String) } },
  ]);
  expect(await choose(token)).toBe(204);
});

test.each([
  [{ username: 'theo' }, 'username'],
  [{ username: 'In es' }, 'username'],
  [{ email: 'ines' }, 'email'],
  [{ role: 'collector' }, 'role'],
])('%j is rejected at its field', async (message, field) => {
  const { status, text } = await call('POST', 'staff', { ...INES, ...message });
  expect([status, JSON.parse(text)]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
});

test('disabling ends sessions and links; enabling restores access', async () => {
  const mara = await staffSignedIn(api);
  const token = tokenIn((await call('POST', `staff/${mara.id}/password-links`)).text);
  expect((await call('POST', `staff/${mara.id}/disable`)).status).toBe(204);
  expect(await me(mara)).toBe(401);
  expect(await choose(token)).toBe(404);
  expect((await call('POST', `staff/${mara.id}/enable`)).status).toBe(204);
  const next = tokenIn((await call('POST', `staff/${mara.id}/password-links`)).text);
  expect(await choose(next)).toBe(204);
});

test('nobody disables themselves', async () => {
  expect((await call('POST', `staff/${owner.id}/disable`)).status).toBe(409);
  expect(await me(owner)).toBe(200);
});

test('the owner signs someone out everywhere', async () => {
  const mara = await staffSignedIn(api);
  expect((await call('DELETE', `staff/${mara.id}/sessions`)).status).toBe(204);
  expect(await me(mara)).toBe(401);
});

test('the list shows accounts and who is signed in, without secrets', async () => {
  await added();
  const { text } = await call('GET', 'staff');
  expect(JSON.parse(text)).toMatchObject([
    { username: 'theodora', role: 'owner' },
    { username: 'theo', role: 'owner', hasPassword: true, sessions: 1, disabledAt: null },
    {
      username: 'ines',
      role: 'staff',
      hasPassword: false,
      hasSecondFactor: false,
      sessions: 0,
      seenAt: null,
    },
  ]);
  expect(text).not.toMatch(/argon2|digest|secret/i);
});

test('the owner’s actions are in the audit log', async () => {
  const { id } = await added();
  await call('POST', `staff/${id}/disable`);
  const kept = await column(
    api,
    "SELECT CONCAT_WS(' ', actor_kind, action) FROM audit_log WHERE subject_id <> actor_id ORDER BY at, id",
  );
  expect(kept).toEqual(['owner admin.added', 'owner admin.disabled']);
});

test('every owner, even a disabled one, is emailed who added, disabled or enabled an account (R10)', async () => {
  const { id } = await added();
  await call('POST', `staff/${id}/disable`);
  await call('POST', `staff/${id}/enable`);
  await call('POST', `staff/${OWNER.id}/disable`);
  await api.deliverOutbox();
  const notices = (await api.mails()).map(emailText).flatMap((mail) => {
    const [, to] = /^To: (\w+)@/m.exec(mail) ?? [];
    const [, what] = /account “(\w+” in the console was just \w+ by .+?)\.\s/.exec(mail) ?? [];
    return what === undefined ? [] : [`${to}: ${what}`];
  });
  const by = (what: string) => ['theo', 'theodora'].map((to) => `${to}: ${what} by Theo (theo)`);
  const wanted = ['added', 'disabled', 'enabled'].map((change) => `ines” in the console was just ${change}`);
  for (const what of [...wanted, 'theodora” in the console was just disabled'])
    expect(notices).toEqual(expect.arrayContaining(by(what)));
});

describe('the caller’s own password', () => {
  const NEXT = 'four other unrelated words';

  /** @returns the headers of a browser in which Ines has signed in */
  async function signedIn(password = PASSWORD): Promise<TestStaff['headers']> {
    const body = { username: 'ines', password };
    const answer = await api.request('/api/admin/login', { method: 'POST', body });
    return signedInHeaders(answer);
  }

  async function inTwoBrowsers() {
    await choose((await added()).token);
    return { here: await signedIn(), elsewhere: await signedIn() };
  }

  const change = (headers: TestStaff['headers'], body: object = {}) =>
    api.request('/api/admin/account/password', {
      method: 'POST',
      body: { currentPassword: PASSWORD, newPassword: NEXT, ...body },
      headers,
    });
  const stands = async (headers: TestStaff['headers']) =>
    (await api.request('/api/admin/account', { headers })).status;

  test('can be changed: this browser stays signed in, every other one does not', async () => {
    const { here, elsewhere } = await inTwoBrowsers();
    expect((await change(here)).status).toBe(204);
    expect([await stands(here), await stands(elsewhere)]).toEqual([200, 401]);
    expect(await stands(await signedIn(NEXT))).toBe(200);
  });

  test('is audited and reported by email when it changes', async () => {
    const { here } = await inTwoBrowsers();
    await change(here);
    const audited = "SELECT actor_kind FROM audit_log WHERE action = 'admin.password-changed'";
    expect(await column(api, audited)).toEqual(['staff']);
    await api.deliverOutbox();
    expect((await api.mails()).map(emailText).join()).toContain('Your password for the');
  });

  test.each([
    [{ currentPassword: 'not the password' }, { currentPassword: 'This password is incorrect.' }],
    [{ currentPassword: '' }, { currentPassword: 'Please enter your password.' }],
    [{ newPassword: 'password123' }, { newPassword: expect.any(String) }],
  ])('stays unchanged when %j is rejected at its field', async (body, fields) => {
    const { here, elsewhere } = await inTwoBrowsers();
    const answer = await change(here, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
    expect(await stands(elsewhere)).toBe(200);
  });

  test('can be guessed no more often than at login', async () => {
    const { here } = await inTwoBrowsers();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await change(here, { currentPassword: `guess ${attempt}` });
    expect((await change(here)).status).toBe(429);
  });
});
