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
])('tells that the answer of %s is one collector’s own: %s', (path, isPrivate) => {
  expect(isPrivateQuery({ queryKey: [path] })).toBe(isPrivate);
});
