import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';
import { IS_FULL, typeInto, typingFaults, TYPISTS } from '../harness/typing';

/** Fields that a page shows at once. Forms that a press opens are in `typing-forms.visit.ts`. */
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
test.describe.configure({ timeout: IS_FULL ? 1_200_000 : 120_000 });

const PAGES = [
  '/contact',
  '/selling-partners',
  '/order-lookup',
  '/fine-art/inside-voice',
  '/live-event-gate/tfgallery',
  '/live-event/tfgallery',
];

for (const path of PAGES) {
  test(`every text field of ${path} keeps what is typed (S52)`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await typingFaults(page, await context.newCDPSession(page), path)).toEqual([]);
  });
}

test('the search keeps every letter at every speed, and the URL follows (S52)', async ({ page, context }) => {
  test.slow();
  const cdp = await context.newCDPSession(page);
  await page.goto('/fine-art');
  const search = page.getByRole('searchbox');
  const found: (string | null)[] = [];
  for (const typist of TYPISTS) {
    found.push(await typeInto(cdp, search, typist));
    await expect(page).toHaveURL(/\?q=salt(\+|%20)and(\+|%20)iron$/);
    await search.fill('');
    await expect(page).not.toHaveURL(/q=/);
  }
  expect(found.filter((fault) => fault !== null)).toEqual([]);
});

for (const typist of IS_FULL ? TYPISTS : [{ delayMs: 80, slowdown: 6 }]) {
  test(`a search that begins before hydration keeps every letter, ${typist.delayMs} ms per key, ${typist.slowdown}× (S52)`, async ({
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

/** Lists with a search, and forms that are a page of their own. */
const CONSOLE_PAGES = [
  '/admin/inventory',
  '/admin/orders',
  '/admin/inbox',
  '/admin/settings/site/about',
  '/admin/settings/tracking',
  '/admin/settings/email-templates/message-received',
  '/admin/account',
  ...(IS_FULL ? ['/admin/settings', '/admin/settings/sales', '/admin/settings/live-events'] : []),
];

for (const path of CONSOLE_PAGES) {
  test(`every text field of ${path} keeps what is typed (S52)`, async ({ page, context, gallery }) => {
    const cdp = await context.newCDPSession(page);
    await openConsole(page, { adminURL: gallery.adminURL, path });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading /)).toHaveCount(0);
    expect(await typingFaults(page, cdp, path)).toEqual([]);
  });
}
