import { countQueries } from '../../../test/app/query-count';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { addGuests, addPhotos, createEvent, publishPhoto } from '../../../test/builders/events';
import type { AdminEventPhotoList } from './admin-event-photos.queries';

let api: TestApi;
let id: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ({ id } = await createEvent(api));
});
afterAll(() => api.close());

async function read(query = ''): Promise<AdminEventPhotoList> {
  const answer = await api.request(`/api/admin/studio-events/${id}/photos${query}`, { headers: asOwner });
  const list: AdminEventPhotoList = JSON.parse(await answer.text());
  return list;
}
const namesIn = ({ items }: AdminEventPhotoList) => items.map(({ fileName }) => fileName);

describe('the list of an event’s photos', () => {
  test('comes a page at a time, each photo once, even if all were taken at the same moment', async () => {
    await addPhotos(api, id, 120);
    const first = await read();
    const second = await read(`?cursor=${first.nextCursor}`);
    const third = await read(`?cursor=${second.nextCursor}`);
    expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    expect(third.nextCursor).toBeNull();
    expect(new Set([first, second, third].flatMap(namesIn))).toHaveProperty('size', 120);
  });

  test('begins with the latest or the earliest', async () => {
    for (const fileName of ['A.JPG', 'B.JPG', 'C.JPG']) {
      await addPhotos(api, id, 1, { fileName });
      api.clock.advance(1_000);
    }
    expect(namesIn(await read())).toEqual(['C.JPG', 'B.JPG', 'A.JPG']);
    const first = await read('?sort=earliest&limit=2');
    const second = await read(`?sort=earliest&limit=2&cursor=${first.nextCursor}`);
    expect([first, second].map(namesIn)).toEqual([['A.JPG', 'B.JPG'], ['C.JPG']]);
  });

  test('continues where it was while new photos arrive', async () => {
    await addPhotos(api, id, 1, { fileName: 'A.JPG' });
    api.clock.advance(1_000);
    await addPhotos(api, id, 1, { fileName: 'B.JPG' });
    api.clock.advance(1_000);
    const first = await read('?limit=1');
    await addPhotos(api, id, 1, { fileName: 'C.JPG' });
    const second = await read(`?limit=1&cursor=${first.nextCursor}`);
    expect([first, second].map(namesIn)).toEqual([['B.JPG'], ['A.JPG']]);
    expect(second).toMatchObject({ total: 3, nextCursor: null });
  });

  test('is filtered by state, and counts every state of this event only', async () => {
    const other = await createEvent(api, { title: 'Another' });
    await addPhotos(api, other.id, 2);
    await addPhotos(api, id, 3);
    await addPhotos(api, id, 1, { state: 'failed', fileName: 'F.JPG', failureReason: 'It breaks off.' });
    await addPhotos(api, id, 1, { state: 'published', seq: 1, fileName: 'S.JPG' });
    await addPhotos(api, id, 1, {
      state: 'published',
      seq: 2,
      fileName: 'K.JPG',
      isAvailableForOrder: false,
    });
    expect(await read('?state=waiting&limit=1')).toMatchObject({ items: [{ state: 'waiting' }], total: 3 });
    expect(namesIn(await read('?state=failed'))).toEqual(['F.JPG']);
    expect((await read('?state=published')).total).toBe(2);
    const forSale = await read('?state=for-sale');
    expect([namesIn(forSale), forSale.total]).toEqual([['S.JPG'], 1]);
    expect(await read('?state=withdrawn')).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
      counts: {
        received: 0,
        waiting: 3,
        published: 2,
        withdrawn: 0,
        failed: 1,
        'code-frame': 0,
        'for-sale': 1,
      },
    });
  });

  test.each(['?cursor=soon', '?state=lost', '?sort=name'])('rejects %s', async (query) => {
    const path = `/api/admin/studio-events/${id}/photos${query}`;
    const answer = await api.request(path, { headers: asOwner });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  test.each(['', '?state=published&sort=earliest'])(
    'takes at most seven queries, however many photos there are: %j',
    async (query) => {
      await addGuests(api, id, 1);
      const [guest] = await api.database.manager.query<{ id: string }[]>('SELECT id FROM event_guests');
      await publishPhoto(api, id, { guestId: guest?.id ?? null });
      const url = `/api/admin/studio-events/${id}/photos${query}`;
      const asked = () => countQueries(api, () => api.app.inject({ url, headers: asOwner }));
      // After more than a second, the event is read as well.
      expect(await asked()).toBeLessThanOrEqual(7);
      for (let seq = 2; seq <= 60; seq += 1)
        await addPhotos(api, id, 1, { state: 'published', seq, guestId: guest?.id ?? null });
      expect(await asked()).toBeLessThanOrEqual(7);
    },
  );
});
