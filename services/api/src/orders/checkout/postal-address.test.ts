import { toBillingAddress, toShippingAddress } from './postal-address';

const billing = toBillingAddress({
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  state: 'TX',
  zip: '75226',
});

test('what was not said is empty, the country is the preset', () => {
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

test.each([undefined, {}, { fullName: 'Somebody' }])(
  'without a place it goes to the billing address',
  (input) => {
    expect(toShippingAddress(input, billing)).toBe(billing);
  },
);

test('a shipping address of its own keeps its place and borrows the contact', () => {
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

test('a state that was left out is that of the ZIP', () => {
  expect(toShippingAddress({ zip: '97205' }, billing).state).toBe('OR');
});

test('leaving out the state does not leave out the tax', () => {
  expect(toShippingAddress({ city: 'Dallas' }, billing).state).toBe('TX');
});
