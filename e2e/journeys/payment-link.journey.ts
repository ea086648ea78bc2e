import { signInDemoOwner } from '../../tools/gallery/demo-owner.mjs';
import { addToCart, CARD, leaveForPayment, payHere, payWith, reviewOrder } from '../harness/buyer';
import { collectScripts, unknownScripts } from '../harness/loaded-scripts';
import { expect, test } from '../harness/test';

test('the owner requests shipping; the buyer opens the link, is declined once, pays, and gets an email', async ({
  page,
  gallery,
  request,
}) => {
  const order = await test.step('buys a print', async () => {
    await addToCart(page, { slug: 'inside-voice', size: '20 × 20 in' });
    await reviewOrder(page);
    await leaveForPayment(page);
    await payWith(page, CARD.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const [newest] = await gallery.query<{ id: string; number: string }>(
      "SELECT id, number FROM orders WHERE status = 'confirmed' ORDER BY created_at DESC LIMIT 1",
    );
    return newest ?? { id: '', number: '' };
  });
  const mailOf = async (subject: string) =>
    (await gallery.mails()).find((mail) => mail.subject === `${subject} ${order.number}`);

  await test.step('the owner quotes the shipping', async () => {
    const answer = await request.post(`/api/admin/orders/${order.number}/payment-requests`, {
      headers: await signInDemoOwner(gallery.baseURL),
      data: { lines: [{ kind: 'shipping', description: 'Shipping to Marfa, insured', amount: 185.5 }] },
    });
    expect(answer.status()).toBe(201);
    await expect.poll(() => mailOf('Payment due for your order')).toBeDefined();
  });

  await test.step('the link in the email opens the payment page; a declined card is reported', async () => {
    const mail = await mailOf('Payment due for your order');
    const [link = ''] = /http\S+\/checkout\?\S+/.exec(mail?.text ?? '') ?? [];
    const scripts = collectScripts(page);
    const document = await page.goto(link);
    await expect(page.getByText('Shipping to Marfa, insured')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay, $185.50' })).toBeVisible();
    const stripe = `${gallery.stripeURL}/v3/`;
    const inventory = {
      builds: ['shell', 'mf-storefront'],
      foreign: [stripe],
      policy: (await document?.headerValue('content-security-policy')) ?? '',
    };
    // The button is there before Stripe's script is.
    await expect.poll(() => scripts.map((script) => script.url())).toContain(stripe);
    // A script that is still loading is not known yet.
    await expect.poll(() => unknownScripts(page, scripts, inventory)).toEqual([]);
    // The shell's build alone is not the whole inventory.
    const short = await unknownScripts(page, scripts, { ...inventory, builds: ['shell'], foreign: [] });
    expect(short.join()).toMatch(/mf-storefront/);
    expect(short.join()).toContain(stripe);
    await payHere(page, CARD.declined);
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  });

  await test.step('another card pays', async () => {
    await payHere(page, CARD.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByText(`Order ${order.number}`)).toBeVisible();
  });

  await test.step('order and email confirm it', async () => {
    const [row] = await gallery.query<{ shipping_paid_cents: number }>(
      'SELECT shipping_paid_cents FROM orders WHERE id = ?',
      [order.id],
    );
    expect(row?.shipping_paid_cents).toBe(18_550);
    await expect.poll(() => mailOf('Payment received for your order')).toBeDefined();
  });
});
