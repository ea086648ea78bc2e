import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { MediaFilesService, MediaService } from '@gallery/api/media';
import { SiteContentService } from '@gallery/api/site-content';
import { readDemoArtworks } from './demo-artworks';
import { DEMO_CONSIGNED } from './seed-gallery';
import { seedSite } from './seed-site';
import { slugify } from '@gallery/domain';

const DEMO = path.resolve(__dirname, '../../../../demo');

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-demo-site-'));
  await standIn();
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** The demo's own words, with small pictures in the place of its large ones. */
async function standIn(): Promise<void> {
  const text = await readFile(path.join(DEMO, 'site.json'), 'utf8');
  await writeFile(path.join(folder, 'site.json'), text);
  await mkdir(path.join(folder, 'site'));
  await cp(path.join(DEMO, 'video'), path.join(folder, 'video'), { recursive: true });
  for (const drawing of new Set(text.match(/site\/[\w-]+\.svg/g))) {
    await cp(path.join(DEMO, drawing), path.join(folder, drawing));
  }
  const pictures = new Set(text.match(/(site|video)\/[\w-]+\.jpg/g));
  for (const [index, file] of [...pictures].entries()) {
    const background = { r: index * 7, g: 60, b: 90 };
    const bytes = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await writeFile(path.join(folder, file), bytes);
  }
}

const seed = (): Promise<string[]> =>
  seedSite(
    { site: api.get(SiteContentService), media: api.get(MediaService), files: api.get(MediaFilesService) },
    folder,
  );

test('the demo has its words, every picture and two films that play (G100)', async () => {
  expect(await seed()).toEqual(['home', 'about', 'commercial', 'contact', 'live', 'partners']);
  const { home, about, commercial, live } = await api.get(SiteContentService).getContent();

  expect(about.banner).not.toBeNull();
  expect(home.availableAt?.rooms).toHaveLength(4);
  expect([...home.features, ...commercial.services].filter((each) => each.picture === null)).toEqual([]);
  const sources = [...home.hero.sources, ...(home.behindTheScenes?.film.sources ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4', 'video/webm', 'video/mp4']);
  for (const { src } of sources) expect((await api.request(src, { method: 'HEAD' })).status).toBe(200);
  expect((await api.request(about.signature?.src ?? '/none')).status).toBe(200);
  expect(live.sponsors).toHaveLength(3);
});

test('a second seed leaves alone what the owner wrote in between', async () => {
  await seed();
  await api
    .get(SiteContentService)
    .saveSection('contact', { sentence: 'Knock twice.', studio: ['Round the corner'], categories: [] });

  expect(await seed()).toEqual([]);
  expect((await api.get(SiteContentService).getContent()).contact.sentence).toBe('Knock twice.');
});

test('the prints that hang in the other gallery are works of the demo which the shop does not sell', async () => {
  await seed();
  const { home } = await api.get(SiteContentService).getContent();
  const slugs = (await readDemoArtworks(DEMO)).map(({ title }) => slugify(title));
  const consigned = Object.entries(DEMO_CONSIGNED).flatMap(([title, sizes]) =>
    Object.entries(sizes).flatMap(([size, editionNumbers]) =>
      editionNumbers.map((editionNumber) => ({ slug: slugify(title), size, editionNumber })),
    ),
  );

  expect(home.availableAt?.works).toEqual(consigned);
  expect(slugs).toEqual(expect.arrayContaining(consigned.map(({ slug }) => slug)));
});
