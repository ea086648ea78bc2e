import http from 'node:http';
import { buildFolder, FakeApi, GIVEN_ID } from '../test/builders';
import { nginx } from '../test/servers';

// A machine without nginx installs it first.
jest.setTimeout(330_000);

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** nginx before two instances of the API. */
async function galleryOfTwo({ trustProxy = false } = {}) {
  const [one, other] = [new FakeApi(), new FakeApi()];
  const apis = [await one.start(), await other.start()];
  const shellDir = await buildFolder({});
  const web = await nginx.serveGallery({ apis, shellDir, remotes: {}, trustProxy });
  running.push(web, one, other);
  return { url: web.url, one, other };
}

const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

/** The status of a socket that opens and stays open, or is refused. */
function upgradeAt(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const request = http.get(`${url}/ws`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
    request.on('upgrade', (answer, socket) => {
      running.push({ stop: async () => void socket.destroy() });
      resolve(answer.statusCode);
    });
  });
}

it('distributes requests over all instances', async () => {
  const { url, one, other } = await galleryOfTwo();
  for (let request = 0; request < 4; request += 1) await fetch(`${url}/api/works`);
  expect([one.requests.length, other.requests.length]).toEqual([2, 2]);
});

it.each(['GET', 'POST'])('sends a %s to the other instance while one is down', async (method) => {
  const { url, one, other } = await galleryOfTwo();
  await one.stop();
  const ask = async () => (await fetch(`${url}/api/orders`, method === 'POST' ? post : {})).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  expect(other.requests).toHaveLength(3);
});

it.each([
  [true, ['mf_live', 'mf_admin']],
  [false, ['mf_live']],
])('lists the console for the shell only if it is on the shop’s origin: %s', async (isAllowed, names) => {
  const elsewhere = (host: string) => `https://${host}.gallery.example/mf-manifest.json`;
  const web = await nginx.serveGallery({
    apis: [],
    shellDir: await buildFolder({}),
    remotes: { mf_live: elsewhere('live'), mf_admin: elsewhere('console') },
    isAdminOnShopOrigin: isAllowed,
  });
  running.push(web);
  const list = await (await fetch(`${web.url}/remotes.json`)).text();
  expect([...list.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)).toEqual(names);
});

it('retries a read at the other instance when the first dies', async () => {
  const { url, one } = await galleryOfTwo();
  one.isDying = true;
  const answers = await Promise.all([fetch(`${url}/api/works`), fetch(`${url}/fine-art`)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('uses a restarted instance within three seconds', async () => {
  const { url, one, other } = await galleryOfTwo();
  const ask = async () => (await fetch(`${url}/api/works`)).status;
  one.isDying = true;
  for (let request = 0; request < 4; request += 1) await ask();
  one.isDying = false;
  await other.stop();
  const deadline = Date.now() + 3_000;
  while ((await ask()) !== 200) expect(Date.now()).toBeLessThan(deadline);
});

it('never sends a POST twice, however the first attempt ended', async () => {
  const { url, one, other } = await galleryOfTwo();
  one.isDying = true;
  other.isDying = true;
  expect((await fetch(`${url}/api/orders`, post)).status).toBe(502);
  expect(one.requests.length + other.requests.length).toBe(1);
});

it('opens new sockets at the other instance while one shuts down, and keeps writing to both', async () => {
  const { url, one, other } = await galleryOfTwo();
  one.isClosing = true;
  const sockets = [await upgradeAt(url), await upgradeAt(url), await upgradeAt(url), await upgradeAt(url)];
  for (let request = 0; request < 4; request += 1) await fetch(`${url}/api/orders`, post);
  const writes = (api: FakeApi) => api.requests.filter(({ method }) => method === 'POST').length;
  expect(sockets).toEqual([101, 101, 101, 101]);
  expect([writes(one), writes(other)]).toEqual([2, 2]);
});

it('opens sockets at a restarted instance, even while the other shuts down', async () => {
  const { url, one, other } = await galleryOfTwo();
  one.isClosing = true;
  for (let socket = 0; socket < 4; socket += 1) await upgradeAt(url);
  one.isClosing = false;
  other.isClosing = true;
  const sockets = [await upgradeAt(url), await upgradeAt(url), await upgradeAt(url)];
  expect(sockets).toEqual([101, 101, 101]);
});

it.each([
  ['believes', true, 'https'],
  ['does not believe a stranger', false, 'http'],
])('%s that the client used https', async (_case, trustProxy, protocol) => {
  const { url, one } = await galleryOfTwo({ trustProxy });
  await fetch(`${url}/api/works`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(one.requests[0]?.headers['x-forwarded-proto']).toBe(protocol);
});

it('streams an upload without buffering it', async () => {
  const { url, one, other } = await galleryOfTwo();
  const photograph = 'x'.repeat(3_000_000);
  expect((await fetch(`${url}/api/admin/studio-events/7/photos`, { ...post, body: photograph })).status).toBe(
    200,
  );
  expect([...one.requests, ...other.requests][0]?.body).toHaveLength(photograph.length);
});

describe('rejects a body that is too large for the API (X4)', () => {
  /** Which server refuses a body of this many bytes, which is announced but never sent. */
  async function refuserOf(path: string, bytes: number): Promise<string> {
    const { url, one, other } = await galleryOfTwo();
    one.refuses = other.refuses = 'reads-on';
    const request = http.request(`${url}${path}`, { method: 'POST', headers: { 'content-length': bytes } });
    request.on('error', () => undefined);
    request.flushHeaders();
    const answer = await new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve));
    request.destroy();
    expect(answer.statusCode).toBe(413);
    return answer.headers['x-request-id'] === GIVEN_ID ? 'API' : 'nginx';
  }

  it.each([
    ['/api/contact', 262_144],
    ['/api/admin/studio-events/7/status', 262_144],
    ['/api/admin/studio-events', 34_000_000],
    ['/api/admin/studio-events/7', 34_000_000],
    ['/api/admin/site/films', 42_000_000],
    ['/api/admin/site/drawings', 600_000],
    ['/api/admin/artwork-import', 20_500_000],
    ['/api/admin/artwork-import/dry-run', 20_500_000],
    ['/api/admin/artwork-inventory/pictures', 126_000_000],
  ])('%s, beyond %d bytes', async (path, bytes) => {
    expect(await refuserOf(path, bytes)).toBe('API');
    expect(await refuserOf(path, Math.ceil(bytes * 1.1))).toBe('nginx');
  });

  it.each([
    '/api/admin/studio-events/7/photos',
    '/api/admin/artwork-inventory',
    '/api/admin/artwork-inventory/7',
  ])('%s never, where forms hold many files', async (path) => {
    expect(await refuserOf(path, 5_000_000_000)).toBe('API');
  });
});
