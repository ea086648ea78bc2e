import { signInToConsole } from '../harness/console-session';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

/** Two of nine are sold in the demo data. */
const shallows = { slug: 'shallows', title: 'Shallows', sizeKey: '30x30' };

test('the owner sells number 5 at the gallery: the shop has one print fewer, and the certificate is valid', async ({
  page,
  gallery,
}) => {
  const ledger = page.getByRole('region', { name: /^Edition ledger of Shallows, 30 × 30/ });

  await test.step('signs in and opens the ledger of the 30 × 30', async () => {
    await signInToConsole(page, gallery.adminURL);
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Inventory' }).click();
    await page.getByRole('searchbox').fill(shallows.title);
    await page.getByRole('link', { name: 'SHALLOWS' }).click();
    await page.getByRole('button', { name: /^30 × 30/ }).click();
    await expect(ledger.getByText('7 of 9 remaining')).toBeVisible();
  });

  await test.step('records the sale', async () => {
    await page.getByRole('button', { name: 'Sell number 5' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Buyer', { exact: true }).fill('Grace Hopper');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@hopper.example');
    await dialog.getByLabel('Price in dollars').fill('5200');
    await dialog.getByLabel('Paid by').selectOption('Check');
    await dialog.getByRole('button', { name: 'Record sale' }).click();
    await expect(ledger.getByText('6 of 9 remaining')).toBeVisible();
    expect(await numbersIn(gallery, shallows, 'sold')).toEqual([1, 2, 5]);
  });

  await test.step('anyone can verify its certificate', async () => {
    const coaId = await page
      .getByRole('row', { name: /Grace Hopper/ })
      .getByRole('link', { name: /^COA-/ })
      .innerText();
    await page.goto(`/certificate/${coaId}`);
    await expect(page.getByText(coaId).first()).toBeVisible();
    await expect(page.getByText('5 of 9').first()).toBeVisible();
  });

  await test.step('the shop has one print fewer', async () => {
    await page.goto(`/fine-art/${shallows.slug}`);
    await expect(page.getByText('6 of 9 remaining').first()).toBeVisible();
  });
});
