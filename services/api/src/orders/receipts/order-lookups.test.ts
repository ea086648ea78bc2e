import { checkoutBody, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
let orderNumber: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]));
  await pay(api, checkout);
  ({ orderNumber } = checkout);
});
afterAll(() => api.close());

const look = (body: object): Promise<Response> => api.request('/api/order-lookups', { method: 'POST', body });

test('a guest finds their order by number and email address, with edition numbers and history (G52)', async () => {
  const response = await look({ number: orderNumber, email: 'ada@example.com' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    orderNumber,
    status: 'confirmed',
    payment: 'paid',
    promisedBy: expect.any(String),
    trackingNumber: null,
    lines: [{ title: 'Night Bloom', editionNumbers: [1] }],
    events: [{ status: 'pending' }, { status: 'confirmed' }],
  });
});

test('ignores dashes and case in number and email address', async () => {
  const number = orderNumber.toLowerCase().replaceAll('-', '');
  expect((await look({ number, email: ' Ada@Example.com ' })).status).toBe(200);
});

test('a wrong number and a wrong email address get the same response', async () => {
  const wrongNumber = await look({ number: 'TF-0000-0000', email: 'ada@example.com' });
  const wrongAddress = await look({ number: orderNumber, email: 'grace@example.com' });
  expect(wrongNumber.status).toBe(404);
  expect(wrongAddress.status).toBe(404);
  expect(await wrongNumber.json()).toEqual(await wrongAddress.json());
});

test('an email address that differs by an accent is a different one', async () => {
  expect((await look({ number: orderNumber, email: 'ada@exämple.com' })).status).toBe(404);
});

test('missing fields have their own messages', async () => {
  const response = await look({ number: ' ', email: 'ada' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: {
      number: 'Please enter your order number.',
      email: 'Please enter a valid email address.',
    },
  });
});

test('guesses at numbers are rate limited', async () => {
  const strict = await startApi({ env: { RATE_LIMIT_MAILS: '2' } });
  try {
    const tries = [1, 2, 3].map(() =>
      strict.request('/api/order-lookups', {
        method: 'POST',
        body: { number: 'TF-0000-0000', email: 'ada@example.com' },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await strict.close();
  }
});
