import { createEvent, enter, publishPhoto, type TestGuest } from '../../../test/builders/events';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { EventEntity } from '../entities/event.entity';
import { EventCacheService } from '../event-cache.service';
import { EventPhotoFeedService } from './event-photo-feed.service';
import { EventPhotosStore } from './event-photos.store';

let api: TestApi;
let event: EventEntity;
let guest: TestGuest;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  event = await createEvent(api);
  guest = await enter(api, event.id);
  await publishPhoto(api, event.id);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** How many photos a response has, and the revision that it names. */
async function poll(query = '') {
  const answer = await api.request(`/api/events/${event.id}/photos${query}`, { headers: guest.headers });
  const photos: unknown[] = JSON.parse(await answer.text());
  return { photos: photos.length, revision: answer.headers.get('x-event-revision') };
}

test('a slow response has its own revision, not that of a faster one that began later', async () => {
  const store = api.get(EventPhotosStore);
  const read = store.findChangedAfter.bind(store);
  let fast: unknown;
  jest.spyOn(store, 'findChangedAfter').mockImplementationOnce(async (id, revision) => {
    const changed = await read(id, revision);
    await publishPhoto(api, event.id);
    fast = await poll();
    return changed;
  });
  const slow = await poll();
  expect({ slow, fast }).toEqual({
    slow: { photos: 1, revision: '1' },
    fast: { photos: 2, revision: '2' },
  });
});

// A node of a database cluster that has just become the writer may lag behind a revision that the former writer
// committed.
test('a photo that cannot be read yet comes with a later poll', async () => {
  await api.get(EventPhotoFeedService).load({ id: event.id, revision: 2 });
  await publishPhoto(api, event.id);
  expect(await poll('?revision=1')).toEqual({ photos: 1, revision: '2' });
});

test('a response has the revision of its photos, not a later one of the event', async () => {
  await api.database.manager.query('UPDATE events SET revision = 2');
  api.get(EventCacheService).invalidate();
  expect(await poll()).toEqual({ photos: 1, revision: '1' });
});
