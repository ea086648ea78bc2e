import { chooseEdition } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

test('the owner raises 20 × 30 by 10 %, sees it in the shop, and undoes it', async ({
  page,
  browser,
  gallery,
}) => {
  const visitor = await browser.newPage({ baseURL: gallery.baseURL });
  const priceInShop = async (price: string) => {
    await visitor.goto('/fine-art/inventory-of-wind');
    await chooseEdition(visitor, '30 × 20 in');
    await expect(visitor.getByRole('button', { name: `Purchase, ${price}` })).toBeVisible();
  };
  await priceInShop('$5,000');
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/settings/prices' });
  const changes = page.getByRole('region', { name: 'Price changes' });

  await test.step('previews every artwork', async () => {
    await changes.getByRole('button', { name: 'Change prices' }).click();
    await changes.getByRole('checkbox', { name: '30 × 20 in' }).check();
    await changes.getByLabel('By', { exact: true }).fill('10');
    await changes.getByRole('button', { name: 'Preview' }).click();
    const works = changes.getByRole('table', { name: 'Works' });
    await expect(works.getByRole('row', { name: /Inventory of Wind/ })).toContainText('$5,500');
    expect(new URL(page.url()).pathname).toBe('/admin/settings/prices');
  });

  await test.step('applies it, and the shop shows the new price', async () => {
    await changes.getByRole('button', { name: /^Change \d+ prices$/ }).click();
    await expect(changes.getByRole('row', { name: /30 × 20 in \+10%/ })).toContainText('In effect');
    expect(new URL(page.url()).pathname).toBe('/admin/settings/prices');
    await priceInShop('$5,500');
  });

  await test.step('undoes it, and the shop shows the old one', async () => {
    await changes.getByRole('button', { name: 'Undo 30 × 20 in +10%' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click();
    await expect(changes.getByRole('row', { name: /30 × 20 in \+10%/ })).toContainText('Undone');
    await priceInShop('$5,000');
  });
  await visitor.close();
});
