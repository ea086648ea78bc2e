import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addToCart, ELENA } from '../harness/buyer';
import { PUBLIC_PAGES } from '../harness/public-pages';
import { expect, test } from '../harness/test';

/** Both layouts: the shop's phone and its desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What axe finds wrong, each with the first element that it is wrong about. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
}

/** Shown, and with nothing on its way: axe judges what is there. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const mode of ['purchase', 'inquire'] as const) {
  test(`axe finds nothing on any public page (${mode})`, async ({ page, gallery }) => {
    test.setTimeout(180_000);
    const origin = mode === 'purchase' ? gallery.baseURL : gallery.inquiryURL;
    const found: string[] = [];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const path of PUBLIC_PAGES) {
        await page.goto(origin + path);
        await settle(page);
        found.push(...(await violations(page)).map((fault) => `${path} at ${window.width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing in the dialogs on the way to a purchase', async ({ page }) => {
  await page.goto('/fine-art/inside-voice');
  await page.getByRole('button', { name: 'Enlarge' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await addToCart(page, { slug: 'inside-voice', size: '7 × 7 in' });
  await settle(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  for (const [label, value] of Object.entries(ELENA)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByLabel('ZIP').fill('7522');
  await dialog.getByRole('button', { name: 'Review order' }).click();
  expect(await violations(page)).toEqual([]);
});
