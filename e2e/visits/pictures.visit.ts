import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

/** The largest ratio between neighboring file widths. */
const MOST = 1.5;
const PAGES = ['/', '/fine-art', '/fine-art/inside-voice', '/about', '/commercial'];
const DEVICES = [
  { name: 'phone', width: 390, height: 844, pixelRatio: 3 },
  { name: 'tablet', width: 768, height: 1024, pixelRatio: 2 },
  { name: 'desktop', width: 1440, height: 900, pixelRatio: 1 },
];

/** A fetched image: the size of its file and of its display. */
interface Fetched {
  file: string;
  /** Width of the file in pixels, from its name. */
  fileWidth: number;
  /** Device pixels across the whole image before cropping. */
  shownWidth: number;
}

/** Images that a page has fetched without scrolling. */
async function picturesOf(page: Page, url: string): Promise<Fetched[]> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.clientWidth > 0 && image.currentSrc.includes('/uploads/'))
      .map((image) => {
        const uncropped = (image.clientHeight * image.naturalWidth) / image.naturalHeight;
        return {
          file: image.currentSrc.replace(/^.*\//, ''),
          fileWidth: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          shownWidth: Math.max(image.clientWidth, uncropped) * devicePixelRatio,
        };
      }),
  );
}

for (const { name, width, height, pixelRatio } of DEVICES) {
  test(`on a ${name} no image has more than 1.5 times the pixels shown`, async ({ browser, gallery }) => {
    const tooLarge: string[] = [];
    for (const path of PAGES) {
      // A new browser for each page: one that has cached a larger file would use that.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: pixelRatio,
      });
      const fetched = await picturesOf(await context.newPage(), gallery.baseURL + path);
      await context.close();
      expect(fetched.length, `pictures on ${path}`).toBeGreaterThan(0);
      // A picture that is also shown small has already loaded in the size of its large display.
      const widest = new Map<string, number>();
      for (const { file, shownWidth } of fetched)
        widest.set(file, Math.max(shownWidth, widest.get(file) ?? 0));
      for (const { file, fileWidth } of fetched) {
        const shownWidth = widest.get(file) ?? 0;
        const times = fileWidth / shownWidth;
        if (times > MOST) tooLarge.push(`${path}: ${file} over ${shownWidth} px, ${times.toFixed(2)} times`);
      }
    }
    expect(tooLarge).toEqual([]);
  });
}

test('images far below the first screen are not loaded before they come near', async ({ page }) => {
  await page.goto('/fine-art');
  await page.waitForLoadState('networkidle');
  const last = page.getByRole('main').locator('img').last();
  const isFetched = () =>
    last.evaluate(
      (image: HTMLImageElement) => image.currentSrc !== '' && image.complete && image.naturalWidth > 0,
    );
  expect(await isFetched()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
});
