import { enterFeed, liveEvent, projectorAddress } from '../harness/guest';
import { expect, test } from '../harness/test';

test('on a vertical projector, vertical pictures take the full width', async ({ page, gallery }) => {
  const event = await liveEvent(gallery);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(await projectorAddress(gallery, event.id));
  // The newest photograph of the demo is an upright one.
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures.first()).toBeVisible();
  const right = await pictures.evaluateAll((images) =>
    Math.max(...images.map((image) => image.getBoundingClientRect().right)),
  );
  expect(right).toBeGreaterThan(820 * 0.95);
});

test('on a vertical projector, the code reaches down to the strip', async ({ page, gallery }) => {
  const event = await liveEvent(gallery);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(await projectorAddress(gallery, event.id));
  const code = page.getByRole('img', { name: /^QR code/ });
  const strip = page.getByRole('list', { name: 'Latest photographs' });
  await expect(strip.getByRole('img').first()).toBeVisible();
  const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
    const { y = 0, height = 0 } = (await box) ?? {};
    return y + height;
  };
  const gap = ((await strip.boundingBox())?.y ?? Infinity) - (await bottom(code.boundingBox()));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(1920 * 0.05);
  expect(await bottom(strip.boundingBox())).toBeLessThanOrEqual(1920);
});

test('on a phone a landscape photo takes the full width next to its purchase options', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterFeed(page, '/live-event/tfgallery');
  await page
    .getByRole('list', { name: 'Photographs' })
    .getByRole('button', { name: /artist talk/ })
    .click();
  await page.getByRole('button', { name: 'Purchase options' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return Math.min(width, (height * image.naturalWidth) / image.naturalHeight);
      }),
    )
    .toBeGreaterThan(390 * 0.98);
});
