import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { CatalogService } from '../catalog.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const rename = (id: string, title: string) => api.get(CatalogService).renameArtwork(id, title);
const record = async (slug: string): Promise<unknown> => (await api.request(`/api/artworks/${slug}`)).json();

test('a renamed artwork is found by its new slug and every former one (G29)', async () => {
  const { id } = await createWork(api);
  await rename(id, 'Day Bloom');
  expect(await rename(id, ' Noon Bloom ')).toBe('noon-bloom');

  for (const slug of ['night-bloom', 'day-bloom', 'noon-bloom']) {
    expect(await record(slug)).toMatchObject({ id, title: 'Noon Bloom', slug: 'noon-bloom' });
  }
});

test('readers see the new title at once', async () => {
  const { id } = await createWork(api);
  await record('night-bloom');
  await rename(id, 'Day Bloom');
  expect(await record('night-bloom')).toMatchObject({ title: 'Day Bloom' });
});

test('an artwork can take back a former slug', async () => {
  const { id } = await createWork(api);
  await rename(id, 'Day Bloom');
  expect(await rename(id, 'Night Bloom')).toBe('night-bloom');
  expect(await record('day-bloom')).toMatchObject({ id, slug: 'night-bloom' });
});

test('another artwork’s slug is never taken, not even a former one', async () => {
  const first = await createWork(api);
  await rename(first.id, 'Day Bloom');
  const second = await createWork(api, { title: 'Dunes' });

  expect(await rename(second.id, 'Night Bloom')).toBe('night-bloom-2');
  expect(await rename(second.id, 'Day Bloom')).toBe('day-bloom-2');
});

test('a title whose slug does not change keeps it', async () => {
  await createWork(api);
  const { id } = await createWork(api);
  expect(await rename(id, 'NIGHT BLOOM')).toBe('night-bloom-2');
});

test('two artworks that take the same title at once get different slugs', async () => {
  const works = await Promise.all(['One', 'Two', 'Three'].map((title) => createWork(api, { title })));
  const slugs = await Promise.all(works.map(({ id }) => rename(id, 'Dunes')));
  expect(slugs.toSorted()).toEqual(['dunes', 'dunes-2', 'dunes-3']);
});

test.each([
  [' ', 'Title and Series are required'],
  ['a'.repeat(201), 'The title is longer than 200 characters.'],
])('the title %j is rejected and nothing changes', async (title, sentence) => {
  const { id } = await createWork(api);
  await expect(rename(id, title)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { title: sentence },
  });
  expect(await record('night-bloom')).toMatchObject({ title: 'Night Bloom' });
});

test('an artwork that does not exist cannot be renamed', async () => {
  await expect(rename(randomUUID(), 'Day Bloom')).rejects.toMatchObject({ code: 'artwork_not_found' });
});
