import { openConsole } from '../harness/console-session';
import { renderEmails } from '../harness/email-previews';
import { sidewaysOverflow } from '../harness/page-width';
import { expect, test } from '../harness/test';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'The extended-support release cannot be told to be dark.',
);

test('every email fits a phone and its paper, in light and dark, with and without pictures', async ({
  page,
  browser,
  gallery,
}) => {
  const { adminURL, baseURL } = gallery;
  await openConsole(page, { adminURL, path: '/admin/settings/email-templates/order-confirmed' });

  await test.step('the owner’s editor shows the email as it is sent, with a picture from the catalog', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const email = page.frameLocator('iframe[title="Email preview"]');
    await expect(email.getByRole('link', { name: 'View your order' })).toBeVisible();
    const picture = email.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(500);
    await page.getByRole('radio', { name: 'Dark mode' }).check();
    await expect(email.locator('.sheet')).toHaveCSS('background-color', 'rgb(29, 27, 24)');
  });

  const previews = await test.step('all templates are rendered', async () => {
    const found = await renderEmails(page, baseURL);
    expect(found.length).toBeGreaterThan(40);
    return found;
  });

  await test.step('each fits a phone and its paper, and has light text on a dark sheet in dark mode', async () => {
    const reader = await browser.newPage();
    for (const { key, html } of previews) {
      await reader.setContent(html);
      for (const width of [390, 600]) {
        await reader.setViewportSize({ width, height: 800 });
        expect(await reader.evaluate(sidewaysOverflow), key).toBeLessThanOrEqual(0);
      }
      expect(await reader.evaluate(missingPictures), key).toEqual([]);
      await reader.emulateMedia({ colorScheme: 'dark' });
      const [ground = '', ...texts] = await reader.evaluate(colorsOfSheet);
      expect(lightness(ground), key).toBeLessThan(40);
      for (const text of texts) expect(lightness(text), key).toBeGreaterThan(140);
      await reader.emulateMedia({ colorScheme: 'light' });
    }
    await reader.close();
  });

  await test.step('without pictures the text, the number and the button are there', async () => {
    const reader = await browser.newPage();
    await reader.route('**/*.jpg', (route) => route.abort());
    await reader.setContent(previews.find(({ key }) => key === 'order-confirmed')?.html ?? '');
    await expect(reader.getByText('Night Bloom')).toBeVisible();
    await expect(reader.getByText('3 of 9')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'View your order' })).toBeVisible();
    expect(await reader.locator('img').getAttribute('alt')).not.toBe('');
    await reader.close();
  });
});

const missingPictures = (): string[] =>
  [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);

/** The colors of the paper, then of every text on it. */
function colorsOfSheet(): string[] {
  const texts = document.querySelectorAll(
    '.sheet .block > div, .sheet td.label, .sheet td.value, .sheet td.total',
  );
  return [
    ...[...document.querySelectorAll('.sheet')].map((sheet) => getComputedStyle(sheet).backgroundColor),
    ...[...texts].map((text) => getComputedStyle(text).color),
  ];
}

/** The mean of the channels of `rgb(…)`. */
function lightness(color: string): number {
  const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}
