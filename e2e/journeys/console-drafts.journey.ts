import sharp from 'sharp';
import { addToCart } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

const AWNING = { title: 'Rain on the Awning', slug: 'rain-on-the-awning', size: '30 × 20 in' };
const ALT = 'Rain runs off an awning';

test('the owner previews an artwork and saves it as a draft, which no shopper finds until it is published', async ({
  page,
  browser,
  gallery,
}) => {
  const visitor = await browser.newPage({ baseURL: gallery.baseURL });
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: `Edit Details, ${AWNING.title}` });

  await test.step('the preview shows what is typed, and the picture', async () => {
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/inventory' });
    await page.getByRole('button', { name: 'Add Artwork' }).click();
    await dialog.getByRole('button', { name: 'Show preview' }).click();
    await dialog.getByLabel('Title *').fill(AWNING.title);
    await dialog.getByLabel('Series *').selectOption('FLORALS');
    await dialog.getByRole('checkbox', { name: AWNING.size }).check();
    await dialog.locator('input[aria-label="Artwork Images *"]').setInputFiles(await photograph());
    await dialog.getByLabel('Description (alt text) of picture 1').fill(ALT);
    const frame = page.getByTitle(`${AWNING.title} on a phone`);
    await expect(frame).toBeVisible();
    const shown = frame.contentFrame();
    const entryAndPage = shown.getByRole('heading', { level: 2, name: AWNING.title });
    await expect(entryAndPage).toHaveCount(2);
    await expect(shown.getByRole('img', { name: ALT }).first()).toBeVisible();
  });

  await test.step('the owner saves a draft, which is in the inventory', async () => {
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeVisible();
  });

  await test.step('a shopper finds it neither in the collection nor at its URL', async () => {
    await visitor.goto(`/fine-art?q=${AWNING.title}`);
    await expect(visitor.getByText('No artworks found matching your search criteria.')).toBeVisible();
    await visitor.goto(`/fine-art/${AWNING.slug}`);
    await expect(visitor.getByText('Artwork Not Found')).toBeVisible();
  });

  await test.step('the owner publishes it', async () => {
    await edit.click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the shopper finds it, and puts a print in the cart', async () => {
    await visitor.goto(`/fine-art?q=${AWNING.title}`);
    await expect(visitor.getByRole('link', { name: AWNING.title }).first()).toBeVisible();
    await addToCart(visitor, AWNING);
    await expect(visitor.getByRole('main').getByText(AWNING.title).first()).toBeVisible();
  });
  await visitor.close();
});

/** Small, because each width of a picture is rendered. */
const photograph = async () => ({
  name: 'awning.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: 'slategray' } })
    .jpeg()
    .toBuffer(),
});
