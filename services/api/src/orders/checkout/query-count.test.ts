import { DataSource, type Logger } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { checkoutBody, createEdition, openCheckout } from '../../../test/builders/purchase';

let api: TestApi;
let queries: string[] = [];
let before: DataSource['logger'];

const recorder: Logger = {
  logQuery: (query) => void queries.push(query),
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

/** Each statement as its verb and its table, without the background polls of outbox, reconciler, reservations, photos and settings. */
function statements(): string[] {
  return queries
    .filter((query) => !(/SKIP LOCKED/i.test(query) && !query.includes('`prints`')))
    .filter((query) => !/`(overdue|event_photos|settings|price_book_versions)`/.test(query))
    .map((query) => query.replace(/`/g, '').replace(/\s+/g, ' '))
    .map((query) => {
      const verb = query.split(' ')[0] ?? '';
      const table = /(?:FROM|INTO|UPDATE) (\w+)/i.exec(query)?.[1];
      return table ? `${verb} ${table}` : verb;
    })
    .filter((statement) => !['SET', 'START', 'COMMIT', 'ROLLBACK'].includes(statement));
}

test('a checkout needs fifteen queries, fourteen of them before Stripe', async () => {
  const body = checkoutBody([await createEdition(api)]);
  await openCheckout(api, body);
  queries = [];
  await openCheckout(api, body);
  expect(statements()).toEqual([
    'SELECT artworks',
    'SELECT artwork_images',
    'SELECT editions',
    'SELECT prints',
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
