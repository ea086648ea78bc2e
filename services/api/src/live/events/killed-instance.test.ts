import type { EventPhoto } from '@gallery/contracts';
import { buildApi, freePort, startApiProcess, type ApiProcess } from '../../../test/app/api-process';
import { fetchChecked } from '../../../test/app/boot-api';
import { liveEvent, shoot } from '../../../test/builders/live-events';
import { openPage, type LivePage } from '../../../test/builders/live-page';
import { startApi, type TestApi } from '../../../test/app/start-api';

/** The instance that publishes, and the one that is killed. */
let owner: TestApi;
let guests: ApiProcess;
let port: number;
beforeAll(async () => {
  buildApi();
  owner = await startApi();
  port = await freePort();
  guests = await startProcess();
});
afterAll(async () => {
  await guests.kill();
  await owner.close();
});

const startProcess = (): Promise<ApiProcess> => startApiProcess(owner, port);

it('a guest whose instance is killed gets every photo once, in order', async () => {
  const { id, pass } = await liveEvent(owner);
  const seen = new Map<string, number>();
  const before = await openPage(guests);
  await before.join(id, pass);
  await shoot(owner, id);
  await untilTold(before, seen, 1);
  await guests.kill();
  // Nobody is notified of these.
  for (let count = 0; count < 3; count += 1) await shoot(owner, id);
  guests = await startProcess();
  const after = await openPage(guests);
  const { revision } = await after.join(id, pass);
  const missed = await photosAfter(id, pass, 1);
  for (const { id: photoId, seq } of missed) seen.set(photoId, seq);
  await shoot(owner, id);
  await untilTold(after, seen, 5);

  expect(await before.closed).toBe(1006);
  expect(revision).toBe(4);
  expect(missed.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect([...seen.values()]).toEqual([1, 2, 3, 4, 5]);
  await after.close();
  // The time includes two starts of a process.
});

/** Collects photos by id, as a page does. */
async function untilTold(page: LivePage, seen: Map<string, number>, count: number): Promise<void> {
  while (seen.size < count) {
    const { photo } = await page.next('new_photo');
    seen.set(photo.id, photo.seq);
  }
}

async function photosAfter(eventId: string, pass: string, revision: number): Promise<EventPhoto[]> {
  const answer = await fetchChecked(`${guests.url}/api/events/${eventId}/photos?revision=${revision}`, {
    headers: { authorization: `EventPass ${pass}` },
  });
  const photos: unknown = await answer.json();
  if (!Array.isArray(photos)) throw new Error('No list of photographs.');
  return photos.filter(isPhoto);
}

const isPhoto = (value: unknown): value is EventPhoto =>
  typeof value === 'object' && value !== null && 'seq' in value;
