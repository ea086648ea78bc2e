import { v7 as uuid } from 'uuid';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { FavoriteEntity } from './favorites.store';
import { MAX_FAVORITES } from '../collectors-policy';
import { FavoritesService } from './favorites.service';

let api: TestApi;
let ada: TestCollector;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
});
afterAll(() => api.close());

const add = (artworkId: unknown, by = ada) =>
  api.request('/api/favorites', { method: 'POST', body: { artworkId }, headers: by.headers });

const remove = (artworkId: string, by = ada) =>
  api.request(`/api/favorites/${artworkId}`, { method: 'DELETE', headers: by.headers });

async function list(by = ada): Promise<unknown> {
  const answer = await api.request('/api/favorites', { headers: by.headers });
  return answer.json();
}

const setLiveStatus = (artworkId: string, status: 'live' | 'hidden'): Promise<unknown> =>
  api.database.manager.query('UPDATE artworks SET live_status = ? WHERE id = ?', [status, artworkId]);

test('a favorite is listed with its card (C34, C35)', async () => {
  const { id } = await createWork(api, { title: 'Shallows' });
  const answer = await add(id);
  expect(answer.status).toBe(201);
  const added: unknown = await answer.json();
  expect(added).toMatchObject({ artworkId: id, artwork: { title: 'Shallows', priceFrom: 333 } });
  expect(await list()).toEqual([added]);
});

test('the newest comes first', async () => {
  for (const title of ['One', 'Two', 'Three']) await add((await createWork(api, { title })).id);
  expect(await list()).toMatchObject(['Three', 'Two', 'One'].map((title) => ({ artwork: { title } })));
});

test('saving again returns 200 with the existing favorite, even simultaneously', async () => {
  const { id } = await createWork(api);
  const answers = await Promise.all([add(id), add(id), add(id)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 201]);
  const ids = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())));
  expect(new Set(ids).size).toBe(1);
});

test('a removed favorite is gone; removing it again has no effect (C36)', async () => {
  const { id } = await createWork(api);
  await add(id);
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
  expect(await list()).toEqual([]);
});

test('removing an artwork that does not exist has no effect either', async () => {
  expect((await remove('Ünbekannt')).status).toBe(204);
});

test('favorites are visible only to their collector', async () => {
  const { id } = await createWork(api);
  await add(id);
  const eve = await signedIn(api, { firstName: 'Eve' });
  await remove(id, eve);
  expect(await list(eve)).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test('a hidden artwork is not listed, and is listed again when it is shown', async () => {
  const { id } = await createWork(api);
  await add(id);
  await setLiveStatus(id, 'hidden');
  expect(await list()).toEqual([]);
  await setLiveStatus(id, 'live');
  expect(await list()).toHaveLength(1);
});

test('a hidden artwork gets the same response as a missing one, even for those who saved it', async () => {
  const { id } = await createWork(api);
  await add(id);
  await setLiveStatus(id, 'hidden');
  const answers = await Promise.all([add(id), add(uuid())]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const [hidden, unknown] = await Promise.all(answers.map((answer) => answer.json()));
  expect(hidden).toEqual(unknown);
  expect(hidden).toMatchObject({ code: 'artwork_not_found' });
});

test.each([undefined, 7, 'shallows', ['a']])(
  '%j is not an artwork, as reported at its field',
  async (artworkId) => {
    const answer = await add(artworkId);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { artworkId: 'Please choose an artwork.' } },
    ]);
  },
);

test('a collector can save a limited number of favorites', async () => {
  const { id } = await createWork(api);
  await fillUp(MAX_FAVORITES);
  const answer = await add(id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'too_many_favorites',
    message: expect.stringContaining(String(MAX_FAVORITES)),
  });
});

/** Adds rows whose artworks do not matter. */
async function fillUp(count: number): Promise<void> {
  const { manager } = api.database;
  const createdAt = api.clock.now();
  const rows = Array.from({ length: count }, () => ({
    id: uuid(),
    collectorId: ada.id,
    artworkId: uuid(),
    createdAt,
  }));
  await manager.transaction(async (connection) => {
    await connection.query('SET foreign_key_checks = 0');
    await connection.insert(FavoriteEntity, rows);
    await connection.query('SET foreign_key_checks = 1');
  });
}

test.each([1, 3])('the list of %s takes six queries', async (count) => {
  for (let work = 0; work < count; work += 1) await add((await createWork(api)).id);
  expect(await countQueries(api, () => api.get(FavoritesService).list(ada.id))).toBe(6);
});

test.each(['GET', 'POST'])('%s without a session is rejected', async (method) => {
  const body = method === 'POST' ? { artworkId: uuid() } : undefined;
  const answer = await api.request('/api/favorites', { method, body });
  expect(await answer.json()).toMatchObject({ code: 'signed_out' });
});
