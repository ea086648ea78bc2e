import { INTERCEPTORS_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { signedIn } from '../../../test/builders/collectors';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Mailer } from '../../platform';
import { PersonalDataExportInterceptor } from './personal-data-export';

let api: TestApi;
let owner: TestStaff;
let mara: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await staffSignedIn(api, { role: 'owner', firstName: 'Olga' });
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

/** Files that name nobody. A route with a file that names people needs `@PersonalDataExport()` instead. */
const WITHOUT_PERSONAL_DATA = [
  '/api/admin/analytics/sales.csv',
  '/api/admin/artwork-inventory.csv',
  '/api/admin/studio-events.csv',
];

const PRODUCES = 'swagger/apiProduces';

/** Every route that answers with CSV, and whether it is marked as an export of personal data. */
function csvRoutes(): { path: string; isMarked: boolean }[] {
  return api
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype: unknown = metatype.prototype;
      if (typeof prototype !== 'object' || prototype === null) return [];
      return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function') return [];
        const produces: unknown = Reflect.getMetadata(PRODUCES, handler);
        if (!Array.isArray(produces) || !produces.includes('text/csv')) return [];
        const parts = [metatype, handler].map((target): unknown =>
          Reflect.getMetadata(PATH_METADATA, target),
        );
        const interceptors: unknown = Reflect.getMetadata(INTERCEPTORS_METADATA, handler);
        return [
          {
            path: `/${parts.join('/')}`.replace(/\/+$/, ''),
            isMarked: Array.isArray(interceptors) && interceptors.includes(PersonalDataExportInterceptor),
          },
        ];
      });
    });
}

const exports = () => column(api, "SELECT details FROM audit_log WHERE action = 'personal-data.exported'");

const allow = (isAllowed: boolean) =>
  api.request(`/api/admin/staff/${mara.id}/export-permission`, {
    method: 'POST',
    body: { isAllowed },
    headers: owner.headers,
  });

const download = (path: string, { headers }: TestStaff) => api.request(path, { headers });

test('every CSV route is marked as an export of personal data, or known to name nobody', () => {
  const unmarked = csvRoutes().filter(({ isMarked }) => !isMarked);
  expect(unmarked.map(({ path }) => path).toSorted()).toEqual(WITHOUT_PERSONAL_DATA);
});

test('staff cannot export personal data unless the owner allows it', async () => {
  const paths = csvRoutes().filter(({ isMarked }) => isMarked);
  expect(paths.length).toBeGreaterThan(10);
  for (const { path } of paths) {
    const answer = await download(path.replace(':id', mara.id), mara);
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
  }
  expect(await exports()).toEqual([]);
});

test('the owner allows a staff member to export, and revokes it', async () => {
  expect((await allow(true)).status).toBe(204);
  expect((await download('/api/admin/collectors.csv', mara)).status).toBe(200);
  expect((await allow(false)).status).toBe(204);
  const refused = await download('/api/admin/collectors.csv', mara);
  expect(await refused.json()).toMatchObject({ code: 'export_not_allowed' });
});

test('staff cannot allow it to themselves', async () => {
  const answer = await api.request(`/api/admin/staff/${mara.id}/export-permission`, {
    method: 'POST',
    body: { isAllowed: true },
    headers: mara.headers,
  });
  expect(answer.status).toBe(403);
});

test('an export is one audit entry with its filters and row count, without the search text', async () => {
  for (const firstName of ['Ada', 'Grace', 'Adam\r\n"Ant"']) await signedIn(api, { firstName });
  const file = await download('/api/admin/collectors.csv?q=Ada&sort=name', owner);
  expect(await file.text()).toMatch(/^First name/);
  expect(await exports()).toEqual([
    { file: 'collectors.csv', filters: { q: '(text)', sort: 'name' }, rows: 2 },
  ]);
  expect(await column(api, "SELECT actor_id FROM audit_log WHERE action = 'personal-data.exported'")).toEqual(
    [owner.id],
  );
});

test('emails to owners are in no staff export, even delivered and masked', async () => {
  await allow(true);
  for (const { id } of [owner, mara]) {
    const path = `/api/admin/staff/${id}/password-links`;
    expect((await api.request(path, { method: 'POST', headers: owner.headers })).status).toBe(201);
  }
  for (const to of ['mara@gallery.example', 'olga@gallery.example'])
    await api.get(Mailer).send({ to, subject: 'Hello', text: '' }, undefined, { isContentRetained: true });
  await api.deliverOutbox();
  const addresses = async (by: TestStaff) =>
    (await (await download('/api/admin/emails.csv', by)).text()).match(/[^,]+@gallery\.example/g)?.toSorted();
  const marasOwn = ['mara@gallery.example', 'm…@gallery.example'];
  expect(await addresses(mara)).toEqual(marasOwn);
  expect(await addresses(owner)).toEqual([...marasOwn, 'olga@gallery.example', 'o…@gallery.example']);
});
