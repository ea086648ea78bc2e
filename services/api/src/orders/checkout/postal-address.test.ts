import { toBillingAddress, toShippingAddress } from './postal-address';

const billing = toBillingAddress({
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  state: 'TX',
  zip: '75226',
});

test('omitted fields are empty, and the country has its default', () => {
  expect(billing).toEqual({
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    phone: '',
    street: '',
    city: '',
    state: 'TX',
    zip: '75226',
    country: 'United States',
  });
});

test.each([undefined, {}, { fullName: 'Someone' }])(
  'without an address, prints ship to the billing address',
  (input) => {
    expect(toShippingAddress(input, billing)).toBe(billing);
  },
);

test('a separate shipping address takes its contact details from billing', () => {
  expect(
    toShippingAddress({ street: '1 Main St', city: 'Tulsa', state: 'OK', zip: '74101' }, billing),
  ).toEqual({
    ...billing,
    street: '1 Main St',
    city: 'Tulsa',
    state: 'OK',
    zip: '74101',
  });
});

test('a missing state is taken from the ZIP code', () => {
  expect(toShippingAddress({ zip: '97205' }, billing).state).toBe('OR');
});

test('omitting the state does not avoid the tax', () => {
  expect(toShippingAddress({ city: 'Dallas' }, billing).state).toBe('TX');
});
