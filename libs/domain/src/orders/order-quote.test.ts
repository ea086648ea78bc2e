import { quoteOrder, type QuoteRequest } from './order-quote';

const country = 'United States';
const nowhere = { state: '', zip: '', country };
const dallas = { state: 'TX', zip: '75226', country };
const portland = { state: 'OR', zip: '97205', country };
const framed = { priceCents: 400_000, quantity: 1, shippingClass: 'framed' as const };
const mini = { priceCents: 33_300, quantity: 2, shippingClass: 'mini' as const };

const quote = (request: Partial<QuoteRequest>) =>
  quoteOrder({
    lines: [framed, mini],
    billing: nowhere,
    shipping: nowhere,
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    ...request,
  });

test('a cart for Dallas: 4,666.00 + 384.95 tax + 20.00 minis + 139.98 card fee (S160, S162, S163)', () => {
  expect(quote({ billing: dallas, shipping: dallas })).toMatchObject({
    subtotal: 466_600,
    tax: { cart: 38_495, confirmation: 38_495, charged: 38_495 },
    cardFee: 13_998,
    shipping: { minis: 2_000, framed: 'free-local' },
    cartTotal: 521_093,
    artworkCount: 3,
  });
});

test('the confirmation always shows the tax and leaves shipping out (S161, S164)', () => {
  const shown = quote({ billing: portland, shipping: portland });
  expect(shown.tax.cart).toBe(0);
  expect(shown.confirmationTotal).toBe(466_600 + 38_495 + 13_998);
});

test('outside Texas the payment carries no tax and stays below the total shown (G1)', () => {
  const { chargedTotal, confirmationTotal } = quote({ billing: portland, shipping: portland });
  expect(chargedTotal).toBe(466_600 + 13_998);
  expect(chargedTotal).toBeLessThan(confirmationTotal);
});

test('a Dallas ZIP is taxed whatever the state: 4,666.00 + 384.95 tax + 139.98 card fee (R4)', () => {
  const shipping = { state: 'Oklahoma', zip: '75226', country };
  const { tax, chargedTotal } = quote({ billing: shipping, shipping });
  expect(tax).toEqual({ cart: 38_495, confirmation: 38_495, charged: 38_495 });
  expect(chargedTotal).toBe(519_093);
});

test('an Oklahoma ZIP is not taxed whatever the state: 4,666.00 + 139.98 card fee (R4)', () => {
  const shipping = { state: 'TX', zip: '73102', country };
  const { tax, chargedTotal } = quote({ billing: shipping, shipping });
  expect(tax).toEqual({ cart: 0, confirmation: 38_495, charged: 0 });
  expect(chargedTotal).toBe(480_598);
});

test('TAX_MODE always taxes every payment (G1)', () => {
  expect(quote({ shipping: portland, taxMode: 'always' }).tax.charged).toBe(38_495);
});

test('the cart shows tax when only billing is in Texas, the payment follows the destination', () => {
  const { tax } = quote({ billing: { state: ' texas ', zip: '76102', country }, shipping: portland });
  expect(tax).toEqual({ cart: 38_495, confirmation: 38_495, charged: 0 });
});

test('without the surcharge there is no card fee anywhere (G5)', () => {
  expect(quote({ cardFeeMode: 'off' })).toMatchObject({ cardFee: 0, confirmationTotal: 466_600 + 38_495 });
});

test.each([
  { zip: '75726', framed: 'free-local' }, // 500 away: still within
  { zip: '75727', framed: 'quoted' },
  { zip: '76102', framed: 'quoted' }, // Fort Worth by the letter of the rule
  { zip: '7522', framed: 'quoted' },
])('framed work to ZIP $zip is $framed (S166, G6)', ({ zip, framed: shipping }) => {
  expect(quote({ shipping: { state: 'TX', zip, country } }).shipping.framed).toBe(shipping);
});

test.each([
  { zip: '75226', miles: 3, framed: 'free-local' },
  { zip: '75226-1234', miles: 3, framed: 'free-local' },
  { zip: '76102', miles: 32, framed: 'to-confirm' }, // Fort Worth
  { zip: '75701', miles: 90, framed: 'to-confirm' }, // Tyler
  { zip: '97205', miles: null, framed: 'quoted' },
])('framed work to ZIP $zip, $miles miles away, is $framed (G6, R3)', ({ zip, miles, framed: shipping }) => {
  expect(quote({ shipping: { state: 'TX', zip, country }, miles }).shipping.framed).toBe(shipping);
});

test('a foreign postal code is not near Dallas, whatever its digits', () => {
  expect(quote({ shipping: { state: '', zip: '75226', country: 'France' } }).shipping.framed).toBe('quoted');
});

test('minis alone ship flat, framed artworks alone have no flat fee (S165, S167)', () => {
  expect(quote({ lines: [mini] }).shipping).toEqual({ minis: 2_000, framed: 'none' });
  expect(quote({ lines: [framed] }).shipping).toEqual({ minis: 0, framed: 'quoted' });
});
