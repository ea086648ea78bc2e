import { CARD, chooseEdition, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { NORA, openAccess } from '../harness/collector';
import { linkInMail } from '../harness/emails';
import { expect, test } from '../harness/test';

const work = { slug: 'standing-late', title: 'Standing Late' };

test('a new collector creates an account, buys a print, and finds order and certificate there', async ({
  page,
  gallery,
}) => {
  await test.step('creates an account on an artwork’s page', async () => {
    await page.goto(`/fine-art/${work.slug}`);
    const dialog = await openAccess(page);
    await dialog.getByRole('tab', { name: 'Create Account' }).click();
    await dialog.getByLabel('First name').fill(NORA.firstName);
    await dialog.getByLabel('Last name').fill(NORA.lastName);
    await dialog.getByLabel('Email').fill(NORA.email);
    await dialog.getByLabel('Password', { exact: true }).fill(NORA.password);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account Created', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nora Lindqvist' })).toBeVisible();
  });

  await test.step('confirms the address with the link in the email', async () => {
    const link = await linkInMail(gallery, { to: NORA.email, query: 'confirm' });
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page).not.toHaveURL(/confirm=/);
  });

  await test.step('buys a print', async () => {
    await page.goto(`/fine-art/${work.slug}`);
    await chooseEdition(page, /30 × 20 in|20 × 20 in/);
    await page.getByRole('button', { name: /^Purchase, / }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await reviewOrder(page);
    await leaveForPayment(page);
    await payWith(page, CARD.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  await test.step('sees the order with its edition number in the dashboard', async () => {
    await page.getByRole('link', { name: 'Nora Lindqvist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
    await expect(page.getByText('Returning Collector')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: work.title });
    await expect(row.getByText(/\d of 9/).first()).toBeVisible();
    await expect(row.getByText('Confirmed')).toBeVisible();
  });

  await test.step('opens the certificate, which nobody else can open', async () => {
    const certificate = page.getByRole('link', { name: /^Certificate of Standing Late/ });
    const path = (await certificate.getAttribute('href')) ?? '';
    const own = await page.request.get(path);
    expect(own.headers()['content-type']).toBe('application/pdf');
    expect((await own.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await fetch(new URL(path, gallery.baseURL));
    expect(stranger.status).toBe(401);
  });

  await test.step('its public page shows that it is valid, but not who holds it', async () => {
    const [certificate] = await gallery.query<{ coa_id: string }>(
      `SELECT coa_id FROM certificates JOIN collectors ON collectors.id = certificates.holder_collector_id
        WHERE collectors.email = ?`,
      [NORA.email],
    );
    await page.goto(`/certificate/${certificate?.coa_id}`);
    await expect(page.getByRole('heading', { name: work.title })).toBeVisible();
    await expect(page.getByText(/valid/i).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Lindqvist');
  });
});
