import { aJpeg, formOf, inventory, printSize, type Refused } from '../../../test/builders/inventory';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { staffSignedIn } from '../../../test/builders/staff';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { PrintLedgerService } from '../prints/print-ledger.service';
import type { InventoryRecord } from './dto/inventory.dto';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => api.reset());

afterAll(() => api.close());

type Fields = Parameters<typeof formOf>[0];

const put = (id: string, fields: Fields) =>
  inventory<InventoryRecord>(api, 'PUT', `/${id}`, { form: formOf(fields) });

const refused = (id: string, fields: Fields) =>
  inventory<Refused>(api, 'PUT', `/${id}`, { form: formOf(fields) });

const sell = (editionId: string, ...numbers: number[]) =>
  api
    .get(PrintLedgerService)
    .recordOfflineSale({ editionId, editionNumbers: numbers, reason: 'before', actor: 'owner' });

const audited = async (): Promise<{ action: string; details: unknown }[]> =>
  api.database.manager.query(
    "SELECT action, details FROM audit_log WHERE subject_kind = 'artwork' ORDER BY id",
  );

describe('a work that is changed', () => {
  test('keeps omitted fields, changes its offered prices, and is recorded in the audit log (A53, G85)', async () => {
    const work = await createWork(api);
    const { body } = await put(work.id, {
      description: 'A bloom at night.',
      printSizes: {
        '30x20': { enabled: true, price: 6_000, editionCount: 12 },
        '60x40': { enabled: false, price: 15_000, editionCount: 9 },
      },
    });
    expect(body).toMatchObject({ title: 'Night Bloom', description: 'A bloom at night.', version: 2 });
    expect(body.printSizes['30x20']).toMatchObject({ price: 6_000, editionCount: 12, framedSize: '42x32' });
    expect(body.differences).toEqual([{ size: '30x20', price: 6_000, bookPrice: 5_000 }]);
    const shown = body.editionOptions.map((each) => [each.size, each.available]);
    expect(shown).toEqual([
      ['7x5', 100],
      ['30x20', 12],
      ['45x30', 9],
    ]);
    expect(await audited()).toMatchObject([
      {
        action: 'artwork.changed',
        details: {
          changed: ['description'],
          editions: [
            { size: '30x20', price: { from: 500_000, to: 600_000 }, total: { from: 9, to: 12 } },
            { size: '60x40', enabled: false },
          ],
        },
      },
    ]);
  });

  test('gets a special edition by name, count and variant, and keeps its price override as a boolean (A46, G83, G84)', async () => {
    const { id } = await createWork(api);
    const specialEdition = {
      name: 'Anniversary',
      imageSize: '50x50',
      frameSize: '62x62',
      price: 30_000,
      editionCount: 3,
    };
    const { body } = await put(id, { specialEdition, priceOverride: 'true' });
    expect(body).toMatchObject({ includeSpecialEdition: true, specialEdition, priceOverride: true });
    expect((await put(id, { priceOverride: 'false' })).body.priceOverride).toBe(false);
  });

  test('is described by staff, but only the owner sets prices', async () => {
    const { id } = await createWork(api);
    const { headers } = await staffSignedIn(api);
    const asStaff = (fields: Fields) =>
      inventory<Refused>(api, 'PUT', `/${id}`, { form: formOf(fields), headers });
    expect((await asStaff({ notes: 'Of the estate.' })).status).toBe(200);
    const dearer = { printSizes: { '30x20': { enabled: true, price: 6_000, editionCount: 9 } } };
    expect((await asStaff(dearer)).body.code).toBe('owner_only');
    expect((await put(id, dearer)).body.printSizes['30x20']?.price).toBe(6_000);
  });

  test('cannot lose numbers that are sold or on hold', async () => {
    const work = await createWork(api);
    await sell(editionOf(work, '30x20'), 2, 5);
    const fewer = { enabled: true, price: 5_000, editionCount: 4 };
    const { status, body } = await refused(work.id, { printSizes: { '30x20': fewer } });
    expect([status, body.fields]).toEqual([
      400,
      {
        'printSizes.30x20.editionCount':
          'Number 5 of this size is sold or on hold, so the edition needs at least 5 prints.',
      },
    ]);
    const kept = await put(work.id, { printSizes: { '30x20': { ...fewer, editionCount: 5 } } });
    expect(kept.body.printSizes['30x20']?.editionCount).toBe(5);
    expect(kept.body.editionOptions.find(({ size: key }) => key === '30x20')).toMatchObject({
      sold: 2,
      available: 3,
    });
  });

  test('reports all errors of a row at once', async () => {
    const work = await createWork(api);
    const custom = { imageSize: 'wide', frameSize: 'wider', price: 'free', editionCount: 12 };
    const { body } = await refused(work.id, {
      printSizes: { '30x20': printSize({ price: 'free', editionCount: 0, framedSize: 'wide' }) },
      customSizes: [custom],
    });
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
      'customSizes.0.editionCount',
      'customSizes.0.frameSize',
      'customSizes.0.imageSize',
      'customSizes.0.price',
      'printSizes.30x20.editionCount',
      'printSizes.30x20.framedSize',
      'printSizes.30x20.price',
    ]);
  });

  test('is rejected with a frame smaller than its print', async () => {
    const work = await createWork(api);
    const { body } = await refused(work.id, {
      printSizes: { '60x40': printSize({ framedSize: '42.5x32.5' }) },
      customSizes: [{ imageSize: '24x36', frameSize: '20x40', frameStyle: 'Gold', price: '7000' }],
    });
    const sentence = 'The frame is smaller than the print. Please enter its outer size.';
    expect(body.fields).toEqual({
      'printSizes.60x40.framedSize': sentence,
      'customSizes.0.frameSize': sentence,
    });
  });

  test('is rejected below the numbers in use, whatever else is wrong in the row', async () => {
    const work = await createWork(api);
    await sell(editionOf(work, '30x20'), 5);
    const { body } = await refused(work.id, {
      printSizes: { '30x20': printSize({ price: 'free', editionCount: 4 }) },
    });
    expect(body.fields).toMatchObject({
      'printSizes.30x20.price': 'Please enter a price in dollars.',
      'printSizes.30x20.editionCount': expect.stringContaining('Number 5 of this size is sold or on hold'),
    });
  });

  test('keeps the size of a custom edition once a print of it is sold, and takes it off sale when it is removed', async () => {
    const work = await createWork(api);
    const custom = (imageSize: string) => ({ customSizes: [{ imageSize, price: 7_000, editionCount: 3 }] });
    const { body } = await put(work.id, custom('24x36'));
    const editionId = body.editions.find(({ kind }) => kind === 'custom')?.editionId ?? '';
    expect((await put(work.id, custom('20x24'))).body.customSizes).toMatchObject([{ imageSize: '20x24' }]);
    await sell(editionId, 1);
    expect((await refused(work.id, custom('24x36'))).body.fields).toEqual({
      'customSizes.0.imageSize': 'Prints of this size are sold or on hold, so it cannot be changed.',
    });
    expect((await refused(work.id, { customSizes: [{ imageSize: '30x20' }] })).body.fields).toEqual({
      'customSizes.0.imageSize': 'Another edition of this artwork already has this size.',
    });
    expect((await put(work.id, { customSizes: [] })).body.customSizes).toMatchObject([{ enabled: false }]);
  });

  test('of two simultaneous edits, the second learns what the first changed', async () => {
    const work = await createWork(api);
    await put(work.id, { title: 'Day Bloom', version: 1 });
    const { status, body } = await refused(work.id, { title: 'Noon Bloom', version: 1 });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.details?.record).toMatchObject({ title: 'Day Bloom', version: expect.any(Number) });
  });

  test('has its pictures reordered, and one removed', async () => {
    const work = await createWork(api);
    const added = await inventory<InventoryRecord>(api, 'PUT', `/${work.id}`, {
      form: formOf({}, [['artworkImages', await aJpeg(3)]]),
    });
    const ids = added.body.artworkImages.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const pictures = { artwork: [{ mediaId: ids[1], alt: 'Alone' }], catalogue: [] };
    expect((await put(work.id, { pictures })).body.artworkImages).toMatchObject([
      { id: ids[1], alt: 'Alone' },
    ]);
    expect((await refused(work.id, { pictures: { artwork: [], catalogue: [] } })).body.fields).toEqual({
      artworkImages: 'At least one artwork image is required',
    });
  });

  test('that is not for sale offers nothing to buy (G103)', async () => {
    const work = await createWork(api);
    expect((await put(work.id, { availability: 'not for sale' })).body.availability).toBe('not for sale');
    expect(await (await api.request('/api/artworks/night-bloom')).json()).toMatchObject({
      editionOptions: expect.arrayContaining([expect.objectContaining({ available: 0, nextNumber: null })]),
    });
  });
});
