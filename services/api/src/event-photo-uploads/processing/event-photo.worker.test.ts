import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createEvent, enter } from '../../../test/builders/events';
import { plainPhoto } from '../../../test/builders/event-files';
import { lockWait } from '../../../test/app/lock-wait';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { connect } from '../../../test/app/test-schema';
import { bringIn, photosOf, upload } from '../../../test/builders/uploads';
import { derivativeUrl, EventPicturesService } from '../../media';
import { EventCacheService, EventPhotoJobsService, EventPhotosService } from '../../events';
import { Storage } from '../../platform';
import { EventPhotoProcessingService } from './event-photo-processing.service';
import { LEASE_MS } from '../event-photo-uploads-policy';
import { EventPhotoWorker } from './event-photo.worker';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const drain = (): Promise<void> => api.get(EventPhotoWorker).drain();
const photo = async () => ({ bytes: await plainPhoto().jpeg().toBuffer() });

/** Claims a photo as an instance that is gone a moment later: only its lease is left. */
async function takenByADeadInstance(eventId: string): Promise<void> {
  const now = api.clock.now();
  await api.database.manager.query(
    "UPDATE event_photos SET state = 'received', seq = NULL, attempts = 1, leased_until = ? WHERE event_id = ?",
    [new Date(now.getTime() + LEASE_MS), eventId],
  );
}

test('a photo abandoned by an instance is finished by another after the lease', async () => {
  const { id } = await createEvent(api, { needsApproval: true });
  await bringIn(api, id, await photo());
  await takenByADeadInstance(id);
  await drain();
  expect(await photosOf(api, id)).toMatchObject([{ state: 'received' }]);

  api.clock.advance(LEASE_MS + 1);
  await drain();

  expect(await photosOf(api, id)).toMatchObject([{ state: 'waiting', leasedUntil: null }]);
});

test('of two simultaneous instances, only one claims a photo', async () => {
  const { id } = await createEvent(api, { needsApproval: true });
  await bringIn(api, id, await photo());
  await api.database.manager.query("UPDATE event_photos SET state = 'received'");
  const now = new Date(api.clock.now().getTime() + LEASE_MS);
  const jobs = api.get(EventPhotoJobsService);
  const taken = await Promise.all(
    [1, 2, 3].map(() => jobs.claim('first', now, new Date(now.getTime() + 9e5))),
  );
  expect(taken.filter((each) => each !== null)).toHaveLength(1);
});

test('a lease is renewed after waiting for the lock of another transaction', async () => {
  const { id } = await createEvent(api, { needsApproval: true });
  await bringIn(api, id, await photo());
  await api.database.manager.query("UPDATE event_photos SET state = 'received'");
  const jobs = api.get(EventPhotoJobsService);
  const now = new Date(api.clock.now().getTime() + LEASE_MS);
  const claimed = await jobs.claim('first', now, new Date(now.getTime() + LEASE_MS));
  if (!claimed) throw new Error('The photograph was not taken.');
  const leasedUntil = new Date(now.getTime() + 2 * LEASE_MS);

  const rival = await connect(api.databaseUrl);
  try {
    await rival.beginTransaction();
    // The transaction that has written least is the victim of a deadlock.
    const reminders = Array.from({ length: 30 }, (_, place) => [
      randomUUID(),
      id,
      `${place}@example.com`,
      now,
    ]);
    await rival.query('INSERT INTO event_reminders (id, event_id, email, created_at) VALUES ?', [reminders]);
    await rival.query('SELECT id FROM event_photos WHERE id = ? FOR UPDATE', [claimed.id]);
    const renewed = jobs.renewLease(claimed, leasedUntil);
    await lockWait(api);
    await rival.query(
      "SELECT state FROM event_photos FORCE INDEX (event_photos_work) WHERE state = 'received' LOCK IN SHARE MODE",
    );
    await rival.rollback();
    await renewed;
  } finally {
    await rival.end();
  }
  expect(await photosOf(api, id)).toMatchObject([{ leasedUntil }]);
});

test('a killed picture process costs one attempt', async () => {
  const { id } = await createEvent(api);
  await upload(api, id, await photo());
  const done = drain();
  await api.get(EventPicturesService).onApplicationShutdown();
  await done;
  // A job that failed through no fault of the file is claimed again after a pause.
  api.clock.advance(LEASE_MS);
  await drain();
  expect(await photosOf(api, id)).toMatchObject([{ state: 'published', seq: 1 }]);
});

test('a file that ends the process each time fails with a reason', async () => {
  const { id } = await createEvent(api, { needsApproval: true });
  await bringIn(api, id, await photo());
  await api.database.manager.query("UPDATE event_photos SET state = 'received', attempts = 3");
  await drain();
  expect(await photosOf(api, id)).toMatchObject([
    { state: 'failed', failureReason: expect.stringContaining('could not be processed') },
  ]);
});

test('an instance that finishes after another changes nothing', async () => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await photo());
  const published = await api.get(EventPhotosService).find((await photosOf(api, id))[0]?.id ?? '');
  if (!published) throw new Error('The photograph is not there.');

  await api.get(EventPhotoProcessingService).process('first', published);

  const { seq, revision } = published;
  expect(await photosOf(api, id)).toMatchObject([{ state: 'published', seq, revision }]);
});

test('numbers have no gaps, however many photos arrive at once', async () => {
  const { id } = await createEvent(api);
  await Promise.all([1, 2, 3, 4, 5].map(async () => upload(api, id, await photo())));
  await drain();
  const photos = await photosOf(api, id);
  expect(new Set(photos.map(({ seq }) => seq))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('pictures of a watermarked event have the watermark, and the buyer’s file has none', async () => {
  const { id: eventId } = await createEvent(api, { isWatermarked: true });
  const bytes = await plainPhoto(420, 280).jpeg().toBuffer();
  await bringIn(api, eventId, { bytes });
  const [stored] = await photosOf(api, eventId);
  const address = derivativeUrl({ mediaId: stored?.mediaId ?? '', eventId, width: 400, format: 'jpg' });
  const proof = Buffer.from(await (await api.request(address)).arrayBuffer());
  const key = await api
    .get(EventPicturesService)
    .ensureBuyerFile({ eventId, sha256: await column('sha256', eventId) });
  const spread = async (file: Buffer | string) => (await sharp(file).stats()).channels[0]?.stdev ?? 0;

  expect(await spread(proof)).toBeGreaterThan(2);
  expect(await spread((await api.get(Storage).read(key)) ?? '')).toBeLessThan(1);
});

test('only VIPs can open files of a VIP-only event', async () => {
  const { id: eventId } = await createEvent(api);
  const guest = await enter(api, eventId);
  await bringIn(api, eventId, await photo());
  const [stored] = await photosOf(api, eventId);
  const address = derivativeUrl({ mediaId: stored?.mediaId ?? '', eventId, width: 150, format: 'jpg' });
  expect((await api.request(address)).status).toBe(200);
  await api.database.manager.query('UPDATE events SET is_vip_only = 1');
  api.get(EventCacheService).invalidate();

  const refused = await api.request(address, { headers: guest.headers });

  expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

async function column(name: string, eventId: string): Promise<string> {
  const [row]: Record<string, string>[] = await api.database.manager.query(
    `SELECT ${name} AS value FROM event_photos WHERE event_id = ?`,
    [eventId],
  );
  return row?.value ?? '';
}
