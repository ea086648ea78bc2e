import { checkoutBody, column, createEdition, postCheckout } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

interface Place {
  state?: string;
  zip?: string;
  country?: string;
}

/** What Stripe charges for a print of 5,000 dollars shipped there, in cents. */
async function chargedFor(place: Place): Promise<number | null | undefined> {
  const body = checkoutBody([await createEdition(api)]);
  const shipping = { ...body.shipping, ...place };
  const { status } = await postCheckout(api, { ...body, billing: shipping, shipping });
  expect(status).toBe(200);
  return api.stripe().sessions().at(-1)?.amount_total;
}

const PRICE_AND_FEE = 500_000 + 15_000;
const TAX = 41_250;

describe('tax follows the ZIP code (R4)', () => {
  test.each([
    { state: 'TX', zip: '75226' },
    { state: 'Oklahoma', zip: '75226' },
    { state: 'tx ', zip: '75226-1234' },
    { state: 'TEXAS.', zip: '' },
    { state: 'Tex.', zip: '75226' },
    { state: '', zip: '75226', country: 'USA' },
    { state: 'OK', zip: '75226', country: 'Un\u0456ted States' },
  ])('taxed: %j', async (place) => {
    expect(await chargedFor(place)).toBe(PRICE_AND_FEE + TAX);
  });

  test.each([
    { state: 'TX', zip: '73102' },
    { state: 'Oregon', zip: '97205' },
    { state: 'Baden', zip: '79098', country: 'Germany' },
  ])('not taxed: %j', async (place) => {
    expect(await chargedFor(place)).toBe(PRICE_AND_FEE);
  });
});

test('a shipping address without a state gets that of its ZIP code (R4)', async () => {
  const body = checkoutBody([await createEdition(api)]);
  const shipping = { ...body.shipping, state: '', zip: '97205' };
  await postCheckout(api, { ...body, shipping });
  expect(api.stripe().sessions().at(-1)?.amount_total).toBe(PRICE_AND_FEE);
});

describe('an address in the United States with an unknown state is rejected at its field (R4)', () => {
  test.each([
    [{ state: 'Bavaria', zip: '' }, { 'shipping.state': 'Choose your state.' }],
    [{ state: 'OK', zip: '7522' }, { 'shipping.zip': 'Enter a five-digit ZIP code.' }],
  ])('%j', async (place, fields) => {
    const body = checkoutBody([await createEdition(api)]);
    const response = await postCheckout(api, { ...body, shipping: { ...body.shipping, ...place } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields },
    ]);
    expect(await column(api, 'SELECT id FROM orders')).toEqual([]);
  });
});
