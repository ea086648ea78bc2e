import { DEFAULT_SERIES } from '@gallery/domain';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { SettingsSyncWorker, type SeriesLine } from '../../settings';
import type { SeriesTable } from './series.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await api.get(SettingsSyncWorker).refresh();
});
afterAll(() => api.close());

type Line = Pick<SeriesLine, keyof SeriesLine>;

const table = (): Line[] => DEFAULT_SERIES.map((each) => ({ ...each, near: [...each.near] }));
const called = (slug: string, changed: Partial<Line>): Line[] =>
  table().map((each) => (each.slug === slug ? { ...each, ...changed } : each));
const without = (slug: string): Line[] =>
  table().flatMap((each) =>
    each.slug === slug ? [] : [{ ...each, near: each.near.filter((near) => near !== slug) }],
  );

async function put(series: Line[], version = 0) {
  const answer = await api.request('/api/admin/series', {
    method: 'PUT',
    headers: asOwner,
    body: { version, series },
  });
  const text = await answer.text();
  const body: SeriesTable & { code?: string; fields?: object; details?: object } = JSON.parse(text);
  return { status: answer.status, body };
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer: Answer = JSON.parse(await (await api.request(path, { headers: asOwner })).text());
  return answer;
}

test('renaming a series keeps its artworks, and the catalog shows the new name at once', async () => {
  const { id } = await createWork(api, { series: 'FLORALS' });
  await read('/api/artworks');
  const { status, body } = await put(called('florals', { name: 'PETALS', mobileLabel: 'FLOWERS' }));
  expect([status, body.version]).toEqual([200, 1]);
  expect(body.series.find(({ slug }) => slug === 'florals')).toMatchObject({ name: 'PETALS', works: 1 });
  expect(JSON.stringify(await read('/api/artworks'))).toContain('"series":"PETALS"');
  expect(await read('/api/gallery')).toMatchObject({
    series: expect.arrayContaining([expect.objectContaining({ name: 'PETALS', mobileLabel: 'FLOWERS' })]),
  });
  expect(await column(api, `SELECT version FROM artworks WHERE id = '${id}'`)).toEqual([2]);
});

test('two series can swap names', async () => {
  await createWork(api, { title: 'Peony', series: 'FLORALS' });
  await createWork(api, { title: 'Dunes', series: 'ENVIRONMENTS' });
  await put(
    called('florals', { name: 'ENVIRONMENTS' }).map((each) =>
      each.slug === 'environments' ? { ...each, name: 'FLORALS' } : each,
    ),
  );
  expect(await column(api, 'SELECT series FROM artworks ORDER BY title')).toEqual([
    'FLORALS',
    'ENVIRONMENTS',
  ]);
});

test('a series can be removed only when it has no artworks', async () => {
  await createWork(api, { series: 'NEURAL' });
  const refused = await put(without('neural'));
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { series: 'Some works are in NEURAL. Move them to another series first, or hide it.' },
  ]);
  expect((await put(without('wabi-sabi'))).status).toBe(200);
});

test('a new series gets its own slug, in its position', async () => {
  const added = {
    slug: '',
    name: 'Harbour',
    mobileLabel: 'Harbour',
    inFilter: true,
    inCreate: true,
    inEdit: true,
  };
  const { body } = await put([{ ...added, near: [] }, ...table()]);
  expect(body.series[0]).toMatchObject({ slug: 'harbour', works: 0 });
});

test('names that artworks have but no series does are listed', async () => {
  await createWork(api, { series: 'Old Things' });
  expect(await read('/api/admin/series')).toMatchObject({ strays: [{ name: 'Old Things', works: 1 }] });
});

test('of two owners, the second gets the current table', async () => {
  await put(called('florals', { name: 'PETALS' }));
  const { status, body } = await put(called('neural', { inFilter: true }));
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect(JSON.stringify(body.details)).toContain('PETALS');
});

test('an error names its field', async () => {
  const { body } = await put(called('neural', { name: 'florals' }));
  expect(body.fields).toEqual({ 'series.6.name': 'Another series already has this name.' });
});
