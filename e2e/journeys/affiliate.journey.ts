import { signInDemoOwner } from '../../tools/gallery/demo-owner.mjs';
import { addToCart, CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { asPerson, PERSON } from '../harness/person';
import { expect, test } from '../harness/test';

const SELMA = {
  'Partner Name': 'Selma Art Advisory',
  'Partner ID': 'selma-art',
  Email: 'selma@advisory.example',
  'Commission Rate (%)': '20',
};
/** The smaller example on the program page: of $333.00, $300.00 is net, and 20 % of that is the affiliate's. */
const mini = { slug: 'before-the-curtain', size: '5 × 7 in', commission: 60 };
const DAY_MS = 24 * 60 * 60 * 1_000;

test('an affiliate’s link leads to a sale two days later; drawer and statement show it, and a refund reverses it', async ({
  page,
  browser,
  request,
  gallery,
}) => {
  const visitor = await browser.newContext({ ...PERSON, baseURL: gallery.baseURL });
  const drawer = page.getByRole('region', { name: 'Partner', exact: true });

  await test.step('the owner adds an affiliate', async () => {
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/partners' });
    await page.getByRole('button', { name: 'Add Partner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Partner' });
    for (const [label, value] of Object.entries(SELMA))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByRole('button', { name: 'Add Partner' }).click();
    await expect(drawer.getByText('?ref=selma-art')).toBeVisible();
  });

  await test.step('a visitor follows the link and browses', async () => {
    const first = await visitor.newPage();
    await asPerson(first);
    await first.clock.setFixedTime(Date.now() - 2 * DAY_MS);
    await first.goto('/?ref=Selma-Art');
    await expect(first).toHaveURL('/');
    await first.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(first).toHaveURL('/about');
    // Queued records are sent when the page is left.
    await first.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const seen = () =>
      gallery.query<{ page: string }>(
        "SELECT page FROM visits WHERE partner_code = 'selma-art' ORDER BY page",
      );
    await expect.poll(seen).toEqual([{ page: '/' }, { page: '/about' }]);
  });

  await test.step('and buys a print two days later, when visits cannot be reported', async () => {
    await visitor.clock.setFixedTime(Date.now());
    await visitor.route(/\/api\/(traffic-tracking|analytics\/track)$/, (route) => route.abort());
    const later = await visitor.newPage();
    await asPerson(later);
    await addToCart(later, mini);
    await reviewOrder(later);
    await leaveForPayment(later);
    await payWith(later, CARD.pays);
    await expect(later.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await visitor.close();
  });

  const [order] = await gallery.query<{ number: string; days: number }>(
    `SELECT number, TIMESTAMPDIFF(DAY, referred_at, created_at) AS days FROM orders
      WHERE referral_partner_id = 'selma-art'`,
  );
  expect(order?.days).toBe(2);

  await test.step('the drawer shows the visits, the order and its commission', async () => {
    await page.reload();
    await expect(drawer.getByText('2 of 2 in total')).toBeVisible();
    await expect(drawer.getByText('Total Orders').locator('..')).toContainText('1');
    const line = drawer.getByRole('row').filter({ hasText: 'Before the Curtain' });
    await expect(line.filter({ hasText: '$60.00' })).toBeVisible();
  });

  const statement = await test.step('the affiliate’s statement link shows the commission', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const making = `/api/admin/selling-partners/${id}/statement-link`;
    const made = await request.post(making, { headers: await signInDemoOwner(gallery.baseURL) });
    expect(made.status()).toBe(201);
    const [, token = ''] = /partner-statement\/([\w-]+)/.exec(await made.text()) ?? [];
    const address = `/api/affiliate-statements/${token}`;
    const { commission } = mini;
    expect(await (await request.get(address)).json()).toMatchObject({
      lines: [{ price: 333, net: 300, rate: '20.00', commission }],
      closing: commission,
    });
    const partner = await browser.newPage({ baseURL: gallery.baseURL });
    await partner.goto(`/partner-statement/${token}`);
    await expect(partner.getByText('Everything adds up')).toBeVisible();
    await expect(partner.getByText('The signature is valid')).toBeVisible();
    await expect(partner.getByRole('row').filter({ hasText: 'Before the Curtain' })).toContainText('$60.00');
    await partner.close();
    return address;
  });

  await test.step('the owner refunds the order: nothing is due', async () => {
    await page.goto(`${gallery.adminURL}/admin/orders/${order?.number}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund on / });
    await dialog.getByLabel('Reason').fill('The paper was torn');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toBeHidden();
    const owed = async (): Promise<unknown> => (await request.get(statement)).json();
    await expect.poll(owed).toMatchObject({ reversals: [{ amount: mini.commission }], closing: 0 });
  });
});
