import { setTimeout as delay } from 'node:timers/promises';
import { enterFeed, liveEvent, projectorAddress } from '../harness/guest';
import { addUpLayoutShifts, ALMOST_NOTHING } from '../harness/layout-shift';
import { expect, test } from '../harness/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports layout shifts.');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, shown } of [
      { path: '/live-events', shown: 'View Live' },
      { path: '/live-events?tab=upcoming', shown: 'Set Reminder' },
      { path: '/live-events?tab=past', shown: 'Open this event' },
      { path: '/live-event', shown: 'Enter Gallery' },
      { path: '/live-event-gate/tfgallery', shown: 'Join Live Event' },
    ]) {
      test(`${path} does not shift while code, styles and data load`, async ({ page }) => {
        // On a slow connection the stylesheets arrive well after the scripts.
        await page.route(/\/mf-live\/.*\.css$/, async (route) => {
          await delay(500);
          await route.continue();
        });
        const shifted = await addUpLayoutShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
        expect(await shifted()).toBeLessThan(ALMOST_NOTHING);
      });
    }

    test('the wall, the feed behind its gate and an open photograph do not shift', async ({
      page,
      gallery,
    }) => {
      const { id } = await liveEvent(gallery);
      const wall = await projectorAddress(gallery, id);
      await enterFeed(page, `/live-event/${id}`);
      await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Purchase options' })).toBeVisible();
      const photo = page.url();
      const shifted = await addUpLayoutShifts(page);
      for (const [address, shown] of [
        [photo, page.getByRole('button', { name: 'Purchase options' })],
        [`/live-event/${id}`, page.getByRole('list', { name: 'Photographs' }).getByRole('img').first()],
        [wall, page.getByRole('list', { name: 'Latest photographs' })],
      ] as const) {
        await page.goto(address);
        await expect(shown).toBeVisible();
        // The live pages keep asking, so the network need not come to rest.
        await delay(1_500);
        expect.soft(await shifted(), address).toBeLessThan(ALMOST_NOTHING);
      }
    });

    test('/collector does not shift as it asks to sign in', async ({ page }) => {
      const shifted = await addUpLayoutShifts(page);
      await page.goto('/collector', { waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText('Authentication Required', { exact: true }).first()).toBeVisible();
      expect(await shifted()).toBeLessThan(ALMOST_NOTHING);
    });
  });
}
