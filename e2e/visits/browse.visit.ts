import { expect, test } from '../harness/test';

test('a visitor opens the collection and sees the works', async ({ page }) => {
  await page.goto('/fine-art');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Salt and Iron/ }).first()).toBeVisible();
});
