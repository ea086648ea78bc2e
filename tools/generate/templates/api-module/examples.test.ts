import { staffSignedIn, type TestStaff } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
let mara: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

const add = (body: object, { headers }: Partial<TestStaff> = mara) =>
  api.request('/api/admin/examples', { method: 'POST', headers, body });

test('lists what was added, with only what the presenter returns', async () => {
  expect((await add({ name: 'First' })).status).toBe(201);
  const listed: unknown = await (await api.request('/api/examples')).json();
  expect(listed).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'First' }]);
});

test('nobody can add without signing in to the admin', async () => {
  expect((await add({ name: 'First' }, {})).status).toBe(401);
});

test('a missing name is rejected at its field', async () => {
  const answer = await add({});
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'validation_failed',
    fields: { name: expect.any(String) },
  });
});
