import { startTcpProxy } from '../../../test/app/tcp-proxy';
import {
  checkoutBody,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

const line = startTcpProxy();
let api: TestApi;

beforeAll(async () => {
  await line.mend();
  api = await startApi({ stripe: true, line });
});
afterAll(async () => {
  await api.close();
  await line.cut();
});

const checkouts = (count: number, body: object): Promise<{ status: number; answer: unknown }[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const response = await postCheckout(api, body);
      const answer: unknown = await response.json();
      return { status: response.status, answer };
    }),
  );

test('without a database, checkouts get a clear error; they work again once it is back', async () => {
  const edition = await createEdition(api);
  const body = checkoutBody([edition]);
  const { sessionId } = await openCheckout(api, body);

  const underWay = checkouts(30, body);
  await line.cut();
  const away = { status: 503, answer: { code: 'unavailable' } };
  for (const answer of await checkouts(30, body)) expect(answer).toMatchObject(away);
  expect((await postCheckout(api, body)).headers.get('retry-after')).toBe('5');
  // Requests that were faster than the outage got their session or their error.
  for (const { status } of await underWay) expect([200, 409, 503]).toContain(status);
  expect((await api.request(`/api/checkout-sessions/${sessionId}`)).status).toBe(503);
  expect((await api.request('/api/health/live')).status).toBe(200);
  expect((await api.request('/api/health/ready')).status).toBe(503);

  await line.mend();
  expect((await api.request('/api/health/ready')).status).toBe(200);
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  expect(await (await api.request(`/api/checkout-sessions/${sessionId}`)).json()).toMatchObject({
    status: 'confirmed',
    lines: [{ editionNumbers: [1] }],
  });
  expect((await printsByState(api)).sold).toBe(1);
});
