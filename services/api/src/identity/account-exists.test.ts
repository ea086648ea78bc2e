import { accountCalls, PASSWORD, tokenIn, type AccountAnswer } from '../../test/builders/accounts';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

const NEXT = 'four more unrelated words';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const { post, signUp, signIn, as, me, mailsOf } = accountCalls(() => api);
const accounts = () => column(api, 'SELECT id FROM collectors');

async function confirmed(): Promise<AccountAnswer> {
  const answers: AccountAnswer[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp()));
  const [ada] = answers;
  if (!ada) throw new Error('no answer');
  await post('email-confirmations', { token: tokenIn(mail, 'confirm') }, as(ada));
  return ada;
}

const exists = {
  status: 409,
  body: {
    code: 'account_exists',
    message: 'An account with this email already exists. Sign in, or reset your password.',
  },
};

describe('signing up with an address that has an account (R1, C8)', () => {
  test('is rejected with a reason, and no second account is created', async () => {
    const ada = await confirmed();
    expect(await signUp()).toMatchObject(exists);
    expect(await accounts()).toEqual([ada.body.collector.id]);
  });

  test('is rejected the same way while the address is unconfirmed', async () => {
    const ada = await signUp();
    expect(await signUp()).toMatchObject(exists);
    expect(await accounts()).toEqual([ada.body.collector.id]);
  });

  test('is rejected however the address is written', async () => {
    await signUp();
    expect(await signUp(' ADA@Example.com ')).toMatchObject(exists);
  });

  test('is rejected before the password is checked', async () => {
    await signUp();
    expect(await signUp('ada@example.com', { password: 'short' })).toMatchObject(exists);
  });

  test('opens no session and ends none', async () => {
    const ada = await signUp();
    const cookies = { cookie: `collector=${ada.body.sessionId}`, origin: 'http://gallery.example' };
    const refused = await signUp('ada@example.com', {}, cookies);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await me(ada)).toBe(200);
  });

  test('sends no email', async () => {
    await confirmed();
    expect(await mailsOf(() => signUp())).toEqual([]);
  });

  test('leaves the account’s password unchanged', async () => {
    const ada = await signUp();
    await signUp('ada@example.com', { password: NEXT });
    expect((await signIn('ada@example.com', NEXT)).status).toBe(401);
    expect((await signIn('ada@example.com', PASSWORD)).body.collector.id).toBe(ada.body.collector.id);
  });

  test('cannot be tried with many addresses at once', async () => {
    const strict = await startApi({ env: { RATE_LIMIT_MAILS: '2' } });
    const { signUp: ask } = accountCalls(() => strict);
    try {
      await ask();
      expect([(await ask()).status, (await ask()).status]).toEqual([409, 429]);
    } finally {
      await strict.close();
    }
  });

  test('of several simultaneous requests, one creates the account', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await accounts()).toHaveLength(1);
  });
});

test('a reset takes over an unconfirmed account from whoever created it, and confirms the address (R1)', async () => {
  const eve = await signUp();
  const [mail] = await mailsOf(() => post('password-resets', { email: 'ada@example.com' }));
  const ada = await post('password-resets/confirm', { token: tokenIn(mail, 'reset'), password: NEXT });
  expect(ada.body.collector).toMatchObject({ id: eve.body.collector.id, isEmailConfirmed: true });
  expect([await me(ada), await me(eve), (await signIn()).status]).toEqual([200, 401, 401]);
});
