import type { Page } from '@playwright/test';
import { consoleRecords } from '../harness/console-pages';
import { openConsole } from '../harness/console-session';
import { recordSockets, socketHears } from '../harness/sockets';
import { expect, test } from '../harness/test';

/** A page that reads again does so this long after its socket is ready, at most. */
const READ_AGAIN_MS = 1_000;

/** What the page asks the API for more than once on opening. */
async function askedTwice(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(request.url());
  };
  page.on('request', note);
  await page.goto(address);
  await socketHears(page, '"ready"');
  await page.waitForTimeout(READ_AGAIN_MS);
  page.off('request', note);
  expect(asked.length).toBeGreaterThan(2);
  return asked.filter((url, index) => asked.indexOf(url) !== index);
}

test('a page of the console asks nothing twice on opening', async ({ page, gallery }) => {
  test.slow();
  await recordSockets(page);
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/dashboard' });
  const { order } = await consoleRecords(gallery);
  for (const path of ['dashboard', 'orders', order])
    // Whatever changes while a page opens is read again: then the next opening tells.
    await expect
      .poll(() => askedTwice(page, `${gallery.adminURL}/admin/${path}`), { message: path })
      .toEqual([]);
});
