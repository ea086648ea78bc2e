import type { Route } from '@playwright/test';
import { chooseEdition } from '../harness/buyer';
import { expect, test } from '../harness/test';

test('a page of an artwork opens its socket after everything else has loaded', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  const pictures: Route[] = [];
  let isHolding = true;
  await page.route(/\/uploads\//, (route) => (isHolding ? void pictures.push(route) : route.continue()));

  await page.goto('/fine-art/inventory-of-wind', { waitUntil: 'domcontentloaded' });
  // The scripts run, and have nothing to do.
  await chooseEdition(page, '30 × 20 in');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sockets).toEqual([]);
  expect(pictures).not.toEqual([]);

  isHolding = false;
  for (const route of pictures) await route.continue();
  await expect.poll(() => sockets).toEqual(['/ws/catalog']);
});
