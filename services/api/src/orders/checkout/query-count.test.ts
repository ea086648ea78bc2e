import { DataSource, type Logger, type QueryRunner } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { lockWait } from '../../../test/app/lock-wait';
import { connect } from '../../../test/app/test-schema';
import { checkoutBody, createEdition, openCheckout, postCheckout } from '../../../test/builders/checkout';
import { currentRequestId } from '../../platform/http/request-context';

let api: TestApi;
let queries: { sql: string; runner: QueryRunner | undefined }[] = [];
let before: DataSource['logger'];

const recorder: Logger = {
  logQuery: (sql, _parameters, runner) => {
    // Work that runs by itself every few seconds belongs to no request.
    if (currentRequestId() !== null) queries.push({ sql, runner });
  },
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

beforeAll(async () => {
  api = await startApi({ stripe: true });
  before = api.get(DataSource).logger;
  api.get(DataSource).logger = recorder;
});
afterAll(async () => {
  api.get(DataSource).logger = before;
  await api.close();
});

/** Each statement as its verb and its table, without what wakes the outbox finds. */
function statements(of = queries): string[] {
  return of
    .map(({ sql }) => sql)
    .filter((query) => !(/SKIP LOCKED/i.test(query) && !query.includes('`prints`')))
    .map((query) => query.replace(/`/g, '').replace(/\s+/g, ' '))
    .map((query) => {
      const verb = query.split(' ')[0] ?? '';
      const table = /(?:FROM|INTO|UPDATE) (\w+)/i.exec(query)?.[1];
      return table ? `${verb} ${table}` : verb;
    })
    .filter((statement) => !['START', 'COMMIT', 'ROLLBACK'].includes(statement));
}

/** What a transaction runs from its lock of a row of that table to its end, while others wait for the lock. */
function statementsUnderLock(table: string): string[] {
  const lock = queries.find(({ sql }) => sql.startsWith(`INSERT INTO ${table}`));
  const own = queries.filter(({ runner }) => runner === lock?.runner);
  const after = own.slice(own.findIndex((query) => query === lock) + 1);
  return statements(
    after.slice(
      0,
      after.findIndex(({ sql }) => /^(COMMIT|ROLLBACK)/.test(sql)),
    ),
  );
}

test('a checkout needs thirteen queries, twelve of them before Stripe', async () => {
  const body = checkoutBody([await createEdition(api)]);
  await openCheckout(api, body);
  queries = [];
  await openCheckout(api, body);
  expect(statements()).toEqual([
    'SELECT artwork_images',
    'SELECT hold_budget_orders',
    'INSERT hold_budget_locks',
    'SELECT hold_budget_orders',
    'SELECT prints',
    'UPDATE prints',
    'SELECT waiting_room_places',
    'INSERT orders',
    'INSERT order_lines',
    'INSERT order_events',
    'INSERT hold_budget_orders',
    'INSERT payments',
    'UPDATE payments',
  ]);
});

test('settling needs a fixed number of queries, however many lines there are', async () => {
  const one = await createEdition(api, { title: 'One' });
  const two = await createEdition(api, { title: 'Two' });
  const { sessionId } = await openCheckout(api, checkoutBody([one, two], 2));
  queries = [];
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  // Each webhook notes when its type last arrived, beside the settlement.
  expect(statements().filter((statement) => statement.endsWith('webhook_event_types'))).toHaveLength(2);
  expect(statements().filter((statement) => !/outbox$|webhook_event_types$/.test(statement))).toEqual([
    'SELECT webhook_events',
    'INSERT webhook_events',
    'SELECT payments',
    'UPDATE payments',
    'SELECT orders',
    'SELECT order_lines',
    'SELECT prints',
    'SELECT order_lines',
    'SELECT prints',
    'UPDATE prints',
    'UPDATE prints',
    'INSERT print_events',
    'SELECT collectors',
    'DELETE hold_budget_orders',
    'UPDATE orders',
    'INSERT order_events',
    'SELECT artworks',
    'INSERT certificates',
    'INSERT certificate_events',
    // Whether its delivery is to be paid.
    'SELECT payment_requests',
    'SELECT media',
  ]);
});

test('whoever enters a line keeps it locked for three queries', async () => {
  const edition = await createEdition(api, { total: 1 });
  await openCheckout(api, checkoutBody([edition]));
  queries = [];
  const { status } = await postCheckout(api, checkoutBody([edition]));
  expect(status).toBe(409);
  expect(statementsUnderLock('waiting_room_lines')).toEqual([
    'SELECT waiting_room_places',
    'SELECT waiting_room_places',
    'INSERT waiting_room_places',
  ]);
});

test('a buyer who is a moment too late keeps their budget locked for three queries', async () => {
  const { editionId, ...edition } = await createEdition(api, { total: 1 });
  const rival = await connect(api.databaseUrl);
  await rival.beginTransaction();
  await rival.query("UPDATE prints SET state = 'sold', order_id = 'rival' WHERE edition_id = ?", [editionId]);
  queries = [];
  const late = postCheckout(api, checkoutBody([{ editionId, ...edition }]));
  await lockWait(api);
  await rival.commit();
  await rival.end();
  expect((await late).status).toBe(409);
  expect(statementsUnderLock('hold_budget_locks')).toEqual([
    'SELECT hold_budget_orders',
    'SELECT prints',
    'SELECT prints',
  ]);
});
