import { CONSOLE_PAGES, consoleRecords } from '../harness/console-pages';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';
import { take } from './take';

test('sign-in of the console', async ({ page, gallery }) => {
  await page.goto(gallery.adminURL);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await take(page, 'console-sign-in', { isWindow: true });
});

test('the pages of the console', async ({ page, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
  for (const address of CONSOLE_PAGES) {
    await page.goto(`${gallery.adminURL}/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await take(page, `console-${address.replaceAll('/', '-')}`);
  }
});

test('the pages of one record', async ({ page, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
  const records = await consoleRecords(gallery);
  for (const name of ['order', 'artwork', 'edition', 'event'] as const) {
    await page.goto(`${gallery.adminURL}/admin/${records[name]}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await take(page, `console-${name}`);
  }
});
