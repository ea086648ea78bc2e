import { CARD, enterAddressHere, payHere } from '../harness/buyer';
import { signInToConsole } from '../harness/console-session';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

const PRINT = { slug: 'inside-voice', sizeKey: '30x30' };
/** A person that only this journey uses. */
const WRITER = 'orla@inquiry.example';

test('a visitor inquires about an artwork, the gallery replies and sells it by payment link, and the buyer pays for the held number', async ({
  page,
  gallery,
  browser,
}) => {
  const mailOf = async (subject: RegExp) =>
    (await gallery.mails()).find(
      (mail) => subject.test(mail.subject ?? '') && mail.to?.some(({ address }) => address === WRITER),
    );
  const console = await (await browser.newContext()).newPage();
  const soldBefore = await numbersIn(gallery, PRINT, 'sold');

  await test.step('the visitor inquires on the artwork’s page', async () => {
    await page.goto(`/fine-art/${PRINT.slug}`);
    const form = page.getByRole('main');
    await form.getByRole('heading', { name: 'Ask about this work' }).scrollIntoViewIfNeeded();
    await form.getByLabel('First name').fill('Orla');
    await form.getByLabel('Last name').fill('Finch');
    await form.getByLabel('Email').fill(WRITER);
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText("Thanks! We'll be in touch soon.")).toBeVisible();
  });

  await test.step('the gallery finds the inquiry in its inbox and replies by email', async () => {
    await signInToConsole(console, gallery.adminURL);
    await console.getByRole('link', { name: /^Inbox/ }).click();
    await console.getByRole('link', { name: /Orla Finch.*unread/ }).click();
    const message = console.getByRole('region', { name: 'Message' });
    await expect(message.getByText(/Due in 2\d h/)).toBeVisible();
    await message.getByRole('textbox', { name: 'Reply' }).fill('Dear Orla,\n\nit is still to be had.');
    await message.getByRole('button', { name: 'Send reply' }).click();
    await expect(message.getByText('delivered to the mail server')).toBeVisible();
    const answer = await mailOf(/^Re: Artwork Inquiry: Inside Voice/);
    expect(answer?.text).toContain('it is still to be had.');
    expect(answer?.text).toContain('> Name: Orla Finch');
  });

  await test.step('and sells the next number with shipping by payment link', async () => {
    await console.getByRole('button', { name: 'Sell by payment link' }).click();
    const dialog = console.getByRole('dialog');
    const size = dialog.getByLabel('Size');
    await size.selectOption({ label: await size.getByRole('option', { name: /^30 × 30 in/ }).innerText() });
    await dialog.getByLabel('Price, tax included').fill('6,000');
    await dialog.getByLabel('Shipping').fill('185.50');
    const heldBefore = await numbersIn(gallery, PRINT, 'held');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(console.getByText(/Became order/)).toBeVisible();
    expect(await numbersIn(gallery, PRINT, 'held')).toHaveLength(heldBefore.length + 1);
  });

  await test.step('the buyer opens the link in the email and pays', async () => {
    await expect.poll(() => mailOf(/held for you until/)).toBeDefined();
    const [link = ''] = /http\S+\/checkout\?\S+/.exec((await mailOf(/held for you until/))?.text ?? '') ?? [];
    await page.goto(link);
    await expect(page.getByText(/“Inside Voice”, 30 × 30 in/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay, $6,185.50' })).toBeVisible();
    await enterAddressHere(page);
    await payHere(page, CARD.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  await test.step('the order is paid and the print sold', async () => {
    const order = () =>
      gallery.query<{ status: string; total_cents: number; street: string }>(
        "SELECT status, total_cents, JSON_UNQUOTE(JSON_EXTRACT(shipping, '$.street')) AS street FROM orders WHERE customer_email = ?",
        [WRITER],
      );
    await expect
      .poll(order)
      .toEqual([{ status: 'confirmed', total_cents: 618_550, street: '118 Larkspur Lane' }]);
    expect(await numbersIn(gallery, PRINT, 'sold')).toHaveLength(soldBefore.length + 1);
  });
  await console.context().close();
});
