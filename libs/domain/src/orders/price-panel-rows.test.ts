import { quoteOrder, type QuoteRequest } from './order-quote';
import { orderPanelRows, quotePanelRows, type DeliveryCharge } from './price-panel-rows';

const country = 'United States';
const dallas = { state: 'TX', zip: '75226', country };
const portland = { state: 'OR', zip: '97205', country };
const framed = { priceCents: 833_300, quantity: 1, shippingClass: 'framed' as const };
const mini = { priceCents: 33_300, quantity: 1, shippingClass: 'mini' as const };

const quote = (shipping: QuoteRequest['shipping'], request: Partial<QuoteRequest> = {}) =>
  quoteOrder({
    lines: [mini],
    billing: shipping,
    shipping,
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    ...request,
  });

const figures = ({ rows, notCharged, charged, delivery }: ReturnType<typeof quotePanelRows>) =>
  [...rows, notCharged, charged, delivery].flatMap((row) => (row ? [`${row.label}: ${row.amount}`] : []));

test('in Dallas everything but the delivery is charged today (R2, S163)', () => {
  const summary = quotePanelRows(quote(dallas), 'cart');
  expect(figures(summary)).toEqual([
    'Subtotal: $333.00',
    'Tax estimate, 8.25%: $27.47',
    'Shipping: Separate',
    'Card fee, 3%: $9.99',
    'Charged today: $370.46',
    'With your delivery: $390.46',
  ]);
  expect(summary.rows[2]?.note).toBe('$20.00 minis');
});

test('outside Texas the cart has no tax (S160)', () => {
  expect(figures(quotePanelRows(quote(portland), 'cart'))).toEqual([
    'Subtotal: $333.00',
    'Shipping: Separate',
    'Card fee, 3%: $9.99',
    'Charged today: $342.99',
    'With your delivery: $362.99',
  ]);
});

test('the confirmation shows the estimate and removes it outside Texas (R2, G2, S161, S164)', () => {
  expect(figures(quotePanelRows(quote(portland), 'confirmation'))).toEqual([
    'Subtotal: $333.00',
    'Tax estimate, 8.25%: $27.47',
    'Shipping: Separate',
    'Card fee, 3%: $9.99',
    'Total: $370.46',
    'Not charged outside Texas: -$27.47',
    'Charged today: $342.99',
    'With your delivery: $362.99',
  ]);
});

const nowhere = { state: '', zip: '', country };

test('without a ZIP code the panel asks for it once (G2)', () => {
  const summary = quotePanelRows(quote(nowhere), 'cart');
  expect(summary.charged).toEqual({
    label: 'Charged today',
    amount: '$342.99',
    note: 'Plus sales tax in Texas',
  });
  expect(summary.delivery?.amount).toBe('Enter your ZIP code');
  expect(JSON.stringify(summary).match(/ZIP/g)).toHaveLength(1);
});

test('a tax charged everywhere is not labeled as Texas tax', () => {
  const { charged } = quotePanelRows(quote(nowhere, { taxMode: 'always' }), 'cart');
  expect(charged).toEqual({ label: 'Charged today', amount: '$370.46' });
});

test.each([
  ['framed', [framed], 'Framed: free near Dallas, quoted elsewhere'],
  ['both', [framed, mini], '$20.00 minis. Framed: free near Dallas, quoted elsewhere'],
  ['a mini', [mini], '$20.00 minis'],
])('before a ZIP code, %s: what applies everywhere (S166, S167)', (_case, lines, note) => {
  const { rows } = quotePanelRows(quote(nowhere, { lines }), 'cart');
  expect(rows.find(({ label }) => label === 'Shipping')?.note).toBe(note);
});

test.each([
  ['free in Dallas', dallas, [framed], 'Framed: free, Dallas area', '$9,270.46'],
  ['by quote in Portland', portland, [framed], 'Framed: quote to follow', 'Quote to follow'],
  ['both', portland, [framed, mini], '$20.00 minis. Framed: quote to follow', 'From $8,945.98'],
])('delivery %s (S166, S167, G2)', (_case, shipping, lines, note, amount) => {
  const { rows, delivery } = quotePanelRows(quote(shipping, { lines }), 'cart');
  expect(rows.find(({ label }) => label === 'Shipping')?.note).toBe(note);
  expect(delivery?.amount).toBe(amount);
});

test('if ZIP rule and distance disagree, delivery is to be confirmed (G6)', () => {
  const fortWorth = { state: 'TX', zip: '76102', country };
  const { rows, delivery } = quotePanelRows(quote(fortWorth, { lines: [framed], miles: 32 }), 'cart');
  expect(rows.find(({ label }) => label === 'Shipping')?.note).toBe('Framed: delivery to be confirmed');
  expect(delivery?.amount).toBe('Delivery to be confirmed');
});

const charge = (named: Partial<DeliveryCharge>): DeliveryCharge => ({
  minis: 0,
  framed: 'none',
  quoted: null,
  paid: 0,
  ...named,
});
const order = (delivery: DeliveryCharge | null, extras = 0) =>
  orderPanelRows(
    { subtotal: 33_300, tax: 0, cardFee: 999, extras, total: 34_299 + extras, delivery },
    'Charged today',
  );

test.each([
  ['flat', charge({ minis: 2_000 }), 'Separate', '$362.99'],
  ['paid', charge({ minis: 2_000, paid: 2_000 }), 'Paid', '$362.99'],
  [
    'flat paid, quote to follow',
    charge({ minis: 2_000, framed: 'quoted', paid: 2_000 }),
    'Paid',
    'From $362.99',
  ],
  ['quoted', charge({ framed: 'quoted', quoted: 15_000 }), 'Separate', '$492.99'],
  ['quote paid', charge({ framed: 'quoted', quoted: 15_000, paid: 15_000 }), 'Paid', '$492.99'],
])('a placed order with delivery %s (R2)', (_case, delivery, shipping, amount) => {
  const summary = order(delivery);
  expect(summary.rows.find(({ label }) => label === 'Shipping')?.amount).toBe(shipping);
  expect(summary.delivery?.amount).toBe(amount);
});

test('an order without delivery has no delivery price (R2)', () => {
  const { rows, delivery } = order(null);
  expect(rows.map(({ label }) => label)).not.toContain('Shipping');
  expect(delivery).toBeNull();
});

test('a delivery quoted at zero is free (G6)', () => {
  const { rows, delivery } = order(charge({ framed: 'to-confirm', quoted: 0 }));
  expect(rows.at(-1)?.note).toBe('Framed: free');
  expect(delivery?.amount).toBe('$342.99');
});

test('agreed shipping was charged with the prints', () => {
  expect(figures(order(charge({}), 5_000))).toEqual([
    'Subtotal: $333.00',
    'Card fee, 3%: $9.99',
    'Shipping and framing: $50.00',
    'Charged today: $392.99',
  ]);
});
