import { accountCalls, PASSWORD } from '../../../test/builders/accounts';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { AccountRetentionWorker } from '../collectors/account-retention.worker';
import { CollectorAuthService } from '../collectors/collector-auth.service';
import { AttemptLimitsService } from './attempt-limits.service';

const MINUTE = 60_000;
const WRONG = 'not the password';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const { post, signUp, signIn, as } = accountCalls(() => api);

/** The responses to guesses at an account's password, one after the other. */
async function guesses(count: number, email?: string, headers?: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt += 1)
    statuses.push((await signIn(email, WRONG, headers)).status);
  return statuses;
}

/** The cookie that identifies a browser that has signed in before. */
async function knownBrowser(email?: string): Promise<{ cookie: string }> {
  const [, cookie = ''] = (await signIn(email)).headers.getSetCookie();
  expect(cookie).toMatch(/^collector-browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  return { cookie: cookie.split(';')[0] ?? '' };
}

test('after ten wrong passwords the account is closed to this network, and the response says how long', async () => {
  await signUp();
  expect(await guesses(11)).toEqual([...Array<number>(10).fill(401), 429]);
  const right = await signIn();
  expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
});

test('an address without an account is closed in the same way', async () => {
  expect(await guesses(11, 'nobody@example.com')).toEqual([...Array<number>(10).fill(401), 429]);
});

test('after fifteen minutes it is open again', async () => {
  await signUp();
  await guesses(10);
  api.clock.advance(15 * MINUTE);
  expect((await signIn()).status).toBe(200);
});

test('other accounts stay open, and so does this one for other networks', async () => {
  await signUp();
  await signUp('grace@example.com');
  await guesses(10);
  expect((await signIn('grace@example.com')).status).toBe(200);
  const elsewhere = { network: '203.0.113.9', device: 'A browser', cookies: '' };
  const signedIn = await api
    .get(CollectorAuthService)
    .signIn({ email: 'ada@example.com', password: PASSWORD }, elsewhere);
  expect(signedIn.collector.email).toBe('ada@example.com');
});

test('a browser that has signed in before is not locked out by strangers in its network', async () => {
  await signUp();
  const known = await knownBrowser();
  await guesses(10);
  expect((await signIn()).status).toBe(429);
  expect((await signIn(undefined, PASSWORD, known)).status).toBe(200);
});

test('a known browser has ten attempts of its own, then counts as a stranger', async () => {
  await signUp();
  const known = await knownBrowser();
  expect(await guesses(10, undefined, known)).toEqual(Array<number>(10).fill(401));
  expect(await guesses(11, undefined, known)).toEqual([...Array<number>(10).fill(401), 429]);
});

test('being known to one account does not open another', async () => {
  await signUp();
  await signUp('eve@example.com');
  const eves = await knownBrowser('eve@example.com');
  await guesses(10);
  expect((await signIn(undefined, PASSWORD, eves)).status).toBe(429);
});

test('signing up does not make a browser known to the account', async () => {
  expect((await signUp()).headers.getSetCookie()).toHaveLength(1);
});

test('a hundred wrong passwords for any accounts close the network, except to known browsers', async () => {
  await signUp();
  const known = await knownBrowser();
  const client = { network: '127.0.0.1', device: 'A browser', cookies: '' };
  for (let attempt = 0; attempt < 100; attempt += 1)
    await api
      .get(AttemptLimitsService)
      .recordFailure(
        { kind: 'collector', name: `${attempt}@example.com`, accountId: null, client },
        { by: 'network' },
      );
  expect((await signIn()).status).toBe(429);
  expect((await signIn(undefined, PASSWORD, known)).status).toBe(200);
});

test('a burst is checked one attempt at a time', async () => {
  await signUp();
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(undefined, WRONG)));
  // Two are compared at once, so one may be in progress when the tenth is counted.
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(11);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(29);
});

test('a stolen session cannot guess faster', async () => {
  const ada = await signUp();
  const attempt = { currentPassword: WRONG, newPassword: 'four more unrelated words' };
  for (let time = 0; time < 10; time += 1)
    expect((await post('me/password', attempt, as(ada))).status).toBe(400);
  expect((await post('me/password', attempt, as(ada))).status).toBe(429);
  expect((await post('me/deletion', { password: PASSWORD }, as(ada))).status).toBe(429);
});

test('neither addresses nor networks are stored, and counts are deleted with their window', async () => {
  await signUp();
  await guesses(2);
  await guesses(3, 'nobody@example.com');
  const kept = JSON.stringify(await api.database.manager.query('SELECT * FROM attempt_counts'));
  expect(kept).not.toMatch(/example\.com|127\.0\.0\.1/);
  api.clock.advance(60 * MINUTE);
  await api.get(AccountRetentionWorker).run();
  expect(await column(api, 'SELECT kind FROM attempt_counts')).toEqual([]);
});

test('the audit log keeps the number of failures', async () => {
  const ada = await signUp();
  await guesses(2);
  await guesses(3, 'nobody@example.com');
  api.clock.advance(15 * MINUTE);
  await api.get(AccountRetentionWorker).run();
  await api.get(AccountRetentionWorker).run();
  const sums = await column(
    api,
    "SELECT CONCAT(COALESCE(subject_id, 'nobody'), ' ', JSON_VALUE(details, '$.attempts')) FROM audit_log WHERE action = 'session.refused'",
  );
  expect(sums.map(String).toSorted()).toEqual([`${ada.body.collector.id} 2`, 'nobody 3'].toSorted());
});
