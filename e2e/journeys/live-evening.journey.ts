import { CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { enterFeed, liveEvent } from '../harness/guest';
import { Photographer } from '../harness/photographer';
import { expect, test } from '../harness/test';

test('a guest watches a photograph arrive and buys number 1 of 9 of it, and another guest sees it go', async ({
  page,
  browser,
  gallery,
}) => {
  const event = await liveEvent(gallery);
  const photographer = new Photographer(gallery.baseURL, event.id);
  const caption = 'The lamp goes on';

  await enterFeed(page, '/live-event');
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

  const photoId = await test.step('the photograph arrives on the open page', async () => {
    const id = await photographer.send('18-last-look.jpg', caption);
    await expect(page.getByRole('button', { name: new RegExp(caption) })).toBeVisible();
    return id;
  });

  const friend = await browser.newPage();
  await enterFeed(friend, `${gallery.baseURL}/live-event/${event.id}`, {
    name: 'Abe Cole',
    email: 'abe@cole.example',
  });
  await friend.goto(`${gallery.baseURL}/live-event/${event.id}?photo=${photoId}`);
  await friend.getByRole('button', { name: 'Purchase options' }).click();
  await expect(friend.getByText('9 of 9 remaining').first()).toBeVisible();

  await test.step('the guest puts it into the cart', async () => {
    await page.getByRole('button', { name: new RegExp(caption) }).click();
    await page.getByRole('button', { name: 'Purchase options' }).click();
    await page.getByRole('radio', { name: /30 × 20 in/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart, $10,000' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByText(caption).first()).toBeVisible();
  });

  await test.step('pays, and owns number 1 of 9', async () => {
    await reviewOrder(page);
    await leaveForPayment(page);
    await payWith(page, CARD.pays);
    await expect(page.getByText(/1 of 9/).first()).toBeVisible();
  });

  await test.step('the other guest’s sheet has counted down', async () => {
    await expect(friend.getByText('8 of 9 remaining').first()).toBeVisible({ timeout: 15_000 });
  });

  const [certificate] = await gallery.query<{ artwork_title: string; number: number }>(
    'SELECT artwork_title, number FROM certificates WHERE artwork_id = ?',
    [photoId],
  );
  expect(certificate).toMatchObject({ artwork_title: caption, number: 1 });
  await friend.close();
});
