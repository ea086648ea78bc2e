import sharp from 'sharp';
import { formOf } from '../../test/builders/inventory';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { countQueries } from '../../test/app/query-count';
import { MediaService } from '../media';
import { defaultSections } from './sections/default-sections';
import { SiteContentService, type SiteSections } from '.';

let api: TestApi;
let site: SiteContentService;

beforeAll(async () => {
  api = await startApi({
    env: { BRAND_NAME: 'Lantern Rooms', BRAND_CITY: 'Marfa' },
  });
  site = api.get(SiteContentService);
});
beforeEach(async () => {
  await api.reset();
  await forget();
});
afterAll(() => api.close());

/** Tables were emptied behind the program's back: saving a section makes it read them again. */
async function forget(): Promise<void> {
  await site.saveSection('contact', builtIn().contact);
  await api.database.manager.query('DELETE FROM site_sections');
  await site.getContent();
}

const builtIn = (): SiteSections => defaultSections(api.settings.brand);

async function read(): Promise<unknown> {
  const response = await api.request('/api/site');
  expect(response.status).toBe(200);
  return response.json();
}

async function storedPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  return api.get(MediaService).importImage(bytes, { alt: 'A blue sheet' });
}

test('a new gallery has its default texts, without pictures and films', async () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));

  expect(await read()).toMatchObject({
    home: {
      sentence: expect.stringContaining('Marfa'),
      hero: { poster: null, sources: [], seconds: 0 },
      features: [{ title: 'Commissions' }, { title: 'Live Events' }, { title: 'Limited Editions' }],
    },
    about: { banner: null, biography: expect.arrayContaining([expect.stringContaining('Lantern Rooms')]) },
    commercial: {
      services: named('Documentary', 'Portrait', 'Food', 'Creative', 'Live Music', 'Videography'),
    },
    contact: { categories: named('Art Collectors', 'Press & Media', 'Selling Partners') },
  });
});

test.each(['home', 'about', 'commercial', 'contact', 'live', 'partners'] as const)(
  'the built-in texts of %s would be accepted as the owner’s own',
  async (section) => {
    await site.saveSection(section, builtIn()[section]);
    expect(await site.hasSection(section)).toBe(true);
  },
);

test('collectors read 2–3 weeks of studio time, 3–4 for large works, before framing and delivery (S118, G90)', async () => {
  const terms = builtIn().about.experience;
  expect(terms.find(({ term }) => term === 'Production')?.text).toContain(
    '2–3 weeks standard, 3–4 weeks for large works: studio time, before framing and delivery.',
  );
  expect(await read()).toMatchObject({ about: { experience: terms } });
});

test('a saved section shows at once, and the others stay', async () => {
  expect(await read()).not.toMatchObject({ contact: { sentence: 'Knock twice.' } });
  await site.saveSection('contact', { ...builtIn().contact, sentence: 'Knock twice.' });

  expect(await read()).toMatchObject({
    contact: { sentence: 'Knock twice.' },
    home: { headline: builtIn().home.headline },
  });
});

test('pictures come with their alternative text, all of them with one query', async () => {
  const mediaId = await storedPicture();
  const { about, home } = builtIn();
  await site.saveSection('about', { ...about, banner: { mediaId, alt: 'The studio at noon' } });
  await site.saveSection('home', {
    ...home,
    teaser: { ...home.teaser, picture: { mediaId, alt: 'The artist' } },
  });

  expect(await read()).toMatchObject({
    about: { banner: { id: mediaId, alt: 'The studio at noon', width: 40 } },
    home: { teaser: { picture: { id: mediaId, alt: 'The artist' } } },
  });
  expect(await countQueries(api, () => site.getContent())).toBe(2);
});

test('leaves out a room whose picture is gone', async () => {
  const mediaId = await storedPicture();
  await site.saveSection('home', {
    ...builtIn().home,
    availableAt: {
      gallery: 'A gallery',
      note: 'By appointment',
      text: 'Two works hang there.',
      works: [{ slug: 'shallows', size: '30x30', editionNumber: 1 }],
      rooms: [
        { picture: { mediaId, alt: 'Room one' }, caption: 'Room one' },
        { picture: { mediaId: 'f'.repeat(32), alt: 'Room two' }, caption: 'Room two' },
      ],
    },
  });

  expect(await read()).toMatchObject({
    home: {
      availableAt: {
        rooms: [{ caption: 'Room one' }],
        works: [{ slug: 'shallows', size: '30x30', editionNumber: 1 }],
      },
    },
  });
});

test.each([
  ['an empty heading', { heading: ' ' }, 'heading'],
  ['a picture that no id names', { banner: { mediaId: '../secret', alt: '' } }, 'banner.mediaId'],
  ['a picture without words', { banner: { mediaId: 'a'.repeat(32) } }, 'banner.alt'],
  ['a paragraph that is none', { biography: ['One.', 2] }, 'biography'],
  ['a field nobody knows', { subtitle: 'More' }, 'subtitle'],
  ['a signature elsewhere', { signature: { src: 'https://x.example/s.svg', alt: 'S' } }, 'signature.src'],
])('%s is rejected at its field and nothing is stored', async (_what, change, field) => {
  const written = { ...builtIn().about, ...change };

  await expect(site.saveSection('about', written)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { [field]: expect.any(String) },
  });
  expect(await site.hasSection('about')).toBe(false);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example'])(
  'a link to %s is rejected',
  async (href) => {
    const { home } = builtIn();
    const mission = { ...home.mission, link: { label: 'The project', href } };

    await expect(site.saveSection('home', { ...home, mission })).rejects.toMatchObject({
      fields: { 'mission.link.href': expect.any(String) },
    });
  },
);

test('a stored section that is no longer valid falls back to the built-in texts', async () => {
  await api.database.manager.query(
    `INSERT INTO site_sections VALUES ('contact', '{"sentence": 7}', '2026-01-01 00:00:00.000')`,
  );

  expect((await site.getContent()).contact).toEqual(builtIn().contact);
});

test('a stored section with an outdated field is shown without it', async () => {
  const kept = JSON.stringify({ ...builtIn().contact, sentence: 'Knock twice.', fax: 'none' });
  await api.database.manager.query(
    `INSERT INTO site_sections VALUES ('contact', ?, '2026-01-01 00:00:00.000')`,
    [kept],
  );

  const { contact } = await site.getContent();
  expect(contact.sentence).toBe('Knock twice.');
  expect(contact).not.toHaveProperty('fax');
});

test('a contact section from before pictures were added still works, without one', async () => {
  const { picture: _, ...kept } = { ...builtIn().contact, sentence: 'Knock twice.' };
  await api.database.manager.query(
    `INSERT INTO site_sections VALUES ('contact', ?, '2026-01-01 00:00:00.000')`,
    [JSON.stringify(kept)],
  );

  expect((await site.getContent()).contact).toEqual({ ...kept, picture: null });
});

async function write(content: object, version = 0) {
  const headers = asOwner;
  const answer = await api.request('/api/admin/site/contact', {
    method: 'PUT',
    headers,
    body: { version, content },
  });
  const said: Record<string, unknown> = JSON.parse(await answer.text());
  return { status: answer.status, said };
}

test('the owner changes a section, and visitors see it at once', async () => {
  const { status, said } = await write({ ...builtIn().contact, sentence: 'Knock twice.' });
  expect([status, said.sections]).toEqual([
    200,
    expect.arrayContaining([
      expect.objectContaining({ section: 'contact', version: 1, changedBy: 'theodora' }),
    ]),
  ]);
  expect(await read()).toMatchObject({ contact: { sentence: 'Knock twice.' } });
});

test('the owner learns what is wrong with a section, and who changed it meanwhile', async () => {
  const faulty = await write({ ...builtIn().contact, sentence: '' });
  expect([faulty.status, faulty.said.fields]).toEqual([400, { sentence: expect.any(String) }]);
  await write({ ...builtIn().contact, sentence: 'First.' });
  const late = await write({ ...builtIn().contact, sentence: 'Late.' });
  expect([late.status, late.said.code]).toEqual([409, 'changed_meanwhile']);
  expect(await read()).toMatchObject({ contact: { sentence: 'First.' } });
});

const asked = async (path: string, body?: object) => {
  const response = await api.request(`/api/${path}`, {
    headers: asOwner,
    ...(body && { method: 'POST', body }),
  });
  const said: Record<string, unknown> = JSON.parse(await response.text());
  return { status: response.status, said };
};

test('former versions of a section are kept, from before the first change', async () => {
  const { contact } = builtIn();
  await write({ ...contact, sentence: 'Knock once.' });
  await write({ ...contact, sentence: 'Knock twice.' }, 1);

  const { said } = await asked('admin/site/contact/versions');
  expect(said.versions).toMatchObject([
    { version: 2, changedBy: 'theodora', content: { sentence: 'Knock twice.' } },
    { version: 1, content: { sentence: 'Knock once.' } },
    { version: 0, changedAt: null, changedBy: null, content: { sentence: contact.sentence } },
  ]);
});

test('an unsaved section can be previewed on its page for an hour, by its URL alone', async () => {
  const content = { ...builtIn().contact, sentence: 'Knock thrice.' };
  const { status, said } = await asked('admin/site/contact/previews', { content });
  const preview = () => api.request(`/api/site/preview?token=${String(said.token)}`);

  expect(status).toBe(201);
  expect(await (await preview()).json()).toMatchObject({ contact: { sentence: 'Knock thrice.' } });
  expect(await read()).not.toMatchObject({ contact: { sentence: 'Knock thrice.' } });
  api.clock.advance(3_600_001);
  expect((await preview()).status).toBe(404);
});

test('a section that could not be saved cannot be previewed either', async () => {
  const { status, said } = await asked('admin/site/contact/previews', {
    content: { ...builtIn().contact, sentence: '' },
  });
  expect([status, said.fields]).toEqual([400, { sentence: expect.any(String) }]);
});

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42')]);

test.each([
  ['films', 'film', MP4, { src: expect.stringMatching(/^\/videos\/.+\.mp4$/), type: 'video/mp4' }],
  [
    'drawings',
    'drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    { src: expect.stringMatching(/^\/api\/uploads\/.+\.svg$/) },
  ],
  ['films', 'film', Buffer.from('GIF89a'), { fields: { film: 'The file is not a WebM or MP4 video.' } }],
  ['drawings', 'drawing', MP4, { fields: { drawing: 'The file is not an SVG image.' } }],
  ['films', 'drawing', MP4, { fields: { film: 'Please choose a file.' } }],
])('of the files sent to %s, %s is taken for what it is', async (path, field, bytes, answer) => {
  const response = await api.fetch(`/api/admin/site/${path}`, {
    method: 'POST',
    headers: asOwner,
    body: formOf({}, [[field, bytes, 'file']]),
  });
  expect(await response.json()).toMatchObject(answer);
});
