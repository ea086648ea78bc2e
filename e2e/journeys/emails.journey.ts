import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

interface Preview {
  key: string;
  html: string;
}

test('every email fits a phone and its paper, in light and dark, with and without pictures', async ({
  page,
  browser,
  gallery,
}) => {
  const { adminURL, baseURL } = gallery;
  await openConsole(page, { adminURL, path: '/admin/settings/email-templates/order-confirmed' });
  const previews: Preview[] = [];

  await test.step('the owner’s editor shows the email as it is sent, with a picture of the catalog', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const email = page.frameLocator('iframe[title="The email as a page"]');
    await expect(email.getByRole('link', { name: 'View your order' })).toBeVisible();
    const picture = email.locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  });

  await test.step('all templates are rendered', async () => {
    const path = `${adminURL}/api/admin/email-templates`;
    const templates: { key: string }[] = await (await page.request.get(path)).json();
    for (const { key } of templates) {
      const { content } = await (await page.request.get(`${path}/${key}`)).json();
      const answer = await page.request.post(`${path}/${key}/preview`, { data: content });
      const { html } = await answer.json();
      previews.push({ key, html: String(html).replaceAll('src="/', `src="${baseURL}/`) });
    }
    expect(previews.length).toBeGreaterThan(40);
  });

  for (const width of [390, 600])
    await test.step(`${width} px wide`, async () => {
      const reader = await browser.newPage({ viewport: { width, height: 800 } });
      for (const { key, html } of previews) {
        await reader.setContent(html);
        const overflow = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, key).toBeLessThanOrEqual(0);
        for (const image of await reader.locator('img').all())
          expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth), key).toBeGreaterThan(0);
      }
      await reader.close();
    });

  await test.step('dark mode has light text on a dark sheet', async () => {
    const reader = await browser.newPage({ colorScheme: 'dark' });
    for (const { key, html } of previews) {
      await reader.setContent(html);
      const colors = await reader.locator('.sheet').evaluate((sheet) => {
        const texts = [...sheet.querySelectorAll('.block div, td.label, td.value, td.total')];
        return [sheet, ...texts].map((each, index) =>
          index === 0 ? getComputedStyle(each).backgroundColor : getComputedStyle(each).color,
        );
      });
      const [ground = '', ...texts] = colors.map(lightness);
      expect(ground, key).toBeLessThan(40);
      for (const text of texts) expect(text, key).toBeGreaterThan(140);
    }
    await reader.close();
  });

  await test.step('without pictures the words, the number and the button are there', async () => {
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

/** The mean of the channels of `rgb(…)`. */
function lightness(color: string): number {
  const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}
