import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { checkoutBody, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { estimateDelivery, likeliestQuote, milesToState, parcelOf } from './delivery-quote-suggestion';

const ONE = [{ size: '32.5x32.5', quantity: 1 }];
const quoteOf = (orderNumber: string, state: string, parcel = ONE) => ({
  orderNumber,
  cents: 18_000,
  state,
  parcel,
});

describe('the rule', () => {
  test('counts framed prints of one size together, the largest first, and leaves out minis', () => {
    const lines = [
      { frameSize: '20x20', quantity: 1 },
      { frameSize: '45x35', quantity: 1 },
      { frameSize: null, quantity: 3 },
      { frameSize: '20x20', quantity: 2 },
    ];
    expect(parcelOf(lines)).toEqual([
      { size: '45x35', quantity: 1 },
      { size: '20x20', quantity: 3 },
    ]);
  });

  test('prefers the same state over a later quote elsewhere', () => {
    const earlier = [quoteOf('LATE', 'NY'), quoteOf('NEAR', 'or')];
    expect(likeliestQuote(ONE, 'OR', earlier)?.orderNumber).toBe('NEAR');
    expect(likeliestQuote(ONE, 'CA', earlier)?.orderNumber).toBe('LATE');
  });

  test('ignores other parcels', () => {
    expect(likeliestQuote([{ size: '32.5x32.5', quantity: 2 }], 'OR', [quoteOf('ONE', 'OR')])).toBeNull();
  });
});

describe('the estimate', () => {
  const place = (address: object) => ({
    fullName: '',
    email: '',
    phone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: 'United States',
    ...address,
  });

  test.each([
    [{ zip: '97205', state: 'TX' }, 1_600],
    [{ state: 'Oregon' }, 1_600],
    [{ zip: '79843', state: 'TX' }, 200],
    [{ state: 'OR', country: 'Canada' }, null],
    [{ zip: '09012', state: 'AE' }, null],
    [{}, null],
  ])('knows the distance to %j', (address, miles) => {
    expect(milesToState(place(address))).toBe(miles);
  });

  test('counts packing and shipping of each print, in whole five dollars', () => {
    // 60 + 1,056.25 / 144 × 1.5 × 12 = 192.03
    expect(estimateDelivery(ONE, 1_500)).toBe(19_500);
    expect(estimateDelivery([{ size: '32.5x32.5', quantity: 2 }], 1_500)).toBe(38_500);
    expect(estimateDelivery([], 1_500)).toBeNull();
  });
});

describe('over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ stripe: true });
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  async function sell(place: object): Promise<string> {
    const edition = await createEdition(api, { shippingClass: 'framed' });
    const body = checkoutBody([edition]);
    const checkout = await openCheckout(api, { ...body, shipping: { ...body.shipping, ...place } });
    await pay(api, checkout);
    return checkout.orderNumber;
  }
  const suggestionFor = async (number: string): Promise<unknown> =>
    (await api.request(`/api/admin/orders/${number}/delivery-quote-suggestion`, { headers: asOwner })).json();

  const PORTLAND = { street: '1 Pine St', city: 'Portland', state: 'OR', zip: '97205' };

  test('suggests the quote of the last similar parcel, and before there is one an estimate', async () => {
    const first = await sell(PORTLAND);
    expect(await suggestionFor(first)).toMatchObject({
      miles: null,
      estimatedMiles: 1_600,
      amount: expect.any(Number),
      basedOn: null,
    });
    const { version } = await orderRecord(api, first);
    await postOrder(api, `${first}/delivery-quote`, { amount: 180.5, version });
    const second = await sell(PORTLAND);
    expect(await suggestionFor(second)).toMatchObject({
      parcel: [{ quantity: 1 }],
      estimatedMiles: null,
      amount: 180.5,
      basedOn: first,
    });
    expect(await suggestionFor(first)).toMatchObject({ estimatedMiles: 1_600, basedOn: null });
  });

  test('suggests free delivery within the free delivery area', async () => {
    const number = await sell({ city: 'Fort Worth', state: 'TX', zip: '76102' });
    expect(await suggestionFor(number)).toMatchObject({ miles: 33, amount: 0 });
  });
});
