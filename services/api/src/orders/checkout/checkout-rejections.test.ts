import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  cartItem,
  checkoutBody,
  column,
  createEdition,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';

type Body = ReturnType<typeof checkoutBody>;

let api: TestApi;
let edition: TestEdition;
const logLines: string[] = [];

beforeAll(async () => {
  api = await startApi({ stripe: true, onLogLine: (line) => logLines.push(line) });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

/** Posts the body, expects this error, and that nothing is stored. */
async function expectRefused(body: unknown, status: number, code: string): Promise<unknown> {
  const response = await postCheckout(api, body);
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status, answer: { code } });
  expect(answer).toEqual(expect.objectContaining({ message: expect.any(String), error: expect.any(String) }));
  expect(await printsByState(api)).toEqual({ available: 9 });
  expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual([expect.anything()]);
  expect(Number((await column(api, 'SELECT COUNT(*) FROM orders'))[0])).toBe(0);
  return answer;
}

const withItem = (change: object): Body & object => {
  const body = checkoutBody([edition]);
  return { ...body, items: [{ ...cartItem(edition), ...change }] };
};

describe('amounts from the client are not trusted (G11)', () => {
  test('lower prices and totals get the current quote', async () => {
    const body = checkoutBody([edition]);
    const answer = await expectRefused(
      {
        ...body,
        amount: 1,
        items: [{ ...cartItem(edition), price: 1 }],
        metadata: { ...body.metadata, total: 1 },
      },
      409,
      'quote_changed',
    );
    expect(answer).toMatchObject({
      details: {
        quote: {
          subtotal: 5000,
          estimatedTax: 412.5,
          creditCardFee: 150,
          total: 5562.5,
          chargedTotal: 5562.5,
        },
      },
    });
  });

  test.each([
    ['no tax', { estimatedTax: 0, total: 5150 }],
    ['no card fee', { creditCardFee: 0, total: 5412.5 }],
    ['a cent less', { total: 5562.49 }],
    ['nothing', { total: 0 }],
  ])('%s', async (_what, change) => {
    const body = checkoutBody([edition]);
    await expectRefused({ ...body, metadata: { ...body.metadata, ...change } }, 409, 'quote_changed');
  });

  test('a price that rose since the cart was filled', async () => {
    await api.database.manager.query('UPDATE editions SET price_cents = 600000');
    await expectRefused(checkoutBody([edition]), 409, 'quote_changed');
  });

  test('a unit price that is too low with a correct total is charged at our price', async () => {
    const response = await postCheckout(api, withItem({ price: 0.01 }));
    expect(response.status).toBe(200);
    expect(api.stripe().sessions().at(-1)?.amount_total).toBe(556_250);
  });

  test('a total that is too high is charged at our total (G11)', async () => {
    const body = checkoutBody([edition]);
    const response = await postCheckout(api, { ...body, metadata: { ...body.metadata, total: 999_999 } });
    expect(response.status).toBe(200);
    expect(api.stripe().sessions().at(-1)?.amount_total).toBe(556_250);
  });

  test('logs an amount that equals the total in neither cents nor dollars (G12)', async () => {
    logLines.length = 0;
    await postCheckout(api, { ...checkoutBody([edition]), amount: 12 });
    expect(logLines.filter((line) => line.includes('neither the cents nor the dollars'))).toHaveLength(1);
  });

  test('omitting the state does not avoid the tax', async () => {
    const body = checkoutBody([edition]);
    const response = await postCheckout(api, { ...body, shipping: { ...body.shipping, state: '' } });
    expect(response.status).toBe(200);
    expect(api.stripe().sessions().at(-1)?.amount_total).toBe(556_250);
  });

  test.each(['eur', 'USDT', ''])('currency %j', async (currency) => {
    await expectRefused({ ...checkoutBody([edition]), currency }, 422, 'currency_not_supported');
  });

  test('more than Stripe’s maximum charge', async () => {
    await api.database.manager.query('UPDATE editions SET price_cents = 90000000');
    const body = checkoutBody([edition], 2);
    await expectRefused({ ...body, metadata: { ...body.metadata, total: 1e9 } }, 400, 'validation_failed');
  });
});

describe('what is not for sale', () => {
  test.each([
    ['an unknown artwork id', { artworkId: '018f0000-0000-7000-8000-000000000000' }],
    ['an artwork id that is no id', { artworkId: "' OR 1=1 --" }],
    ['an unknown title', { artworkId: undefined, title: 'Nothing of Ours' }],
    ['an unknown size', { size: '99x99' }],
    ['a size that is no size', { size: 'huge' }],
    ['a live photo under the title of an artwork', { artworkId: undefined, photoId: 'photo-1' }],
  ])('%s', async (_what, change) => {
    await expectRefused(withItem(change), 404, 'edition_not_found');
  });

  test('an edition with its price on inquiry (G13)', async () => {
    await api.database.manager.query('UPDATE editions SET price_cents = 0');
    await expectRefused(checkoutBody([edition]), 404, 'edition_not_found');
  });

  test.each(['Platinum Frame', 'Unframed', ''])('frame %j', async (frameType) => {
    await expectRefused(withItem({ frameType }), 422, 'frame_not_offered');
  });

  test('more prints than are left: the error says how many remain', async () => {
    const answer = await expectRefused(checkoutBody([edition], 10), 409, 'prints_unavailable');
    expect(answer).toMatchObject({ details: { remaining: 9, title: 'Night Bloom', size: '30x20' } });
  });

  test('more prints than are left, across two lines', async () => {
    const body = checkoutBody([edition], 10);
    const items = [cartItem(edition, 5), { ...cartItem(edition, 5), frameType: 'Gold Frame' }];
    await expectRefused({ ...body, items }, 409, 'prints_unavailable');
  });

  test('when one of two lines is sold out, the other is not held', async () => {
    const other = await createEdition(api, { title: 'Second Work', total: 1 });
    await api.database.manager.query(`UPDATE prints SET state = 'void' WHERE edition_id = ?`, [
      other.editionId,
    ]);
    const response = await postCheckout(api, checkoutBody([edition, other]));
    expect(response.status).toBe(409);
    expect(await printsByState(api)).toEqual({ available: 9, void: 1 });
  });
});

describe('malformed bodies', () => {
  test.each([0, -1, 1.5, 1e9, '2', null])('quantity %j', async (quantity) => {
    await expectRefused(withItem({ quantity }), 400, 'validation_failed');
  });

  test.each<[string, (body: Body) => unknown]>([
    ['no items', (body) => ({ ...body, items: [] })],
    ['items that are no list', (body) => ({ ...body, items: { 0: body.items[0] } })],
    ['an item that is no object', (body) => ({ ...body, items: ['a print'] })],
    ['a hundred items', (body) => ({ ...body, items: Array.from({ length: 100 }, () => body.items[0]) })],
    ['no billing name', (body) => ({ ...body, billing: { ...body.billing, fullName: ' ' } })],
    ['no billing email', (body) => ({ ...body, billing: { ...body.billing, email: undefined } })],
    ['no billing', (body) => ({ ...body, billing: undefined })],
    ['an email that is none', (body) => ({ ...body, customer: { ...body.customer, email: 'ada@' } })],
    [
      'an email address with a header',
      (body) => ({ ...body, customer: { ...body.customer, email: 'a@b.co\nBcc: c@d.co' } }),
    ],
    ['no metadata', (body) => ({ ...body, metadata: undefined })],
    ['a total that is no number', (body) => ({ ...body, metadata: { ...body.metadata, total: '5562.50' } })],
    ['a negative total', (body) => ({ ...body, metadata: { ...body.metadata, total: -1 } })],
    ['another type of order', (body) => ({ ...body, metadata: { ...body.metadata, orderType: 'gift' } })],
    ['an amount that is no number', (body) => ({ ...body, amount: 'all' })],
    ['an unknown field', (body) => ({ ...body, discount: 100 })],
    ['an unknown field of an item', (body) => ({ ...body, items: [{ ...body.items[0], priceCents: 1 }] })],
    ['notes as long as a book', (body) => ({ ...body, notes: 'x'.repeat(2001) })],
    ['a list', (body) => [body]],
    ['null', () => 'null'],
  ])('%s', async (_what, change) => {
    await expectRefused(change(checkoutBody([edition])), 400, 'validation_failed');
  });

  test('names the invalid field', async () => {
    const body = checkoutBody([edition]);
    const answer = await expectRefused(
      { ...body, billing: { ...body.billing, fullName: '' } },
      400,
      'validation_failed',
    );
    expect(answer).toMatchObject({ fields: { 'billing.fullName': expect.any(String) } });
  });

  test.each(['{"items": [', 'not json', '{"__proto__": {"isAdmin": true}}'])('%s', async (text) => {
    await expectRefused(text, 400, 'malformed_body');
  });
});

test.each<[string, string]>([
  ['successUrl', 'https://evil.example/order-success'],
  ['successUrl', 'javascript:alert(1)'],
  ['successUrl', 'http://gallery.example@evil.example/'],
  ['cancelUrl', 'http://gallery.example.evil.example/'],
  ['cancelUrl', '//evil.example'],
  ['cancelUrl', 'order-confirmation'],
])('%s %s is rejected', async (field, address) => {
  await expectRefused({ ...checkoutBody([edition]), [field]: address }, 422, 'foreign_return_address');
});
