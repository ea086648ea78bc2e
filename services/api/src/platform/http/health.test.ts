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
  const { manager } = api.database;
  await manager.query("UPDATE migrations SET name = CONCAT('other-', name)");

  const response = await api.request('/api/health/ready');

  await manager.query("UPDATE migrations SET name = REPLACE(name, 'other-', '')");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable', details: { missing: 'migrations' } });
});
