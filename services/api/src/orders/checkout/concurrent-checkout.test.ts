import { lockWait } from '../../../test/app/lock-wait';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { connect } from '../../../test/app/test-schema';
import {
  checkoutBody,
  column,
  createEdition,
  postCheckout,
  printsByState,
} from '../../../test/builders/checkout';

const BUYERS = 200;

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('of 200 simultaneous buyers of an edition of 9, nine get a session and 191 have to wait', async () => {
  const edition = await createEdition(api);
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const response = await postCheckout(api, checkoutBody([edition]));
      const body: unknown = await response.json();
      return { status: response.status, body };
    }),
  );

  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(191);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'waiting_room', details: { title: 'Night Bloom', size: '30x20' } },
    });
  }
  expect(await printsByState(api)).toEqual({ held: 9 });
  expect(await column(api, 'SELECT COUNT(DISTINCT order_id) FROM prints')).toEqual(['9']);
  expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['9']);

  const open = api
    .stripe()
    .sessions()
    .filter(({ status }) => status === 'open');
  expect(open).toHaveLength(9);
  for (const { id } of open) api.stripe().pay(id);
  await api.stripe().webhooks.idle();

  expect(await printsByState(api)).toEqual({ sold: 9 });
  expect(await column(api, 'SELECT edition_number FROM certificates ORDER BY edition_number')).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(
    await column(api, `SELECT COUNT(*) FROM outbox WHERE dedupe_key LIKE 'mail:order-confirmed:%'`),
  ).toEqual(['9']);
});

test('buyers waiting for the same print leave connections for everyone else', async () => {
  const edition = await createEdition(api, { total: 1 });
  const other = await createEdition(api, { title: 'Other' });
  const rival = await connect(api.databaseUrl);
  await rival.beginTransaction();
  await rival.query('SELECT * FROM prints WHERE edition_id = ? FOR UPDATE', [edition.editionId]);
  const { poolSize } = api.settings.database;
  const waiting = Array.from({ length: 2 * poolSize }, () => postCheckout(api, checkoutBody([edition])));
  await lockWait(api, poolSize / 2);
  expect(await api.request(`/api/editions/${other.editionId}/available-numbers`)).toMatchObject({
    status: 200,
  });
  await rival.rollback();
  await rival.end();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('buyers of the same two editions in opposite order do not deadlock', async () => {
  const [one, two] = [await createEdition(api, { title: 'One' }), await createEdition(api, { title: 'Two' })];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, buyer) =>
      postCheckout(api, checkoutBody(buyer % 2 ? [one, two] : [two, one])).then(({ status }) => status),
    ),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(9);
  expect(answers.filter((status) => status === 409)).toHaveLength(31);
  expect(await printsByState(api)).toEqual({ held: 18 });
});
