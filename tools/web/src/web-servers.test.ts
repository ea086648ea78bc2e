import http from 'node:http';
import { once } from 'node:events';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { buildFolder, HASHED, running, SCRIPT, startFakeApi, stopRunning, TOO_LARGE } from '../test/builders';
import { nginx, node, type GalleryOptions } from '../test/servers';
import { upload } from '../test/upload';
import { apiDownPage } from './api-down.page';

// A machine without nginx installs it first.
jest.setTimeout(330_000);

afterEach(stopRunning);

/** Like a browser; fetch would normalize the path and disable revalidation. */
async function statusOf(url: string, path: string, headers: http.OutgoingHttpHeaders = {}) {
  const request = http.get({ port: portOf(url), host: '127.0.0.1', path, headers });
  const answer = await new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve));
  answer.resume();
  return answer.statusCode;
}

const portOf = (url: string) => Number(new URL(url).port);

/** The web server of `npm start` and the nginx of the images give the same responses. */
describe.each([node, nginx])('$name', ({ serveGallery }) => {
  async function gallery(options: Partial<GalleryOptions> = {}) {
    const { api, url } = await startFakeApi();
    const shellDir = await buildFolder({ 'index.html': '<title>shell</title>', [HASHED]: SCRIPT });
    const web = await serveGallery({ apis: [url], shellDir, remotes: {}, ...options });
    running.push(web);
    return { api, web };
  }

  it('caches hashed files forever and revalidates the document', async () => {
    const { web } = await gallery();
    const script = await fetch(`${web.url}/shell/${HASHED}`);
    const document = await fetch(`${web.url}/shell/index.html`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(document.headers.get('cache-control')).toBe('no-cache');
    const tag = document.headers.get('etag') ?? '';
    expect(await statusOf(web.url, '/shell/index.html', { 'if-none-match': tag })).toBe(304);
  });

  it('forbids framing of every file, including the page template', async () => {
    const { web } = await gallery();
    for (const path of ['/shell/index.html', `/shell/${HASHED}`]) {
      const { headers } = await fetch(web.url + path);
      expect(headers.get('content-security-policy')).toBe(
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      );
    }
  });

  it('sends the compressed file with the original type to clients that accept it', async () => {
    const { web } = await gallery();
    const answer = await fetch(`${web.url}/shell/${HASHED}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch('javascript');
    expect(answer.headers.get('cache-control')).toMatch('immutable');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('lists remotes in folders and on other origins', async () => {
    const dir = await buildFolder({ 'mf-manifest.json': '{}' });
    const elsewhere = 'https://live.gallery.example/mf-manifest.json';
    const { web } = await gallery({ remotes: { mf_storefront: dir, mf_live: elsewhere } });
    const list: unknown = await (await fetch(`${web.url}/remotes.json`)).json();
    expect(list).toEqual({
      remotes: [
        { name: 'mf_storefront', entry: '/remotes/mf-storefront/mf-manifest.json' },
        { name: 'mf_live', entry: elsewhere },
      ],
    });
    expect((await fetch(`${web.url}/remotes/mf-storefront/mf-manifest.json`)).status).toBe(200);
  });

  it('returns 404 for a removed chunk instead of a document', async () => {
    const { web, api } = await gallery();
    expect((await fetch(`${web.url}/shell/old.deadbeef.js`)).status).toBe(404);
    expect(api.requests).toEqual([]);
  });

  it('does not serve the bundles that the API renders pages with', async () => {
    const dir = await buildFolder({ 'server/remote.cjs': SCRIPT, 'server.0123abcd.js': SCRIPT });
    const { web } = await gallery({ remotes: { mf_storefront: dir } });
    expect((await fetch(`${web.url}/remotes/mf-storefront/server/remote.cjs`)).status).toBe(404);
    expect((await fetch(`${web.url}/remotes/mf-storefront/server.0123abcd.js`)).status).toBe(200);
  });

  it('does not serve files outside the folder', async () => {
    const { web } = await gallery();
    expect(await statusOf(web.url, '/shell/..%2f..%2f..%2fetc/passwd')).toBeGreaterThanOrEqual(400);
  });

  it('forwards everything else to the API with host and client address', async () => {
    const { web, api } = await gallery();
    const body = '{"email": "a@b.example"}';
    const answer = await fetch(`${web.url}/api/orders?x=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '9.9.9.9' },
      body,
    });
    expect(await answer.text()).toBe('api POST /api/orders?x=1');
    const [seen] = api.requests;
    expect(seen?.body).toBe(body);
    expect(seen?.headers).toMatchObject({
      host: `localhost:${portOf(web.url)}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `localhost:${portOf(web.url)}`,
      'x-forwarded-proto': 'http',
    });
  });

  it('forwards the request id in both directions', async () => {
    const { web, api } = await gallery();
    const told = await fetch(`${web.url}/api/orders`);
    const asked = await fetch(`${web.url}/api/orders`, { headers: { 'x-request-id': 'callers-own-1' } });
    expect(told.headers.get('x-request-id')).toBe('given-by-the-api');
    expect(asked.headers.get('x-request-id')).toBe('callers-own-1');
    expect(api.requests[1]?.headers['x-request-id']).toBe('callers-own-1');
  });

  it('trusts the proxy in front, but not what the client sent to it', async () => {
    const { web, api } = await gallery({ trustProxy: true });
    await fetch(`${web.url}/api/orders`, { headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' } });
    expect(api.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('forwards documents to the API', async () => {
    const { web } = await gallery();
    const answer = await fetch(`${web.url}/fine-art/shallows`);
    expect(await answer.text()).toBe('api GET /fine-art/shallows');
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('forwards a socket at /ws and closes it with the client', async () => {
    const { web, api } = await gallery();
    const request = http.get({
      port: portOf(web.url),
      host: '127.0.0.1',
      path: '/ws?event=tfgallery',
      headers: { connection: 'Upgrade', upgrade: 'websocket', origin: 'http://gallery.example' },
    });
    const { socket, head } = await new Promise<{ socket: Duplex; head: Buffer }>((resolve) => {
      request.on('upgrade', (_answer, socket, head) => resolve({ socket, head }));
    });
    let heard = head.toString();
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write('again');
    while (!heard.endsWith('again')) await once(socket, 'data');
    expect(heard).toBe('hello again');
    expect(api.requests[0]?.headers.origin).toBe('http://gallery.example');
    const ended = once(socket, 'close');
    await web.stop();
    await ended;
  });

  it('returns 413 for a body that is too large, after reading it (X4)', async () => {
    const { web, api } = await gallery();
    api.refuses = 'reads-on';
    const { status, body } = await upload(web.url, '/api/contact', 3_000_000);
    expect([status, JSON.parse(body)]).toEqual([413, JSON.parse(TOO_LARGE)]);
  });

  it('relays a response that the API sends during the upload (X4)', async () => {
    const { web, api } = await gallery();
    api.refuses = 'reads-on';
    const { status, body } = await upload(web.url, '/api/admin/studio-events/7/photos', 3_000_000);
    expect([status, body]).toEqual([413, TOO_LARGE]);
  });

  it('answers reads with 200 while the bodies of 1,000 writes arrive slowly', async () => {
    const { web } = await gallery();
    const senders = Array.from({ length: 1_000 }, () => net.connect(portOf(web.url), '127.0.0.1'));
    running.push({ stop: async () => senders.forEach((sender) => sender.destroy()) });
    for (const sender of senders) {
      sender.on('error', () => undefined).resume();
      sender.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\nx');
    }
    const started = performance.now();
    const paths = ['/api/works', '/fine-art', `/shell/${HASHED}`];
    const reads = await Promise.all(paths.map(async (path) => (await fetch(`${web.url}${path}`)).status));

    expect(reads).toEqual([200, 200, 200]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('rejects the writes of an address that has 500 in progress, but of no other', async () => {
    const { web, api } = await gallery({ trustProxy: true });
    const write = (address: string, body: string) => {
      const sender = net.connect(portOf(web.url), '127.0.0.1');
      running.push({ stop: async () => void sender.destroy() });
      sender.on('error', () => undefined);
      sender.write(
        `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: 2\r\n\r\n${body}`,
      );
      return sender;
    };
    const statusOfWrite = async (address: string) => {
      const [bytes] = await once(write(address, 'xy'), 'data');
      return String(bytes).split(' ')[1];
    };
    // A few more, because the requests below also count.
    for (let count = 0; count < 520; count += 1) write('203.0.113.7', 'x');
    const deadline = performance.now() + 10_000;
    let status = await statusOfWrite('203.0.113.7');
    while (status !== '429' && performance.now() < deadline) status = await statusOfWrite('203.0.113.7');

    expect(status).toBe('429');
    expect(await statusOfWrite('203.0.113.8')).toBe('200');
    expect(
      (await fetch(`${web.url}/api/works`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
    ).toBe(200);
    expect(api.requests.length).toBeGreaterThan(0);
  });

  it('returns 502 while the API is down', async () => {
    const { web, api } = await gallery();
    await api.stop();
    const call = await fetch(`${web.url}/api/gallery`);
    expect(call.status).toBe(502);
    const message = 'The gallery cannot be reached right now. Please try again in a moment.';
    expect(await call.json()).toEqual({ code: 'unavailable', message, error: message });
    const page = await fetch(`${web.url}/fine-art`);
    expect(page.status).toBe(502);
    expect(await page.text()).toContain('<h1>We’ll be right back</h1>');
    expect(page.headers.get('content-security-policy')).toBe(apiDownPage.policy);
    expect([call, page].map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5']);
    expect((await fetch(`${web.url}/shell/${HASHED}`)).status).toBe(200);
  });
});
