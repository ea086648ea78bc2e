import { isSelfReferral, type ComparedOrder } from './self-referral';

const place = (options: object = {}) => ({
  email: 'ada@example.com',
  street: '1 Elm St.',
  zip: '75226',
  ...options,
});
const order = (options: Partial<ComparedOrder> = {}): ComparedOrder => ({
  customerEmail: 'ada@example.com',
  billing: place(),
  shipping: place(),
  ...options,
});
const PARTNER = 'nord@example.com';

test.each([
  { customerEmail: ' NORD@example.com' },
  { billing: place({ email: PARTNER }) },
  { shipping: place({ email: PARTNER }) },
])('a buyer with the affiliate’s address is the affiliate (%#)', (options) =>
  expect(isSelfReferral(order(options), PARTNER, [])).toBe(true),
);

test('an order shipped where the affiliate’s own orders went is the affiliate’s', () => {
  expect(isSelfReferral(order(), PARTNER, [{ street: '1 ELM  ST', zip: '75226' }])).toBe(true);
});

test('another person is not the affiliate', () => {
  expect(isSelfReferral(order(), PARTNER, [{ street: '2 Elm St', zip: '75226' }])).toBe(false);
  expect(isSelfReferral(order({ customerEmail: 'nord+ada@example.com' }), PARTNER, [])).toBe(false);
});

test('missing addresses are not the same address', () => {
  const nowhere = place({ street: '', zip: '' });
  expect(isSelfReferral(order({ billing: nowhere, shipping: nowhere }), PARTNER, [nowhere])).toBe(false);
});
