import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInDemoOwner } from '../../tools/gallery/demo-owner.mjs';
import type { Gallery } from './test';

/** A guest of the event. */
export const RUTH = { name: 'Ruth Ames', email: 'ruth@ames.example' };

/** The demo's live event. */
export async function liveEvent(gallery: Gallery): Promise<{ id: string; title: string }> {
  const [event] = await gallery.query<{ id: string; title: string }>(
    "SELECT id, title FROM events WHERE status = 'live' ORDER BY starts_at LIMIT 1",
  );
  if (!event) throw new Error('No event is live.');
  return event;
}

/** A new link to an event's wall. */
export async function projectorAddress(gallery: Gallery, eventId: string): Promise<string> {
  const answer = await fetch(`${gallery.baseURL}/api/admin/studio-events/${eventId}/projector-links`, {
    method: 'POST',
    headers: { ...(await signInDemoOwner(gallery.baseURL)), 'content-type': 'application/json' },
    body: '{}',
  });
  const [, address = ''] = /"url":"([^"]+)"/.exec(await answer.text()) ?? [];
  return address;
}

/** A known address gets its pass by email, so each browser registers as someone new. */
const newcomer = () => ({ ...RUTH, email: `${randomUUID()}@ames.example` });

/** Opens the feed and enters through its gate. */
export async function enterFeed(page: Page, address: string, guest = newcomer()): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Full Name').fill(guest.name);
  await page.getByLabel('Email Address').first().fill(guest.email);
  await page.getByRole('button', { name: 'Enter Gallery' }).click();
  await expect(page.getByRole('list', { name: 'Photographs' })).toBeVisible();
}

/** The captions of the photos in an open feed, newest first. */
export async function captions(page: Page): Promise<string[]> {
  const tiles = page.getByRole('list', { name: 'Photographs' }).getByRole('listitem');
  const found = await tiles.evaluateAll((items) =>
    items.map((item) => ({
      position: Number(item.getAttribute('aria-posinset')),
      caption: item.querySelector('button span span')?.textContent ?? '',
    })),
  );
  return found.toSorted((a, b) => a.position - b.position).map(({ caption }) => caption);
}
