import { signedIn } from '../../../test/builders/collectors';
import { countQueries } from '../../../test/app/query-count';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createHiddenWork, showTo } from '../../../test/builders/private-previews';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { CollectorPreviewsService } from './collector-previews.service';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

interface Shown {
  id: string;
  title: string;
  note: string | null;
  editions: { editionId: string; remaining: number; prints: { editionNumber: number; state: string }[] }[];
}

async function inventory(headers: Record<string, string>): Promise<Shown[]> {
  const answer = await api.request('/api/collector/private-inventory', { headers });
  const works: unknown = await answer.json();
  if (!isShown(works)) throw new Error(`Not an inventory: ${JSON.stringify(works)}`);
  return works;
}

const isShown = (works: unknown): works is Shown[] => Array.isArray(works);

const titles = async (headers: Record<string, string>) =>
  (await inventory(headers)).map(({ title }) => title);

test('a hidden artwork is shown only to its collector', async () => {
  const ada = await signedIn(api);
  const eve = await signedIn(api, { firstName: 'Eve' });
  const work = await createHiddenWork(api);
  await showTo(api, work.id, { collectorId: ada.id, note: 'Made in May.' });

  expect(await inventory(ada.headers)).toMatchObject([
    {
      artworkId: work.id,
      title: 'Night Bloom',
      slug: 'night-bloom',
      note: 'Made in May.',
      presale: 'open',
      picture: { alt: 'A bloom' },
      imageUrl: expect.stringContaining('/api/uploads/'),
      reservation: null,
    },
  ]);
  expect(await inventory(eve.headers)).toEqual([]);
});

test.each([
  ['Standard', []],
  ['Premium', ['Night Bloom']],
  ['VIP', ['Night Bloom']],
  [null, []],
] as const)('what is shown to Premium is visible to %s: %j', async (level, seen) => {
  const { headers } = await signedIn(api, { level });
  await showTo(api, (await createHiddenWork(api)).id, { level: 'Premium' });
  expect(await titles(headers)).toEqual(seen);
});

test('a preview is visible from its opening to its end', async () => {
  const { id, headers } = await signedIn(api);
  const now = api.clock.now().getTime();
  await showTo(api, (await createHiddenWork(api)).id, {
    collectorId: id,
    opensAt: new Date(now + DAY_MS),
    expiresAt: new Date(now + 2 * DAY_MS),
  });
  expect(await titles(headers)).toEqual([]);
  api.clock.advance(DAY_MS);
  expect(await titles(headers)).toEqual(['Night Bloom']);
  api.clock.advance(DAY_MS);
  expect(await titles(headers)).toEqual([]);
});

test('a withdrawn preview ends at once; withdrawing it again has no effect', async () => {
  const ada = await signedIn(api);
  const id = await showTo(api, (await createHiddenWork(api)).id, { collectorId: ada.id });
  const withdraw = async () =>
    (await api.request(`/api/admin/private-previews/${id}`, { method: 'DELETE', headers: asOwner })).status;
  expect([await withdraw(), await withdraw()]).toEqual([204, 204]);
  expect(await titles(ada.headers)).toEqual([]);
});

test('an artwork in two previews is listed once, with the later end', async () => {
  const ada = await signedIn(api, { level: 'VIP' });
  const { id } = await createHiddenWork(api);
  const expiresAt = new Date(api.clock.now().getTime() + 30 * DAY_MS);
  await showTo(api, id, { collectorId: ada.id, expiresAt });
  await showTo(api, id, { level: 'Standard' });
  expect(await inventory(ada.headers)).toMatchObject([{ expiresAt: expiresAt.toISOString() }]);
});

test('lists every number of an edition with its state', async () => {
  const ada = await signedIn(api);
  const work = await createHiddenWork(api);
  const editionId = editionOf(work, '30x20');
  await api.database.manager.query(
    `UPDATE prints SET state = CASE edition_number WHEN 1 THEN 'sold' WHEN 2 THEN 'held' ELSE 'void' END
     WHERE edition_id = ? AND edition_number < 4`,
    [editionId],
  );
  await showTo(api, work.id, { collectorId: ada.id });
  const [shown] = await inventory(ada.headers);
  const edition = shown?.editions.find((each) => each.editionId === editionId);
  expect(edition).toMatchObject({ remaining: 6 });
  expect(edition?.prints.slice(0, 3)).toEqual([
    { editionNumber: 1, state: 'sold' },
    { editionNumber: 2, state: 'held' },
    { editionNumber: 4, state: 'available' },
  ]);
});

test('takes eight queries, however many artworks are shown', async () => {
  const ada = await signedIn(api);
  for (const title of ['One', 'Two', 'Three']) {
    await showTo(api, (await createHiddenWork(api, { title })).id, { collectorId: ada.id });
  }
  const reading = api.get(CollectorPreviewsService);
  expect(await countQueries(api, () => reading.list({ id: ada.id, level: null }))).toBe(8);
});

test.each([
  [{}, 'collectorIds'],
  [{ level: 'VIP', collectorIds: ['019a0000-0000-7000-8000-000000000000'] }, 'collectorIds'],
  [{ collectorIds: ['019a0000-0000-7000-8000-000000000000'] }, 'collectorIds'],
  [{ level: 'VIP', expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
  [{ level: 'VIP', expiresAt: '2030-W40-1' }, 'expiresAt'],
  [{ level: 'VIP', expiresAt: '9999-12-31T23:59:59-05:00' }, 'expiresAt'],
  [{ level: 'VIP', opensAt: '2020-200' }, 'opensAt'],
  [{ level: 'VIP', opensAt: '0000-01-01' }, 'opensAt'],
  [{ level: 'VIP', artworkIds: ['019a0000-0000-7000-8000-000000000000'] }, 'artworkIds'],
  [{ level: 'VIP', artworkIds: [] }, 'artworkIds'],
])('tells the owner what is wrong with %j', async (change, field) => {
  const { id: artworkId } = await createWork(api);
  const answer = await api.request('/api/admin/private-previews', {
    method: 'POST',
    headers: asOwner,
    body: { artworkIds: [artworkId], expiresAt: new Date(api.clock.now().getTime() + DAY_MS), ...change },
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { [field]: expect.any(String) } },
  ]);
});
