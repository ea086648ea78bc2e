import { CONSOLE_PAGES } from '../harness/console-pages';
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
  const first = async (sql: string) => (await gallery.query<{ id: string }>(sql))[0]?.id ?? '';
  const records = {
    order: `orders/${await first('SELECT number AS id FROM orders ORDER BY created_at, number LIMIT 1')}`,
    artwork: `inventory/${await first("SELECT id FROM artworks WHERE slug = 'inside-voice'")}`,
    edition: `editions/${await first('SELECT id FROM editions ORDER BY id LIMIT 1')}`,
    event: `events/${await first("SELECT id FROM events WHERE status = 'live' ORDER BY starts_at LIMIT 1")}/upload`,
  };
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
  for (const [name, address] of Object.entries(records)) {
    await page.goto(`${gallery.adminURL}/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await take(page, `console-${name}`);
  }
});
