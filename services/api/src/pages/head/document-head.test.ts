import { headOf } from '../../../test/builders/document-head';
import { createEvent, createScheduled } from '../../../test/builders/events';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, describePicture, editionOf } from '../../../test/builders/artworks';
import { PrintLedgerService } from '../../catalog';
import { SiteContentService } from '../../site-content';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({
    env: { WEB_ORIGIN: frontEnd.origin, BRAND_NAME: 'Test Gallery', BRAND_ARTIST: 'A. Photographer' },
  });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const head = async (path: string) => headOf(await (await api.request(path)).text());

test('an artwork is described in its photographer’s words, cut between words', async () => {
  await createWork(api, { description: 'A bloom at night. '.repeat(12) });
  const { meta } = await head('/fine-art/night-bloom');
  expect(meta.description).toMatch(/^A bloom at night\. A bloom .*[a-z]…$/);
  expect(meta.description?.length).toBeLessThanOrEqual(155);
  expect(meta['og:description']).toBe(meta.description);
});

test('an artwork without a description has its label', async () => {
  await createWork(api);
  expect((await head('/fine-art/night-bloom')).meta.description).toBe(
    'Night Bloom, 2024. Archival pigment print. FLORALS, by A. Photographer.',
  );
});

test.each(['/fine-art/night-bloom', '/artwork/night-bloom', '/artwork/night-bloom?ref=a'])(
  '%s has one canonical URL (G28)',
  async (path) => {
    await createWork(api);
    const { links, meta } = await head(path);
    expect(links.canonical).toBe('http://gallery.example/fine-art/night-bloom');
    expect(meta['og:url']).toBe('http://gallery.example/fine-art/night-bloom');
  },
);

test('a link preview shows the artwork’s own picture as a JPEG with its size', async () => {
  const mediaId = await describePicture(api, 'a');
  await createWork(api, { images: [{ kind: 'artwork', mediaId, alt: 'A "bloom"' }] });
  expect((await head('/fine-art/night-bloom')).meta).toMatchObject({
    'og:type': 'article',
    'og:site_name': 'Test Gallery',
    'og:title': 'Night Bloom',
    'og:image': `http://gallery.example/api/uploads/${mediaId}-1200.jpg`,
    'og:image:width': '1200',
    'og:image:height': '800',
    'og:image:alt': 'A "bloom"',
    'twitter:card': 'summary_large_image',
  });
});

test('the canonical URL excludes the query', async () => {
  expect((await head('/fine-art?series=FLORALS')).links.canonical).toBe('http://gallery.example/fine-art');
});

test('documents link to the feed of new artworks', async () => {
  expect((await head('/about')).links.alternate).toBe('http://gallery.example/feed.xml');
});

test.each([
  '/cart',
  '/order-confirmation',
  '/order-success',
  '/payment-success',
  '/order-lookup',
  '/checkout',
  '/newsletter/confirm',
  '/selling-partners',
  '/partner-statement/a-secret',
])('%s is not for search engines', async (path) => {
  expect((await head(path)).meta.robots).toBe('noindex');
});

test.each(['/', '/fine-art', '/about', '/contact', '/commercial', '/live-events'])(
  '%s is for search engines',
  async (path) => {
    const { meta } = await head(path);
    expect(meta.robots).toBeUndefined();
    expect(meta.description).not.toBe('');
  },
);

test.each(['/nowhere', '/fine-art/nobody'])('%s has no canonical URL and is not indexed', async (path) => {
  const { meta, links } = await head(path);
  expect(meta.robots).toBe('noindex');
  expect(links.canonical).toBeUndefined();
});

test('the home page says who the gallery is and how to search it', async () => {
  const { things } = await head('/');
  expect(things.Organization).toMatchObject({
    name: 'Test Gallery',
    url: 'http://gallery.example/',
    email: 'sales@tfgallery.example',
    sameAs: ['https://instagram.example/tfgallery'],
    founder: { '@type': 'Person', name: 'A. Photographer' },
  });
  expect(things.WebSite).toMatchObject({
    potentialAction: { target: { urlTemplate: 'http://gallery.example/fine-art?q={search_term_string}' } },
  });
});

test('the catalog lists its artworks by their canonical URLs', async () => {
  await createWork(api);
  await createWork(api, { title: 'Hidden', liveStatus: 'hidden' });
  expect((await head('/fine-art')).things.CollectionPage).toMatchObject({
    mainEntity: {
      numberOfItems: 1,
      itemListElement: [
        { position: 1, name: 'Night Bloom', url: 'http://gallery.example/fine-art/night-bloom' },
      ],
    },
  });
});

test('the events page lists current and upcoming events, for everyone', async () => {
  const mediaId = await describePicture(api, 'c');
  await createEvent(api, { title: 'Tonight', heroMediaId: mediaId, heroAlt: 'The room' });
  await createScheduled(api, 24, { title: 'For few', isVipOnly: true });
  await createScheduled(api, 48, { title: 'Not to be', status: 'cancelled' });
  const { meta, things } = await head('/live-events');
  expect(meta.description).toMatch(
    /^On now: Tonight\. Live events by Test Gallery, Dallas, Texas: see photographs/,
  );
  const image = `http://gallery.example/api/uploads/${mediaId}-1200.jpg`;
  expect(meta['og:image']).toBe(image);
  const scheduled = 'https://schema.org/EventScheduled';
  const items = [
    { name: 'Tonight', eventStatus: scheduled, location: { name: 'Dallas, Texas' }, image },
    {
      name: 'For few',
      eventStatus: scheduled,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[56]:00$/),
    },
    { name: 'Not to be', eventStatus: 'https://schema.org/EventCancelled' },
  ];
  expect(things.CollectionPage).toMatchObject({
    mainEntity: { itemListElement: items.map((item) => ({ item: { '@type': 'Event', ...item } })) },
  });
  // Shows no more about a VIP-only event than the lists do.
  expect(JSON.stringify(things).match(/Portraits under one lamp/g)).toHaveLength(2);
});

test('an artwork has structured data for itself and for what can be bought', async () => {
  const work = await createWork(api);
  const sell = (size: string, count: number) =>
    api.get(PrintLedgerService).recordOfflineSale({
      editionId: editionOf(work, size),
      editionNumbers: Array.from({ length: count }, (_, index) => index + 1),
      reason: 'before',
      actor: 'owner',
    });
  await sell('30x20', 9);
  await sell('45x30', 6);
  const { things } = await head('/artwork/night-bloom');

  expect(things.VisualArtwork).toMatchObject({
    name: 'Night Bloom',
    url: 'http://gallery.example/fine-art/night-bloom',
    artist: { '@type': 'Person', name: 'A. Photographer' },
    artMedium: 'Archival pigment print',
    dateCreated: '2024',
  });
  expect(things.Product).toMatchObject({
    offers: [
      { name: '5 × 7 in', price: 333, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      { sku: editionOf(work, '30x20'), price: 5_000, availability: 'https://schema.org/SoldOut' },
      { price: 10_000, availability: 'https://schema.org/LimitedAvailability' },
      { price: 15_000, availability: 'https://schema.org/InStock' },
    ],
  });
  expect(things.BreadcrumbList).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Fine Art' }, { name: 'Night Bloom' }],
  });
});

test('an artwork has the size of its largest print and the number of prints', async () => {
  await createWork(api);
  expect((await head('/fine-art/night-bloom')).things.VisualArtwork).toMatchObject({
    artEdition: 127,
    width: { value: 60, unitCode: 'INH' },
    height: { value: 40, unitCode: 'INH' },
  });
});

test('offers of minis have a delivery price, those of framed prints do not', async () => {
  await createWork(api);
  const framed: unknown = expect.not.objectContaining({ shippingDetails: expect.anything() });
  expect((await head('/fine-art/night-bloom')).things.Product).toMatchObject({
    offers: [
      expect.objectContaining({
        shippingDetails: expect.objectContaining({
          shippingRate: { '@type': 'MonetaryAmount', value: 20, currency: 'USD' },
        }),
      }),
      framed,
      framed,
      framed,
    ],
  });
});

test('the gallery has its logo and country', async () => {
  expect((await head('/')).things.Organization).toMatchObject({
    logo: 'http://gallery.example/apple-touch-icon.png',
    address: { addressCountry: 'US' },
  });
});

test('a price on inquiry is not an offer (G13)', async () => {
  await createWork(api);
  await api.database.manager.query('UPDATE editions SET price_cents = 0');
  expect((await head('/fine-art/night-bloom')).things.Product).toBeUndefined();
});

test('an artwork’s text cannot break out of the structured data', async () => {
  await createWork(api, { description: '</script><script>alert(1)</script>' });
  const html = await (await api.request('/fine-art/night-bloom')).text();
  expect(html).not.toContain('<script>alert');
  expect(headOf(html).things.VisualArtwork).toMatchObject({
    description: '</script><script>alert(1)</script>',
  });
});

test('the gallery’s own pages have its own descriptions', async () => {
  const site = api.get(SiteContentService);
  const { studio, categories } = (await site.getContent()).contact;
  await site.saveSection('contact', { sentence: 'Knock twice.', studio, categories });
  expect((await head('/contact')).meta.description).toBe('Knock twice.');
});

test('the first picture of the commercial page is shared and preloaded', async () => {
  const mediaId = await describePicture(api, 'c');
  const site = api.get(SiteContentService);
  const { heading, sentence, services, portfolioTiles, leadsToContact } = (await site.getContent())
    .commercial;
  const [plain, pictured] = services.map(({ name, text }) => ({ name, text, picture: null }));
  if (!plain || !pictured) throw new Error('There are two services at first.');
  await site.saveSection('commercial', {
    heading,
    sentence,
    portfolioTiles,
    leadsToContact,
    services: [plain, { ...pictured, picture: { mediaId, alt: 'A building' } }],
  });
  const html = await (await api.request('/commercial')).text();
  expect(headOf(html).meta['og:image']).toBe(`http://gallery.example/api/uploads/${mediaId}-1200.jpg`);
  expect(html).toContain(
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/api/uploads/${mediaId}-`,
  );
});

test('the first picture of the about page is shared and preloaded', async () => {
  const mediaId = await describePicture(api, 'b');
  const site = api.get(SiteContentService);
  const { heading, biography, signature, experience } = (await site.getContent()).about;
  const banner = { mediaId, alt: 'The studio' };
  await site.saveSection('about', { heading, biography, signature, experience, banner });
  const html = await (await api.request('/about')).text();
  expect(headOf(html).meta['og:image']).toBe(`http://gallery.example/api/uploads/${mediaId}-1200.jpg`);
  expect(html).toContain(
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/api/uploads/${mediaId}-`,
  );
});
