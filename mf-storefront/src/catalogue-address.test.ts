import { catalogueAddress } from './catalogue-address';

test('/catalog leads to the catalogue and keeps what was asked for', () => {
  expect(catalogueAddress('http://localhost/catalog?series=FLORALS')).toBe('/fine-art?series=FLORALS');
});
