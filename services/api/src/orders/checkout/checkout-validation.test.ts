import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  cartItem,
  checkoutBody,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/purchase';

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
  'a list where %s should be one object is refused',
  async (field) => {
    const body: Record<string, unknown> = checkoutBody([edition]);
    expect(await answerTo({ [field]: [body[field] ?? {}] })).toMatchObject(invalid(field));
    expect(await answerTo({ [field]: [] })).toMatchObject(invalid(field));
  },
);

test('a list where an item should be is refused', async () => {
  expect(await answerTo({ items: [[]] })).toMatchObject(invalid('items'));
  expect(await answerTo({ items: [[cartItem(edition)]] })).toMatchObject(invalid('items'));
});

test('signs are counted as the database counts them, invisible ones too', async () => {
  const name = 'x\uFE0F'.repeat(150);
  expect(await answerTo({ customer: { name, email: 'ada@example.com' } })).toMatchObject(
    invalid('customer.name'),
  );
});

test('names in any script fill their length to the last sign', async () => {
  const name = '😀'.repeat(200);
  const body = { ...checkoutBody([edition]), customer: { name, email: 'ada@example.com' } };
  const { sessionId } = await openCheckout(api, body);
  const receipt: unknown = await (await api.request(`/api/checkout-sessions/${sessionId}`)).json();
  expect(receipt).toMatchObject({ customerName: name });
});

test.each(['artworkId', 'photoId'])('an %s that no id can be is refused', async (field) => {
  const { artworkId: _, ...item } = cartItem(edition);
  expect(await answerTo({ items: [{ ...item, [field]: '😀' }] })).toMatchObject(invalid(`items.0.${field}`));
});

test.each(['%F0%9F%98%80', '%EF%BC%8F', '%00', '__proto__'])(
  'there is no session %s to look at or to release',
  async (sessionId) => {
    for (const [path, method] of [
      ['', 'GET'],
      ['/release', 'POST'],
    ] as const) {
      const response = await api.request(`/api/checkout-sessions/${sessionId}${path}`, { method });
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 404,
        body: { code: 'checkout_session_not_found' },
      });
    }
  },
);

test('half a character, which no database stores, is not read', async () => {
  expect(await answerTo({ notes: '\ud83d' })).toMatchObject({
    status: 400,
    body: { code: 'malformed_body' },
  });
});

test("an address that only Stripe finds wrong is the buyer's to correct, and nothing stays held", async () => {
  const customer = { name: 'Ada Byron', email: '"ada byron"@example.com' };
  expect(await answerTo({ customer })).toMatchObject(invalid('customer.email'));
});
