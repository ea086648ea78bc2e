import { expect, test } from '../harness/test';

/** An amount in dollars, in labels or data. */
const PRICE = /\$\s?\d|"price":\s?[1-9]|From \$/;

test('in inquiry mode no price is shown, nothing is sold, and an inquiry reaches the gallery (S25, S26, S28, S31, S32, G39)', async ({
  page,
  gallery,
}) => {
  const at = (path: string) => gallery.inquiryURL + path;

  await test.step('no price is in the API', async () => {
    for (const path of [
      '/',
      '/fine-art',
      '/fine-art/inside-voice',
      '/visualizer',
      '/sitemap.xml',
      '/feed.xml',
    ]) {
      const answer = await page.request.get(at(path));
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).not.toMatch(PRICE);
    }
    for (const path of ['/api/admin/artwork-inventory', '/api/artworks', '/api/artworks/inside-voice']) {
      expect(await (await page.request.get(at(path))).text(), path).not.toMatch(PRICE);
    }
  });

  await test.step('the cart is gone', async () => {
    await page.goto(at('/fine-art'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  });

  await test.step('checkout shows the inquiry screen, and the API rejects it', async () => {
    await page.goto(at('/checkout'));
    await expect(page.getByRole('heading', { name: 'Inquiry Only Mode' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const refusal = await page.request.post(at('/api/create-checkout-session'), {
      data: {
        amount: 34_299,
        currency: 'usd',
        items: [{ title: 'Inside Voice', size: '7x7', price: 333, quantity: 1 }],
        customer: { name: 'Elena Marsh', email: 'elena@marsh.example' },
        billing: {},
        shipping: {},
        metadata: {},
        successUrl: at('/order-success'),
        cancelUrl: at('/order-confirmation'),
      },
    });
    expect(refusal.ok()).toBe(false);
  });

  await test.step('the inquiry is sent from the artwork’s page', async () => {
    await page.goto(at('/fine-art'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Inside Voice/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
    await expect(page.getByText(/INQUIRE/).first()).toBeVisible();
    const form = page.getByRole('main');
    await form.getByRole('heading', { name: 'Ask about this work' }).scrollIntoViewIfNeeded();
    await form.getByLabel('First name').fill('Elena');
    await form.getByLabel('Last name').fill('Marsh');
    await form.getByLabel('Email').fill('elena@inquiry.example');
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText("Thanks! We'll be in touch soon.")).toBeVisible();
    await expect
      .poll(async () => (await gallery.mails()).map((mail) => mail.subject))
      .toContainEqual(expect.stringContaining('Artwork Inquiry: Inside Voice'));
  });
});
