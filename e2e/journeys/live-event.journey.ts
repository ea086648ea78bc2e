import { CARD, enterAddressHere, leaveForPayment, payHere, payWith, reviewOrder } from '../harness/buyer';
import { signInWhereAsked } from '../harness/collector';
import { captions, enterFeed, liveEvent } from '../harness/guest';
import { TetheredCamera } from '../harness/tethered-camera';
import { expect, test, type Gallery } from '../harness/test';

test('a guest sees a photo arrive and buys number 1 of 9; another guest sees the count drop and orders the file (L55, L71)', async ({
  page,
  browser,
  gallery,
  request,
}) => {
  // It contains two purchases.
  test.slow();
  const event = await liveEvent(gallery);
  const camera = await TetheredCamera.at(gallery.baseURL, event.id);

  await enterFeed(page, '/live-event');
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

  const { photoId, title } = await test.step('the photo arrives on the open page', async () => {
    const [latest = ''] = await captions(page);
    await camera.shoot('18-last-look.jpg');
    // The camera's program waits until the file is complete, and the gallery starts another to render it.
    await expect.poll(async () => (await captions(page))[0], { timeout: 30_000 }).not.toBe(latest);
    const [photo] = await gallery.query<{ id: string; seq: number }>(
      'SELECT id, seq FROM event_photos WHERE event_id = ? ORDER BY seq DESC LIMIT 1',
      [event.id],
    );
    return { photoId: photo?.id ?? '', title: `Photograph ${photo?.seq}` };
  });
  await camera.putAway();

  const friend = await browser.newPage();
  await enterFeed(friend, `${gallery.baseURL}/live-event/${event.id}`, {
    name: 'Abe Cole',
    email: 'abe@cole.example',
  });
  await friend.goto(`${gallery.baseURL}/live-event/${event.id}?photo=${photoId}`);
  await friend.getByRole('button', { name: 'Purchase options' }).click();
  await expect(friend.getByText('9 of 9 remaining').first()).toBeVisible();

  await test.step('the guest adds it to the cart', async () => {
    await page.getByRole('button', { name: /^Photograph/ }).click();
    await page.getByRole('button', { name: 'Purchase options' }).click();
    await page.getByRole('radio', { name: /30 × 20 in/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart, $10,000' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('pays, and owns number 1 of 9', async () => {
    await reviewOrder(page);
    await leaveForPayment(page);
    await payWith(page, CARD.pays);
    await expect(page.getByText(/1 of 9/).first()).toBeVisible();
  });

  await test.step('the other guest’s sheet shows one print fewer', async () => {
    await expect(friend.getByText('8 of 9 remaining').first()).toBeVisible({ timeout: 15_000 });
  });

  const [certificate] = await gallery.query<{ artwork_title: string; editionNumber: number }>(
    'SELECT artwork_title, edition_number AS editionNumber FROM certificates WHERE artwork_id = ?',
    [photoId],
  );
  expect(certificate).toMatchObject({ artwork_title: title, editionNumber: 1 });

  await test.step('a signed-in collector orders the event photo, pays, and gets the file through a link', async () => {
    await friend.getByRole('radio', { name: /Digital file and small print/ }).check({ force: true });
    await friend.getByRole('button', { name: 'Order photo, $150' }).click();
    await signInWhereAsked(friend);
    await enterAddressHere(friend);
    await payHere(friend, CARD.pays);
    await expect(friend.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const link = await linkToFile(gallery);
    const file = await request.get(link);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
  await friend.close();
});

/** The link in the email with an event photo. */
async function linkToFile(gallery: Gallery): Promise<string> {
  const find = async () => {
    const mail = (await gallery.mails()).find(({ subject }) => subject?.startsWith('Your event photo'));
    return /https?:\/\/\S+\/api\/event-photo-files\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
