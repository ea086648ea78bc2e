import { openSecondGallery } from '../harness/second-gallery';
import { openStorefront } from '../harness/storefront';
import { expect, test } from '../harness/test';

// The federation runtime and the browser log that the server is down, and that nothing shows the picture that the
// document preloads.
test.use({
  allowedInConsole:
    /ERR_CONNECTION_REFUSED|CORS request did not succeed|download failed|Federation Runtime|Failed to get manifest|already registered|\.avif was preloaded using link preload but not used/,
});

test('the storefront server goes down and comes back: the shell stays, and Retry loads the artworks', async ({
  page,
}) => {
  const storefront = await openStorefront();
  const house = await openSecondGallery({ mf_storefront: storefront.manifestUrl });
  try {
    await page.goto(`${house.baseURL}/live-events`);
    await expect(page.getByRole('main')).toBeVisible();
    await storefront.stop();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fine Art' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

    await test.step('everything else keeps working', async () => {
      await page.goto(`${house.baseURL}/live-events`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fine Art' }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    });

    await test.step('a page opened while it is down offers the same', async () => {
      await page.goto(`${house.baseURL}/fine-art`);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    });

    await storefront.start();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Fine Art' })).toBeVisible();
    await expect(page.getByText('Salt and Iron').first()).toBeVisible();
    // Images may still be loading; losing them with the server is not an error of the page.
    await page.close();
  } finally {
    await house.close();
    await storefront.close();
  }
});
