import { inCatalogOrder, utcOffsetsOf } from '@gallery/domain';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, describePicture } from '../../../test/builders/artworks';
import { createScheduled } from '../../../test/builders/events';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({
    env: {
      WEB_ORIGIN: frontEnd.origin,
      BRAND_NAME: 'Test Gallery',
      LIVE_GALLERY_URL: 'https://photos.example/evening',
    },
  });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const page = async (path: string) => {
  const response = await api.request(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const block = (html: string, id: string): unknown => {
  const [, json] = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" [^>]*href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);

test('the catalog arrives with settings, remotes, its artworks and the files of its page', async () => {
  await createWork(api);
  const { status, headers, html } = await page('/fine-art');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(html).toContain('<title>Fine Art – Test Gallery</title>');
  expect(block(html, 'gallery')).toMatchObject({ salesMode: 'purchase', brand: { name: 'Test Gallery' } });
  expect(block(html, 'remotes')).toEqual({
    remotes: ['storefront', 'live', 'collector'].map((name) => ({
      name: `mf_${name}`,
      entry: `/remotes/mf-${name}/mf-manifest.json`,
    })),
  });
  expect(block(html, 'first-data')).toEqual({
    '/api/admin/artwork-inventory': await (await api.request('/api/admin/artwork-inventory')).json(),
  });
  expect(preloads(html)).toEqual([
    '/remotes/mf-storefront/mf-manifest.json',
    '/remotes/mf-storefront/remoteEntry.1234abcd.js',
    '/remotes/mf-storefront/expose.js',
    '/remotes/mf-storefront/fine-art.js',
    '/remotes/mf-storefront/fine-art.css',
  ]);
});

test('the home page has its artworks as cards, with everything its carousel shows', async () => {
  await createWork(api);
  const { html } = await page('/');
  expect(block(html, 'first-data')).toMatchObject({
    '/api/artworks': await (await api.request('/api/artworks')).json(),
  });
  expect(html).not.toContain('artwork-inventory');
});

test('the first picture in this visit’s catalog order is preloaded (G36)', async () => {
  for (const [digit, title] of [
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'Three'],
  ] as const) {
    const mediaId = await describePicture(api, digit);
    await createWork(api, { title, images: [{ kind: 'artwork', mediaId, alt: title }] });
  }
  const { html } = await page('/fine-art');
  const visit = block(html, 'visit');
  const seed =
    typeof visit === 'object' && visit !== null && 'seed' in visit ? Number(visit.seed) : Number.NaN;
  // The inventory is ordered newest first; the page derives its own order from it with the same seed.
  const [first] = inCatalogOrder(['c', 'b', 'a'], seed);
  const images = [...html.matchAll(/as="image"[^>]*imagesrcset="\/api\/uploads\/(\w)/g)].map(
    ([, digit]) => digit,
  );
  expect(images).toEqual([first, first]);
});

test.each(['/', '/about', '/commercial', '/contact'])('%s has the gallery’s own texts', async (path) => {
  expect(block((await page(path)).html, 'first-data')).toMatchObject({
    '/api/site': await (await api.request('/api/site')).json(),
  });
});

test('the selling partners’ page has its texts and figures', async () => {
  const answers = await Promise.all(
    ['/api/site', '/api/affiliate-program'].map(async (path) => [
      path,
      await (await api.request(path)).json(),
    ]),
  );
  expect(block((await page('/selling-partners')).html, 'first-data')).toEqual(Object.fromEntries(answers));
});

test.each([
  ['/live-events', true],
  ['/live-event-gate/tfgallery', true],
  ['/live-event/tfgallery', true],
  ['/fine-art', false],
])('%s arrives in the dark: %s', async (path, isDark) => {
  expect((await page(path)).html.startsWith('<html data-theme="dark">')).toBe(isDark);
});

test('a visit keeps its seed across documents', async () => {
  const first = await api.request('/about');
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^visit=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const again = await api.request('/fine-art', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
  expect(block(await again.text(), 'visit')).toEqual(block(await first.text(), 'visit'));
});

test('an unchanged page is not sent again, and keeps its policy', async () => {
  await createWork(api);
  const headers = { cookie: 'visit=17' };
  const first = await api.request('/fine-art', { headers });
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('set-cookie'), etag]).toEqual([null, expect.stringMatching(/^W\/"[\w-]+"$/)]);
  const again = await api.request('/fine-art', { headers: { ...headers, 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  await createWork(api, { title: 'Aster' });
  const changed = await api.request('/fine-art', { headers: { ...headers, 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

test('no picture is preloaded for a filtered list', async () => {
  await createWork(api);
  expect((await page('/fine-art?series=FLORALS')).html).not.toContain('as="image"');
});

test.each(['/fine-art/night-bloom', '/artwork/night-bloom'])(
  '%s has its artwork and picture',
  async (path) => {
    const { id } = await createWork(api);
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('<title>Night Bloom – Test Gallery</title>');
    expect(block(html, 'first-data')).toMatchObject({ '/api/artworks/night-bloom': { id } });
    expect(html).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="\/api\/uploads\/0{32}-400\.avif 400w/,
    );
  },
);

test('a title cannot break out of its document', async () => {
  await createWork(api, { title: '</script><script>alert(1)</script>' });
  const { html } = await page('/fine-art');
  expect(html).not.toContain('<script>alert');
  expect(block(html, 'first-data')).toMatchObject({
    '/api/admin/artwork-inventory': [{ title: '</script><script>alert(1)</script>' }],
  });
});

test.each([
  ['/nowhere', '404 Page Not Found'],
  ['/fine-art/nobody', 'Artwork Not Found'],
])('%s is a page with status 404', async (path, title) => {
  const { status, html } = await page(path);
  expect(status).toBe(404);
  expect(html).toContain(`<title>${title} – Test Gallery</title>`);
  expect(html).toContain('<div id="root">');
});

test.each(['/api/nowhere', '/api', '/uploads/nowhere'])('%s is not a page: 404 as JSON', async (path) => {
  const response = await api.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

describe('an event’s page and its gate', () => {
  const evening = {
    title: 'An Evening on PaperSize',
    description: 'Portraits under one lamp.',
    startsAt: new Date('2030-05-01T23:00:00Z'),
    endsAt: new Date('2030-05-02T02:00:00Z'),
  };

  test.each(['live-event', 'live-event-gate'])(
    '/%s says what, when and where without JavaScript',
    async (path) => {
      const { id } = await createScheduled(api, 1, evening);
      const { status, html } = await page(`/${path}/${id}`);
      expect(status).toBe(200);
      expect(html).toContain('<title>An Evening on PaperSize – Test Gallery</title>');
      expect(html).toContain(
        '<noscript><p><strong>An Evening on PaperSize</strong><br>Upcoming<br>May 1, 2030, 6:00 PM – 9:00 PM CDT<br>Dallas, Texas<br>Portraits under one lamp.<br>',
      );
      expect(html).toContain(`<link rel="canonical" href="http://gallery.example/live-event/${id}">`);
      expect(html).toContain('<meta property="og:title" content="An Evening on PaperSize">');
      expect(html).toContain('"@type":"Event"');
    },
  );

  test('the list of events works without JavaScript', async () => {
    await createScheduled(api, 1, evening);
    const { html } = await page('/live-events');
    expect(html).toContain('<br>An Evening on PaperSize. Upcoming. May 1, 2030, 6:00 PM – 9:00 PM CDT.');
  });

  test.each(['/live-event/nope', '/live-event-gate/nope'])('%s is not found', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>Event Not Found – Test Gallery</title>');
  });

  test('a VIP-only event tells others neither its name nor its location', async () => {
    const { id } = await createScheduled(api, 1, { ...evening, isVipOnly: true });
    const { status, html } = await page(`/live-event/${id}`);
    expect(status).toBe(200);
    expect(html).not.toContain('Evening on PaperSize');
  });
});

test('the settings are also available to pages whose document lacks them', async () => {
  expect(await (await api.request('/api/gallery')).json()).toEqual({
    salesMode: 'purchase',
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    orderLimits: { smallEditionPrints: 100, largeEditionPrints: 100 },
    editionPolicy: expect.stringContaining('No further prints'),
    brand: {
      id: 'tfgallery',
      name: 'Test Gallery',
      email: 'sales@tfgallery.example',
      studio: 'Dallas, Texas',
      city: 'Dallas',
      zip: '75226',
      timeZone: 'America/Chicago',
      utcOffsets: utcOffsetsOf('America/Chicago', new Date().getUTCFullYear()),
    },
    links: [{ label: 'Instagram', href: 'https://instagram.example/tfgallery' }],
    artistSites: [
      { label: 'The artist’s site', href: 'https://artist.example' },
      { label: 'The artist’s journal', href: 'https://journal.example' },
    ],
    charity: { label: 'The charity', href: 'https://charity.example' },
    series: expect.arrayContaining([
      {
        slug: 'dontshootmyface',
        name: 'DONTSHOOTMYFACE',
        mobileLabel: 'PORTRAITS',
        inFilter: true,
        near: ['celebrity', 'observations'],
      },
    ]),
    gateTags: [
      { tag: 'tfgallery', title: 'Test Gallery Live Event', text: expect.stringMatching(/^Join Test/) },
    ],
    stripePublishableKey: 'pk_test_sandbox',
    stripeScript: 'https://js.stripe.com/v3/',
    publicOrigin: 'http://gallery.example',
    countsVisits: true,
    liveGallery: 'https://photos.example/evening',
  });
});
