import type { Page } from '@playwright/test';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

test('the owner handles what needs attention from the dashboard: a click, a form, and each count matches its list', async ({
  page,
  gallery,
}) => {
  const { adminURL } = gallery;
  await openConsole(page, { adminURL, path: '/admin/dashboard' });

  await test.step('a certificate is signed by keyboard, and the count falls', async () => {
    const before = await countOf(page, 'Certificates to sign');
    await group(page, 'Certificates to sign')
      .getByRole('button', { name: /^Apply signature/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Certificates to sign')).toHaveText(`Certificates to sign ${before - 1}`);
    await group(page, 'Certificates to sign').getByRole('heading').getByRole('link').click();
    await expect(page.getByText(`${before - 1}, newest first`)).toBeVisible();
    await page.goBack();
  });

  await test.step('an order is moved on with one click, which can be undone', async () => {
    const before = await countOf(page, 'Orders to ship');
    await group(page, 'Orders to ship')
      .getByRole('button', { name: /^Mark as shipped/ })
      .first()
      .click();
    await expect(heading(page, 'Orders to ship')).toHaveText(`Orders to ship ${before - 1}`);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('new items are counted without a reload', async () => {
    const before = await countOf(page, 'Messages to reply to');
    const sent = await page.request.post(`${gallery.baseURL}/api/contact`, {
      data: {
        name: 'Ivy Stone',
        email: 'ivy@inquiry.example',
        subject: 'Hours',
        message: 'Open on Sundays?',
      },
    });
    expect(sent.ok()).toBe(true);
    await expect(heading(page, 'Messages to reply to')).toHaveText(`Messages to reply to ${before + 1}`);
  });
});

const group = (page: Page, title: string) => page.getByRole('region', { name: title });
const heading = (page: Page, title: string) => group(page, title).getByRole('heading');

async function countOf(page: Page, title: string): Promise<number> {
  const text = await heading(page, title).textContent();
  return Number(text?.match(/\d+$/)?.[0]);
}
