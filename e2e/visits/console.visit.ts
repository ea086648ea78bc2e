import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { settle, violations } from '../harness/accessibility';
import { signInToConsole, openConsole } from '../harness/console-session';
import { sidewaysOverflow } from '../harness/page-width';
import { expect, test } from '../harness/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The console's API paths, except the one that public pages use too, and the demo's secrets. */
const CONSOLES = /\/api\/admin\/(?!artwork-inventory)|argon2id|\batelier\b|gallery-demo/;

/** Phone, tablet and desktop: stacked rows, menu, sidebar. */
const WIDTHS = [390, 768, 1440];
/** The tablet combines the phone's menu and the desktop's rows, so axe checks only those two. */
const EXAMINED = [390, 1440];
/** Further pages, which use the rows, forms and dialogs of their sections. */
const PHONE = [390];

/** Pages that are not linked from a section. */
const FURTHER_PAGES = ['inventory/import', 'account'] as const;

/** What axe finds on the open page at these widths. The page must fit each window. */
async function faultsOf(page: Page, name: string, examined: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    // Requests after the first page do not end the wait for an idle network.
    await expect(page.getByRole('main').getByText(/^Loading /)).toHaveCount(0);
    const faults = examined.includes(width) ? await violations(page) : [];
    found.push(...faults.map((fault) => `${name} at ${width} px: ${fault}`));
    await expect
      .poll(() => page.evaluate(sidewaysOverflow), `${name} at ${width} px is wider than its window`)
      .toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  found.push(...(await violations(page)).map((fault) => `${name} in forced colors: ${fault}`));
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return found;
}

test('staff open the console on its own origin and visit its sections, where axe finds nothing', async ({
  page,
  gallery,
}) => {
  test.slow();
  await signInToConsole(page, gallery.adminURL);
  const sections = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  const found: string[] = [];
  await expect(sections.first()).toBeVisible();
  const addresses: string[] = [];
  for (const text of await sections.allInnerTexts()) {
    // A count of waiting items follows the label.
    const [word = text] = text.split('\n');
    await sections.filter({ hasText: word }).click();
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${word} – `));
    addresses.push(page.url());
  }
  // Each in a document of its own: Firefox crashes when axe has run on several in one.
  for (const address of addresses) {
    await page.goto(address);
    found.push(...(await faultsOf(page, address, EXAMINED)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on the other pages of its sections', async ({ page, gallery }) => {
  test.slow();
  const found: string[] = [];
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
  for (const section of ['collectors', 'partners', 'settings']) {
    await page.goto(`${gallery.adminURL}/admin/${section}`);
    const pages = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(pages.first()).toBeVisible();
    for (const word of (await pages.allInnerTexts()).slice(1)) {
      const link = pages.filter({ hasText: word });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      found.push(...(await faultsOf(page, word, PHONE)));
    }
  }
  const [certificate] = await gallery.query<{ coa_id: string }>('SELECT coa_id FROM certificates LIMIT 1');
  for (const further of [...FURTHER_PAGES, `certificates/${certificate?.coa_id}`]) {
    await page.goto(`${gallery.adminURL}/admin/${further}`);
    await expect(page).not.toHaveTitle(/^404/);
    found.push(...(await faultsOf(page, further, PHONE)));
  }
  expect(found).toEqual([]);
});

test('the public builds contain neither the console’s API paths nor its secrets', async () => {
  const found: string[] = [];
  const remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mf-') && name !== 'mf-admin');
  for (const project of ['shell', ...remotes])
    for (const file of await readdir(`${ROOT}/${project}/dist`, { recursive: true })) {
      if (!/\.(js|css|html|json)$/.test(file)) continue;
      const text = await readFile(`${ROOT}/${project}/dist/${file}`, 'utf8');
      if (CONSOLES.test(text)) found.push(`${project}: ${file}`);
    }
  expect(found).toEqual([]);
});

test('on a phone the sections are in a menu that works by keyboard', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToConsole(page, gallery.adminURL);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('staff find a print from any page by its title, size and number, by keyboard and by touch', async ({
  page,
  gallery,
  browserName,
}) => {
  // `NO_AXE` says why; the search itself is tried in every browser.
  const hasAxe = browserName !== 'firefox';
  const found: string[] = [];
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/emails' });
  const field = page.getByRole('combobox', { name: /^Title, print, name/ });
  for (const width of EXAMINED) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
    if (width === 390) await page.getByRole('button', { name: 'Search', exact: true }).click();
    else await page.keyboard.press('Control+k');
    await field.fill('Inside Voice 20 3');
    await expect(page.getByRole('option', { name: /^Inside Voice, 20 × 20 in 3 of 9/ })).toBeVisible();
    if (hasAxe) found.push(...(await violations(page)).map((fault) => `${width} px: ${fault}`));
    await field.fill('xylophone');
    await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible();
    if (hasAxe)
      found.push(...(await violations(page)).map((fault) => `nothing found at ${width} px: ${fault}`));
    await field.fill('');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
  expect(found).toEqual([]);
  await page.keyboard.press('Control+k');
  await field.fill('Inside Voice 20 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More about number 3' })).toHaveText('Close');
});

test.describe('below the shell', () => {
  // A remote starts with its manifest; the federation runtime and the browser log that it cannot be loaded.
  test.use({
    allowedInConsole:
      /ERR_FAILED|CORS request did not succeed|Federation Runtime|Failed to get manifest|already registered/,
  });

  test('the console has its own server; while that is down the site stays, and Retry loads it', async ({
    page,
    gallery,
  }) => {
    await page.route(`${gallery.adminURL}/mf-manifest.json`, (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.unroute(`${gallery.adminURL}/mf-manifest.json`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});
