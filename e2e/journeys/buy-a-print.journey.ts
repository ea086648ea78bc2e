import { CARD, chooseEdition, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

const peony = { slug: 'inside-voice', size: '20 × 20 in', sizeKey: '20x20' };

test('a shopper browses and buys print 5 of 9 with a card; ledger, order and email confirm it (S32, G15)', async ({
  page,
  gallery,
}) => {
  await test.step('finds the artwork in the collection', async () => {
    await page.goto('/fine-art');
    await page.getByLabel('Search title, series or tag').fill('petals');
    await page.getByText('Inside Voice').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
  });

  await test.step('selects the 20 × 20 print, whose next number is 3, and chooses number 5', async () => {
    await chooseEdition(page, peony.size);
    await expect(page.getByText('You would receive number 3 of 9', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Purchase, $4,000' }).click();
    const dialog = page.getByRole('dialog', { name: 'Purchase' });
    await expect(dialog.getByText('You would receive number 3 of 9')).toBeVisible();
    await dialog.getByRole('radio', { name: '5', exact: true }).check({ force: true });
    await expect(dialog.getByText('You would receive number 5 of 9')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
    expect(await numbersIn(gallery, peony, 'held')).toEqual([5]);
    await expect(page.getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  });

  await test.step('reviews the order: 4,000.00 + 330.00 tax + 120.00 card fee', async () => {
    await reviewOrder(page);
    await expect(page.getByText('$4,450.00').first()).toBeVisible();
    await expect(page.getByText('Separate')).toBeVisible();
  });

  await test.step('pays', async () => {
    await leaveForPayment(page);
    expect(await numbersIn(gallery, peony, 'held')).toEqual([5]);
    await payWith(page, CARD.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByText(/5 of 9/).first()).toBeVisible();
  });

  await test.step('ledger, order, certificate and email agree', async () => {
    expect(await numbersIn(gallery, peony, 'sold')).toEqual([1, 2, 5]);
    const [order] = await gallery.query<{ id: string; number: string; status: string; total_cents: number }>(
      "SELECT id, number, status, total_cents FROM orders WHERE customer_email = 'elena@marsh.example' AND status = 'confirmed'",
    );
    expect(order).toMatchObject({ status: 'confirmed', total_cents: 445_000 });
    const certificates = await gallery.query<{ editionNumber: number; state: string }>(
      'SELECT edition_number AS editionNumber, state FROM certificates WHERE order_id = ?',
      [order?.id ?? ''],
    );
    expect(certificates).toEqual([{ editionNumber: 5, state: 'issued' }]);
    const confirmations = async () =>
      (await gallery.mails()).filter(({ subject }) => subject === `Your order ${order?.number}`);
    await expect.poll(confirmations).toHaveLength(1);
    const [mail] = await confirmations();
    expect(mail?.to?.[0]?.address).toBe('elena@marsh.example');
    expect(mail?.text).toContain('5 of 9');
    const [, picture = ''] = /<img [^>]*src="([^"]+)"/.exec(mail?.html ?? '') ?? [];
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  });

  await test.step('the cart is empty and the collection shows one print fewer', async () => {
    await page.goto('/cart');
    await expect(page.getByText('Your cart is currently empty')).toBeVisible();
    await page.goto(`/fine-art/${peony.slug}`);
    await expect(page.getByText('6 of 9 remaining').first()).toBeVisible();
  });
});
