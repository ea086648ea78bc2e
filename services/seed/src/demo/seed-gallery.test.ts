import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { CatalogService, PublicArtworksService, PrintLedgerService } from '@gallery/api/catalog';
import { MediaService } from '@gallery/api/media';
import { readDemoArtworks, type DemoArtwork } from './demo-artworks';
import { DEMO_ON_INQUIRY, DEMO_SOLD, seedGallery } from './seed-gallery';

const DAY_MS = 86_400_000;
const DEMO = path.resolve(__dirname, '../../../../demo');

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-demo-'));
  for (const [name, background] of [
    ['bare', '#304050'],
    ['framed', '#706050'],
  ] as const) {
    const bytes = await sharp({ create: { width: 420, height: 280, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await writeFile(path.join(folder, `${name}.jpg`), bytes);
  }
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** The demo's own list, with two small pictures in the place of its forty-eight. */
const demoArtworks = async (): Promise<DemoArtwork[]> =>
  (await readDemoArtworks(DEMO)).map((artwork) =>
    Object.assign(artwork, { file: 'bare.jpg', catalogueFile: 'framed.jpg' }),
  );

const seed = async (report: (title: string) => void = () => undefined): Promise<void> =>
  seedGallery(
    {
      clock: Object.assign(api.clock, {
        setBack: (days: number) => {
          api.clock.reset();
          api.clock.advance(-days * DAY_MS);
        },
      }),
      catalogue: api.get(CatalogService),
      ledger: api.get(PrintLedgerService),
      media: api.get(MediaService),
      database: api.database,
    },
    { folder, artworks: await demoArtworks(), report: ({ title }) => report(title) },
  );

const work = async (title: string) => {
  const found = (await api.get(PublicArtworksService).listRecords()).find((record) => record.title === title);
  if (!found) throw new Error(`${title} is not there.`);
  return found;
};

test('every work of the demo hangs, with its editions and what was sold of them', async () => {
  await seed();

  expect(await api.get(PublicArtworksService).listRecords()).toHaveLength(24);
  const peony = (await work('Inside Voice')).editionOptions.find((option) => option.size === '20x20');
  expect(peony).toMatchObject({ price: 4_000, total: 9, sold: 2, nextNumber: 3 });
  const circle = (await work('One Breath, Not Corrected')).editionOptions;
  expect(circle.every((option) => option.available === 0)).toBe(true);
  const lastSong = (await work('Last Song, Empty House')).editionOptions;
  expect(lastSong.map((option) => option.price)).toEqual([0, 0, 0, 0]);
});

test('a work that is sold out has closed weeks before the demo begins', async () => {
  await seed();
  const { soldOutAt } = await work('One Breath, Not Corrected');
  expect(api.clock.now().getTime() - Date.parse(String(soldOutAt))).toBeGreaterThan(30 * DAY_MS);
});

test('a seed that was stopped goes on where it was, and leaves alone what buyers did since', async () => {
  const stopped = seed((title) => {
    if (title === 'Inside Voice') throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await api.get(PublicArtworksService).listRecords()).toHaveLength(4);
  const [mini] = (await work('Inside Voice')).editionOptions;
  if (!mini) throw new Error('Inside Voice has no mini.');
  await api
    .get(PrintLedgerService)
    .recordOfflineSale({ editionId: mini.editionId, editionNumbers: [99], reason: 'since', actor: 'owner' });

  await seed();
  await seed();

  expect(await api.get(PublicArtworksService).listRecords()).toHaveLength(24);
  expect((await work('Inside Voice')).editionOptions[0]).toMatchObject({ sold: 13 });
});

test('the list of sold prints names works that exist', async () => {
  const titles = (await readDemoArtworks(DEMO)).map((artwork) => artwork.title);
  expect(titles).toEqual(expect.arrayContaining([...Object.keys(DEMO_SOLD), ...DEMO_ON_INQUIRY]));
});
