import type { Page } from '@playwright/test';
import { chooseEdition } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { freshFrame } from '../harness/image-files';
import { expect, test } from '../harness/test';

const LAMP = { title: 'A Lamp in the Window', slug: 'a-lamp-in-the-window' };

test('the owner adds an artwork with images, sees it public, and changes its sizes and tier', async ({
  page,
  browser,
  gallery,
}) => {
  // Two images are rendered in all widths.
  test.slow();
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/inventory' });
  const dialog = page.getByRole('dialog');

  await test.step('adds it, the second image before the first', async () => {
    await page.getByRole('button', { name: 'Add Artwork' }).click();
    await dialog.getByLabel('Title *').fill(LAMP.title);
    await dialog.getByLabel('Series *').selectOption('FLORALS');
    await dialog.getByLabel('Description', { exact: true }).fill('Seen from the street, every evening.');
    await dialog.locator('input[aria-label="Artwork Images *"]').setInputFiles(await photographs());
    await dialog.getByLabel('Description (alt text) of picture 2').fill('A lamp behind glass');
    await dialog.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await expect(dialog.getByLabel('Description (alt text) of picture 1')).toHaveValue('A lamp behind glass');
    for (const size of ['30 × 20 in', '60 × 40 in'])
      await dialog.getByRole('checkbox', { name: size }).check();
    await dialog.getByRole('button', { name: 'Add Artwork' }).click();
    await expect(dialog).toBeHidden();
    await expect(editWord(page)).toBeVisible();
  });

  const visitor = await browser.newPage({ baseURL: gallery.baseURL });
  await test.step('it is public, with its images in that order, its sizes and prices', async () => {
    await visitor.goto(`/fine-art/${LAMP.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: LAMP.title })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('img').first()).toHaveAttribute(
      'alt',
      'A lamp behind glass',
    );
    await chooseEdition(visitor, '60 × 40 in');
    await expect(visitor.getByRole('button', { name: 'Purchase, $15,000' })).toBeVisible();
  });

  await test.step('the owner removes the largest size and raises the tier', async () => {
    await editWord(page).click();
    await dialog.getByRole('checkbox', { name: '60 × 40 in' }).uncheck();
    await dialog.getByLabel('Tier', { exact: true }).selectOption({ label: 'Tier 2' });
    await expect(dialog.getByLabel('Price, 30 × 20 in')).toHaveValue(/^10,?000/);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the next visitor sees the change', async () => {
    await visitor.reload();
    await chooseEdition(visitor, '30 × 20 in');
    await expect(visitor.getByRole('button', { name: 'Purchase, $10,000' })).toBeVisible();
    await expect(visitor.getByRole('radio', { name: '60 × 40 in' })).toHaveCount(0);
  });
  await visitor.close();
});

test.describe('two people', () => {
  // The browser logs the refused second save.
  test.use({ allowedInConsole: /status of 409/ });

  test('edit one artwork: the second sees what the first changed, and nothing is lost', async ({
    page,
    browser,
    gallery,
  }) => {
    const [work] = await gallery.query<{ id: string }>("SELECT id FROM artworks WHERE slug = 'shallows'");
    const at = { adminURL: gallery.adminURL, path: `/admin/inventory/${work?.id}` };
    const other = await browser.newPage();
    await openConsole(page, at);
    await openConsole(other, { ...at, as: 'studio' });
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'Edit Details' }).click();
      // A form that opens after the first save would have what it changed.
      const form = each.getByRole('dialog');
      await expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    }

    await test.step('staff save their notes first', async () => {
      await other.getByLabel('Notes').fill('Frame is at the joiner’s.');
      await other.getByRole('button', { name: 'Save Changes' }).click();
      await expect(other.getByRole('dialog')).toBeHidden();
    });

    const dialog = page.getByRole('dialog');
    await test.step('the owner, who has not seen them, is told and keeps what was typed', async () => {
      await dialog.getByLabel('Gallery credit').fill('Lent by the artist');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByText('Someone else just edited this.')).toBeVisible();
      await expect(dialog.getByText('They changed: notes.')).toBeVisible();
      await expect(dialog.getByLabel('Gallery credit')).toHaveValue('Lent by the artist');
    });

    await test.step('and saves both', async () => {
      await dialog.getByRole('button', { name: 'Keep both' }).click();
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
      const kept = await gallery.query('SELECT notes, gallery_credit FROM artworks WHERE id = ?', [
        work?.id ?? '',
      ]);
      expect(kept).toEqual([{ notes: 'Frame is at the joiner’s.', gallery_credit: 'Lent by the artist' }]);
    });
    await other.close();
  });
});

const editWord = (page: Page) => page.getByRole('button', { name: `Edit Details, ${LAMP.title}` });

const photographs = () =>
  Promise.all(
    ['07-between-frames.jpg', '09-candle-and-glass.jpg'].map(async (name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await freshFrame(name)),
    })),
  );
