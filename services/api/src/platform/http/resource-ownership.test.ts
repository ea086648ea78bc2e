import type { OpenAPIObject } from '@nestjs/swagger';
import { signedIn } from '../../../test/builders/collectors';
import { COLLECTOR_OWNED_ROUTES } from '../../../test/app/collector-owned-routes';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PUBLIC_EXTENSION } from './public.decorator';

/** As identity's guards say which role a route needs. */
const ROLE_EXTENSION = 'x-staff-role';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** What handlers require by themselves, from the public or from callers that a guard let in. */
const PROOFS = ['guestPass', 'stripeSignature', 'emailProviderSignature'];

/** An operation of the API: what it is called, and who may call it. */
interface Operation {
  name: string;
  method: string;
  path: string;
  audience: string[];
}

let api: TestApi;
let operations: Operation[];
beforeAll(async () => {
  api = await startApi({ stripe: true });
  const document: OpenAPIObject = JSON.parse(await (await api.request('/api/openapi.json')).text());
  operations = operationsOf(document);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const isPublic = PUBLIC_EXTENSION in operation;
      const schemes = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
      const guards = schemes
        .filter((scheme) => !PROOFS.includes(scheme))
        .map((scheme) => (scheme === 'collectorCookie' ? 'collector' : scheme));
      // Marked at the class and at the method: the role says what holds.
      const role: unknown = Reflect.get(operation, ROLE_EXTENSION);
      const audience = [...new Set([...(isPublic ? ['public'] : []), ...guards])].map((guard) =>
        guard === 'staff' && role === 'owner' ? 'owner' : guard,
      );
      return [{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, audience }];
    }),
  );
}

const ofCollectors = (): Operation[] => operations.filter(({ audience }) => audience.includes('collector'));

/** The answer's status and code for each; parameters are filled in with a name that is nothing's. */
async function askAll(asked: Operation[], headers: Record<string, string>): Promise<string[]> {
  return Promise.all(
    asked.map(async ({ name, method, path }) => {
      const body = method === 'GET' ? undefined : {};
      const answer = await api.request(path.replaceAll(/\{\w+\}/g, 'x'), { method, headers, body });
      return `${name}: ${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1]}`;
    }),
  );
}

/** Every row of every table. */
async function rows(): Promise<Record<string, unknown>> {
  const tables = await column(
    api,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const content: Record<string, unknown> = {};
  for (const table of tables.map(String))
    content[table] = await api.database.manager.query(`SELECT * FROM \`${table}\``);
  return content;
}

test('every operation is for exactly one of the public, staff, the owner, collectors or devices (X11)', () => {
  const known = ['public', 'owner', 'staff', 'collector', 'device'];
  const unclear = operations.filter(
    ({ audience: [only, ...more] }) => only === undefined || more.length > 0 || !known.includes(only),
  );
  expect(unclear).toEqual([]);
  expect(ofCollectors().map(({ name }) => name)).toContain('GET /api/collectors/me');
});

test('no collector operation responds without a session', async () => {
  const asked = ofCollectors();
  expect(await askAll(asked, {})).toEqual(asked.map(({ name }) => `${name}: 401 signed_out`));
});

test('none accepts an ended session', async () => {
  const ada = await signedIn(api);
  await api.request('/api/collectors/logout', { method: 'POST', headers: ada.headers });
  const asked = ofCollectors();
  expect(await askAll(asked, ada.headers)).toEqual(asked.map(({ name }) => `${name}: 401 signed_out`));
});

test('no admin operation accepts a collector, or nobody (X11, G42)', async () => {
  const ada = await signedIn(api);
  const asked = operations.filter(({ audience: [only] }) => only === 'owner' || only === 'staff');
  expect(asked).not.toEqual([]);
  for (const headers of [ada.headers, {}])
    expect(await askAll(asked, headers)).toEqual(asked.map(({ name }) => `${name}: 401 unauthorized`));
});

/** Below /api/admin, and yet before or without a session. */
const OPEN_BELOW_ADMIN = [
  // The same address shows visitors what they may see.
  'GET /api/admin/artwork-inventory',
  'GET /api/admin/me',
  'POST /api/admin/gate',
  'POST /api/admin/login',
  'POST /api/admin/login/passkey',
  'POST /api/admin/login/passkey/options',
  'POST /api/admin/logout',
  'POST /api/admin/password-links/confirm',
];

test('everything under /api/admin is for staff, except what comes before a session', () => {
  const open = operations.filter(
    ({ path, audience: [only] }) => path.startsWith('/api/admin') && only !== 'owner' && only !== 'staff',
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual(OPEN_BELOW_ADMIN);
});

test('owner operations are refused to staff, and change nothing (X11)', async () => {
  const mara = await staffSignedIn(api);
  const asked = operations.filter(({ audience: [only] }) => only === 'owner');
  const before = await rows();
  expect(await askAll(asked, mara.headers)).toEqual(asked.map(({ name }) => `${name}: 403 owner_only`));
  expect(await rows()).toEqual(before);
});

test('every collector operation with an id has a line in test/owned-things.ts', () => {
  const naming = ofCollectors().filter(({ path }) => path.includes('{'));
  expect(Object.keys(COLLECTOR_OWNED_ROUTES).toSorted()).toEqual(naming.map(({ name }) => name).toSorted());
});

test.each(Object.entries(COLLECTOR_OWNED_ROUTES))(
  '%s tells another collector that nothing is there, and changes nothing',
  async (name, makeThing) => {
    const { path, body, status = 404 } = await makeThing(api);
    const eve = await signedIn(api, { firstName: 'Eve' });
    await api.deliverOutbox();
    const before = await rows();
    const [method] = name.split(' ');
    const answer = await api.request(path, { method, headers: eve.headers, body });
    expect(answer.status).toBe(status);
    expect(await rows()).toEqual(before);
  },
);
