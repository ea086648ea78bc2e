import { enterFeed, liveEvent, projectorAddress } from '../harness/guest';
import { expect, test } from '../harness/test';
import { take, WALL } from './take';

test('the pages of live events', async ({ page }) => {
  for (const [name, address] of Object.entries({
    events: '/live-events',
    'events-upcoming': '/live-events?tab=upcoming',
    'events-past': '/live-events?tab=past',
    gate: '/live-event-gate/tfgallery',
  })) {
    await page.goto(address);
    await take(page, `live-${name}`);
  }
});

test('the feed, a photograph and its purchase', async ({ page, gallery }) => {
  const event = await liveEvent(gallery);
  await enterFeed(page, `/live-event/${event.id}`, { name: 'Ruth Ames', email: 'ruth@ames.example' });
  await take(page, 'live-feed');
  await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Purchase options' })).toBeVisible();
  await take(page, 'live-photo', { isWindow: true });
  await page.getByRole('button', { name: 'Purchase options' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await take(page, 'live-purchase', { isWindow: true });
});

test('the wall', async ({ page, gallery }) => {
  const event = await liveEvent(gallery);
  await page.setViewportSize(WALL);
  await page.goto(await projectorAddress(gallery, event.id));
  await take(page, 'live-wall', { isWindow: true, windows: [WALL] });
});
