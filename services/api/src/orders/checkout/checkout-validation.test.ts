import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  cartItem,
  checkoutBody,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

async function answerTo(change: object): Promise<unknown> {
  const response = await postCheckout(api, { ...checkoutBody([edition]), ...change });
  const body: unknown = await response.json();
  expect(await printsByState(api)).toEqual({ available: 9 });
  return { status: response.status, body };
}

const invalid = (field: string) => ({
  status: 400,
  body: { code: 'validation_failed', fields: { [field]: expect.any(String) } },
});

test.each(['customer', 'billing', 'shipping', 'metadata', 'installation'])(
  'a list instead of an object for %s is rejected',
  async (field) => {
    const body: Record<string, unknown> = checkoutBody([edition]);
    expect(await answerTo({ [field]: [body[field] ?? {}] })).toMatchObject(invalid(field));
    expect(await answerTo({ [field]: [] })).toMatchObject(invalid(field));
  },
);

test('a list instead of an item is rejected', async () => {
  expect(await answerTo({ items: [[]] })).toMatchObject(invalid('items'));
  expect(await answerTo({ items: [[cartItem(edition)]] })).toMatchObject(invalid('items'));
});

test('characters are counted as the database counts them, including invisible ones', async () => {
  const name = 'x\uFE0F'.repeat(150);
  expect(await answerTo({ customer: { name, email: 'ada@example.com' } })).toMatchObject(
    invalid('customer.name'),
  );
});

test('names in any script can be as long as the column', async () => {
  const name = '😀'.repeat(200);
  const body = { ...checkoutBody([edition]), customer: { name, email: 'ada@example.com' } };
  const { sessionId } = await openCheckout(api, body);
  const receipt: unknown = await (await api.request(`/api/checkout-sessions/${sessionId}`)).json();
  expect(receipt).toMatchObject({ customerName: name });
});

test.each(['artworkId', 'photoId'])('an invalid %s id is rejected', async (field) => {
  const { artworkId: _, ...item } = cartItem(edition);
  expect(await answerTo({ items: [{ ...item, [field]: '😀' }] })).toMatchObject(invalid(`items.0.${field}`));
});

test.each(['%F0%9F%98%80', '%EF%BC%8F', '%00', '__proto__'])(
  'the session %s cannot be viewed or released',
  async (sessionId) => {
    for (const [path, method] of [
      ['', 'GET'],
      ['/expire', 'POST'],
    ] as const) {
      const response = await api.request(`/api/checkout-sessions/${sessionId}${path}`, { method });
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 404,
        body: { code: 'checkout_session_not_found' },
      });
    }
  },
);

test('half a surrogate pair, which no database stores, is rejected', async () => {
  expect(await answerTo({ notes: '\ud83d' })).toMatchObject({
    status: 400,
    body: { code: 'malformed_body' },
  });
});

test('an email address that only Stripe rejects is an error at its field, and leaves nothing held', async () => {
  const customer = { name: 'Ada Byron', email: '"ada byron"@example.com' };
  expect(await answerTo({ customer })).toMatchObject(invalid('customer.email'));
});
