import { countQueries, queriesOf } from '../../../test/app/query-count';
import { createEvent, enter, publishPhoto, type TestGuest } from '../../../test/builders/events';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Database, DomainEvents } from '../../platform';
import type { EventPhoto } from './event-photo-feed.service';
import type { EventEntity } from '../entities/event.entity';
import { EventPhotosChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventPhotoUpdatesService } from './event-photo-updates.service';

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
});
afterAll(() => api.close());

/** Polls without a network connection, so that a poll's database queries can be told apart from all others. */
const poll = (name: string, query: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    url: `/api/events/${name}/photos${query}`,
    headers: { ...guest.headers, ...headers },
  });

async function photos(query = '', headers: Record<string, string> = {}) {
  const path = `/api/events/${event.id}/photos${query}`;
  const answer = await api.request(path, { headers: { ...guest.headers, ...headers } });
  const text = await answer.text();
  const list: EventPhoto[] = answer.status === 200 ? JSON.parse(text) : [];
  return {
    status: answer.status,
    list,
    etag: answer.headers.get('etag') ?? '',
    headers: answer.headers,
    text,
  };
}

/** Removes the photograph from the feed, as the owner does. */
async function withdraw(id: string): Promise<void> {
  await change(id, "state = 'withdrawn'");
}

async function change(id: string, what: string): Promise<void> {
  await api.get(Database).transaction(async () => {
    const { revision = 0 } = (await api.get(EventsStore).lock(event.id)) ?? {};
    await api.database.manager.query(`UPDATE event_photos SET ${what}, revision = ? WHERE id = ?`, [
      revision + 1,
      id,
    ]);
    await api.get(EventsStore).update(event.id, { revision: revision + 1 });
    await api.get(DomainEvents).publish(new EventPhotosChanged(event.id, revision + 1));
  });
}

test('a photo has the fields of the spec and its number (L49)', async () => {
  const { id } = await publishPhoto(api, event.id, { caption: 'The hat' });
  const { list } = await photos();
  expect(list).toEqual([
    {
      id,
      imageUrl: expect.stringMatching(/\.jpg$/),
      caption: 'The hat',
      createdAt: expect.any(String),
      isAvailableForOrder: true,
      orderCount: 0,
      photographer: 'The photographer',
      seq: 1,
      revision: 1,
      isWithdrawn: false,
      capturedAt: expect.any(String),
      orientation: 'landscape',
      picture: expect.objectContaining({ alt: 'The hat' }),
    },
  ]);
});

test('the camera’s file names are not public', async () => {
  await publishPhoto(api, event.id);
  const uploads = await api.request(`/api/live-uploads?eventId=${event.id}`, { headers: guest.headers });
  expect((await photos()).text + (await uploads.text())).not.toContain('DSC_0001');
});

test('photos are in publication order', async () => {
  for (const caption of ['one', 'two', 'three']) await publishPhoto(api, event.id, { caption });
  const { list } = await photos();
  expect(list.map(({ seq, caption }) => `${seq} ${caption}`)).toEqual(['1 one', '2 two', '3 three']);
});

test('a page can request the photos after a number', async () => {
  for (const caption of ['one', 'two', 'three']) await publishPhoto(api, event.id, { caption });
  expect((await photos('?since=1')).list.map(({ caption }) => caption)).toEqual(['two', 'three']);
  expect((await photos('?since=3')).list).toEqual([]);
});

test('changes after a revision have each photo once, in its latest state, including withdrawn ones', async () => {
  const first = await publishPhoto(api, event.id, { caption: 'one' });
  const second = await publishPhoto(api, event.id, { caption: 'two' });
  await photos();
  await withdraw(first.id);
  await change(second.id, "caption = 'second'");
  const { list, headers } = await photos('?revision=2');
  expect(
    list.map(({ id, revision, isWithdrawn, caption }) => ({ id, revision, isWithdrawn, caption })),
  ).toEqual([
    { id: first.id, revision: 3, isWithdrawn: true, caption: '' },
    { id: second.id, revision: 4, isWithdrawn: false, caption: 'second' },
  ]);
  expect(headers.get('x-event-revision')).toBe('4');
});

test('a withdrawn photo is not in the feed, and has no picture among the changes', async () => {
  const { id } = await publishPhoto(api, event.id, { caption: 'Not this' });
  await withdraw(id);
  expect((await photos()).list).toEqual([]);
  expect((await photos('?since=0')).list).toEqual([]);
  expect((await photos('?revision=0')).list).toEqual([
    expect.objectContaining({ id, imageUrl: '', caption: '', picture: null, isAvailableForOrder: false }),
  ]);
});

test('a page that is up to date gets 304', async () => {
  await publishPhoto(api, event.id);
  const { etag } = await photos();
  const { status, text } = await photos('', { 'if-none-match': etag });
  expect({ etag, status, text }).toEqual({ etag: '"1"', status: 304, text: '' });
});

test('304 takes no query, by id or short id', async () => {
  await publishPhoto(api, event.id);
  const { etag } = await photos();
  const statuses: number[] = [];
  const count = await countQueries(api, async () => {
    for (const name of [event.id, 'tfgallery', event.id, 'tfgallery'])
      statuses.push((await poll(name, '', { 'if-none-match': etag })).statusCode);
  });
  expect(statuses).toEqual([304, 304, 304, 304]);
  // More than a second on a busy machine allows one read of the events.
  expect(count).toBeLessThanOrEqual(1);
});

test('the next poll has a change at once', async () => {
  const { id } = await publishPhoto(api, event.id);
  const { etag } = await photos();
  await change(id, "caption = 'New'");
  const { status, list } = await photos('', { 'if-none-match': etag });
  expect({ status, caption: list[0]?.caption }).toEqual({ status: 200, caption: 'New' });
});

test('one new photo takes four queries, however many there are', async () => {
  for (let index = 0; index < 30; index += 1) await publishPhoto(api, event.id);
  await photos();
  await publishPhoto(api, event.id);
  const lengths: number[] = [];
  const queries = await queriesOf(api, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => poll(event.id, '?since=30')));
    lengths.push(...answers.map((answer) => answer.json<EventPhoto[]>().length));
  });
  expect(new Set(lengths)).toEqual(new Set([1]));
  const tables = queries.map((query) => /FROM `?(\w+)/.exec(query)?.[1]);
  // The visible events and the ended passes, the photo, its pictures.
  expect(tables).toEqual(['events', 'event_guests', 'event_photos', 'media']);
});

test.each(['?since=-1', '?since=x', '?revision=1.5', '?revision=99999999999', '?since=', '?other=1'])(
  '%s is rejected, or reads everything',
  async (query) => {
    expect([200, 400]).toContain((await photos(query)).status);
  },
);

test('the feed counts a paid order, and uncounts it after a refund', async () => {
  const { id: photoId } = await publishPhoto(api, event.id);
  await photos();
  await api.get(EventPhotoUpdatesService).adjustOrderCount({ eventId: event.id, photoId, by: 1 });
  await api.get(EventPhotoUpdatesService).adjustOrderCount({ eventId: event.id, photoId, by: 1 });
  await api.get(EventPhotoUpdatesService).adjustOrderCount({ eventId: event.id, photoId, by: -1 });
  expect((await photos('?revision=1')).list).toEqual([
    expect.objectContaining({ id: photoId, orderCount: 1, revision: 4 }),
  ]);
});

test('the older reader gets the same photos under the same ids (L50, G66, G68)', async () => {
  const { id } = await publishPhoto(api, event.id);
  const answer = await api.request('/api/live-uploads', { headers: guest.headers });
  const [photo] = (await photos()).list;
  expect(await answer.json()).toEqual([{ url: photo?.imageUrl, driveId: id, filename: 'photograph-1.jpg' }]);
});

test.each(['', '?eventId=nothing'])(
  'without a pass the older reader gets an empty list (%s)',
  async (query) => {
    await publishPhoto(api, event.id);
    const answer = await api.request(`/api/live-uploads${query}`);
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: [] });
  },
);
