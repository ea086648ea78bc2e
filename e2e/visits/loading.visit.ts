import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

/** Goes on to the events page, whose data never arrives, and counts what moves in its loading state. */
async function animationsWhileLoading(page: Page): Promise<number> {
  await page.route('**/api/events**', () => undefined);
  // Documents carry the first page's data, so it is reached from another.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Live Events', exact: true }).click();
  return page
    .getByText('Loading events...')
    .evaluate(
      (state) =>
        state.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
}

test('loading is animated (L34)', async ({ page }) => {
  expect(await animationsWhileLoading(page)).toBe(3);
});

test('loading does not move for visitors who prefer reduced motion (L34)', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'The extended-support release cannot be told to.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationsWhileLoading(page)).toBe(0);
});

// React preloads every picture that is not lazy, and each shares the line with the one that people wait for.
test('no picture within a page is preloaded', async ({ page }) => {
  const paths = [
    '/',
    '/fine-art',
    '/fine-art/inside-voice',
    '/about',
    '/commercial',
    '/contact',
    '/live-events',
  ];
  for (const path of paths) {
    const document = await (await page.request.get(path)).text();
    const [, body] = document.split('<body>');
    expect(body, path).toContain('<img');
    expect(body, path).not.toContain('rel="preload"');
  }
});

/** When the first web font of the document was requested, in ms since its navigation; undefined before. */
const firstFontAt = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
  );

test('web fonts wait until a first page can be used, but not on the next', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('page-hydrated', () => performance.mark('hydrated'));
  });
  await page.goto('/about');
  await expect.poll(() => firstFontAt(page)).toBeDefined();
  const hydratedAt = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime);
  expect(await firstFontAt(page)).toBeGreaterThanOrEqual(hydratedAt ?? Infinity);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('web-fonts'))).toBe('loaded');

  await page.route('**/*.js', () => undefined);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => firstFontAt(page)).toBeDefined();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its web fonts', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto('/about');
    await font;
  });
});
