import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { editionOf } from '../../../test/builders/artworks';
import { signedIn } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createHiddenWork, reserve, showTo } from '../../../test/builders/private-previews';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import type { PrivatePreviewList, PrivatePreviewRecord } from './dto/private-preview.dto';
import { PrivatePreviewQueries } from './private-previews.queries';

const DAY_MS = 86_400_000;

let api: TestApi;
let mara: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api, { mayExportPersonalData: true });
});
afterAll(() => api.close());

const PREVIEWS = '/api/admin/private-previews';

const call = (method: string, path: string, body?: object) =>
  api.request(`${PREVIEWS}${path}`, { method, body, headers: mara.headers });

async function record(answer: Response): Promise<PrivatePreviewRecord> {
  const preview: unknown = await answer.json();
  if (!isRecord(preview)) throw new Error(`Not a preview: ${answer.status} ${JSON.stringify(preview)}`);
  return preview;
}
const isRecord = (value: unknown): value is PrivatePreviewRecord =>
  typeof value === 'object' && value !== null && 'presaleRequests' in value;

async function list(query = ''): Promise<PrivatePreviewList> {
  const page: unknown = await (await call('GET', query)).json();
  if (!isList(page)) throw new Error(`Not a list: ${JSON.stringify(page)}`);
  return page;
}
const isList = (value: unknown): value is PrivatePreviewList =>
  typeof value === 'object' && value !== null && 'items' in value;

const after = (days: number): string => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();

const seenBy = async ({ headers }: { headers: Record<string, string> }): Promise<unknown> =>
  (await api.request('/api/collector/private-inventory', { headers })).json();

/** Emails about previews, in readable form. */
async function mails(): Promise<string[]> {
  await api.deliverOutbox();
  await api.deliverOutbox();
  return (await api.mails()).map(emailText).filter((mail) => mail.includes('A private preview for you'));
}

/** Two hidden artworks, shown to Ada from now on. */
async function shown() {
  const ada = await signedIn(api);
  const works = [await createHiddenWork(api), await createHiddenWork(api, { title: 'Dunes' })];
  const body = { artworkIds: works.map(({ id }) => id), collectorIds: [ada.id], expiresAt: after(7) };
  return { ada, body, works, preview: await record(await call('POST', '', body)) };
}

test('staff show several artworks to named collectors, who get one email', async () => {
  const before = await mails();
  const { ada, preview } = await shown();
  expect(preview).toMatchObject({
    version: 1,
    works: [{ title: 'Night Bloom' }, { title: 'Dunes' }],
    collectors: [{ firstName: 'Ada' }],
    reach: 1,
  });
  expect(await seenBy(ada)).toMatchObject([{ title: 'Night Bloom' }, { title: 'Dunes' }]);
  const written = (await mails()).filter((mail) => !before.includes(mail));
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('you can see “Night Bloom” and “Dunes” in your private preview');
});

test('an unannounced preview sends no emails', async () => {
  const before = await mails();
  const ada = await signedIn(api);
  const { id } = await createHiddenWork(api);
  await call('POST', '', {
    artworkIds: [id],
    collectorIds: [ada.id],
    expiresAt: after(7),
    isAnnounced: false,
  });
  expect(await mails()).toHaveLength(before.length);
});

test('a collector who is added later is notified, and nobody twice', async () => {
  const { ada, body, preview } = await shown();
  const before = await mails();
  const eve = await signedIn(api, { firstName: 'Eve' });
  const changed = { ...body, collectorIds: [ada.id, eve.id], version: preview.version };
  expect((await call('PUT', `/${preview.id}`, changed)).status).toBe(200);
  const written = (await mails()).filter((mail) => !before.includes(mail));
  expect(written).toHaveLength(1);
  expect(written[0]).toContain(eve.email);
});

test('a change keeps the ids that collectors have', async () => {
  const { ada, body, works, preview } = await shown();
  const seen = await seenBy(ada);
  const reversed = works.map(({ id }) => id).toReversed();
  await call('PUT', `/${preview.id}`, { ...body, artworkIds: reversed, version: 1 });
  const known = Array.isArray(seen) ? seen.toReversed() : [];
  expect(await seenBy(ada)).toEqual(known);
});

test('of two simultaneous changes, the second gets an error', async () => {
  const { body, preview } = await shown();
  const changes = [1, 2].map(() => call('PUT', `/${preview.id}`, { ...body, version: preview.version }));
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('a planned preview can be opened and ended by hand', async () => {
  const ada = await signedIn(api);
  const id = await showTo(api, (await createHiddenWork(api)).id, {
    collectorId: ada.id,
    opensAt: new Date(after(1)),
  });
  expect(await seenBy(ada)).toEqual([]);
  expect((await list('?state=planned')).total).toBe(1);
  await call('POST', `/${id}/opening`);
  expect(await seenBy(ada)).toHaveLength(1);
  await call('DELETE', `/${id}`);
  expect(await seenBy(ada)).toEqual([]);
  expect(await (await call('POST', `/${id}/opening`)).json()).toMatchObject({ code: 'preview_ended' });
  const actions = await column(api, "SELECT action FROM audit_log WHERE actor_kind = 'staff' ORDER BY id");
  expect(actions).toEqual(['preview.opened', 'preview.ended']);
});

test('the list has artworks and audience, and continues from page to page', async () => {
  await shown();
  api.clock.advance(1_000);
  await showTo(api, (await createHiddenWork(api, { title: 'Shallows' })).id, { level: 'Premium' });
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toMatchObject([
    { titles: ['Shallows'], level: 'Premium', collectors: [], state: 'open' },
    { titles: ['Night Bloom', 'Dunes'], level: null, collectors: ['Ada Byron'], state: 'open' },
  ]);
  expect((await list('?q=shal')).total).toBe(1);
  expect(await countQueries(api, () => api.get(PrivatePreviewQueries).page({}))).toBe(6);
});

test('a reservation is listed, and can be ended', async () => {
  const { ada, works, preview } = await shown();
  const [work] = works;
  if (!work) throw new Error('No work.');
  const editionId = editionOf(work, '30x20');
  await reserve(api, ada, { artworkId: work.id, editionId, editionNumber: 3 });
  expect((await record(await call('GET', `/${preview.id}`))).reservations).toMatchObject([
    { collector: { firstName: 'Ada' }, title: 'Night Bloom', size: '30x20', editionNumber: 3 },
  ]);
  const path = `/api/admin/collectors/${ada.id}/reservations/${editionId}/3`;
  const released = await api.request(path, { method: 'DELETE', headers: mara.headers });
  expect(released.status).toBe(204);
  expect((await record(await call('GET', `/${preview.id}`))).reservations).toEqual([]);
  expect(await column(api, "SELECT actor FROM print_events WHERE kind = 'reservation-ended'")).toEqual([
    'staff',
  ]);
});

test('staff see what a collector sees', async () => {
  const { ada } = await shown();
  const path = `/api/admin/collectors/${ada.id}/private-inventory`;
  const seen = await api.request(path, { headers: mara.headers });
  expect(await seen.json()).toEqual(await seenBy(ada));
});

test('a preview for a deleted account has no audience and is removed too', async () => {
  const { ada, preview } = await shown();
  const removed = await api.request(`/api/admin/collectors/${ada.id}`, {
    method: 'DELETE',
    headers: asOwner,
  });
  expect(removed.status).toBe(204);
  expect((await call('GET', `/${preview.id}`)).status).toBe(404);
});

test('the list is exported, and the audit log names a preview by its artworks', async () => {
  const { preview } = await shown();
  const titles = (await list()).items[0]?.titles.join(', ');

  const file = await (await call('GET', '.csv?state=open')).text();
  expect(file).toContain(`"${titles}"`);
  expect(await (await call('GET', '.csv?state=ended')).text()).not.toContain('Dunes');

  const log = await api.request(`/api/admin/audit-log?subject=${preview.id}`, { headers: asOwner });
  expect(await log.json()).toMatchObject({ items: [{ subject: { kind: 'preview', name: titles } }] });
});
