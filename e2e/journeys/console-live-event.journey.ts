import { openConsole } from '../harness/console-session';
import { freshFrame } from '../harness/image-files';
import { RUTH } from '../harness/guest';
import { expect, test } from '../harness/test';

const EVENING = {
  'Title *': 'Portraits by Candle',
  'Description *': 'Sittings by the light of one candle.',
  'Starts *': '2030-05-01T19:00',
  'Location *': 'Marfa, Texas',
};

test('staff create, edit, start and end an event, and a guest’s open page updates', async ({
  page,
  browser,
  gallery,
}) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/events', as: 'studio' });
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article', { name: EVENING['Title *'] });

  const id = await test.step('create it', async () => {
    await page.getByRole('button', { name: 'Create Event' }).click();
    for (const [label, value] of Object.entries(EVENING))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    const name = '09-candle-and-glass.jpg';
    const picture = { name, mimeType: 'image/jpeg', buffer: Buffer.from(await freshFrame(name)) };
    await dialog.locator('input[aria-label="Promo picture"]').setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Create Event' }).click();
    await expect(card.getByText('Scheduled')).toBeVisible();
    const [event] = await gallery.query<{ id: string }>('SELECT id FROM events WHERE title = ?', [
      EVENING['Title *'],
    ]);
    return event?.id ?? '';
  });

  await test.step('change its location', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Location *').fill('Terlingua, Texas');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(card.getByText('Terlingua, Texas')).toBeVisible();
  });

  const guest = await browser.newPage({ baseURL: gallery.baseURL });
  await test.step('a guest arrives early', async () => {
    await guest.goto(`/live-event/${id}`);
    await guest.getByLabel('Full Name').fill(RUTH.name);
    await guest.getByLabel('Email Address').first().fill(RUTH.email);
    await guest.getByRole('button', { name: 'Register' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: EVENING['Title *'] })).toBeVisible();
    await expect(guest.getByText('No photos yet')).toBeVisible();
  });

  await test.step('start it: the guest’s page updates', async () => {
    await card.getByRole('button', { name: 'Go live' }).click();
    await expect(card.getByRole('button', { name: 'End' })).toBeVisible();
    await expect(guest.getByText('Waiting for Photos')).toBeVisible({ timeout: 15_000 });
  });

  await test.step('end it: the guest’s page updates', async () => {
    await card.getByRole('button', { name: 'End' }).click();
    await expect(card.getByText('Completed')).toBeVisible();
    await expect(guest.getByText(/The event is over/)).toBeVisible({ timeout: 15_000 });
  });
  await guest.close();

  const deeds = await gallery.query<{ deed: string }>(
    `SELECT CONCAT(admins.username, ' ', action) AS deed FROM audit_log
       JOIN admins ON admins.id = actor_id
      WHERE subject_id = ? ORDER BY at, audit_log.id`,
    [id],
  );
  expect(deeds.map(({ deed }) => deed)).toEqual(
    ['created', 'changed', 'moved', 'moved'].map((verb) => `studio event.${verb}`),
  );
});
