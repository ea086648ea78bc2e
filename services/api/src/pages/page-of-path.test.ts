import { pageOfPath } from './page-of-path';

test.each([
  ['/', 'mf_storefront', 'home', { kind: 'inventory' }],
  ['/fine-art', 'mf_storefront', 'fine-art', { kind: 'inventory' }],
  ['/Fine-Art/', 'mf_storefront', 'fine-art', { kind: 'inventory' }],
  ['/fine-art/night-bloom', 'mf_storefront', 'artwork', { kind: 'artwork', slug: 'night-bloom' }],
  ['/artwork/night-bloom', 'mf_storefront', 'artwork', { kind: 'artwork', slug: 'night-bloom' }],
  ['/cart', 'mf_storefront', 'cart', null],
  ['/commercial', 'mf_storefront', 'commercial', null],
  ['/checkout', 'mf_storefront', 'checkout', null],
  ['/visualizer', 'mf_storefront', 'visualizer', null],
  ['/newsletter/confirm', 'mf_storefront', 'newsletter-confirm', null],
  ['/newsletter/unsubscribe', 'mf_storefront', 'newsletter-unsubscribe', null],
  ['/live-event/tfgallery', 'mf_live', null, null],
  ['/collector/portal', 'mf_collector', null, null],
])('%s belongs to %s', (path, remote, chunk, data) => {
  expect(pageOfPath(path)).toMatchObject({ status: 200, remote, chunk, data });
});

test.each(['/nowhere', '/fine-art/a/b', '/.env', '/wp-login.php'])('%s is no page', (path) => {
  expect(pageOfPath(path)).toMatchObject({ status: 404, remote: null, data: null });
});

test('/selling-partners has an owner but no page yet: the status says so', () => {
  expect(pageOfPath('/selling-partners').status).toBe(404);
});
