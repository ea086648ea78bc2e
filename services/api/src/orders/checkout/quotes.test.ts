import {
  DEFAULT_FRAME_TYPE,
  formatMoneyWithCents,
  quotePanelRows,
  SeededRandom,
  US_STATE_CODES,
  zipDestination,
  type CardFeeMode,
  type TaxMode,
} from '@gallery/domain';
import { SettingsSyncWorker } from '../../settings';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { timeFactor } from '../../../test/app/time-factor';
import {
  cartItem,
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  postCheckout,
  type TestEdition,
} from '../../../test/builders/checkout';
import type { CartQuote } from './quotes.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const country = 'United States';

async function quote(body: object): Promise<CartQuote> {
  const response = await api.request('/api/quotes', { method: 'POST', body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`No quote: ${response.status} ${text}`);
  const answered: CartQuote = JSON.parse(text);
  return answered;
}

test('in inquiry mode there are no quotes', async () => {
  const edition = await createEdition(api);
  api.settings.applyOverrides({ sales: { ...api.settings.sales, mode: 'inquire' } });
  const answer = await api.request('/api/quotes', { method: 'POST', body: { items: [cartItem(edition)] } });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'inquiry_only' }]);
});

/** Unframed, as minis are. */
const createMini = () =>
  createEdition(api, {
    title: 'Petals',
    size: '7x5',
    priceCents: 33_300,
    total: 100,
    frameSize: null,
    frameStyle: 'Unframed',
    shippingClass: 'mini',
  });

async function sellWith(taxMode: TaxMode, cardFeeMode: CardFeeMode): Promise<void> {
  const content = { mode: 'purchase', taxMode, cardFeeMode, editionPolicy: 'No more are made.' };
  await api.database.manager.query(`REPLACE INTO settings VALUES ('sales', ?, ?, NOW(3), 'elsewhere')`, [
    JSON.stringify(content),
    (version += 1),
  ]);
  await api.get(SettingsSyncWorker).refresh();
}
let version = 0;

describe('delivery of a framed work (R3)', () => {
  test.each([
    ['75226', 'free-local'],
    ['75226-1234', 'free-local'],
    ['75001', 'free-local'],
    ['76102', 'to-confirm'], // Fort Worth: 33 miles, but beyond the ZIP rule
    ['75701', 'to-confirm'], // Tyler: 92 miles, but within the ZIP rule
    ['74730', 'to-confirm'], // Calera OK: 82 miles
    ['97205', 'quoted'],
  ])('to ZIP %s is %s (G6, S166)', async (zip, framed) => {
    const item = cartItem(await createEdition(api));
    const { shipping } = await quote({ items: [item], billing: { zip, country } });
    expect(shipping).toEqual({ minis: 0, framed });
  });

  test('a promise of free delivery is kept once the page has shown it (G6)', async () => {
    const body = checkoutBody([await createEdition(api)]);
    const tyler = { ...body.shipping, city: 'Tyler', zip: '75701' };
    const promised = (delivery: string, shipping = tyler) =>
      openCheckout(api, { ...body, shipping, metadata: { ...body.metadata, delivery } });
    await promised('free-local');
    await promised('to-confirm');
    // Nothing that the gallery says promises this in Portland.
    await promised('free-local', { ...body.shipping, state: 'OR', zip: '97205' });
    expect(await column(api, 'SELECT shipping_framed FROM orders ORDER BY created_at, number')).toEqual(
      expect.arrayContaining(['free-local', 'to-confirm', 'quoted']),
    );
  });
});

test('the quote has the number that the buyer would receive (G15)', async () => {
  const edition = await createEdition(api);
  await openCheckout(api, checkoutBody([edition], 2));
  const { items } = await quote({ items: [cartItem(edition)] });
  expect(items).toEqual([{ priceCents: 500_000, nextNumber: 3, total: 9 }]);
});

test('there is no quote for an artwork that is not for sale', async () => {
  const edition = await createEdition(api, { liveStatus: 'hidden' });
  const response = await api.request('/api/quotes', {
    method: 'POST',
    body: { items: [cartItem(edition)] },
  });
  expect(response.status).toBe(404);
});

test('the default frame of an unframed mini is no frame (S172)', async () => {
  const mini = await createMini();
  const body = checkoutBody([mini]);
  await openCheckout(api, { ...body, items: [{ ...cartItem(mini), frameType: DEFAULT_FRAME_TYPE }] });
  expect(await column(api, 'SELECT frame_style FROM order_lines')).toEqual(['Unframed']);
  const gold = { ...body, items: [{ ...cartItem(mini), frameType: 'Gold Frame' }] };
  expect((await postCheckout(api, gold)).status).toBe(422);
});

/** States that people write, with ZIPs that may say otherwise. */
const STATES = [...US_STATE_CODES, 'Texas', ' texas ', 'Oklahoma', ''];
const ZIPS = ['75226', '75226-1234', '76102', '75701', '79901', '97205', '10001', '73102', '74730', '99501'];
const MODES: [TaxMode, CardFeeMode][] = [
  ['destination', 'surcharge'],
  ['destination', 'off'],
  ['always', 'surcharge'],
  ['always', 'off'],
];
const CARTS_PER_MODE = 50;

/** A cart as its pages send it, and its buyer's addresses. */
function generateCart(random: SeededRandom, editions: readonly TestEdition[]) {
  const always = random.below(editions.length);
  const items = editions
    .filter((_edition, index) => random.happens(0.5) || index === always)
    .map((edition) => ({
      ...cartItem(edition, 1 + random.below(edition.total === 100 ? 10 : 3)),
      ...(edition.size === '7x5' && random.happens(0.5) ? { frameType: DEFAULT_FRAME_TYPE } : {}),
      ...(edition.size === '30x20' && random.happens(0.5) ? { frameType: 'Gold Frame' } : {}),
    }));
  const address = () => ({ state: random.pick(STATES), zip: random.pick(ZIPS), country });
  return { items, billing: address(), shipping: address() };
}

/** What the payment page of Stripe asks for, after which the prints are available again. */
async function askedAtStripe(
  { items, billing, shipping }: ReturnType<typeof generateCart>,
  edition: TestEdition,
  shown: CartQuote,
): Promise<{ paid: number | null; receipt: unknown }> {
  const body = checkoutBody([edition]);
  const { sessionId } = await openCheckout(api, {
    ...body,
    amount: shown.confirmationTotal,
    items,
    billing: { ...body.billing, ...billing },
    shipping: { ...body.shipping, ...shipping },
    metadata: {
      ...body.metadata,
      total: shown.confirmationTotal / 100,
      delivery: shown.shipping.framed,
    },
  });
  const paid = api.stripe().session(sessionId).amount_total;
  const receipt: unknown = await (await api.request(`/api/checkout-sessions/${sessionId}`)).json();
  await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
  return { paid, receipt };
}

test.each(MODES)(
  'the total shown first is charged to the cent, in 50 of 200 generated carts: tax %s, card fee %s (R2, R4)',
  async (taxMode, cardFeeMode) => {
    await sellWith(taxMode, cardFeeMode);
    const seed = version;
    const random = new SeededRandom(seed);
    const mini = await createMini();
    const editions = [
      mini,
      await createEdition(api),
      await createEdition(api, { title: 'Inside Voice', size: '20x20', priceCents: 400_001 }),
      await createEdition(api, { title: 'Metal', size: '8.5x11', priceCents: 85_050, frameSize: null }),
    ];
    for (let index = 0; index < CARTS_PER_MODE; index += 1) {
      const cart = generateCart(random, editions);
      const { items, billing, shipping } = cart;
      // Artwork page and cart know where the prints go by ZIP alone; the confirmation knows the addresses.
      const byZip = zipDestination(shipping.zip);
      const first = await quote({ items, billing: byZip, shipping: byZip });
      const reviewed = await quote({ items, billing, shipping });
      const { paid, receipt } = await askedAtStripe(cart, mini, reviewed);

      const { charged, delivery } = quotePanelRows(first, 'cart');
      const withDelivery = formatMoneyWithCents((paid ?? 0) + first.shipping.minis);
      const sums = {
        shownFirst: charged.amount,
        reviewed: quotePanelRows(reviewed, 'confirmation').charged.amount,
        asked: formatMoneyWithCents(paid ?? 0),
        isDeliveryTold: [
          withDelivery,
          `From ${withDelivery}`,
          'Quote to follow',
          'Delivery to be confirmed',
          undefined,
        ].includes(delivery?.amount),
      };
      // With the cart, so that a failure names it.
      expect({ seed, index, ...cart, ...sums }).toEqual({
        seed,
        index,
        ...cart,
        shownFirst: sums.asked,
        reviewed: sums.asked,
        asked: sums.asked,
        isDeliveryTold: true,
      });
      expect(receipt).toMatchObject({
        total: first.chargedTotal / 100,
        tax: first.tax.charged / 100,
        cardFee: first.cardFee / 100,
        shipping: { minis: first.shipping.minis / 100, framed: first.shipping.framed },
      });
    }
  },
  120_000 * timeFactor,
);
