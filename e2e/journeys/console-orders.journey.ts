import { addToCart, CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { countSteps } from '../harness/counted-steps';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

const curtain = { slug: 'before-the-curtain', size: '45 × 30 in', sizeKey: '45x30' };

test('the owner refunds an order: certificate and email follow, and the print is back on sale once it is returned', async ({
  page,
  browser,
  gallery,
}) => {
  const order = await test.step('a shopper has bought a print', async () => {
    const buyer = await browser.newPage({ baseURL: gallery.baseURL });
    await addToCart(buyer, curtain);
    await reviewOrder(buyer);
    await leaveForPayment(buyer);
    await payWith(buyer, CARD.pays);
    await expect(buyer.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await buyer.close();
    const [newest] = await gallery.query<{ id: string; number: string }>(
      "SELECT id, number FROM orders WHERE status = 'confirmed' ORDER BY created_at DESC LIMIT 1",
    );
    return newest ?? { id: '', number: '' };
  });

  await test.step('the owner finds the order and saves the filters as a view', async () => {
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/orders' });
    await page.getByLabel('Search order, collector, work').fill(order.number);
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByLabel('Name').fill(`Torn: ${order.number}`);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('opens the view and refunds the order in full, in three steps', async () => {
    await page.goto(`${gallery.adminURL}/admin/orders`);
    await page.getByRole('button', { name: `Torn: ${order.number}` }).click();
    await expect(page.getByRole('table').getByRole('link')).toHaveText([order.number]);
    await page.getByRole('link', { name: order.number }).click();
    const steps = countSteps();
    await steps.press(page.getByRole('button', { name: 'Refund', exact: true }));
    const dialog = page.getByRole('dialog', { name: `Refund on ${order.number}` });
    await steps.fill(dialog.getByLabel('Reason'), 'The paper was torn');
    await steps.press(dialog.getByRole('button', { name: 'Refund' }));
    await expect(dialog).toBeHidden();
    expect(steps.count()).toBe(3);
  });

  await test.step('the open page shows it once Stripe has responded', async () => {
    const detail = page.getByRole('region', { name: `Order ${order.number}` });
    await expect(detail.getByText(/, refunded/)).toBeVisible();
    await expect(detail.getByText('Cancelled').first()).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  });

  const number =
    await test.step('the certificate is revoked, the print waits for the owner, the buyer gets an email', async () => {
      const certificates = await gallery.query<{ state: string; editionNumber: number }>(
        'SELECT state, edition_number AS editionNumber FROM certificates WHERE order_id = ?',
        [order.id],
      );
      expect(certificates).toEqual([{ state: 'revoked', editionNumber: expect.any(Number) }]);
      expect(await numbersIn(gallery, curtain, 'sold')).toContain(certificates[0]?.editionNumber);
      const told = async () => (await gallery.mails()).map(({ subject }) => subject);
      await expect.poll(told).toContain(`A refund for your order ${order.number}`);
      return certificates[0]?.editionNumber;
    });

  await test.step('the owner returns the print to stock, and it is back on sale', async () => {
    await page.getByRole('link', { name: 'Edition ledger' }).click();
    await page.getByRole('button', { name: `Return number ${number}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Return number ${number} of` });
    await dialog.getByLabel('Reason').fill('Came back unharmed');
    await dialog.getByRole('button', { name: 'Return to stock' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Sell number ${number}`, exact: true })).toBeVisible();
    expect(await numbersIn(gallery, curtain, 'available')).toContain(number);
  });
});
