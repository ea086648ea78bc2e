import { startApi, type TestApi } from '../../test/app/start-api';
import { accountCalls, PASSWORD, tokenIn, type AccountAnswer } from '../../test/builders/accounts';
import { buyPrints } from '../../test/builders/certificates';
import { column } from '../../test/builders/checkout';
import { AccountRetentionWorker } from '../identity/collectors/account-retention.worker';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const { post, signUp, as, mailsOf } = accountCalls(() => api);

/** Ada buys in an account whose address she has not confirmed. */
async function buyUnconfirmed(): Promise<void> {
  await buyPrints(api, { headers: as(await signUp()) });
}

/** Ada opens an account and confirms its email address. */
async function confirmedAccount(): Promise<AccountAnswer> {
  const answers: AccountAnswer[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp()));
  const [ada] = answers;
  if (!ada) throw new Error('no answer');
  return follow(mail, ada);
}

/** Ada changes another account of hers to the email address that she bought under. */
async function accountThatMoves(): Promise<AccountAnswer> {
  const ada = await signUp('ada.byron@example.com');
  const request = { email: 'ada@example.com', password: PASSWORD };
  const [mail] = await mailsOf(() => post('me/email', request, as(ada)));
  return follow(mail, ada);
}

async function follow(mail: string | undefined, ada: AccountAnswer): Promise<AccountAnswer> {
  expect((await post('email-confirmations', { token: tokenIn(mail, 'confirm') }, as(ada))).status).toBe(200);
  return ada;
}

async function expectAllIn({ body: { collector } }: AccountAnswer): Promise<void> {
  const [order] = await api.database.manager.query('SELECT collector_id, customer_name FROM orders');
  expect(order).toEqual({ collector_id: collector.id, customer_name: 'Ada Byron' });
  const [held] = await api.database.manager.query(
    'SELECT holder_collector_id, holder_name, holder_email FROM certificates',
  );
  expect(held).toEqual({
    holder_collector_id: collector.id,
    holder_name: 'Ada Byron',
    holder_email: 'ada@example.com',
  });
}

test('purchases of an account that lapses move to the account that confirms its address', async () => {
  await buyUnconfirmed();
  await expectAllIn(await accountThatMoves());
});

test('purchases of an unconfirmed account wait for whoever confirms the address', async () => {
  await buyUnconfirmed();
  api.clock.advance(31 * DAY_MS);
  await api.get(AccountRetentionWorker).run();
  expect(await column(api, 'SELECT id FROM collectors')).toEqual([]);
  await expectAllIn(await confirmedAccount());
});

test('a closed order keeps its buyer’s name when only their account lapses', async () => {
  await buyUnconfirmed();
  await api.database.manager.query("UPDATE orders SET status = 'delivered'");
  api.clock.advance(31 * DAY_MS);
  await api.get(AccountRetentionWorker).run();
  expect(await column(api, 'SELECT customer_name FROM orders')).toEqual(['Ada Byron']);
});

test('deleting an unconfirmed account leaves no name behind', async () => {
  const ada = await signUp();
  await buyPrints(api, { headers: as(ada) });
  await api.database.manager.query("UPDATE orders SET status = 'delivered'");
  expect((await post('me/deletion', { password: PASSWORD }, as(ada))).status).toBe(204);
  expect(await column(api, 'SELECT customer_name FROM orders')).toEqual(['Former collector']);
  expect(await column(api, 'SELECT CONCAT(holder_name, holder_email) FROM certificates')).toEqual(['']);
});
