import type { Page } from '@playwright/test';
import { enterFeed } from '../harness/guest';
import { findWideElementsAtDoubleText, PAGES_TO_ENLARGE, sidewaysOverflow } from '../harness/page-width';
import { expect, test } from '../harness/test';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('below 768 px the navigation is in a menu, above it is visible (S23)', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  const word = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fine Art' });
  await at(page, 767);
  await page.goto('/about');
  await expect(menu).toBeVisible();
  await expect(word).toBeHidden();
  await at(page, 768);
  await expect(menu).toBeHidden();
  await expect(word).toBeVisible();
});

test('the grid of artworks changes its columns in three steps, at 640, 768 and 1024 px (S57, R7)', async ({
  page,
}) => {
  await page.goto('/fine-art');
  const grid = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Salt and Iron' }) })
    .last();
  /** How many works begin each row, and whether the first one's label is beside its picture. */
  const shape = async (width: number) => {
    await at(page, width);
    return grid.evaluate((list) => {
      const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
      const [first] = list.children;
      const picture = first?.querySelector('picture')?.getBoundingClientRect();
      const label = first?.querySelector('h2')?.getBoundingClientRect();
      return {
        rows: [0, 1, 2, 3, 4].map((place) => tops.filter((top) => top === tops[place]).length).join(' '),
        isLabelBeside: (label?.left ?? 0) >= (picture?.right ?? Infinity),
      };
    });
  };
  await expect.poll(() => shape(639)).toEqual({ rows: '1 1 1 1 1', isLabelBeside: false });
  await expect.poll(() => shape(640)).toEqual({ rows: '2 2 2 2 2', isLabelBeside: false });
  await expect.poll(() => shape(767)).toEqual({ rows: '2 2 2 2 2', isLabelBeside: false });
  await expect.poll(() => shape(768)).toEqual({ rows: '1 2 2 2 2', isLabelBeside: false });
  await expect.poll(() => shape(1023)).toEqual({ rows: '1 2 2 2 2', isLabelBeside: false });
  await expect.poll(() => shape(1024)).toEqual({ rows: '1 2 2 2 2', isLabelBeside: true });
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the carousel is as tall as the viewport, with arrows and dots (S35, S36, R7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Artworks' });
    await carousel.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await carousel.boundingBox())?.height).toBe(height);
    // A landscape is as wide as a phone, and as tall as label and controls allow elsewhere.
    await expect
      .poll(async () => (await carousel.getByRole('img').first().boundingBox())?.width)
      .toBeGreaterThan(width * (width < 768 ? 0.6 : 0.45));
    for (const name of ['Previous', 'Next']) {
      await expect(carousel.getByRole('button', { name, exact: true })).toBeVisible();
    }
    const dots = carousel.getByRole('group', { name: 'Choose an artwork' }).getByRole('button');
    const title = carousel.getByRole('heading');
    // Every slide, as upright, square and landscape pictures are placed differently.
    await expect(dots.first()).toBeVisible();
    for (let index = 0; index < (await dots.count()); index++) {
      await dots.nth(index).click();
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(sidewaysOverflow), (await title.textContent()) ?? '').toBeLessThanOrEqual(0);
    }
  });
}

test('text at 200 % fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PAGES_TO_ENLARGE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const wide = await page.evaluate(findWideElementsAtDoubleText);
    expect(wide, path).toEqual([]);
  }
});

test('slides of the carousel fade over 150 ms (S39)', async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'Artworks' }).getByRole('img').first();
  const fade = await picture.evaluate((image) => {
    for (let element: Element | null = image; element; element = element.parentElement) {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const [place, durations] = [
        transitionProperty.split(', ').indexOf('opacity'),
        transitionDuration.split(', '),
      ];
      if (place >= 0 && element.querySelector('img') !== null && element !== image)
        return durations[place % durations.length];
    }
    return null;
  });
  expect(fade).toBe('0.15s');
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} an event photo’s purchase options are visible at once, with prices (L40)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enterFeed(page, '/live-event/tfgallery');
    await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Purchase options' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeInViewport();
    for (const seen of ['$333', 'Add to cart'])
      await expect(page.getByText(seen, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    // Nor does the button's foot hide the frame of the chosen print.
    await page.getByRole('radio').first().check({ force: true });
    const foot = await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to cart/ })
      .boundingBox();
    const frame = await page.getByText('Black wood', { exact: true }).boundingBox();
    expect((frame?.y ?? Infinity) + (frame?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  });
}

test('on a phone the purchase button is at most one and a half screens down, below what is charged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fine-art/inside-voice');
  const button = page.getByRole('button', { name: /^Purchase, / }).first();
  await page.evaluate(() => document.fonts.ready);
  expect((await button.boundingBox())?.y).toBeLessThan(844 * 1.5);
  await expect(page.getByText('Charged today')).toBeVisible();
  await expect(page.getByText('Subtotal')).toBeHidden();
  await page.getByRole('button', { name: 'Price details' }).click();
  await expect(page.getByText('Subtotal')).toBeVisible();
});

test('on a tablet, a sold-out artwork’s facts are below both columns', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/fine-art/one-breath-not-corrected');
  const panel = await page.getByRole('region', { name: 'Sold Out' }).boundingBox();
  const facts = await page
    .getByText('Certificate of authenticity included')
    .locator('xpath=../..')
    .boundingBox();
  expect(facts?.y).toBeGreaterThan((panel?.y ?? Infinity) + (panel?.height ?? 0));
  expect(facts?.x).toBeLessThan(panel?.x ?? 0);
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeGreaterThan(
    (panel?.x ?? Infinity) + (panel?.width ?? 0) / 2,
  );
});

test('Close stays beside the first line of a long dialog title', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/fine-art/inside-voice');
  await page
    .getByRole('button', { name: /^Purchase, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading').first();
  await title.evaluate((heading) => {
    heading.textContent = 'Number 3 of 9, Four Seconds of Turning Away, 60 × 40 in, in a natural wood frame';
  });
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const head = await title.boundingBox();
  expect(close?.x).toBeGreaterThan((head?.x ?? 0) + (head?.width ?? 0));
  expect(close?.y).toBeLessThan((head?.y ?? 0) + 40);
});

test('a certificate prints on one sheet, without header and footer', async ({
  page,
  gallery,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
  const [certificate] = await gallery.query<{ coa_id: string }>('SELECT coa_id FROM certificates LIMIT 1');
  await page.goto(`/certificate/${certificate?.coa_id}`, { waitUntil: 'networkidle' });
  const margin = '0.4in';
  const paper = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});
