import { writeFile } from 'node:fs/promises';
import { buildFolder, HASHED, running, SCRIPT, startFakeApi, stopRunning } from '../test/builders';
import { nginx, node } from '../test/servers';

// A machine without nginx installs it first.
jest.setTimeout(330_000);

afterEach(stopRunning);

/** A remote on an origin of its own. */
describe.each([node, nginx])('the console behind $name', ({ serveConsole }) => {
  async function admin({ trustProxy = false } = {}) {
    const { url } = await startFakeApi();
    const dir = await buildFolder({
      'mf-manifest.json': '{}',
      'document/index.html': '<title>Console</title>',
      [`document/${HASHED}`]: SCRIPT,
    });
    const site = await serveConsole({ apis: [url], dir, trustProxy });
    running.push(site);
    return site;
  }

  it('allows a shell on another origin to read it', async () => {
    const site = await admin();
    const manifest = await fetch(`${site.url}/mf-manifest.json`);
    expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('serves its document for every page, with a security policy, but not for files', async () => {
    const site = await admin();
    for (const path of ['/', '/admin', '/document/', '/admin/inventory/7']) {
      const page = await fetch(`${site.url}${path}`);
      expect([path, page.status, await page.text()]).toEqual([path, 200, '<title>Console</title>']);
    }
    const page = await fetch(`${site.url}/admin/inventory/7`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await fetch(`${site.url}/document/gone.0123abcd.js`)).status).toBe(404);
  });

  it('sends its document with headers that keep other pages and devices away', async () => {
    const site = await admin({ trustProxy: true });
    const [plain, secure] = await Promise.all([
      fetch(`${site.url}/admin`),
      fetch(`${site.url}/admin`, { headers: { 'x-forwarded-proto': 'https' } }),
    ]);
    expect(Object.fromEntries(secure.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    // Browsers ignore it over http, and a development machine must stay reachable.
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('serves the document of a new build without a restart', async () => {
    const dir = await buildFolder({ 'document/index.html': '<title>Old</title>' });
    const site = await serveConsole({ apis: [], dir });
    running.push(site);
    await writeFile(`${dir}/document/index.html`, '<title>New</title>');
    expect(await (await fetch(`${site.url}/`)).text()).toBe('<title>New</title>');
  });

  it('forwards API requests at the same origin', async () => {
    const site = await admin();
    for (const path of ['/api/gallery', '/api/uploads/noon.jpg', '/videos/sea.webm'])
      expect(await (await fetch(`${site.url}${path}`)).text()).toBe(`api GET ${path}`);
  });
});
