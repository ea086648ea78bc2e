import type { Route } from '@playwright/test';
import { expect, test } from '../harness/test';

const PAGES = [
  { path: '/', hasPicture: true },
  { path: '/fine-art', hasPicture: true },
  { path: '/fine-art/salt-and-iron', hasPicture: true },
  { path: '/ledger', hasPicture: false },
  { path: '/about', hasPicture: false },
  { path: '/cart', hasPicture: true },
  { path: '/order-lookup', hasPicture: false },
  { path: '/collector', hasPicture: false },
  { path: '/live-events', hasPicture: true },
  { path: '/live-event-gate/tfgallery', hasPicture: true },
  { path: '/live-event/tfgallery', hasPicture: true },
];

declare global {
  interface Window {
    /** Elements of the document before any script ran. */
    broughtAlong: { heading: Element | null; picture: Element | null };
  }
}

const NO_SWITCH = 'Over WebDriver BiDi, Playwright does not turn scripts off.';

for (const { path, hasPicture } of PAGES) {
  test(`${path} is readable without scripts`, async ({ browser, browserName, baseURL }) => {
    test.skip(browserName === 'firefox', NO_SWITCH);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    // On a busy machine, the first page that a thread renders may be too late for its document.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }).toPass();
    await expect(page.getByRole('main')).toContainText(/\w{3,}/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (hasPicture) await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await context.close();
  });

  test(`${path} is hydrated without replacing elements or console messages`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.broughtAlong = {
          heading: document.querySelector('main h1'),
          picture: document.querySelector('main img'),
        };
      });
    });
    await expect(async () => {
      await page.goto(path);
      expect(await page.evaluate(() => window.broughtAlong.heading !== null)).toBe(true);
    }).toPass();

    // React marks the elements that it has hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
    );
    const isTheSame = await page.evaluate(() => ({
      heading: document.querySelector('main h1') === window.broughtAlong.heading,
      picture: document.querySelector('main img') === window.broughtAlong.picture,
    }));
    expect(isTheSame).toEqual({ heading: true, picture: true });
    expect(said).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.skip(({ browserName }) => browserName === 'firefox', NO_SWITCH);
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/cart',
    '/order-lookup',
    '/collector',
    '/live-event/tfgallery',
    '/live-event-gate/tfgallery',
  ]) {
    test(`${path} says that it needs scripts`, async ({ page }) => {
      await page.goto(path);
      const note = page.getByText(/needs JavaScript|[Ee]nable JavaScript/).filter({ visible: true });
      await expect(note.first()).toBeVisible();
    });
  }

  test('the search is a form, and no button is inactive (S52)', async ({ page }) => {
    await page.goto('/fine-art');
    const search = page.getByRole('searchbox');
    await search.fill('salt iron');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/fine-art\?q=salt\+iron/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/^Salt and Iron/]);
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Search']);
    await page.goto('/fine-art/salt-and-iron');
    await expect(page.getByRole('main').getByRole('button').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      /^mailto:.+subject=/,
    );
  });
});

test('the ledger has its counts in the document', async ({ request }) => {
  const html = await (await request.get('/ledger')).text();
  expect(html).toMatch(/\d+ of 9 sold/);
});

test('scripts are requested after the first image', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const pictures: Route[] = [];
  let isHolding = true;
  await page.route(/\/uploads\//, (route) => (isHolding ? void pictures.push(route) : route.continue()));
  // On a busy machine the scripts' maximum wait of two seconds may pass in this test.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/fine-art/salt-and-iron', { waitUntil: 'domcontentloaded' });
  expect(asked.filter((path) => path.startsWith('/shell/main'))).toEqual([]);
  const script = page.waitForRequest(/\/shell\/main/);
  // A picture may be requested only now.
  isHolding = false;
  await Promise.all(pictures.map((route) => route.continue()));
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await page.clock.resume();
  await script;
  await expect(page.getByRole('radio').first()).toBeEnabled();
});

test('an image that never loads does not block the page', async ({ page }) => {
  await page.route(/\/uploads\//, () => undefined);
  const script = page.waitForRequest(/\/shell\/main/, { timeout: 10_000 });
  await page.goto('/fine-art/salt-and-iron', { waitUntil: 'domcontentloaded' });
  await script;
});
