import { startApi, type TestApi } from '../../../test/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a process that answers is live', async () => {
  const response = await api.request('/api/health/live');

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('with its database migrated it is ready', async () => {
  expect((await api.request('/api/health/ready')).status).toBe(200);
});

test('with a migration to run it is not ready, and says so', async () => {
  const [latest] = await api.database.manager.query(
    'SELECT id, name FROM migrations ORDER BY id DESC LIMIT 1',
  );
  await api.database.manager.query('DELETE FROM migrations WHERE id = ?', [latest.id]);

  const response = await api.request('/api/health/ready');

  await api.database.manager.query('INSERT INTO migrations (id, timestamp, name) VALUES (?, 0, ?)', [
    latest.id,
    latest.name,
  ]);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable', details: { missing: 'migrations' } });
});
