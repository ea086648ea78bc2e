import { queriesOf } from '../../test/app/query-count';
import { lockWait } from '../../test/app/lock-wait';
import { column } from '../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';

const PATH = '/api/admin/saved-views';
const FILTERS = { q: 'Berlin', status: 'shipped' };
const BERLIN = { list: 'orders', name: 'Berlin', filters: FILTERS, isShared: false };

let api: TestApi;
let owner: TestStaff;
let mara: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

type Caller = Pick<TestStaff, 'headers'>;

const save = ({ headers }: Caller, wanted: object = {}) =>
  api.request(PATH, { method: 'POST', headers, body: { ...BERLIN, ...wanted } });

async function saved(staff: Caller, wanted: object = {}): Promise<string> {
  const record = (await (await save(staff, wanted)).json()) as { id: string };
  return record.id;
}

const change = ({ headers }: Caller, id: string, body: object) =>
  api.request(`${PATH}/${id}`, { method: 'PATCH', headers, body });

const remove = async ({ headers }: Caller, id: string) =>
  (await api.request(`${PATH}/${id}`, { method: 'DELETE', headers })).status;

async function shownTo({ headers }: Caller, list = 'orders'): Promise<unknown> {
  return (await api.request(`${PATH}?list=${list}`, { headers })).json();
}

const faults = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];
const faultAt = (field: string) => [400, { fields: { [field]: expect.any(String) } }];

test('a view is listed for the person who saved it', async () => {
  const answer = await save(mara);
  expect(answer.status).toBe(201);
  const record: unknown = await answer.json();
  expect(record).toEqual({ id: expect.any(String), ...BERLIN, version: 1, isOwn: true });
  expect(await shownTo(mara)).toEqual([record]);
  expect(await shownTo(mara, 'inbox')).toEqual([]);
  expect(await shownTo(owner)).toEqual([]);
});

test('views are listed in the order in which they were saved', async () => {
  for (const name of ['Zurich', 'Amsterdam', 'Madrid']) await save(mara, { name });
  expect(await shownTo(mara)).toMatchObject([{ name: 'Zurich' }, { name: 'Amsterdam' }, { name: 'Madrid' }]);
});

test('everyone sees what the owner shares, and only the owner changes it', async () => {
  await save(owner, { isShared: true });
  expect(await shownTo(owner)).toMatchObject([{ name: 'Berlin', isShared: true, isOwn: true }]);
  expect(await shownTo(mara)).toMatchObject([{ name: 'Berlin', isShared: true, isOwn: false }]);
});

test('the owner shares a view later, and stops sharing it', async () => {
  const id = await saved(owner);
  await change(owner, id, { name: 'Berlin', isShared: true });
  expect(await shownTo(mara)).toMatchObject([{ id }]);
  await change(owner, id, { name: 'Berlin', isShared: false });
  expect(await shownTo(mara)).toEqual([]);
  expect(await shownTo(owner)).toMatchObject([{ id }]);
});

test('a view that another window has renamed keeps that name', async () => {
  const id = await saved(mara);
  await change(mara, id, { name: 'Potsdam', isShared: false, version: 1 });
  const late = await change(mara, id, { name: 'Dresden', isShared: false, version: 1 });
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'changed_meanwhile', details: { version: 2 } },
  ]);
  expect(await shownTo(mara)).toMatchObject([{ name: 'Potsdam', version: 2 }]);
});

test('staff cannot share views', async () => {
  const id = await saved(mara);
  for (const answer of [
    await save(mara, { name: 'Madrid', isShared: true }),
    await change(mara, id, { name: 'Berlin', isShared: true }),
  ])
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'owner_only' }]);
  expect(await shownTo(owner)).toEqual([]);
});

test('a view can be renamed, and keeps its filters', async () => {
  const id = await saved(mara);
  expect((await change(mara, id, { name: ' Potsdam ', isShared: false })).status).toBe(204);
  expect(await shownTo(mara)).toEqual([{ ...BERLIN, id, name: 'Potsdam', version: 2, isOwn: true }]);
});

test('saving a view unchanged still finds it', async () => {
  const id = await saved(mara);
  expect((await change(mara, id, { name: 'Berlin', isShared: false })).status).toBe(204);
});

test('a person can delete their own view', async () => {
  const id = await saved(mara);
  expect(await remove(mara, id)).toBe(204);
  expect(await shownTo(mara)).toEqual([]);
  expect(await remove(mara, id)).toBe(404);
});

test('a person can neither change nor delete another’s view, visible or not', async () => {
  const theirs = await saved(mara);
  const shared = await saved(owner, { isShared: true });
  const words = { name: 'Mine now', isShared: false };
  const answers = [
    (await change(owner, theirs, words)).status,
    await remove(owner, theirs),
    (await change(mara, shared, words)).status,
    await remove(mara, shared),
    await remove(mara, 'no-id'),
  ];
  expect(answers).toEqual([404, 404, 404, 404, 404]);
  expect(await column(api, 'SELECT name FROM saved_views')).toEqual(['Berlin', 'Berlin']);
});

test('an owner can delete what another owner shared', async () => {
  const ines = await staffSignedIn(api, { role: 'owner', firstName: 'Ines' });
  expect(await remove(owner, await saved(ines, { isShared: true }))).toBe(204);
  expect(await shownTo(mara)).toEqual([]);
});

test('a name is unique within a person’s views of a list', async () => {
  await save(mara);
  expect(await faults(await save(mara))).toMatchObject(faultAt('name'));
  expect((await save(mara, { list: 'inbox' })).status).toBe(201);
  expect((await save(owner)).status).toBe(201);
  const madrid = await saved(mara, { name: 'Madrid' });
  expect(await faults(await change(mara, madrid, { name: 'Berlin', isShared: false }))).toMatchObject(
    faultAt('name'),
  );
});

test('a person has at most twenty views per list', async () => {
  for (let count = 1; count <= 20; count += 1) await save(mara, { name: `View ${count}` });
  expect(await faults(await save(mara))).toMatchObject(faultAt('name'));
  expect((await save(mara, { list: 'inbox' })).status).toBe(201);
  expect((await save(owner)).status).toBe(201);
});

test('of two simultaneous saves, the second counts the first', async () => {
  for (let count = 1; count <= 19; count += 1) await save(mara, { name: `View ${count}` });
  const late = await api.database.transaction(async () => {
    await api.database.manager.query(
      `INSERT INTO saved_views (id, admin_id, list, name, filters, is_shared, created_at)
       SELECT UUID(), id, 'orders', 'View 20', '{}', FALSE, NOW() FROM admins WHERE id = ? FOR UPDATE`,
      [mara.id],
    );
    const second = save(mara);
    await lockWait(api);
    return { second };
  });
  expect(await faults(await late.second)).toMatchObject(faultAt('name'));
  expect(await column(api, 'SELECT id FROM saved_views')).toHaveLength(20);
});

const manyFilters = Object.fromEntries(Array.from('abcdefghijklm', (name) => [name, '1']));

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'n'.repeat(41) }],
  ['name', { name: 'two\nlines' }],
  ['list', { list: 'elsewhere' }],
  ['filters', { filters: {} }],
  ['filters', { filters: ['q'] }],
  ['filters', { filters: { q: 7 } }],
  ['filters', { filters: { q: 'q'.repeat(201) } }],
  ['filters', { filters: { 'q[]': 'Berlin' } }],
  ['filters', { filters: manyFilters }],
])('errors name their field: %s of %j', async (field, wanted) => {
  expect(await faults(await save(mara, wanted))).toMatchObject(faultAt(field));
});

test('the longest possible filters come back as saved', async () => {
  const wanted = { name: '\u{1F5BC}'.repeat(40), filters: { q: '\u{1F5BC}'.repeat(200) } };
  expect((await save(mara, wanted)).status).toBe(201);
  expect(await shownTo(mara)).toMatchObject([wanted]);
});

test('views are deleted with their account', async () => {
  await save(mara);
  await api.database.manager.query('DELETE FROM admins WHERE id = ?', [mara.id]);
  expect(await column(api, 'SELECT id FROM saved_views')).toEqual([]);
});

test('each call queries the views once', async () => {
  const id = await saved(mara);
  const { headers } = mara;
  const calls = [
    () => api.app.inject({ url: `${PATH}?list=orders`, headers }),
    () => api.app.inject({ method: 'POST', url: PATH, headers, payload: { ...BERLIN, name: 'Madrid' } }),
    () => {
      const payload = { name: 'Potsdam', isShared: false };
      return api.app.inject({ method: 'PATCH', url: `${PATH}/${id}`, headers, payload });
    },
    () => api.app.inject({ method: 'DELETE', url: `${PATH}/${id}`, headers }),
  ];
  for (const call of calls) {
    const asked = (await queriesOf(api, call)).filter((query) => query.includes('saved_views'));
    expect(asked).toHaveLength(1);
  }
});
