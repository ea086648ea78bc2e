import { SaxesParser } from 'saxes';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, describePicture } from '../../../test/builders/artworks';
import { CatalogService, CATALOG_TOPIC } from '../../catalog';
import { ResponseCache } from '../../platform';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ env: { BRAND_NAME: 'Test & Gallery' } });
});
beforeEach(async () => {
  await api.reset();
  // Emptying the tables is not a change that the catalog announces.
  api.get(ResponseCache).invalidate(CATALOG_TOPIC);
});
afterAll(() => api.close());

/** Texts of a document's elements in order, by name. Throws when it is not well-formed. */
async function texts(path: string): Promise<(name: string) => string[]> {
  const found: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '' };
    open.push(element);
    found.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(await (await api.request(path)).text()).close();
  return (name) => found.filter((each) => each.name === name).map((each) => each.text);
}

test('the sitemap has each page and public artwork once, with its canonical URL (G28)', async () => {
  await createWork(api);
  await createWork(api, { title: 'Hidden', liveStatus: 'hidden' });
  const locations = (await texts('/sitemap.xml'))('loc');
  expect(locations).toEqual([
    'http://gallery.example/',
    'http://gallery.example/fine-art',
    'http://gallery.example/ledger',
    'http://gallery.example/about',
    'http://gallery.example/commercial',
    'http://gallery.example/contact',
    'http://gallery.example/visualizer',
    'http://gallery.example/live-events',
    'http://gallery.example/fine-art/night-bloom',
  ]);
});

test('the sitemap has the last change of an artwork, and its pictures', async () => {
  const mediaId = await describePicture(api, 'a');
  await createWork(api, { images: [{ kind: 'artwork', mediaId, alt: 'A bloom' }] });
  const of = await texts('/sitemap.xml');
  expect(of('image:loc')).toEqual([`http://gallery.example/api/uploads/${mediaId}-1200.jpg`]);
  expect(of('lastmod')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
});

test('a renamed artwork is in the sitemap at once, only under its new URL', async () => {
  const { id } = await createWork(api);
  await api.request('/sitemap.xml');
  await api.get(CatalogService).renameArtwork(id, 'Day Bloom');
  const text = await (await api.request('/sitemap.xml')).text();
  expect(text).toContain('/fine-art/day-bloom<');
  expect(text).not.toContain('night-bloom');
});

test('the feed has new artworks first, identified by their ids', async () => {
  const first = await createWork(api, { title: 'One' });
  const second = await createWork(api, { title: 'Two & <b>', description: 'Words about it.\u0007' });
  const of = await texts('/feed.xml');
  expect(of('title')).toEqual(['New works – Test & Gallery', 'Two & <b>', 'One']);
  expect(of('id').slice(1)).toEqual([`urn:uuid:${second.id}`, `urn:uuid:${first.id}`]);
  expect(of('summary')[0]).toBe('Words about it.');
});

test('a gallery without artworks still has a feed', async () => {
  expect((await texts('/feed.xml'))('updated')).toEqual(['1970-01-01T00:00:00.000Z']);
});

test('security.txt says whom to write to, valid for six months', async () => {
  api.clock.stopAt(new Date('2026-11-22T14:05:00Z'));
  api.settings.applyOverrides({ brand: { ...api.settings.brand, email: 'studio@gallery.example' } });
  const response = await api.request('/.well-known/security.txt');

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    [
      'Contact: mailto:studio@gallery.example',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: http://gallery.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('crawlers can read public pages and pictures, and nothing private', async () => {
  const response = await api.request('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /api/uploads/',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /cart',
      'Disallow: /checkout',
      'Sitemap: http://gallery.example/sitemap.xml',
    ]),
  );
  expect(lines).not.toContain('Disallow: /');
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
])('%s has a tag, and is a 304 for that tag', async (path, type) => {
  const first = await api.request(path);
  expect(first.headers.get('content-type')).toBe(type);
  const again = await api.request(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test.each(['/favicon.ico', '/apple-touch-icon.png'])('%s redirects to the shell’s icon', async (path) => {
  const response = await api.fetch(path, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/shell${path}`);
});

test('the manifest has the gallery’s name and icons', async () => {
  const response = await api.request('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await response.json()).toMatchObject({
    name: expect.any(String),
    start_url: '/',
    icons: [{ src: '/shell/icon.svg' }, { src: '/shell/apple-touch-icon.png' }],
  });
});

test('password managers find the page that changes the password', async () => {
  const response = await api.fetch('/.well-known/change-password', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/collector?tab=profile']);
});
