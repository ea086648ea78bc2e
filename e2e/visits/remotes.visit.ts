import { expect, test } from '../harness/test';

test.describe('every remote is found at run time and shows its page (X13)', () => {
  for (const { path, remote } of [
    { path: '/', remote: 'mf-storefront' },
    { path: '/fine-art', remote: 'mf-storefront' },
    { path: '/collector', remote: 'mf-collector' },
    { path: '/live-events', remote: 'mf-live' },
    { path: '/admin', remote: 'mf-admin' },
  ]) {
    test(`${remote} at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    });
  }
});

test.describe('an unknown path', () => {
  test.use({ allowedInConsole: /status of 404.*no-such-page/ });

  test('is a 404 with the text of the not-found page (S14, S15, R14, G30)', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Nothing hangs here.')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toHaveCount(0);
  });
});

test.describe('a remote that was down when the page was opened', () => {
  // The federation runtime and the browser log that the server is down.
  test.use({ allowedInConsole: /status of 503|Federation Runtime|already registered|preload/ });

  for (const { path, remote, title } of [
    { path: '/fine-art', remote: 'mf-storefront', title: 'Fine Art' },
    { path: '/live-events', remote: 'mf-live', title: 'Live Events' },
  ]) {
    test(`${remote} loads with the first Retry (X13)`, async ({ page }) => {
      const files = `**/remotes/${remote}/**`;
      await page.route(files, (route) => route.fulfill({ status: 503 }));
      await page.goto(path, { waitUntil: 'networkidle' });
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();

      await page.unroute(files);
      const answered = page.waitForResponse(files);
      await retry.click();
      await answered;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  }
});

test.describe('a remote that does not respond', () => {
  // The federation runtime logs that it has given up.
  test.use({ allowedInConsole: /Federation Runtime/ });

  test('is given up after five seconds, and the page says so (X13)', async ({ page }) => {
    await page.route(/\/remotes\/mf-live\//, () => undefined);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Live Events' }).first().click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
