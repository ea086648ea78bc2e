import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createHiddenWork, showTo } from '../../../test/builders/private-previews';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ask = ({ headers }: TestCollector, artworkId: string) =>
  api.request('/api/collector/pre-sale-notification', { method: 'POST', headers, body: { artworkId } });

async function open(artworkId: string): Promise<unknown> {
  const answer = await api.request(`/api/admin/artworks/${artworkId}/publication`, {
    method: 'POST',
    headers: asOwner,
  });
  return answer.json();
}

/**
 * Who is told about an opening, in the order of the outbox. A delivered email no longer has its address; the request
 * leads to it.
 */
async function told(): Promise<string[]> {
  const rows: { email: string }[] = await api.database.manager.query(
    `SELECT collectors.email FROM outbox
     JOIN presale_notifications ON CONCAT('mail:presale-opened:', presale_notifications.id) = outbox.dedupe_key
     JOIN collectors ON collectors.id = presale_notifications.collector_id
     ORDER BY outbox.due_at, outbox.id`,
  );
  return rows.map((row) => row.email);
}

test('a collector requests it once, however often they press', async () => {
  const ada = await signedIn(api);
  const { id } = await createHiddenWork(api);
  await showTo(api, id, { collectorId: ada.id });
  const first = await ask(ada, id);
  expect([first.status, await first.json()]).toEqual([
    200,
    { success: true, message: 'Notification Requested' },
  ]);
  expect((await ask(ada, id)).status).toBe(200);
  expect(await column(api, 'SELECT COUNT(*) FROM presale_notifications')).toEqual(['1']);
});

test('the private preview shows the request', async () => {
  const ada = await signedIn(api);
  const { id } = await createHiddenWork(api);
  await showTo(api, id, { collectorId: ada.id });
  await ask(ada, id);
  const answer = await api.request('/api/collector/private-inventory', { headers: ada.headers });
  expect(await answer.json()).toMatchObject([{ presale: 'requested' }]);
});

test('it can be requested for a public artwork as well', async () => {
  const ada = await signedIn(api);
  expect((await ask(ada, (await createWork(api)).id)).status).toBe(200);
});

test.each([
  ['a hidden work that someone else sees', async () => (await createHiddenWork(api)).id],
  ['a work that does not exist', async () => 'nothing'],
  ['no id at all', async () => 'Ärger'],
])('it cannot be requested for %s', async (_what, artworkId) => {
  const answer = await ask(await signedIn(api), await artworkId());
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'artwork_not_found' }]);
});

test('a published artwork is public, and its list is notified in the order of the requests', async () => {
  const { id } = await createHiddenWork(api);
  const names = ['Cleo', 'Ada', 'Bea', 'Dora'];
  for (const firstName of names) {
    const collector = await signedIn(api, { firstName });
    await showTo(api, id, { collectorId: collector.id });
    await ask(collector, id);
  }
  await api.database.manager.query('DELETE FROM outbox');

  expect((await api.request('/api/artworks/night-bloom')).status).toBe(404);
  expect(await open(id)).toEqual({ isNew: true, told: 4 });
  expect((await api.request('/api/artworks/night-bloom')).status).toBe(200);
  expect(await open(id)).toEqual({ isNew: false, told: 0 });
  expect(await told()).toEqual(names.map((name) => `${name.toLowerCase()}@example.com`));
});

test('publishing from two places at once notifies everyone once', async () => {
  const { id } = await createHiddenWork(api);
  const ada = await signedIn(api);
  await showTo(api, id, { collectorId: ada.id });
  await ask(ada, id);
  const answers = await Promise.all([open(id), open(id), open(id)]);
  expect(answers.toSorted((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a)))).toEqual([
    { isNew: true, told: 1 },
    { isNew: false, told: 0 },
    { isNew: false, told: 0 },
  ]);
});

test('only the owner publishes an artwork', async () => {
  const { id } = await createHiddenWork(api);
  const answer = await api.request(`/api/admin/artworks/${id}/publication`, { method: 'POST' });
  expect(answer.status).toBe(401);
});
