import { catalogRedirectPath } from './catalog-redirect';

test('/catalog leads to the catalogue and keeps what was asked for', () => {
  expect(catalogRedirectPath('http://localhost/catalog?series=FLORALS')).toBe('/fine-art?series=FLORALS');
});
