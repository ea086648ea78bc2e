import type { CDPSession, Page } from '@playwright/test';
import { openAccess, signIn } from '../harness/collector';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';
import { findTextFields, typeInto, type Typist } from '../harness/typing';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');

/** `TYPING=full` types into every field at every speed: ten minutes. */
const isFull = process.env['TYPING'] === 'full';
const FULL: Typist[] = [20, 80, 250].flatMap((delayMs) =>
  [1, 4, 6].map((slowdown) => ({ delayMs, slowdown })),
);
const TYPISTS: Typist[] = isFull ? FULL : [{ delayMs: 20, slowdown: 6 }];

test.describe.configure({ timeout: isFull ? 600_000 : 60_000 });

const PAGES = [
  '/fine-art',
  '/contact',
  '/selling-partners',
  '/order-lookup',
  '/fine-art/inside-voice',
  '/live-event-gate/tfgallery',
  '/live-event/tfgallery',
];
const CONSOLE_PAGES = [
  '/admin/inventory',
  ...(isFull ? ['/admin/orders', '/admin/settings', '/admin/selling-partners'] : []),
];

/** Types into every field of the open page. */
async function faultsOf(page: Page, cdp: CDPSession, name: string): Promise<string[]> {
  const found: string[] = [];
  // Forms that come near the viewport are loaded then.
  await page.evaluate(() =>
    document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' }),
  );
  await page.waitForTimeout(500);
  const fields = await findTextFields(page);
  expect(fields.length, `${name} has no text field`).toBeGreaterThan(0);
  for (const typist of TYPISTS) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: typist.slowdown });
    for (const field of fields) {
      const fault = await typeInto(cdp, field, typist);
      if (fault) found.push(`${name}, ${fault}`);
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

for (const path of PAGES) {
  test(`every text field of ${path} keeps what is typed (S52)`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await faultsOf(page, await context.newCDPSession(page), path)).toEqual([]);
  });
}

test('so does every text field of collector access and of the portal (S52)', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto('/about');
  const dialog = await openAccess(page);
  const found = await faultsOf(page, cdp, 'Sign In');
  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  found.push(...(await faultsOf(page, cdp, 'Create Account')));
  await page.goto('/about');
  await signIn(page);
  await page.goto('/collector/portal');
  await page.getByRole('tab', { name: /inquiry/i }).click();
  found.push(...(await faultsOf(page, cdp, 'Portal')));
  expect(found).toEqual([]);
});

test('so does every text field of the console (S52)', async ({ page, context, gallery }) => {
  const cdp = await context.newCDPSession(page);
  const found: string[] = [];
  for (const path of CONSOLE_PAGES) {
    await openConsole(page, { adminURL: gallery.adminURL, path });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    found.push(...(await faultsOf(page, cdp, path)));
  }
  expect(found).toEqual([]);
});

const EARLY: Typist[] = isFull ? FULL : [{ delayMs: 80, slowdown: 6 }];
for (const typist of EARLY) {
  test(`a search that begins before the scripts keeps every letter, ${typist.delayMs} ms a key, ${typist.slowdown}× (S52)`, async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: typist.slowdown });
    await page.goto('/fine-art', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox');
    await search.waitFor();
    expect(await typeInto(cdp, search, typist)).toBeNull();
    await expect(page).toHaveURL(/\?q=salt(\+|%20)and(\+|%20)iron$/);
    await expect(search).toHaveValue('salt and iron');
    await expect(page.getByRole('main').getByRole('link', { name: 'Salt and Iron' }).first()).toBeVisible();
  });
}
