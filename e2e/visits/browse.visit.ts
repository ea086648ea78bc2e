import { expect, test } from '../harness/test';

test('a visitor opens the collection and sees the artworks', async ({ page }) => {
  await page.goto('/fine-art');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Salt and Iron/ }).first()).toBeVisible();
});

test('a search typed on a slow phone is kept, and the URL follows (S52)', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fine-art');
  const search = page.getByRole('searchbox', { name: 'Search title, series or tag' });
  await search.click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await search.pressSequentially('salt and iron', { delay: 60 });
  await expect(search).toHaveValue('salt and iron');
  await expect(page).toHaveURL(/\?q=salt\+and\+iron$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
});
