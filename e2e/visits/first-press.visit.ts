import type { Page, Route } from '@playwright/test';
import { chooseEdition } from '../harness/buyer';
import { expect, test } from '../harness/test';

/** Opens a page as rendered by the server, and holds its scripts until the test releases them. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\.js$/, (route) => (isHolding ? void held.push(route) : route.continue()));
  // On a busy machine, the first page that a thread renders may be too late for its document.
  await expect(async () => {
    held.splice(0);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toBeVisible({ timeout: 100 });
  }).toPass();
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a button clicked before hydration reacts once the page is hydrated', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page, '/fine-art/inside-voice');
  const enlarge = page.getByRole('button', { name: 'Enlarge', exact: true });
  await enlarge.click();
  await enlarge.click();
  await expect(enlarge).toHaveAttribute('aria-busy', 'true');
  await letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).not.toHaveAttribute('aria-busy');
});

test('a size selected and Purchase clicked before hydration open the purchase of that size', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/fine-art/silver-stain');
  await page.getByRole('radio', { name: /30 × 30 in/ }).check({ force: true });
  await page.getByRole('button', { name: /^Purchase, / }).click();
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Purchase' })).toContainText('30 × 30 in');
});

test('one click on Purchase opens it on a slow processor, right after a size was selected', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // One of its sizes has a limit per order, another has too few prints left for it.
  await page.goto('/fine-art/the-weight-of-linen', { waitUntil: 'commit' });
  await chooseEdition(page, /30 × 30 in/);
  // As long as a finger stays on the button.
  await page.getByRole('button', { name: /^Purchase, / }).click({ delay: 90 });
  await expect(page.getByRole('dialog', { name: 'Purchase' })).toContainText('30 × 30 in');
});

for (const width of [390, 820, 1440]) {
  test(`Purchase keeps its place, whichever size is selected, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/fine-art/the-weight-of-linen', { waitUntil: 'networkidle' });
    const purchase = page.getByRole('button', { name: /^Purchase, / }).first();
    const place = () => purchase.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const places: Record<string, number> = { 'at first': await place() };
    for (const size of ['7 × 7 in', '30 × 30 in', '20 × 20 in']) {
      const label = await purchase.textContent();
      await page.getByRole('radio', { name: new RegExp(`^${size}`) }).check({ force: true });
      await expect(purchase).not.toHaveText(label ?? '');
      places[size] = await place();
      await page.waitForLoadState('networkidle');
      places[`${size}, with the server’s price`] = await place();
    }
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((key) => [key, places['at first']])));
  });
}

test('so does the keyboard, and a part of the page that is hydrated later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await openBeforeScripts(page, '/fine-art');
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form sent before hydration keeps its input and is sent once the page is hydrated', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/about');
  const field = page.getByRole('contentinfo').getByLabel('Email');
  await field.fill('nora at lindqvist');
  await field.press('Enter');
  await letScriptsCome();
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
  await expect(field).toHaveValue('nora at lindqvist');
  expect(new URL(page.url()).search).toBe('');
});

test('an arrow key pressed before hydration moves the carousel, once for each press (S37)', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/');
  const carousel = page.getByRole('region', { name: 'Artworks' });
  await carousel.evaluate((element) => element.scrollIntoView());
  const place = carousel.getByText(/^\d+ of \d+$/);
  const [, before = '', count = ''] = /(\d+) of (\d+)/.exec((await place.textContent()) ?? '') ?? [];
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await letScriptsCome();
  await expect(place).toHaveText(`${((Number(before) + 1) % Number(count)) + 1} of ${count}`);
});
