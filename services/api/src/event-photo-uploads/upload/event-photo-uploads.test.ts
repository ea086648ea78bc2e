import { createHash } from 'node:crypto';
import { createEvent } from '../../../test/builders/events';
import { plainPhoto, shotAt } from '../../../test/builders/event-files';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn, photosOf, sendPhotos, upload } from '../../../test/builders/uploads';
import type { EventPhoto } from '../../events';
import type { AdminEventPhoto } from './admin-event-photos.queries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const jpeg = (width?: number, height?: number): Promise<Buffer> =>
  plainPhoto(width, height).jpeg().toBuffer();

async function feed(eventId: string): Promise<EventPhoto[]> {
  const pass = await enterAs(eventId);
  const answer = await api.request(`/api/events/${eventId}/photos`, { headers: pass });
  const photos: EventPhoto[] = JSON.parse(await answer.text());
  return photos;
}

async function enterAs(eventId: string): Promise<{ cookie: string }> {
  const body = { name: 'Grace Hopper', email: `${crypto.randomUUID()}@example.com`, eventTag: eventId };
  const answer = await api.request('/api/live-event-access', { method: 'POST', body });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

async function ownersList(eventId: string): Promise<AdminEventPhoto[]> {
  const answer = await api.request(`/api/admin/studio-events/${eventId}/photos`, { headers: asOwner });
  const { items }: { items: AdminEventPhoto[] } = JSON.parse(await answer.text());
  return items;
}

const decide = (id: string, what: 'publication' | 'withdrawal'): Promise<Response> =>
  api.request(`/api/admin/event-photos/${id}/${what}`, { method: 'POST', headers: asOwner });

test('an uploaded photo is on the feed with pictures that load', async () => {
  const { id } = await createEvent(api);
  const bytes = await jpeg(1_000, 500);
  const [receipt] = await bringIn(api, id, { bytes, name: 'DSC_0042.JPG', caption: 'By the window' });

  expect(receipt).toMatchObject({
    fileName: 'DSC_0042.JPG',
    sha256: hash(bytes),
    state: 'received',
    failureReason: null,
  });
  const [photo] = await feed(id);
  expect(photo).toMatchObject({
    id: receipt?.photoId,
    caption: 'By the window',
    seq: 1,
    orientation: 'landscape',
    isAvailableForOrder: true,
    picture: {
      eventId: id,
      width: 1_000,
      height: 500,
      widths: [200, 300, 400, 600, 800, 1_000],
    },
  });
  const file = await api.request(photo?.imageUrl ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(file.headers.get('cache-control')).toContain('immutable');
});

test('the response comes before any picture is rendered', async () => {
  const { id } = await createEvent(api);
  await upload(api, id, { bytes: await jpeg() });
  expect((await photosOf(api, id)).map(({ state }) => state)).toEqual(['received']);
});

test('renders the grid’s widths first, and the others as a change of the photo', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, { bytes: await jpeg(420, 280) });
  expect((await photosOf(api, id))[0]).toMatchObject({ seq: 1, revision: 2, leasedUntil: null });
});

test('several files in one request have a receipt each', async () => {
  const { id } = await createEvent(api);
  const known = await jpeg();
  await bringIn(api, id, { bytes: known });

  const receipts = await bringIn(
    api,
    id,
    { bytes: await jpeg(), name: 'new.jpg' },
    { bytes: known, name: 'again.jpg' },
    { bytes: Buffer.from('no picture'), name: 'letter.jpg' },
  );

  expect(receipts.map(({ fileName, state }) => `${fileName} ${state}`)).toEqual([
    'new.jpg received',
    'again.jpg known',
    'letter.jpg refused',
  ]);
  expect((await feed(id)).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('concurrent uploads of one file create one photo', async () => {
  const { id } = await createEvent(api);
  const bytes = await jpeg();
  const receipts = await Promise.all([1, 2, 3, 4].map(() => upload(api, id, { bytes })));
  expect(receipts.flat().filter(({ state }) => state === 'received')).toHaveLength(1);
  expect(new Set(receipts.flat().map(({ photoId }) => photoId)).size).toBe(1);
});

test('the same file can be in two events', async () => {
  const bytes = await jpeg();
  for (const { id } of [await createEvent(api), await createEvent(api)]) {
    await bringIn(api, id, { bytes });
    expect(await feed(id)).toHaveLength(1);
  }
});

test('known files are reported before they are sent', async () => {
  const { id } = await createEvent(api);
  const bytes = await jpeg();
  await upload(api, id, { bytes });

  const answer = await api.request(`/api/admin/studio-events/${id}/photo-digests`, {
    method: 'POST',
    headers: asOwner,
    body: { digests: [hash(bytes), hash(Buffer.from('another'))] },
  });

  expect(await answer.json()).toEqual({ known: [hash(bytes)], failed: [] });
});

test('waiting photos are published in the order of capture, whatever the order of arrival', async () => {
  const { id } = await createEvent(api);
  const shots = await Promise.all(
    ['20:00:02', '20:00:01', '20:00:03'].map((at) => shotAt(`2026:11:22 ${at}`)),
  );
  await bringIn(api, id, ...shots.map((bytes, index) => ({ bytes, caption: `arrived ${index + 1}` })));
  // Processing may start on the first file before the others have arrived.
  const captions = (await feed(id)).map(({ caption }) => caption);
  expect(captions.filter((caption) => caption !== 'arrived 1')).toEqual(['arrived 2', 'arrived 3']);
});

test('an event that requires approval shows no photo before it is approved', async () => {
  const { id } = await createEvent(api, { needsApproval: true });
  const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
  expect(await feed(id)).toEqual([]);
  expect(await ownersList(id)).toMatchObject([{ state: 'waiting', seq: null, picture: { eventId: id } }]);

  expect((await decide(receipt?.photoId ?? '', 'publication')).status).toBe(204);

  expect(await feed(id)).toMatchObject([{ seq: 1 }]);
});

test('a withdrawn photo and its files are not found, and it keeps its number when published again', async () => {
  const { id } = await createEvent(api);
  const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
  const [photo] = await feed(id);
  await decide(receipt?.photoId ?? '', 'withdrawal');

  expect(await feed(id)).toEqual([]);
  expect((await api.request(photo?.imageUrl ?? '')).status).toBe(404);

  await decide(receipt?.photoId ?? '', 'publication');
  expect(await feed(id)).toMatchObject([{ seq: 1, id: photo?.id }]);
});

test('a changed caption is sent to guests', async () => {
  const { id } = await createEvent(api);
  const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
  const before = (await photosOf(api, id))[0]?.revision ?? 0;
  const answer = await api.request(`/api/admin/event-photos/${receipt?.photoId}`, {
    method: 'PATCH',
    headers: asOwner,
    body: { caption: 'Under the lamp', isAvailableForOrder: false },
  });
  expect(answer.status).toBe(204);
  expect(await feed(id)).toMatchObject([
    { caption: 'Under the lamp', isAvailableForOrder: false, revision: before + 1 },
  ]);
});

test('a caption that someone else has changed is not overwritten', async () => {
  const { id } = await createEvent(api);
  const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
  const save = (caption: string) =>
    api.request(`/api/admin/event-photos/${receipt?.photoId}`, {
      method: 'PATCH',
      headers: asOwner,
      body: { caption, version: 1 },
    });
  await save('Under the lamp');
  const late = await save('By the door');
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'changed_meanwhile', details: { version: 2 } },
  ]);
  expect(await feed(id)).toMatchObject([{ caption: 'Under the lamp' }]);
});

test.each(['caption', 'isAvailableForOrder'])(
  'changing %s to nothing is rejected at its field',
  async (field) => {
    const { id } = await createEvent(api);
    const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
    const answer = await api.request(`/api/admin/event-photos/${receipt?.photoId}`, {
      method: 'PATCH',
      headers: asOwner,
      body: { [field]: null },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
  },
);

test('an empty update changes nothing', async () => {
  const { id } = await createEvent(api);
  const [receipt] = await bringIn(api, id, { bytes: await jpeg() });
  const before = await feed(id);
  const path = `/api/admin/event-photos/${receipt?.photoId}`;
  const answer = await api.request(path, { method: 'PATCH', headers: asOwner, body: {} });
  expect(answer.status).toBe(204);
  expect(await feed(id)).toEqual(before);
});

test('a photo without pictures cannot be published', async () => {
  const { id } = await createEvent(api);
  const [receipt] = await bringIn(api, id, { bytes: (await jpeg()).subarray(0, 300) });
  const answer = await decide(receipt?.photoId ?? '', 'publication');
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'photo_not_ready' }]);
});

test('only staff can upload photos', async () => {
  const { id } = await createEvent(api);
  expect((await sendPhotos(api, id, [{ bytes: await jpeg() }], {})).status).toBe(401);
});

test('an unknown event accepts no photos', async () => {
  const answer = await sendPhotos(api, '019aa000-0000-7000-8000-000000000000', [{ bytes: await jpeg() }]);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'event_not_found' }]);
});
