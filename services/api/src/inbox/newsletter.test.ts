import { startApi, type TestApi } from '../../test/start-api';
import { column } from '../../test/purchase';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function subscribe(body: object) {
  const response = await api.request('/api/email-subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

const subscribers = () =>
  column(api, "SELECT CONCAT(email, ' from ', source_page) FROM newsletter_subscribers");

test('an address is noted with the page it came from (S131, S149)', async () => {
  const { status, answer } = await subscribe({ email: ' Ada@Example.com ', sourcePage: 'cart' });
  expect(status).toBe(200);
  expect(answer).toEqual({ message: expect.any(String) });
  expect(await subscribers()).toEqual(['ada@example.com from cart']);
});

test('asking again is answered alike and keeps one subscriber', async () => {
  const first = await subscribe({ email: 'ada@example.com', sourcePage: 'cart' });
  const second = await subscribe({ email: 'ADA@example.com', sourcePage: 'about' });
  expect(second).toEqual(first);
  expect(await subscribers()).toEqual(['ada@example.com from cart']);
});

test.each([
  [{ email: 'ada', sourcePage: 'cart' }, 'email'],
  [{ email: '', sourcePage: 'cart' }, 'email'],
  [{ email: `${'a'.repeat(250)}@example.com`, sourcePage: 'cart' }, 'email'],
  [{ email: 'ada@example.com', sourcePage: 'elsewhere' }, 'sourcePage'],
  [{ sourcePage: 'cart' }, 'email'],
])('%j is refused at its field', async (body, field) => {
  const { status, answer } = await subscribe(body);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } });
  expect(await subscribers()).toEqual([]);
});
