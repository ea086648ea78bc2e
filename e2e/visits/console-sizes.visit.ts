import type { Page } from '@playwright/test';
import { CONSOLE_PAGES, consoleRecords } from '../harness/console-pages';
import { openConsole } from '../harness/console-session';
import { addUpLayoutShifts } from '../harness/layout-shift';
import { sidewaysOverflow } from '../harness/page-width';
import { findSmallTargets } from '../harness/phone-sizes';
import { expect, test } from '../harness/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports layout shifts.');

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading /)).toHaveCount(0);
}

for (const use of [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 820, height: 1180 }, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]) {
  const { width } = use.viewport;
  test.describe(`at ${width} px`, () => {
    test.use(use);

    test('console pages do not shift while they load, have 44 px targets on a phone, and fit at 400 % zoom', async ({
      page,
      gallery,
    }) => {
      test.slow();
      const expectNoShifts = await addUpLayoutShifts(page);
      await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
      for (const path of [...CONSOLE_PAGES, ...Object.values(await consoleRecords(gallery))]) {
        await open(page, `${gallery.adminURL}/admin/${path}`);
        await expectNoShifts(`shifts of ${path}`);
        // Fonts may arrive after the page.
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(sidewaysOverflow), { message: `${path} is too wide` })
          .toBeLessThanOrEqual(0);
        if (width === 390) {
          expect.soft(await page.evaluate(findSmallTargets), `targets of ${path}`).toEqual([]);
          await expectRoomWhenOpened(page, path);
        }
        if (width === 1440) await expectRoomAtHighZoom(page, path);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each of several orders that one network holds can be clicked', async ({ page, gallery }) => {
    const now = new Date().toISOString();
    const orders = ['TF-2222-2222', 'TF-3333-3333', 'TF-4444-4444'].map((orderNumber) => ({ orderNumber }));
    const network = { id: 'n', kind: 'network', label: '203.0.113.7', orders, cartHolds: [], prints: 3 };
    const origins = [{ ...network, since: now, until: now }];
    await page.route('**/api/admin/unpaid-holds', (route) => route.fulfill({ json: { prints: 3, origins } }));
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/unpaid-holds' });
    await expect(page.getByRole('link', { name: 'TF-4444-4444' })).toBeVisible();
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });
});

for (const width of [820, 1280, 1440]) {
  test(`at ${width} px the inventory’s rows end with all their actions visible`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/inventory' });
    const table = page.getByRole('table', { name: 'Inventory' });
    await expect(table.getByRole('button', { name: /^More, / }).first()).toBeVisible();
    // Works may have more sizes than the demo's.
    await table
      .locator('td ul')
      .first()
      .evaluate((sizes) => sizes.append(...[...sizes.children].map((size) => size.cloneNode(true))));
    // Fonts may arrive after the rows.
    await expect
      .poll(() => table.evaluate((wide) => wide.scrollWidth - (wide.parentElement?.clientWidth ?? 0)))
      .toBe(0);
  });
}

/** The page with everything unfolded: no wider than before, and with targets of 44 px. */
async function expectRoomWhenOpened(page: Page, path: string): Promise<void> {
  const folded = page.getByRole('main').locator('details:not([open])');
  if ((await folded.count()) === 0) return;
  await folded.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('open', '');
  });
  await expect(page.getByRole('main').getByText(/^Loading /)).toHaveCount(0);
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(sidewaysOverflow), { message: `${path} is too wide when it is opened` })
    .toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(findSmallTargets), `targets of ${path} when it is opened`).toEqual([]);
}

/** A window of 1280 px at 400 % zoom. Zooming resizes the open page, so it is not opened again. */
const ZOOMED = { width: 320, height: 225 };

/** The page neither scrolls sideways nor covers most of its content with something fixed. */
async function expectRoomAtHighZoom(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await expect
    .soft(async () => {
      expect(await page.evaluate(sidewaysOverflow), `${path} is too wide at 400 % zoom`).toBeLessThanOrEqual(
        0,
      );
      expect(await page.evaluate(heldShare), `what ${path} holds over its content`).toBeLessThan(0.3);
    })
    .toPass({ timeout: 5_000 });
  if (before) await page.setViewportSize(before);
}

/** The share of the window that stays in place while its page scrolls beneath. */
function heldShare(): number {
  const held = [...document.querySelectorAll('main *')].filter((element) => {
    const { position, bottom, top } = getComputedStyle(element);
    return position === 'sticky' && (bottom !== 'auto' || top !== 'auto');
  });
  return held.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / window.innerHeight;
}
