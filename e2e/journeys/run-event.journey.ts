import { CARD, enterAddressHere, payHere } from '../harness/buyer';
import { openConsole } from '../harness/console-session';
import { TetheredCamera } from '../harness/tethered-camera';
import { expect, test } from '../harness/test';

const TITLE = 'Portraits after Dark';

test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('staff run an event from a phone: go live, approve a photo, sell it to a guest, end', async ({
  page,
  browser,
  gallery,
}) => {
  test.slow();
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/events', as: 'studio' });
  const dialog = page.getByRole('dialog');

  await test.step('an event whose photos need approval', async () => {
    await page.getByRole('button', { name: 'Create Event' }).click();
    await dialog.getByLabel('Title *').fill(TITLE);
    await dialog.getByLabel('Description *').fill('Sittings by one lamp.');
    await dialog.getByLabel('Starts *').fill('2030-05-01T19:00');
    await dialog.getByLabel('Location *').fill('Dallas, Texas');
    await dialog.getByLabel('Approve photographs before they appear').check({ force: true });
    await dialog.getByRole('button', { name: 'Create Event' }).click();
    const card = page.getByRole('article', { name: TITLE });
    await card.getByRole('link', { name: 'Run this event' }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
  const [event] = await gallery.query<{ id: string }>('SELECT id FROM events WHERE title = ?', [TITLE]);
  const id = event?.id ?? '';

  await test.step('go live', async () => {
    await page.getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByRole('button', { name: 'End' })).toBeVisible();
  });

  await test.step('approve the photo that arrives with a swipe', async () => {
    const camera = await TetheredCamera.at(gallery.baseURL, id);
    await camera.shoot('09-candle-and-glass.jpg');
    const photo = page.getByRole('figure');
    await expect(photo).toBeVisible({ timeout: 30_000 });
    await camera.putAway();
    await photo.hover();
    const box = await photo.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('No photographs are waiting for approval.')).toBeVisible();
  });

  const link = await test.step('sell it to a guest who is not on the list', async () => {
    await page.getByRole('button', { name: 'Sell this photograph' }).click();
    await dialog.getByLabel('Size').selectOption({ index: 1 });
    await dialog.getByLabel('Name *').fill('Ruth Ames');
    await dialog.getByLabel('Email *').fill('ruth-after-dark@ames.example');
    await dialog.getByRole('button', { name: 'Create payment link' }).click();
    await expect(dialog.getByRole('heading', { name: /^Number 1, / })).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('button', { name: 'Close' }).click();
    return copied;
  });

  await test.step('the guest pays on their own phone', async () => {
    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await guest.goto(link);
    await enterAddressHere(guest);
    await payHere(guest, CARD.pays);
    await expect(guest.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await guest.close();
  });

  await test.step('end it', async () => {
    await page.getByRole('button', { name: 'End' }).click();
    await expect(page.getByRole('button', { name: 'Go live again' })).toBeVisible();
  });
});
