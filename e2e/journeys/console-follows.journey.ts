import type { Page } from '@playwright/test';
import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

/** A person that only this journey uses. */
const WRITER = 'Ottilie Reed';

test('the console shows what shoppers and colleagues do: a message arrives in an open inbox, and two staff meet at an order (R13)', async ({
  page,
  browser,
  gallery,
}) => {
  const { adminURL } = gallery;
  const mara = await browser.newPage();

  await test.step('a message from the shop waits behind a button in the open inbox', async () => {
    await openConsole(page, { adminURL, path: '/admin/inbox' });
    const inbox = page.getByRole('table', { name: 'Inbox' });
    await expect(inbox.getByRole('link').first()).toBeVisible();
    const before = await inbox.getByRole('link').count();
    await write(await browser.newPage({ baseURL: gallery.baseURL }));
    const showNew = page.getByRole('button', { name: 'Show 1 new in Inbox' });
    await expect(showNew).toBeVisible();
    await expect(inbox.getByRole('link')).toHaveCount(before);
    await showNew.click();
    await expect(inbox.getByRole('link', { name: WRITER })).toBeVisible();
  });

  const [order] = await gallery.query<{ number: string }>(
    "SELECT number FROM orders WHERE status = 'confirmed' ORDER BY created_at LIMIT 1",
  );
  const path = `/admin/orders/${order?.number}`;
  const owners = page.getByRole('region', { name: `Order ${order?.number}` });
  const maras = mara.getByRole('region', { name: `Order ${order?.number}` });

  await test.step('two who open an order see each other', async () => {
    await page.goto(adminURL + path);
    await openConsole(mara, { adminURL, path, as: 'studio' });
    await expect(owners.getByText('Mara is also here')).toBeVisible();
    await expect(maras.getByText('Theo is also here')).toBeVisible();
  });

  await test.step('one’s change shows on the other’s page, and is named in the form that is open there', async () => {
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByRole('dialog');
    await note.getByRole('textbox').fill('Half a sentence');
    await mara.getByRole('button', { name: 'Start production', exact: true }).click();
    await expect(note.getByText(/^Mara changed this order just now/)).toBeVisible();
    await expect(note.getByRole('textbox')).toHaveValue('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(owners.getByText('Processing').first()).toBeVisible();
  });

  await test.step('and whoever leaves is no longer shown', async () => {
    await mara.close();
    await expect(owners.getByText('Mara is also here')).toBeHidden();
  });
});

async function write(shop: Page): Promise<void> {
  await shop.goto('/contact');
  const form = shop.getByRole('main');
  await form.getByLabel('Name').fill(WRITER);
  await form.getByLabel('Email').fill('ottilie@inquiry.example');
  await form.getByLabel('Message').fill('Are you open on Sundays?');
  await form.getByRole('button', { name: 'Send message' }).click();
  // The toast says it too.
  await expect(form.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  await shop.close();
}
