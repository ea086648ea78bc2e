import { openConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

/** The address from which a buyer of the demo writes. */
const WORK = { name: 'From the studio', email: 'studio@joined.example' };

test('the owner joins two addresses of one person, sees order and message together, and separates them again', async ({
  page,
  gallery,
}) => {
  const [order] = await gallery.query<{ number: string; email: string }>(
    'SELECT number, customer_email AS email FROM orders WHERE confirmed_at IS NOT NULL ORDER BY created_at LIMIT 1',
  );
  if (!order) throw new Error('Nobody has bought anything.');
  const data = { ...WORK, subject: 'Framing', message: 'Is oak possible?' };
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
  const people = page.getByRole('table', { name: 'People' });
  const writer = people.getByRole('link', { name: WORK.name });
  const search = page.getByRole('searchbox', { name: 'Search name, email' });
  const record = page.getByRole('region', { name: 'Person', exact: true });
  const addresses = record.getByRole('region', { name: 'Other addresses' });
  const between = record.getByRole('region', { name: 'Timeline' });
  const purchase = between.getByText(`Order, ${order.number}`);
  const message = between.getByRole('link', { name: data.subject });
  const dialog = page.getByRole('dialog');

  await test.step('the sender of a message is a separate person', async () => {
    const path = `/admin/people?q=${WORK.email}`;
    await openConsole(page, { adminURL: gallery.adminURL, path });
    // The list is a moment late while another instance is still taking in the message.
    await expect(async () => {
      await page.reload();
      await expect(writer).toBeVisible();
    }).toPass();
  });

  await test.step('the owner joins the address to the buyer’s: their record has both', async () => {
    await search.fill(order.email);
    await expect(writer).toBeHidden();
    await people.getByRole('link').click();
    await expect(purchase).toBeVisible();
    await expect(message).toBeHidden();
    await record.getByRole('button', { name: 'Add another address' }).click();
    await dialog.getByLabel('Other email address').fill(WORK.email);
    await dialog.getByRole('button', { name: 'Show as one person' }).click();
    await expect(addresses.getByRole('link', { name: WORK.email })).toBeVisible();
    await expect(record.getByRole('link', { name: order.email })).toBeVisible();
    await expect(purchase).toBeVisible();
    await expect(message).toBeVisible();
  });

  await test.step('separates them, and each has its own again', async () => {
    await addresses.getByRole('button', { name: `Separate ${WORK.email}` }).click();
    await dialog.getByRole('button', { name: 'Separate', exact: true }).click();
    await expect(message).toBeHidden();
    await expect(purchase).toBeVisible();
    await search.fill(WORK.email);
    await writer.click();
    await expect(message).toBeVisible();
    await expect(purchase).toBeHidden();
  });
});
