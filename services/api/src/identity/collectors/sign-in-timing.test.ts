import { accountCalls, PASSWORD, tokenIn } from '../../../test/builders/accounts';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PasswordHashingService, DUMMY_PASSWORD_HASH } from '../passwords/passwords.service';
import { CollectorAuthService } from './collector-auth.service';

/** These tests call the services without HTTP: the effects of a kept-alive connection are not counted. */
const VISITOR = { network: '203.0.113.9', device: 'A browser', cookies: '' };

// The module's own object, as the service sees it.
const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const hash = jest.spyOn(argon2, 'hash');
const verify = jest.spyOn(argon2, 'verify');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const { post, signUp, as, mailsOf } = accountCalls(() => api);

/** The cost of a sign-in: hashes of any kind, and statements. */
async function costOf(
  email: string,
  password: string,
  cookies = '',
): Promise<{ hashes: number; queries: number; browser: string | null }> {
  hash.mockClear();
  verify.mockClear();
  const client = { ...VISITOR, cookies };
  let browser: string | null = null;
  const queries = await countQueries(api, async () => {
    const signedIn = await api
      .get(CollectorAuthService)
      .signIn({ email, password }, client)
      .catch(() => null);
    browser = signedIn?.browser ?? null;
  });
  return {
    hashes: hash.mock.calls.length + verify.mock.calls.length,
    queries,
    browser,
  };
}

async function makeAccounts(): Promise<void> {
  const answers: Awaited<ReturnType<typeof signUp>>[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp('ada@example.com')));
  const [ada] = answers;
  if (ada) await post('email-confirmations', { token: tokenIn(mail, 'confirm') }, as(ada));
  await signUp('claimed@example.com');
}

test.each(['ada@example.com', 'claimed@example.com', 'nobody@example.com', 'not an address'])(
  'a wrong password for %s costs one hash, two queries and two inserts',
  async (email) => {
    await makeAccounts();
    expect(await costOf(email, 'not the password')).toMatchObject({ hashes: 1, queries: 4 });
  },
);

test('a correct one costs one hash, two queries, and one row each for session, browser and audit', async () => {
  await makeAccounts();
  expect(await costOf('ada@example.com', PASSWORD)).toMatchObject({ hashes: 1, queries: 5 });
});

test('in a known browser it costs one row less', async () => {
  await makeAccounts();
  const { browser } = await costOf('ada@example.com', PASSWORD);
  const cookies = `collector-browser=${browser}`;
  expect(await costOf('ada@example.com', PASSWORD, cookies)).toEqual({
    hashes: 1,
    queries: 4,
    browser: null,
  });
});

test('signing up with an address that has an account costs one query and no hash', async () => {
  await makeAccounts();
  hash.mockClear();
  const request = { firstName: 'Ada', email: 'ada@example.com', password: PASSWORD };
  const queries = await countQueries(api, async () => {
    await expect(api.get(CollectorAuthService).signUp(request, VISITOR)).rejects.toMatchObject({
      code: 'account_exists',
    });
  });
  expect([queries, hash.mock.calls.length]).toEqual([1, 0]);
});

test('the hash compared for unknown accounts costs as much as a current one', async () => {
  const today = await api.get(PasswordHashingService).hash(PASSWORD);
  const cost = (text: string): string => text.split('$').slice(0, 4).join('$');
  expect(cost(DUMMY_PASSWORD_HASH)).toBe(cost(today));
});
