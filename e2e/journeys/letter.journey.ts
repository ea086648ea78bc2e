import { openConsole } from '../harness/console-session';
import { linkInMail } from '../harness/emails';
import { expect, test } from '../harness/test';

/** A person that only this journey uses. */
const READER = 'ida@letters.example';
const SUBJECT = 'Autumn in the studio';

test('a visitor subscribes, the owner sends a letter with an artwork, and one click unsubscribes', async ({
  page,
  gallery,
  browser,
}) => {
  const { adminURL } = gallery;
  const reader = await (await browser.newContext()).newPage();

  await test.step('the visitor subscribes and confirms', async () => {
    await reader.goto(`${gallery.baseURL}/about`);
    const form = reader.getByRole('region', { name: 'Letters from the gallery' });
    await form.getByRole('textbox').fill(READER);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await reader.goto(await linkInMail(gallery, { to: READER, query: 'token' }));
    await reader.getByRole('button', { name: 'Confirm' }).click();
    await expect(reader.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  });

  await test.step('the owner writes a letter with one artwork and previews it', async () => {
    await openConsole(page, { adminURL, path: `/admin/letters/new?q=${READER}` });
    await page.getByLabel('Subject').fill(SUBJECT);
    await page.getByLabel('Letter', { exact: true }).fill('Dear reader,\n\n{work 1}\n\nCome and see it.');
    await page.getByLabel('Works').fill('Inside Voice');
    await page.getByRole('button', { name: 'Add Inside Voice', exact: true }).click();
    await expect(page.getByText(/^1 subscriber\./)).toBeVisible();
    await page.getByRole('button', { name: 'Save letter' }).click();
    await expect(page.getByRole('button', { name: 'Send me a test' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    const email = page.frameLocator('iframe[title="Email preview"]');
    await expect(email.getByRole('link', { name: 'View the work' })).toBeVisible();
  });

  await test.step('and sends it', async () => {
    await page.getByRole('button', { name: 'Send...' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Either instance of the test gallery may send it, and only one of them notifies this page.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Results')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator('dl').getByText('Sent', { exact: true }).first()).toBeVisible();
  });

  const sent = async () => (await gallery.mails()).find(({ subject }) => subject === SUBJECT);

  await test.step('the letter arrives with the artwork, its link and the one-click headers', async () => {
    await expect.poll(sent, { timeout: 30_000 }).toBeDefined();
    const mail = await sent();
    expect(mail?.to).toEqual([expect.objectContaining({ address: READER })]);
    expect(mail?.text).toMatch(
      /Dear reader,[^]*Inside Voice[^]*\/fine-art\/inside-voice\?utm_source=letters/,
    );
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    const answer = await reader.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
  });

  await test.step('the person’s record shows it', async () => {
    await page.goto(`${adminURL}/admin/people?q=${READER}`);
    await page.getByRole('link', { name: READER }).click();
    const person = page.getByRole('region', { name: 'Person' });
    await expect(person.getByText('Unsubscribed', { exact: true }).first()).toBeVisible();
    await expect(person.getByRole('link', { name: SUBJECT })).toBeVisible();
  });
});
