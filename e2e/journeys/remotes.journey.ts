import { expect, test } from '../harness/test';

test.describe('every remote is found at run time and shows its page', () => {
  for (const { path, remote } of [
    { path: '/', remote: 'mf-storefront' },
    { path: '/fine-art', remote: 'mf-storefront' },
    { path: '/collector', remote: 'mf-collector' },
    { path: '/live-events', remote: 'mf-live' },
    { path: '/admin', remote: 'mf-admin' },
  ]) {
    test(`${remote} at ${path}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  }
});

test('an unknown address is a 404 with the words of the not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
