import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../../test/app/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function partsNow(): Promise<object> {
  const { parts }: { parts: object } = JSON.parse(await (await api.request('/api/health/ready')).text());
  return parts;
}

test('a process that responds is live', async () => {
  const response = await api.request('/api/health/live');

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('is ready once its database is migrated', async () => {
  const response = await api.request('/api/health/ready');

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    parts: { database: 'ok', migrations: 'ok', store: 'ok' },
  });
});

test('leaves out parts that this gallery does not use', async () => {
  expect(await partsNow()).not.toHaveProperty('redis');
});

test('stays ready without the builds of its pages, and names them', async () => {
  // The tests' API has no web server, which it finds out at the first check.
  const status = async (): Promise<{ status: string }> => {
    const answer: { status: string } = JSON.parse(await (await api.request('/api/health/ready')).text());
    return answer;
  };
  while ((await status()).status === 'ok');

  expect(await status()).toMatchObject({ status: 'degraded', parts: { documents: 'away' } });
});

test('stays ready for reads while commits are stuck, and says so', async () => {
  expect(await partsNow()).toMatchObject({ writes: 'ok' });
  const other = api.get(DataSource).createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT id FROM write_checks FOR UPDATE');
  try {
    expect(await partsNow()).toMatchObject({ database: 'ok', writes: 'away' });
    // This check starts no second write: it waits for the first one.
    expect(await partsNow()).toMatchObject({ writes: 'away' });
  } finally {
    await other.rollbackTransaction();
    await other.release();
  }

  expect(await partsNow()).toMatchObject({ writes: 'ok' });
});

test('is not ready while a migration is pending, and says so', async () => {
  const { manager } = api.database;
  await manager.query("UPDATE migrations SET name = CONCAT('other-', name)");

  const response = await api.request('/api/health/ready');

  await manager.query("UPDATE migrations SET name = REPLACE(name, 'other-', '')");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'unavailable',
    details: { missing: 'migrations', parts: { database: 'ok', migrations: 'away' } },
  });
});
