import type { Route } from '@playwright/test';
import { chooseEdition } from '../harness/buyer';
import { recordSockets, socketPaths } from '../harness/sockets';
import { expect, test } from '../harness/test';

test('an artwork’s page opens its socket after everything else has loaded', async ({ page }) => {
  await recordSockets(page);
  const pictures: Route[] = [];
  let isHolding = true;
  await page.route(/\/uploads\//, (route) => (isHolding ? void pictures.push(route) : route.continue()));

  await page.goto('/fine-art/inventory-of-wind', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  // The scripts run and are idle.
  await chooseEdition(page, '30 × 20 in');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await socketPaths(page)).toEqual([]);

  isHolding = false;
  for (const route of pictures) await route.continue();
  await expect.poll(() => socketPaths(page)).toEqual(['/ws/catalog']);
});
