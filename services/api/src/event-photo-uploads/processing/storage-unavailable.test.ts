import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startObjectStore, type ObjectStore } from '@gallery/object-store';
import { createEvent } from '../../../test/builders/events';
import { plainPhoto } from '../../../test/builders/event-files';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn, photosOf, sendPhotos, type UploadedCsv } from '../../../test/builders/uploads';
import { derivativeUrl } from '../../media';
import { LEASE_MS } from '../event-photo-uploads-policy';
import { EventPhotoWorker } from './event-photo.worker';

/** Refused at once, instead of after the long timeout for a store that does not answer. */
const AWAY = { status: 403 };

let folder: string;
let store: ObjectStore;
let api: TestApi;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-store-'));
  store = await startObjectStore({ dir: folder });
  api = await startApi({ env: { ...store.environment } });
});
beforeEach(async () => {
  store.suffer({});
  await api.reset();
});
afterAll(async () => {
  await api.close();
  await store.stop();
  await rm(folder, { recursive: true });
});

const photo = async (): Promise<UploadedCsv> => ({ bytes: await plainPhoto().jpeg().toBuffer() });

async function picture(eventId: string, headers: Record<string, string> = {}): Promise<Response> {
  const [stored] = await photosOf(api, eventId);
  const address = { mediaId: stored?.mediaId ?? '', eventId, width: 150, format: 'jpg' } as const;
  return api.request(derivativeUrl(address), { headers });
}

test('a photo goes through object storage to the feed', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await photo());

  const answer = await picture(id);

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
});

test('a 304 for a picture needs no storage', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await photo());
  const etag = (await picture(id)).headers.get('etag') ?? '';
  store.suffer(AWAY);

  expect((await picture(id, { 'if-none-match': etag })).status).toBe(304);
});

test('while storage is unavailable, pictures and uploads respond with Retry-After', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await photo());
  store.suffer(AWAY);

  const answers = [await picture(id), await sendPhotos(api, id, [await photo()])];

  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', details: { missing: 'pictures' } });
  }
});

test('while storage is unavailable the process stays ready and reports it', async () => {
  store.suffer(AWAY);

  const answer = await api.request('/api/health/ready');

  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { status: 'degraded', parts: { database: 'ok', store: 'away' } },
  ]);
});

test('a photo that waits for storage never fails', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await photo());
  await api.database.manager.query("UPDATE event_photos SET state = 'received', seq = NULL");
  store.suffer(AWAY);
  for (let tries = 0; tries < 5; tries += 1) {
    await api.get(EventPhotoWorker).drain();
    api.clock.advance(LEASE_MS);
  }
  expect(await photosOf(api, id)).toMatchObject([{ state: 'received', attempts: 0 }]);

  store.suffer({});
  await api.get(EventPhotoWorker).drain();

  expect(await photosOf(api, id)).toMatchObject([{ state: 'published' }]);
});
