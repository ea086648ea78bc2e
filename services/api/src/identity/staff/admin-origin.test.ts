import { CLOSE_SIGNED_OUT } from '@gallery/contracts';
import { request as rawRequest } from 'node:http';
import { startFrontEnd, type FrontEnd } from '../../../test/app/front-end';
import { openSocket } from '../../../test/app/socket-page';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { staffSignedIn } from '../../../test/builders/staff';
import { isOnAdminOrigin } from './admin-origin';

const SHOP = 'gallery.example';
const CONSOLE = 'console.gallery.example';

let frontEnd: FrontEnd;
let api: TestApi;
beforeAll(async () => {
  frontEnd = await startFrontEnd();
  const entry = 'https://console.gallery.example/mf-manifest.json';
  frontEnd.files.set('/remotes.json', JSON.stringify({ remotes: [{ name: 'mf_admin', entry }] }));
  api = await startApi({
    env: {
      ADMIN_ORIGIN: `http://${CONSOLE}`,
      ADMIN_ON_SHOP_ORIGIN: 'false',
      WEB_ORIGIN: frontEnd.origin,
    },
  });
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request as a browser with this page open would; fetch would send the host of the connection. */
async function ask(host: string, path: string, { method = 'GET', headers = {} }: Sent = {}) {
  const request = rawRequest(`${api.url}${path}`, { method, headers: { ...headers, host } });
  request.end();
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
    });
  });
}

test('a console session grants nothing on the shop’s origin', async () => {
  const { headers } = await staffSignedIn(api);
  expect((await ask(CONSOLE, '/api/admin/me', { headers })).status).toBe(200);
  const answer = await ask(SHOP, '/api/admin/me', { headers });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([404, { code: 'not_found' }]);
  expect((await ask(SHOP, '/api/admin/artwork-inventory?view=staff', { headers })).status).toBe(401);
});

test.each(['gate', 'login', 'logout', 'password-links/confirm'])(
  'POST /api/admin/%s does not exist on the shop’s origin',
  async (path) => {
    const sent = { method: 'POST' };
    expect((await ask(SHOP, `/api/admin/${path}`, sent)).status).toBe(404);
    expect((await ask(CONSOLE, `/api/admin/${path}`, sent)).status).not.toBe(404);
  },
);

test('a shop page cannot write with the console’s cookie', async () => {
  const { headers } = await staffSignedIn(api);
  const from = (origin: string) => ({
    method: 'DELETE',
    headers: { cookie: headers['cookie'] ?? '', origin },
  });
  const path = '/api/admin/staff/nobody/sessions';
  const answer = await ask(CONSOLE, path, from(`http://${SHOP}`));
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([403, { code: 'foreign_request' }]);
  expect(JSON.parse((await ask(CONSOLE, path, from(`http://${CONSOLE}`))).text)).toMatchObject({
    code: 'owner_only',
  });
});

test('the shop’s own reads keep working', async () => {
  expect((await ask(SHOP, '/api/admin/artwork-inventory')).status).toBe(200);
});

test.each(['/admin', '/admin/orders', '/admin/login'])(
  '%s is the site’s 404 page, and the shell knows of no console',
  async (path) => {
    const { status, text } = await ask(SHOP, path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/mf_admin|console\.gallery/);
  },
);

test('the console’s socket is closed on the shop’s origin', async () => {
  const { headers } = await staffSignedIn(api);
  const { cookie } = headers;
  const page = await openSocket(api, '/ws/console', { headers: { cookie, host: SHOP } });
  expect(await page.closed).toBe(CLOSE_SIGNED_OUT);
});

test.each([
  [true, SHOP, true],
  [false, SHOP, false],
  [false, `${CONSOLE}:8081`, false],
  [false, CONSOLE, true],
])(
  'where the shop may show the console is %s, a request to %s: %s',
  (isAdminOnShopOrigin, host, expected) => {
    const origins = { publicOrigin: `http://${SHOP}`, adminOrigin: `http://${CONSOLE}`, isAdminOnShopOrigin };
    expect(isOnAdminOrigin({ headers: { host } }, origins)).toBe(expected);
  },
);
