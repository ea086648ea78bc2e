import { DataSource, type Logger } from 'typeorm';
import { startApi, type TestApi } from '../../test/start-api';
import { checkoutBody, createEdition, openCheckout } from '../../test/purchase';

let api: TestApi;
let queries: string[] = [];

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
  api.get(DataSource).setOptions({ logging: ['query'] });
  api.get(DataSource).logger = recorder;
});
afterAll(() => api.close());

/** The statements of one table each, as `INSERT orders`, without the outbox worker's and the reconciler's polls. */
const statements = (): string[] =>
  queries
    .filter((query) => !/SKIP LOCKED/i.test(query) || query.includes('prints'))
    .map((query) => query.replace(/`/g, '').replace(/\s+/g, ' ').trim());

test('a checkout asks the database a known number of questions', async () => {
  const body = checkoutBody([await createEdition(api)]);
  await openCheckout(api, body);
  queries = [];
  await openCheckout(api, body);
  expect(statements().map((statement) => statement.slice(0, 60))).toHaveLength(0);
});
