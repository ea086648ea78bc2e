import { isPrivateQuery } from './private-query';

it.each([
  ['/api/collectors/me', true],
  ['/api/collectors/me/sessions', true],
  ['/api/collector/private-inventory', true],
  ['/api/favorites', true],
  ['/api/orders', true],
  ['/api/commissions', true],
  ['/api/auth/user', true],
  ['/api/artworks', false],
  ['/api/site', false],
  ['/api/checkout-sessions', false],
])('knows whether the response of %s is private to a collector: %s', (path, isPrivate) => {
  expect(isPrivateQuery({ queryKey: [path] })).toBe(isPrivate);
});
