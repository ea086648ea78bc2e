import { createEvent } from '../../../test/builders/events';
import { plainPhoto } from '../../../test/builders/event-files';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn } from '../../../test/builders/uploads';
import { derivativeUrl, type Picture } from '../../media';
import type { AdminEventPhoto } from '../upload/admin-event-photos.queries';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function ownersPhotos(eventId: string): Promise<AdminEventPhoto[]> {
  const path = `/api/admin/studio-events/${eventId}/photos?sort=earliest`;
  const answer = await api.request(path, { headers: asOwner });
  const { items }: { items: AdminEventPhoto[] } = JSON.parse(await answer.text());
  return items;
}

/** Uploads photographs of these widths to a new event and returns what the owner's list says about their pictures. */
async function picturesOf(isVipOnly: boolean, ...widths: number[]): Promise<Picture[]> {
  const { id } = await createEvent(api, { isVipOnly });
  for (const width of widths) await bringIn(api, id, { bytes: await plainPhoto(width).jpeg().toBuffer() });
  return (await ownersPhotos(id)).flatMap(({ picture }) => picture ?? []);
}

/** Requests a file without key, pass or cookie, as an `<img>` on the owner's page does. */
async function file(picture: Picture | undefined, query: string): Promise<Response> {
  const { id: mediaId = '', eventId, width = 0 } = picture ?? {};
  return api.request(`${derivativeUrl({ mediaId, eventId, width, format: 'jpg' })}${query}`);
}

test('the admin’s list opens the pictures of a VIP-only event, which proxies do not cache', async () => {
  const [picture] = await picturesOf(true, 150);
  const answer = await file(picture, `?grant=${picture?.grant}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toContain('private');
});

test.each(['', '?grant=', '?grant=zzzzzz.', '?grant[]=a', `?grant=zzzzzz.${'a'.repeat(43)}`])(
  'a grant that the gallery did not issue opens nothing: "%s"',
  async (query) => {
    const [picture] = await picturesOf(true, 150);
    expect((await file(picture, query)).status).toBe(403);
  },
);

test('a grant opens only its own picture', async () => {
  const [one, other] = await picturesOf(true, 150, 140);
  expect(one?.id).not.toBe(other?.id);
  expect((await file(one, `?grant=${other?.grant}`)).status).toBe(403);
});

test('a grant is valid for an hour and expires after two', async () => {
  api.clock.stopAt(new Date('2026-11-22T20:59:59Z'));
  const [picture] = await picturesOf(true, 150);
  api.clock.advance(HOUR_MS);
  expect((await file(picture, `?grant=${picture?.grant}`)).status).toBe(200);
  api.clock.advance(HOUR_MS);
  expect((await file(picture, `?grant=${picture?.grant}`)).status).toBe(403);
});

test('within the hour a list has the same file URLs, for browser caches', async () => {
  api.clock.stopAt(new Date('2026-11-22T20:00:00Z'));
  const [picture] = await picturesOf(true, 150);
  api.clock.advance(HOUR_MS - 1);
  const [again] = await ownersPhotos(picture?.eventId ?? '');
  expect(again?.picture?.grant).toBe(picture?.grant);
});

test('pictures of other events need no grant', async () => {
  const [picture] = await picturesOf(false, 150);
  expect(picture).not.toHaveProperty('grant');
  expect((await file(picture, '')).status).toBe(200);
});

test('a withdrawn photo is not found even with its grant', async () => {
  const [picture] = await picturesOf(true, 150);
  const [photo] = await ownersPhotos(picture?.eventId ?? '');
  await api.request(`/api/admin/event-photos/${photo?.id}/withdrawal`, { method: 'POST', headers: asOwner });
  expect((await file(picture, `?grant=${picture?.grant}`)).status).toBe(404);
});
