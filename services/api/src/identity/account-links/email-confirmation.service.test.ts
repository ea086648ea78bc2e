import { accountCalls, PASSWORD, tokenIn, type AccountAnswer } from '../../../test/builders/accounts';
import { signedIn } from '../../../test/builders/collectors';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorDeleted, CollectorEmailConfirmed } from '..';
import { hashSecret, DomainEvents } from '../../platform';

const DAY = 86_400_000;

let api: TestApi;
const news: object[] = [];
beforeAll(async () => {
  api = await startApi();
  const note = async (event: object): Promise<void> => void news.push(event);
  api.get(DomainEvents).on(CollectorEmailConfirmed, note);
  api.get(DomainEvents).on(CollectorDeleted, note);
});
beforeEach(async () => {
  news.length = 0;
  await api.reset();
});
afterAll(() => api.close());

const { post, signUp, signIn, as, me, mailsOf } = accountCalls(() => api);
const confirm = (token: string, caller?: AccountAnswer) =>
  post('email-confirmations', { token }, caller && as(caller));

/** Signs up and opens the email. */
async function newcomer(email = 'ada@example.com'): Promise<{ ada: AccountAnswer; token: string }> {
  const answers: AccountAnswer[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp(email)));
  const [ada] = answers;
  if (!ada) throw new Error('no answer');
  return { ada, token: tokenIn(mail, 'confirm') };
}

/** An account with another address that asks to change to this one, and the link that confirms the change. */
async function moving(to = 'ada@example.com'): Promise<{ grace: AccountAnswer; token: string }> {
  const grace = await signUp('grace@example.com');
  const [mail] = await mailsOf(() => post('me/email', { email: to, password: PASSWORD }, as(grace)));
  return { grace, token: tokenIn(mail, 'confirm') };
}

const unknown = { status: 404, body: { code: 'account_link_unknown', message: expect.any(String) } };

test('signing up emails a link to the address, without any text a stranger may have typed', async () => {
  const mails = await mailsOf(() => signUp('ADA@example.com', { firstName: 'Buy at evil.example' }));
  expect(mails).toEqual([expect.stringContaining('To: ada@example.com')]);
  expect(tokenIn(mails[0], 'confirm')).not.toBe('none');
  expect(mails[0]).not.toContain('evil.example');
});

test('following the link confirms the address, and tells whoever is waiting for it (G47, G52)', async () => {
  const { ada, token } = await newcomer();
  expect(await confirm(token, ada)).toMatchObject({ status: 200, body: { email: 'ada@example.com' } });
  expect((await signIn()).body.collector.isEmailConfirmed).toBe(true);
  expect(news).toEqual([new CollectorEmailConfirmed(ada.body.collector.id, 'ada@example.com')]);
});

test('the link works once', async () => {
  const { ada, token } = await newcomer();
  await confirm(token, ada);
  expect(await confirm(token, ada)).toMatchObject(unknown);
});

test('of several people who follow one link at once, one succeeds', async () => {
  const { ada, token } = await newcomer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token, ada)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404', '404']);
  expect(news).toHaveLength(1);
});

test.each(['made-up', '', 'é'])('the token %j is unknown', async (token) => {
  const { ada } = await newcomer();
  expect(await confirm(token, ada)).toMatchObject(unknown);
});

test('the link expires after seven days', async () => {
  const { ada, token } = await newcomer();
  api.clock.advance(7 * DAY);
  expect(await confirm(token, ada)).toMatchObject(unknown);
});

test('a newer link replaces the older', async () => {
  const { ada, token } = await newcomer();
  const [mail] = await mailsOf(() => post('me/email-confirmations', undefined, as(ada)));
  expect(await confirm(token, ada)).toMatchObject(unknown);
  expect((await confirm(tokenIn(mail, 'confirm'), ada)).status).toBe(200);
});

test('the database keeps only the digest of the link', async () => {
  const { token } = await newcomer();
  expect(await column(api, 'SELECT token_digest FROM account_links')).toEqual([hashSecret(token)]);
});

test('creating an account in another’s name gains nothing when that person follows the link', async () => {
  const { token } = await newcomer();
  const needsSignIn = { status: 403, body: { code: 'account_link_needs_sign_in' } };
  expect(await confirm(token)).toMatchObject(needsSignIn);
  const eve = await signedIn(api, { firstName: 'Eve' });
  const asEve = await post('email-confirmations', { token }, eve.headers);
  expect(asEve).toMatchObject(needsSignIn);
  expect(news).toEqual([]);
});

test('a request rejected for lack of a session leaves the link valid', async () => {
  const { ada, token } = await newcomer();
  await confirm(token);
  expect((await confirm(token, ada)).status).toBe(200);
});

test('an account that only claimed the address is removed, with its sessions', async () => {
  const { ada: eve } = await newcomer();
  const { grace, token } = await moving();
  await confirm(token, grace);
  expect(await me(eve)).toBe(401);
  expect(await me(grace)).toBe(200);
  expect(await column(api, 'SELECT id FROM collectors')).toEqual([grace.body.collector.id]);
  expect(news[0]).toEqual(new CollectorDeleted(eve.body.collector.id, null, false));
});

test('of two accounts that confirm one address at once, one gets it', async () => {
  const { ada, token } = await newcomer();
  const { grace, token: second } = await moving();
  const statuses = await Promise.all([confirm(token, ada), confirm(second, grace)]);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await column(api, "SELECT id FROM collectors WHERE email = 'ada@example.com'")).toHaveLength(1);
});

test('an address gets at most three emails an hour from one network, even from many simultaneous forms', async () => {
  const mails = await mailsOf(async () => {
    const ada = await signUp();
    await Promise.all(Array.from({ length: 5 }, () => post('me/email-confirmations', undefined, as(ada))));
  });
  expect(mails).toHaveLength(3);
});
