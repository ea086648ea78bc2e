import { resolvePage } from './page-resolution';

test.each([
  ['/', 'mf_storefront', 'home', { kind: 'cards' }],
  ['/fine-art', 'mf_storefront', 'fine-art', { kind: 'inventory' }],
  ['/Fine-Art/', 'mf_storefront', 'fine-art', { kind: 'inventory' }],
  [
    '/fine-art/night-bloom',
    'mf_storefront',
    'artwork',
    { kind: 'artwork', prefix: '/fine-art', slug: 'night-bloom' },
  ],
  [
    '/artwork/night-bloom',
    'mf_storefront',
    'artwork',
    { kind: 'artwork', prefix: '/artwork', slug: 'night-bloom' },
  ],
  ['/ledger', 'mf_storefront', 'ledger', { kind: 'ledger' }],
  ['/cart', 'mf_storefront', 'cart', { kind: 'cards' }],
  ['/commercial', 'mf_storefront', 'commercial', null],
  ['/selling-partners', 'mf_storefront', 'selling-partners', { kind: 'programme' }],
  ['/checkout', 'mf_storefront', 'checkout', null],
  ['/visualizer', 'mf_storefront', 'visualizer', { kind: 'inventory' }],
  ['/newsletter/confirm', 'mf_storefront', 'newsletter-confirm', null],
  ['/newsletter/unsubscribe', 'mf_storefront', 'newsletter-unsubscribe', null],
  ['/site-preview/about', 'mf_storefront', 'site-preview', null],
  ['/site-preview/live', 'mf_live', 'site-preview', null],
  ['/live-event/tfgallery', 'mf_live', 'live-event', { kind: 'event', tag: 'tfgallery' }],
  ['/live-event-gate/opening', 'mf_live', 'live-event-gate', { kind: 'event', tag: 'opening' }],
  ['/live-event', 'mf_live', 'live-event', { kind: 'event', tag: null }],
  ['/collector/portal', 'mf_collector', 'portal', null],
])('%s belongs to %s', (path, remote, chunk, data) => {
  expect(resolvePage(path)).toMatchObject({ status: 200, remote, chunk, data });
});

test.each(['/nowhere', '/fine-art/a/b', '/.env', '/wp-login.php'])('%s is not a page', (path) => {
  expect(resolvePage(path)).toMatchObject({ status: 404, remote: null, data: null });
});

test('the selling partners’ page is public but not indexed (P12)', () => {
  expect(resolvePage('/selling-partners')).toMatchObject({
    status: 200,
    chunk: 'selling-partners',
    isIndexed: false,
    isPersonal: false,
  });
});

test('a partner’s statement is private, and its URL a key', () => {
  expect(resolvePage('/partner-statement/Zk3')).toMatchObject({
    address: '/partner-statement/Zk3',
    chunk: 'partner-statement',
    isIndexed: false,
    isPersonal: true,
    isKey: true,
  });
});

test.each([
  ['/Fine-Art/', '/fine-art'],
  ['/catalog', '/fine-art'],
  ['/Catalog/', '/fine-art'],
  ['//', '/'],
  ['/live-event/', '/live-event/'],
  ['/Live-Event/Opening', '/Live-Event/Opening'],
  ['/fine-art/night-bloom', null],
  ['/nowhere', null],
])('%s has the path %s', (path, address) => {
  expect(resolvePage(path).address).toBe(address);
});

test('only the payment page takes payments, and search engines index public pages', () => {
  const paths = [
    '/',
    '/fine-art',
    '/about',
    '/contact',
    '/cart',
    '/order-success',
    '/payment-success',
    '/order-lookup',
    '/checkout',
  ];
  const pages = paths.map((path) => ({ path, ...resolvePage(path) }));
  expect(pages.filter((page) => page.takesPayment).map(({ path }) => path)).toEqual(['/checkout']);
  expect(pages.filter((page) => page.isIndexed).map(({ path }) => path)).toEqual(paths.slice(0, 4));
});
