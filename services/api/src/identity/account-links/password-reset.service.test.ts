import { accountCalls, PASSWORD, tokenIn, type AccountAnswer } from '../../../test/builders/accounts';
import { signedIn } from '../../../test/builders/collectors';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { hashSecret } from '../../platform';

const HOUR = 3_600_000;
const NEXT = 'four more unrelated words';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const { post, signUp, signIn, as, me, mailsOf } = accountCalls(() => api);
const ask = (email = 'ada@example.com') => post('password-resets', { email });
const reset = (token: string, password = NEXT) => post('password-resets/confirm', { token, password });

/** Requests a link and opens the email. */
const asked = async (email?: string): Promise<string> => {
  const mails = await mailsOf(() => ask(email));
  return tokenIn(mails[0], 'reset');
};

/** An account with a confirmed address. */
async function confirmed(): Promise<AccountAnswer> {
  const answers: AccountAnswer[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp()));
  const [ada] = answers;
  if (!ada) throw new Error('no answer');
  await post('email-confirmations', { token: tokenIn(mail, 'confirm') }, as(ada));
  return ada;
}

const unknown = { status: 404, body: { code: 'account_link_unknown' } };

test('the response is the same for known and unknown addresses; only a known one gets an email', async () => {
  await confirmed();
  const answers: AccountAnswer[] = [];
  const mails = await mailsOf(async () => {
    for (const email of ['ada@example.com', 'nobody@example.com']) answers.push(await ask(email));
  });
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [202, {}],
    [202, {}],
  ]);
  expect(mails).toEqual([expect.stringContaining('To: ada@example.com')]);
});

test('the new password works, the old one does not, and the response signs in (G47)', async () => {
  await confirmed();
  const { status, headers, body } = await reset(await asked());
  expect(status).toBe(200);
  expect(headers.getSetCookie()[0]).toContain(`collector=${body.sessionId};`);
  expect(body.collector).toMatchObject({ email: 'ada@example.com', isEmailConfirmed: true });
  expect((await signIn('ada@example.com', NEXT)).status).toBe(200);
  expect((await signIn('ada@example.com', PASSWORD)).status).toBe(401);
});

test('every earlier session ends, and an email tells the owner', async () => {
  const ada = await confirmed();
  const token = await asked();
  const mails = await mailsOf(() => reset(token));
  expect(await me(ada)).toBe(401);
  expect(mails).toEqual([expect.stringContaining('Your password for TF Gallery was changed')]);
});

test('the link works once, even for many simultaneous requests', async () => {
  await confirmed();
  const token = await asked();
  const answers = await Promise.all(
    ['first', 'second', 'third'].map((word) => reset(token, `${word} ${NEXT}`)),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404']);
});

test('the link expires after an hour', async () => {
  await confirmed();
  const token = await asked();
  api.clock.advance(HOUR);
  expect(await reset(token)).toMatchObject(unknown);
});

test('a newer link replaces the older', async () => {
  await confirmed();
  const older = await asked();
  const newer = await asked();
  expect(await reset(older)).toMatchObject(unknown);
  expect((await reset(newer)).status).toBe(200);
});

test('a confirmation link cannot reset a password', async () => {
  const [mail] = await mailsOf(() => signUp());
  expect(await reset(tokenIn(mail, 'confirm'))).toMatchObject(unknown);
});

test('a rejected password leaves the link valid', async () => {
  await confirmed();
  const token = await asked();
  expect(await reset(token, 'password123')).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringMatching(/^This password/) } },
  });
  expect((await reset(token)).status).toBe(200);
});

test('changing the password invalidates links requested before', async () => {
  const ada = await confirmed();
  const token = await asked();
  await post('me/password', { currentPassword: PASSWORD, newPassword: NEXT }, as(ada));
  expect(await reset(token)).toMatchObject(unknown);
});

test('a link for an unconfirmed account confirms its address as well (G47)', async () => {
  const eve = await signUp();
  const { body } = await reset(await asked());
  expect(body.collector.isEmailConfirmed).toBe(true);
  expect(await me(eve)).toBe(401);
});

test('an address that only looks like an account’s gets no email', async () => {
  await signedIn(api);
  expect(await mailsOf(() => ask('adá@example.com'))).toEqual([]);
});

test('the database keeps only the digest of the link', async () => {
  await confirmed();
  const token = await asked();
  expect(await column(api, "SELECT token_digest FROM account_links WHERE kind = 'reset'")).toEqual([
    hashSecret(token),
  ]);
});

test('an address gets at most three links an hour, of which the last one works', async () => {
  await signedIn(api);
  const mails = await mailsOf(async () => {
    for (let time = 0; time < 5; time += 1) {
      await ask();
      await api.deliverOutbox();
    }
  });
  expect(mails).toHaveLength(3);
  const statuses = await Promise.all(mails.map(async (mail) => (await reset(tokenIn(mail, 'reset'))).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a sign-in in progress with the old password opens no session after the reset', async () => {
  const ada = await confirmed();
  const token = await asked();
  const [, late] = await Promise.all([reset(token), signIn()]);
  expect(await me(ada)).toBe(401);
  expect(late.status === 200 ? await me(late) : late.status).toBe(401);
});

test('emails that a stranger triggers for an address do not block its reset', async () => {
  await confirmed();
  const eve = await signUp('eve@example.com');
  for (let time = 0; time < 3; time += 1)
    await post('me/email', { email: 'ada@example.com', password: PASSWORD }, as(eve));
  expect((await reset(await asked())).status).toBe(200);
});
