import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { aJpeg, formOf, inventory, printSize } from '../../../test/builders/inventory';
import { SettingsSyncWorker } from '../settings-sync.worker';
import type { CreatePriceBookVersion, PriceBookVersions } from './dto/price-book.dto';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await api.get(SettingsSyncWorker).refresh();
});
afterAll(() => api.close());

const VERSIONS = '/api/admin/price-book/versions';

async function send<Answer>(path: string, method = 'GET', body?: object) {
  const answer = await api.request(path, { method, headers: asOwner, body });
  const said: Answer & { code?: string; fields?: object; details?: object; message?: string } = JSON.parse(
    await answer.text(),
  );
  return { status: answer.status, body: said };
}
const read = async () => (await send<PriceBookVersions>(VERSIONS)).body;

/** The latest version with a different price for a landscape of 30 × 20 in. */
async function raised(
  price: number,
  more: Partial<CreatePriceBookVersion> = {},
): Promise<CreatePriceBookVersion> {
  const { latest, versions } = await read();
  const [{ readings, costs } = { readings: [], costs: [] }] = versions;
  return {
    seen: latest,
    takesEffectAt: null,
    note: '',
    costs,
    readings: readings.map(({ reading, lines }) => ({
      reading,
      lines: lines.map(({ size, frameSize, ...line }) => ({
        size,
        frameSize,
        price: reading === 'default_t1' && size === '30x20' ? price : line.price,
      })),
    })),
    ...more,
  };
}
const add = async (book: CreatePriceBookVersion) => send<PriceBookVersions>(VERSIONS, 'POST', book);
const inMinutes = (minutes: number) => new Date(api.clock.now().getTime() + minutes * 60_000);
const statesOf = ({ versions }: PriceBookVersions) => versions.map(({ version, state }) => [version, state]);

async function priceOf(id: string): Promise<unknown> {
  const { body } = await send<{ printSizes: Record<string, { price: number }> }>(
    `/api/admin/artwork-inventory/${id}`,
  );
  return body.printSizes['30x20']?.price;
}

test('the installed version applies until the owner creates one', async () => {
  const { latest, versions } = await read();
  expect([latest, versions.length, versions[0]?.state]).toEqual([1, 1, 'in_force']);
  expect(versions[0]?.costs).toContainEqual({
    size: '60x40',
    print: 600,
    mat: 150,
    frame: 900,
    shipping: 400,
  });
});

test('a version applies to new artworks; earlier ones keep their prices and get a warning (G8)', async () => {
  const before = await createWork(api, { title: 'Before' });
  const { status, body } = await add(await raised(5_500, { note: 'PaperSize' }));
  expect([status, statesOf(body)]).toEqual([
    201,
    [
      [2, 'in_force'],
      [1, 'past'],
    ],
  ]);
  expect(body.versions[0]).toMatchObject({ createdBy: 'theodora', note: 'PaperSize' });
  const after = await createWork(api, { title: 'After' });
  expect([await priceOf(before.id), await priceOf(after.id)]).toEqual([5_000, 5_500]);
  const work = await send<object>(`/api/admin/artwork-inventory/${before.id}`);
  expect(work.body).toMatchObject({ differences: [{ size: '30x20', price: 5_000, bookPrice: 5_500 }] });
});

test('artworks added after a version ship as it says, earlier ones once they are edited (G7)', async () => {
  const form = { printSizes: { '8.5x11': printSize({ price: 2_000 }) } };
  const metal = async (title: string) =>
    inventory(api, 'POST', '', {
      form: formOf({ title, series: 'FLORALS', ...form }, [['artworkImages', await aJpeg()]]),
    });
  const sentAs = async (slug: string) => {
    const work: unknown = await (await api.request(`/api/artworks/${slug}`)).json();
    return work;
  };
  const { body: before } = await metal('Before');
  const book = await raised(5_000);
  for (const { lines } of book.readings)
    for (const line of lines) if (line.size === '8.5x11') line.shippingClass = 'mini';
  expect((await add(book)).status).toBe(201);
  await metal('After');
  const [framed, mini] = ['framed', 'mini'].map((shippingClass) => ({ editionOptions: [{ shippingClass }] }));
  expect(await sentAs('before')).toMatchObject(framed ?? {});
  expect(await sentAs('after')).toMatchObject(mini ?? {});
  await inventory(api, 'PUT', `/${before.id}`, { form: formOf(form) });
  expect(await sentAs('before')).toMatchObject(mini ?? {});
});

test('a version takes effect at its time, in every instance', async () => {
  const { body } = await add(await raised(6_000, { takesEffectAt: inMinutes(10).toISOString() }));
  expect(statesOf(body)[0]).toEqual([2, 'coming']);
  expect(api.settings.priceBook.version).toBe(1);
  api.clock.advance(10 * 60_000);
  await api.get(SettingsSyncWorker).refresh();
  expect(api.settings.priceBook.readings.default_t1['30x20']?.priceCents).toBe(600_000);
});

test.each(['2027-W10', '9999-12-31T23:59:59-12:00'])(
  'a version takes effect at a time that the database can store, not at %s',
  async (takesEffectAt) => {
    expect(await add(await raised(6_000, { takesEffectAt }))).toMatchObject({
      status: 400,
      body: { fields: { takesEffectAt: 'Please choose a day and a time.' } },
    });
  },
);

test('a future version can be withdrawn, the current one cannot', async () => {
  await add(await raised(6_000));
  await add(await raised(7_000, { takesEffectAt: inMinutes(10).toISOString() }));
  expect(statesOf((await send<PriceBookVersions>(`${VERSIONS}/3`, 'DELETE')).body)[0]).toEqual([
    3,
    'withdrawn',
  ]);
  expect((await send(`${VERSIONS}/2`, 'DELETE')).status).toBe(400);
  expect((await send(`${VERSIONS}/9`, 'DELETE')).status).toBe(404);
});

test('of two owners, the second gets the current versions', async () => {
  const late = await raised(7_000);
  await add(await raised(6_000));
  const { status, body } = await add(late);
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect(body.details).toMatchObject({ record: { latest: 2 } });
});

test('an invalid line is reported at its field', async () => {
  const book = await raised(-1);
  expect((await add(book)).body.fields).toEqual({
    'readings.0.lines.2.price': 'Please enter an amount in dollars.',
  });
  const past = await raised(1, { takesEffectAt: inMinutes(-1).toISOString() });
  expect((await add(past)).body.fields).toEqual({
    takesEffectAt: 'Please choose a time in the future.',
  });
});
