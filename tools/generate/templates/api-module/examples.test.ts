import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const add = (body: object) => api.request('/api/examples', { method: 'POST', body });

test('what was added is listed, and nothing leaves but what the presenter names', async () => {
  await add({ name: 'First' });
  const listed: unknown = await (await api.request('/api/examples')).json();
  expect(listed).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'First' }]);
});

test('a name that is missing is refused by field', async () => {
  const answer = await add({});
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'validation_failed',
    fields: { name: expect.any(String) },
  });
});
