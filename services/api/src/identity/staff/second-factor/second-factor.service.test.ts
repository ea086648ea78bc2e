import { TOTP } from 'otpauth';
import { column } from '../../../../test/builders/checkout';
import { emailText } from '../../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { signedInHeaders, staffSignedIn } from '../../../../test/builders/staff';
import { AppError } from '../../../platform';
import { AttemptLimitsService } from '../../attempt-limits/attempt-limits.service';
import { StaffAuthService } from '../staff-auth.service';
import { StaffAccountsService } from '../staff-accounts.service';

const PASSWORD = 'three unrelated words';
const STEP_MS = 30_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await api.request(`/api/admin/${path}`, { method: 'POST', body, headers });
  const text = await answer.text();
  return { status: answer.status, text, code: /"code":"(\w+)"/.exec(text)?.[1] };
}

const logIn = (code?: string) => post('login', { username: 'theo', password: PASSWORD, code });
const codeOf = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() });

/** The owner Theo, signed in. */
async function theo() {
  const { id } = await api.get(StaffAccountsService).create(
    {
      username: 'theo',
      firstName: 'Theo',
      email: 'theo@gallery.example',
      role: 'owner',
      password: PASSWORD,
    },
    { kind: 'system' },
  );
  const body = { username: 'theo', password: PASSWORD };
  return { id, headers: signedInHeaders(await api.request('/api/admin/login', { method: 'POST', body })) };
}

/** Theo with a second factor, a step after it was turned on. */
async function enrolled() {
  const owner = await theo();
  const begun = await post('account/second-factor', { password: PASSWORD }, owner.headers);
  const secret = /"secret":"(\w+)"/.exec(begun.text)?.[1] ?? 'none';
  const confirmed = await post('account/second-factor/confirm', { code: codeOf(secret) }, owner.headers);
  api.clock.advance(STEP_MS);
  return { ...owner, secret, codes: confirmed.text.match(/\w{4}(?:-\w{4}){5}/g) ?? [] };
}

test('a second factor is on after its first code, and the login then asks for one', async () => {
  const { secret } = await enrolled();
  expect(await logIn()).toMatchObject({ status: 401, code: 'code_required' });
  expect((await logIn(codeOf(secret))).status).toBe(200);
});

test('the login asks for no code before that', async () => {
  const { headers } = await theo();
  await post('account/second-factor', { password: PASSWORD }, headers);
  expect(await post('account/second-factor/confirm', { code: '000000' }, headers)).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
  expect((await logIn()).status).toBe(200);
});

test('setting it up and turning it off require the password', async () => {
  const { headers } = await theo();
  for (const path of ['account/second-factor', 'account/second-factor/removal'])
    expect(await post(path, { password: 'not the password' }, headers)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
});

test('a code works once', async () => {
  const { secret } = await enrolled();
  const code = codeOf(secret);
  expect((await logIn(code)).status).toBe(200);
  expect(await logIn(code)).toMatchObject({ status: 401, code: 'code_refused' });
});

test('wrong codes are counted like wrong passwords', async () => {
  const { secret } = await enrolled();
  for (let attempt = 0; attempt < 10; attempt += 1) await logIn('000000');
  expect(await logIn(codeOf(secret))).toMatchObject({ status: 429, code: 'rate_limited' });
});

/** Wrong codes with the right password, each from its own network. */
async function guessFromEverywhere(count: number, from = 0): Promise<string[]> {
  const outcomes: string[] = [];
  for (let guess = from; guess < from + count; guess += 1)
    outcomes.push(await signInFrom(`2001:db8:${guess.toString(16)}::/64`, '000000'));
  return outcomes;
}

const signInFrom = (network: string, code: string, cookies = ''): Promise<string> =>
  api
    .get(StaffAuthService)
    .signIn({ username: 'theo', password: PASSWORD, code }, { network, device: 'A browser', cookies })
    .then(
      () => 'signed in',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );

test('wrong codes add up across networks, and a burst gets no further (ADR 0095)', async () => {
  const { secret } = await enrolled();
  // Ten thousand would take six minutes of hashing passwords, and end the same way.
  const bursts = Array.from({ length: 8 }, (_, burst) => guessFromEverywhere(25, burst * 25));
  const outcomes = await Promise.all(bursts);
  expect(outcomes.flat().filter((code) => code === 'code_refused')).toHaveLength(10);
  expect(await signInFrom('198.51.100.1', codeOf(secret))).toBe('rate_limited');
  api.clock.advance(15 * 60_000);
  expect(await signInFrom('198.51.100.1', codeOf(secret))).toBe('signed in');
});

test('after thirty wrong codes in a day, the account is locked until the day is over', async () => {
  const { id, secret } = await enrolled();
  const client = { network: '198.51.100.7', device: 'A browser', cookies: '' };
  const wrong = { kind: 'admin', name: 'theo', accountId: id, client, isSecondFactor: true } as const;
  for (let quarter = 0; quarter < 3; quarter += 1) {
    for (let guess = 0; guess < 10; guess += 1)
      await api.get(AttemptLimitsService).recordFailure(wrong, { by: 'network' });
    api.clock.advance(15 * 60_000);
  }
  expect(await signInFrom('198.51.100.1', codeOf(secret))).toBe('rate_limited');
  api.clock.advance(24 * 3_600_000);
  expect(await signInFrom('198.51.100.1', codeOf(secret))).toBe('signed in');
});

test('a browser that has signed in before gets in while others guess codes', async () => {
  const { secret } = await enrolled();
  const signedIn = await api.request('/api/admin/login', {
    method: 'POST',
    body: { username: 'theo', password: PASSWORD, code: codeOf(secret) },
  });
  const [, browser = ''] = signedIn.headers.getSetCookie();
  api.clock.advance(STEP_MS);
  await guessFromEverywhere(10);
  expect(await signInFrom('198.51.100.1', codeOf(secret))).toBe('rate_limited');
  expect(await signInFrom('198.51.100.1', codeOf(secret), browser.split(';')[0])).toBe('signed in');
});

test('after five wrong codes the account’s owner is told once that someone has the password', async () => {
  await enrolled();
  const warningsOf = async (guesses: number, from: number) => {
    await api.deliverOutbox();
    const before = await api.mails();
    await guessFromEverywhere(guesses, from);
    await api.deliverOutbox();
    return (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
  };
  expect(await warningsOf(4, 0)).toEqual([]);
  expect(await warningsOf(3, 4)).toEqual([expect.stringContaining('Someone knows your password')]);
});

test('a new password resets the wrong codes of whoever knew the old one', async () => {
  const { secret, headers } = await enrolled();
  await guessFromEverywhere(10);
  const changed = { currentPassword: PASSWORD, newPassword: 'four more unrelated words' };
  expect((await post('account/password', changed, headers)).status).toBe(204);
  const answer = await post('login', {
    username: 'theo',
    password: changed.newPassword,
    code: codeOf(secret),
  });
  expect(answer.status).toBe(200);
});

test('each of ten recovery codes works once, however it is written', async () => {
  const { codes } = await enrolled();
  expect(new Set(codes).size).toBe(10);
  const [first = ''] = codes;
  expect((await logIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect(await logIn(first)).toMatchObject({ code: 'code_refused' });
});

test('once turned off, no code is asked for', async () => {
  const { headers } = await enrolled();
  expect((await post('account/second-factor/removal', { password: PASSWORD }, headers)).status).toBe(204);
  expect((await logIn()).status).toBe(200);
  expect(await column(api, 'SELECT code_digest FROM admin_recovery_codes')).toEqual([]);
});

test('the owner removes it for someone who lost their phone, who is told by email', async () => {
  const { id } = await enrolled();
  const ines = await staffSignedIn(api, { role: 'owner', firstName: 'Ines' });
  expect((await post(`staff/${id}/second-factor-removal`, {}, ines.headers)).status).toBe(204);
  expect((await logIn()).status).toBe(200);
  await api.deliverOutbox();
  expect((await api.mails()).map(emailText).join()).toContain('Your second factor for the');
  const audited = `SELECT actor_id FROM audit_log WHERE action = 'admin.second-factor-off'`;
  expect(await column(api, audited)).toEqual([ines.id]);
});

test('nobody can remove their own without their password', async () => {
  const { id, headers } = await enrolled();
  expect(await post(`staff/${id}/second-factor-removal`, {}, headers)).toMatchObject({
    status: 409,
    code: 'own_account',
  });
  expect(await logIn()).toMatchObject({ code: 'code_required' });
});

test('the database stores neither secret nor recovery codes in plain text', async () => {
  const { secret, codes } = await enrolled();
  const kept = JSON.stringify([
    await api.database.manager.query('SELECT * FROM admins'),
    await api.database.manager.query('SELECT * FROM admin_recovery_codes'),
  ]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(text);
});
