import { CARD, ELENA, ELENAS_STATE } from '../harness/buyer';
import { press, tabTo, type } from '../harness/keyboard';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

const bowl = { slug: 'mended-twice', sizeKey: '20x20' };

test('a shopper finds an artwork, buys a print and reads the receipt by keyboard', async ({
  page,
  gallery,
}) => {
  const soldBefore = await numbersIn(gallery, bowl, 'sold');

  await test.step('skips the navigation, searches and opens the artwork', async () => {
    await page.goto('/fine-art');
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await type(page, page.getByLabel('Search title, series or tag'), 'Mended Twice');
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Mended Twice/ })
        .first(),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Mended Twice' })).toBeVisible();
  });

  await test.step('enlarges the image and returns to the same place', async () => {
    const enlarge = page.getByRole('button', { name: 'Enlarge' }).last();
    await press(page, enlarge);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  await test.step('selects an edition with the arrow keys and purchases', async () => {
    // The smallest framed size is selected at first; Tab reaches the selected radio.
    await tabTo(page, page.getByRole('radio', { name: '20 × 20 in' }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: '7 × 7 in' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '20 × 20 in' })).toBeChecked();
    await press(page, page.getByRole('button', { name: /^Purchase/ }));
    await press(
      page,
      page.getByRole('dialog', { name: 'Purchase' }).getByRole('button', { name: 'Add to cart' }),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  });

  await test.step('fills in the checkout dialog, which traps the focus', async () => {
    await press(page, page.getByRole('button', { name: 'Checkout' }));
    const dialog = page.getByRole('dialog', { name: 'Checkout' });
    for (const [label, value] of Object.entries(ELENA)) {
      await type(page, dialog.getByLabel(label, { exact: true }), value);
    }
    await tabTo(page, dialog.getByLabel('State', { exact: true }));
    await page.keyboard.type(ELENAS_STATE);
    await press(page, dialog.getByRole('button', { name: 'Review order' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  });

  await test.step('pays', async () => {
    await press(page, page.getByRole('button', { name: 'Purchase Artwork' }));
    await type(page, page.getByLabel('Card number'), CARD.pays);
    await type(page, page.getByLabel('Expiry'), '12 / 34');
    await type(page, page.getByLabel('CVC'), '123');
    await press(page, page.getByRole('button', { name: /^Pay / }));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  expect(await numbersIn(gallery, bowl, 'sold')).toHaveLength(soldBefore.length + 1);
});
