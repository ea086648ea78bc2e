import type { Page } from '@playwright/test';
import { consoleRecords } from '../harness/console-pages';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Debian’s Firefox routes no sockets.');

/** A page that fetches again does so at most this long after its socket is ready. */
const READ_AGAIN_MS = 1_000;

/**
 * Answers the console's socket in place of the API, where other tests change things all the time.
 * @returns resolves when a page that is opened from now on has connected
 */
async function answerReady(page: Page, quietMs: number): Promise<() => Promise<void>> {
  let connections = 0;
  const ready = { type: 'ready', staff: { id: 'owner', name: 'Theodora' }, quietMs };
  await page.routeWebSocket('**/ws/console', (socket) => {
    socket.send(JSON.stringify(ready));
    connections += 1;
  });
  return async () => {
    const before = connections;
    await expect.poll(() => connections).toBeGreaterThan(before);
  };
}

/**
 * Opens a page.
 * @returns what it has requested from the API more than once so far
 */
async function openAndListen(
  page: Page,
  address: string,
  nextConnection: () => Promise<void>,
): Promise<() => string[]> {
  const asked: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(request.url());
  };
  // The previous page may still be sending requests.
  await page.goto('about:blank');
  page.on('request', note);
  const connected = nextConnection();
  await page.goto(address);
  await connected;
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  return () => asked.filter((url, index) => asked.indexOf(url) !== index);
}

test('a console page requests nothing twice on opening while nothing changes', async ({ page, gallery }) => {
  const nextConnection = await answerReady(page, 60 * 60_000);
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/dashboard' });
  const { order } = await consoleRecords(gallery);
  for (const path of ['dashboard', 'orders', order]) {
    const askedTwice = await openAndListen(page, `${gallery.adminURL}/admin/${path}`, nextConnection);
    await page.waitForTimeout(READ_AGAIN_MS);
    expect(askedTwice(), path).toEqual([]);
  }
});

test('a console page refetches what may have changed while it opened', async ({ page, gallery }) => {
  const nextConnection = await answerReady(page, 0);
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/dashboard' });
  const askedTwice = await openAndListen(page, `${gallery.adminURL}/admin/orders`, nextConnection);
  await expect.poll(askedTwice).not.toEqual([]);
});
