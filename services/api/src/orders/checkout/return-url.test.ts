import { sameOriginUrl } from './checkout.service';

const ORIGIN = 'https://gallery.example';

test('keeps a URL of the gallery, with the placeholder that Stripe fills in', () => {
  const address = `${ORIGIN}/order-success?session_id={CHECKOUT_SESSION_ID}`;
  expect(sameOriginUrl(address, ORIGIN)).toBe(address);
});

test.each([
  'https://evil.example/order-success',
  'https://gallery.example.evil.example/',
  'https://gallery.example@evil.example/',
  'https://buyer:secret@gallery.example/',
  'http://gallery.example/',
  'https://gallery.example:8443/',
  '//evil.example',
  '/order-success',
  'javascript:alert(1)',
  'data:text/html,hello',
  '',
])('%s is rejected', (address) => {
  expect(sameOriginUrl(address, ORIGIN)).toBeNull();
});
