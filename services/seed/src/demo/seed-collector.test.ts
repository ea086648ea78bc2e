import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { column } from '../../../api/test/builders/checkout';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { CatalogService, PublicArtworksService, PrintLedgerService } from '@gallery/api/catalog';
import { CertificateAmendmentsService, CertificatesService } from '@gallery/api/certificates';
import { FavoritesService, CollectorLevelsService, CommissionRequestsService } from '@gallery/api/collectors';
import { EmailConfirmationService, CollectorAuthService } from '@gallery/api/identity';
import { MediaService } from '@gallery/api/media';
import { OrderTransitionsService, OfflineSalesService } from '@gallery/api/orders';
import { PrivatePreviewsService, ArtistNotesService } from '@gallery/api/private-previews';
import { SiteContentService } from '@gallery/api/site-content';
import { defaultSections } from '../../../api/src/site-content/sections/default-sections';
import { readDemoArtworks } from './demo-artworks';
import { DEMO_COLLECTOR, DEMO_HIDDEN, DEMO_NOTE, DEMO_ORDERS } from './demo-collector';
import { seedCollector } from './seed-collector';
import { seedGallery } from './seed-gallery';

const DEMO = path.resolve(__dirname, '../../../../demo');
const DAY_MS = 86_400_000;

let api: TestApi;
let folder: string;
let headers: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-demo-collector-'));
  await standIn();
  await hangWorks();
  const signature = { src: `/api/uploads/${'a'.repeat(32)}.svg`, alt: 'Signature' };
  await api
    .get(SiteContentService)
    .saveSection('about', { ...defaultSections(api.settings.brand).about, signature });
  await seed();
  headers = await signedIn();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Small pictures in the place of the demo's large ones. */
async function standIn(): Promise<void> {
  await cp(path.join(DEMO, 'artworks.json'), path.join(folder, 'artworks.json'));
  for (const name of ['artworks', 'live']) await mkdir(path.join(folder, name));
  const files = ['bare.jpg', 'framed.jpg', DEMO_HIDDEN.file, DEMO_NOTE.file];
  for (const [index, file] of files.entries()) {
    const background = { r: 40 * index, g: 60, b: 90 };
    const bytes = await sharp({ create: { width: 48, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await writeFile(path.join(folder, file), bytes);
  }
}

const pastClock = () =>
  Object.assign(api.clock, {
    setBack: (days: number) => {
      api.clock.reset();
      api.clock.advance(-days * DAY_MS);
    },
  });

async function hangWorks(): Promise<void> {
  const artworks = (await readDemoArtworks(folder)).map((artwork) =>
    Object.assign(artwork, { file: 'bare.jpg', catalogueFile: 'framed.jpg' }),
  );
  const services = {
    clock: pastClock(),
    catalogue: api.get(CatalogService),
    ledger: api.get(PrintLedgerService),
    media: api.get(MediaService),
    database: api.database,
  };
  await seedGallery(services, { folder, artworks, report: () => undefined });
}

const seed = (): Promise<boolean> =>
  seedCollector(
    {
      clock: pastClock(),
      database: api.database,
      media: api.get(MediaService),
      catalogue: api.get(CatalogService),
      signUp: api.get(CollectorAuthService),
      proof: api.get(EmailConfirmationService),
      levels: api.get(CollectorLevelsService),
      favorites: api.get(FavoritesService),
      offline: api.get(OfflineSalesService),
      site: api.get(SiteContentService),
      certificates: api.get(CertificatesService),
      amending: api.get(CertificateAmendmentsService),
      orderMoves: api.get(OrderTransitionsService),
      commissions: api.get(CommissionRequestsService),
      previews: api.get(PrivatePreviewsService),
      notes: api.get(ArtistNotesService),
    },
    folder,
  );

async function signedIn(): Promise<Record<string, string>> {
  const { email, password } = DEMO_COLLECTOR;
  const answer = await api.request('/api/collectors/signin', { method: 'POST', body: { email, password } });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('sessionId' in body))
    throw new Error(`The demo's collector cannot sign in: ${JSON.stringify(body)}`);
  return { authorization: `Bearer ${String(body.sessionId)}` };
}

const read = async (at: string): Promise<unknown> => (await api.request(at, { headers })).json();

test('Elena Marsh signs in with what the start tells, a VIP collector of a proved address', async () => {
  expect(await read('/api/collectors/me')).toMatchObject({
    firstName: 'Elena',
    isEmailConfirmed: true,
    collectorLevel: 'VIP',
  });
});

test('her orders are of different age and status', async () => {
  const days = await column(api, 'SELECT DATEDIFF(UTC_TIMESTAMP(), created_at) FROM orders ORDER BY id');
  expect(days.map(Number)).toEqual(DEMO_ORDERS.map(({ daysAgo }) => daysAgo));
  expect(await read('/api/orders')).toMatchObject([
    { status: 'processing', lines: [{ editionNumbers: [1, 2] }] },
    { status: 'shipped', trackingNumber: expect.any(String) },
    { status: 'delivered' },
    {
      status: 'completed',
      lines: [
        { size: '30x20', editionNumbers: [1] },
        { size: '7x5', editionNumbers: [1] },
      ],
    },
  ]);
});

test('each of her prints has a certificate, those of delivered orders signed', async () => {
  const signed = [false, false, false, true, true, true];
  expect(await read('/api/collector/certificates')).toMatchObject(
    signed.map((signatureApplied) => ({ signatureApplied })),
  );
});

test('she has saved works, the last one first', async () => {
  expect(await read('/api/favorites')).toMatchObject([
    { artwork: { title: 'Inside Voice' } },
    { artwork: { title: 'Someone Is Home' } },
    {},
    {},
    {},
  ]);
});

test('a commission is under way', async () => {
  expect(await read('/api/commissions')).toMatchObject([{ status: 'processing', wantsStudioVisit: true }]);
});

test('she sees one work that the public does not, and reads a note', async () => {
  expect(await read('/api/collector/private-inventory')).toMatchObject([{ title: 'Half Light' }]);
  expect(await read('/api/collector/artist-notes')).toMatchObject([{ title: 'Choosing' }]);
  expect(await api.get(PublicArtworksService).listCards()).toHaveLength(24);
});

test('a second seed adds nothing', async () => {
  expect(await seed()).toBe(false);
  expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual([String(DEMO_ORDERS.length)]);
});
