import { randomUUID } from 'node:crypto';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, describePicture, editionOf } from '../../../test/builders/artworks';
import type { ArtworkRecord } from './dto/artwork.dto';
import { CatalogService } from '../catalog.service';
import { PublicArtworksService } from './public-artworks.service';
import { PrintLedgerService } from '../prints/print-ledger.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const records = async (): Promise<ArtworkRecord[]> =>
  (await (await api.request('/api/admin/artwork-inventory')).json()) as ArtworkRecord[];

const picture = (id: string, alt: string) => ({
  id,
  alt,
  width: 2_000,
  height: 1_333,
  dominantColor: '#203040',
  placeholder: 'data:image/webp;base64,AA==',
  widths: [400, 800, 1_200, 1_600, 2_000],
});

test('the inventory has everything that a page needs to show an artwork (S105, S107, S108, S109)', async () => {
  const bare = await describePicture(api, 'a');
  const framed = await describePicture(api, 'b');
  const work = await createWork(api, {
    title: 'Night Bloom',
    description: 'A bloom at night.',
    artistProofs: 2,
    tags: ['new', 'limited'],
    isFeatured: true,
    images: [
      { kind: 'artwork', mediaId: bare, alt: 'A bloom' },
      { kind: 'catalogue', mediaId: framed, alt: 'A bloom on a wall' },
    ],
  });
  const large = editionOf(work, '30x20');
  const ledger = api.get(PrintLedgerService);
  const heldUntil = '2026-11-30T12:00:00.000Z';
  await ledger.recordOfflineSale({
    editionId: large,
    editionNumbers: [1, 2],
    reason: 'before',
    actor: 'owner',
  });
  await ledger.hold({
    editionId: large,
    quantity: 1,
    orderId: randomUUID(),
    orderLineId: randomUUID(),
    until: new Date(heldUntil),
  });

  const [record] = await records();

  expect(record).toEqual({
    id: work.id,
    title: 'Night Bloom',
    slug: 'night-bloom',
    series: 'FLORALS',
    year: 2024,
    description: 'A bloom at night.',
    artistProofs: 2,
    medium: 'Archival pigment print',
    tags: ['new', 'limited'],
    isFeatured: true,
    orientation: 'landscape',
    tier: 'Tier 1',
    catalogueImageUrls: [`/api/uploads/${framed}-1600.jpg`],
    artworkImageUrls: [`/api/uploads/${bare}-1600.jpg`],
    imageUrls: [`/api/uploads/${framed}-1600.jpg`, `/api/uploads/${bare}-1600.jpg`],
    imageUrl: `/api/uploads/${framed}-1600.jpg`,
    printSizes: {
      '7x5': { enabled: true, price: 333 },
      '30x20': { enabled: true, price: 5_000 },
      '45x30': { enabled: true, price: 10_000 },
      '60x40': { enabled: true, price: 15_000 },
    },
    availableSizes: [
      { size: '7x5', price: 333, edition: 100, sold: 0 },
      { size: '30x20', price: 5_000, edition: 9, sold: 2 },
      { size: '45x30', price: 10_000, edition: 9, sold: 0 },
      { size: '60x40', price: 15_000, edition: 9, sold: 0 },
    ],
    editionOptions: expect.arrayContaining([
      {
        editionId: large,
        size: '30x20',
        kind: 'framed',
        label: null,
        frameSize: '42x32',
        frameColor: 'Black',
        frameStyles: ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'],
        price: 5_000,
        total: 9,
        customFrame: null,
        sold: 2,
        held: 1,
        available: 6,
        nextNumber: 4,
        heldUntil,
        unpaidUntil: heldUntil,
        shippingClass: 'framed',
      },
      expect.objectContaining({ size: '7x5', frameSize: null, frameStyles: ['Unframed'], nextNumber: 1 }),
    ]),
    soldOutAt: null,
    catalogueImages: [picture(framed, 'A bloom on a wall')],
    artworkImages: [picture(bare, 'A bloom')],
  });
});

test('cards add up an artwork across all its sizes', async () => {
  const work = await createWork(api);
  await api.get(PrintLedgerService).recordOfflineSale({
    editionId: editionOf(work, '30x20'),
    editionNumbers: [1, 2, 3],
    reason: 'before',
    actor: 'owner',
  });
  const [card] = (await (await api.request('/api/artworks')).json()) as unknown[];
  expect(card).toMatchObject({ priceFrom: 333, total: 127, sold: 3, held: 0, available: 124 });
  expect(card).toHaveProperty(
    'availableSizes',
    expect.arrayContaining([expect.objectContaining({ edition: 9, sold: 3, held: 0, frameSize: '42x32' })]),
  );
});

test('a card has the framed picture for lists and the photograph itself (S79, S95)', async () => {
  const bare = await describePicture(api, 'a');
  const framed = await describePicture(api, 'b');
  await createWork(api, {
    images: [
      { kind: 'artwork', mediaId: bare, alt: 'A bloom' },
      { kind: 'catalogue', mediaId: framed, alt: 'A bloom on a wall' },
    ],
  });
  const [card] = (await (await api.request('/api/artworks')).json()) as unknown[];
  expect(card).toMatchObject({ picture: { id: framed }, photograph: { id: bare } });
});

test('what is bought is stored with the photograph itself, since the framed picture shows only one of several frames', async () => {
  const framed = await describePicture(api, 'b');
  const bare = await describePicture(api, 'a');
  const { id } = await createWork(api, {
    images: [
      { kind: 'catalogue', mediaId: framed, alt: 'A bloom on a wall' },
      { kind: 'artwork', mediaId: bare, alt: 'A bloom' },
    ],
  });
  expect(await api.get(CatalogService).findPurchasable([{ artworkId: id, size: '30x20' }])).toMatchObject([
    { pictureId: bare },
  ]);
});

test('an artwork is found by its slug; an unknown slug is a 404 with a code', async () => {
  const { id } = await createWork(api);
  expect(await (await api.request('/api/artworks/night-bloom')).json()).toMatchObject({ id });
  const unknown = await api.request('/api/artworks/nobody');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'artwork_not_found' });
});

test('a former slug still leads to the artwork (G29)', async () => {
  const { id } = await createWork(api);
  await api.database.manager.query('INSERT INTO artwork_slugs (slug, artwork_id) VALUES (?, ?)', [
    'once-bloom',
    id,
  ]);
  expect(await (await api.request('/api/artworks/once-bloom')).json()).toMatchObject({
    id,
    slug: 'night-bloom',
  });
});

test('artworks with the same title get different slugs, even when created at once', async () => {
  const works = await Promise.all([1, 2, 3].map(() => createWork(api)));
  expect(works.map((work) => work.slug).toSorted()).toEqual([
    'night-bloom',
    'night-bloom-2',
    'night-bloom-3',
  ]);
});

test('clients with the current response get 304, and a new response once a print is sold', async () => {
  const work = await createWork(api);
  const first = await api.request('/api/admin/artwork-inventory');
  const etag = first.headers.get('etag') ?? '';
  const again = () => api.request('/api/admin/artwork-inventory', { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);

  await api.get(PrintLedgerService).recordOfflineSale({
    editionId: editionOf(work, '30x20'),
    editionNumbers: [1],
    reason: 'before',
    actor: 'owner',
  });

  const changed = await again();
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('hidden artworks, notes and costs are not exposed (G44, G102)', async () => {
  await createWork(api, { title: 'Hidden', liveStatus: 'hidden' });
  await createWork(api, { title: 'Shown', notes: 'A private note' });
  await api.database.manager.query('UPDATE editions SET production_cost_cents = 123456');
  const response = await api.request('/api/admin/artwork-inventory');
  const text = await response.text();
  expect(text).toContain('Shown');
  for (const secret of ['Hidden', 'A private note', 'productionCost', '123456', '1234.56']) {
    expect(text).not.toContain(secret);
  }
  expect((await api.request('/api/artworks/hidden')).status).toBe(404);
});

test('a size that is not offered stays listed but cannot be selected', async () => {
  const work = await createWork(api);
  await api.database.manager.query('UPDATE editions SET enabled = 0 WHERE id = ?', [
    editionOf(work, '60x40'),
  ]);
  const [record] = await records();
  expect(record?.printSizes['60x40']).toEqual({ enabled: false, price: 15_000 });
  expect(record?.editionOptions.map((option) => option.size)).toEqual(['7x5', '30x20', '45x30']);
  expect(await api.get(CatalogService).findPurchasable([{ artworkId: work.id, size: '60x40' }])).toEqual([
    null,
  ]);
});

test('an artwork without a price has null, one without a picture shows the placeholder', async () => {
  const work = await createWork(api);
  await api.database.manager.query('UPDATE editions SET price_cents = 0');
  await api.database.manager.query('DELETE FROM artwork_images WHERE artwork_id = ?', [work.id]);
  const [card] = (await (await api.request('/api/artworks')).json()) as unknown[];
  expect(card).toMatchObject({ priceFrom: null, picture: null });
  const [record] = await records();
  expect(record?.imageUrl).toBe('/api/uploads/placeholder.svg');
  const placeholder = await api.request('/api/uploads/placeholder.svg');
  expect(placeholder.headers.get('content-type')).toContain('image/svg+xml');
});

test('what is for sale is found by id or title, in any spelling of the size', async () => {
  const first = await createWork(api);
  const second = await createWork(api);
  const catalogue = api.get(CatalogService);
  const items = await catalogue.findPurchasable([
    { artworkId: second.id, size: '30×20"' },
    { title: 'night bloom', size: '5x7' },
    { artworkId: second.id, title: 'Another title', size: '30x20' },
    { title: 'Nobody', size: '30x20' },
    { artworkId: first.id, size: '31x20' },
  ]);
  expect(items.map((item) => item && [item.artworkId, item.size])).toEqual([
    [second.id, '30x20'],
    [first.id, '7x5'],
    [second.id, '30x20'],
    null,
    null,
  ]);
  expect(items[0]).toMatchObject({ priceCents: 500_000, total: 9, available: 9, frameStyle: 'Black' });
});

test('five queries read the catalog and one what is for sale, however many artworks there are', async () => {
  for (const title of ['One', 'Two', 'Three']) await createWork(api, { title });
  const inventory = api.get(PublicArtworksService);
  expect(await countQueries(api, () => inventory.listRecords())).toBe(5);
  expect(await countQueries(api, () => inventory.listCards())).toBe(5);
  const wanted = ['One', 'Two', 'Three'].map((title) => ({ title, size: '30x20' }));
  expect(await countQueries(api, () => api.get(CatalogService).findPurchasable(wanted))).toBe(1);
});

test('a hold takes two statements, and two more only when too few prints are left', async () => {
  const editionId = editionOf(await createWork(api), '30x20');
  const hold = (quantity: number) =>
    api.get(PrintLedgerService).hold({
      editionId,
      quantity,
      orderId: randomUUID(),
      orderLineId: randomUUID(),
      until: new Date(),
    });
  // Plus START and COMMIT or ROLLBACK.
  const aroundIt = 2;
  expect(await countQueries(api, () => hold(3))).toBe(2 + aroundIt);
  expect(await countQueries(api, () => hold(7).catch(() => undefined))).toBe(3 + aroundIt);
});
