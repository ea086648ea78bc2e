import { SchedulerRegistry } from '@nestjs/schedule';
import { liveEvent, recaption, shoot, withdraw } from '../../../test/builders/live-events';
import { openPage, type LivePage } from '../../../test/builders/live-page';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventPhotoEditionsService, PrintsChanged } from '../../catalog';
import { EventChanged } from '../../events';
import { EventsStore } from '../../events/events.store';
import { DomainEvents } from '../../platform';
import { LiveListeners } from './live.listeners';
import { VIEWER_COUNT_INTERVAL, ViewerCountsService } from './viewer-counts.service';

let api: TestApi;
let eventId: string;
let pass: string;
let page: LivePage;
beforeAll(async () => {
  api = await startApi({ own: true });
  // Counts are sent when the tests say so.
  api.get(SchedulerRegistry).deleteInterval(VIEWER_COUNT_INTERVAL);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ({ id: eventId, pass } = await liveEvent(api));
  page = await openPage(api);
});
afterEach(() => page.close());

it('a new photo is sent as it is in the list', async () => {
  await page.join(eventId, pass);
  await shoot(api, eventId);
  const told = await page.next('new_photo');
  const listed = await api.request(`/api/events/${eventId}/photos`, {
    headers: { authorization: `EventPass ${pass}` },
  });

  expect(told).toMatchObject({ eventId, revision: 1, after: 0 });
  expect([told.photo]).toEqual(await listed.json());
});

it('photos are sent once each, in the order of publication', async () => {
  await page.join(eventId, pass);
  for (let count = 0; count < 5; count += 1) await shoot(api, eventId);
  const told = [];
  for (let count = 0; count < 5; count += 1) told.push((await page.next('new_photo')).photo.seq);

  expect(told).toEqual([1, 2, 3, 4, 5]);
});

it('a changed photo is sent again, a withdrawn one by id', async () => {
  await page.join(eventId, pass);
  const photoId = await shoot(api, eventId);
  await page.next('new_photo');
  await recaption(api, eventId, photoId, 'The first dance');
  const changed = await page.next('photo_changed');
  await withdraw(api, eventId, photoId);

  expect(changed).toMatchObject({
    revision: 2,
    after: 1,
    photo: { id: photoId, caption: 'The first dance' },
  });
  expect(await page.next('photo_withdrawn')).toEqual({
    type: 'photo_withdrawn',
    eventId,
    revision: 3,
    after: 2,
    photoId,
  });
});

it('two changes to one photo that are read together are sent as one, without a gap', async () => {
  await page.join(eventId, pass);
  await api.database.transaction(async () => {
    const photoId = await shoot(api, eventId);
    await recaption(api, eventId, photoId, 'The first dance');
  });

  expect(await page.next('new_photo')).toMatchObject({ revision: 2, after: 0 });
});

it('nothing is sent after a rollback', async () => {
  await page.join(eventId, pass);
  const undone = api.database.transaction(async () => {
    await shoot(api, eventId);
    throw new Error('The pictures are missing.');
  });
  await expect(undone).rejects.toThrow('missing');
  await shoot(api, eventId);

  expect(await page.next('new_photo')).toMatchObject({ revision: 1, photo: { seq: 1 } });
});

it('a change without a message on the event bus is found by polling', async () => {
  await page.join(eventId, pass);
  await api.database.manager.query("UPDATE events SET status = 'completed' WHERE id = ?", [eventId]);
  await api.get(LiveListeners).syncRooms();

  expect(await page.next('event_changed')).toEqual({ type: 'event_changed', eventId, status: 'completed' });
});

it('a page that is far behind gets only the revision and fetches the photos itself', async () => {
  await page.join(eventId, pass);
  await api.database.transaction(async () => {
    for (let count = 0; count < 101; count += 1) await shoot(api, eventId);
  });

  expect(await page.next('heartbeat')).toEqual({ type: 'heartbeat', eventId, revision: 101 });
  expect(page.heard.filter(({ type }) => type === 'new_photo')).toEqual([]);
});

it('a status change is sent', async () => {
  await page.join(eventId, pass);
  await api.database.transaction(async () => {
    await api.get(EventsStore).update(eventId, { status: 'cancelled' });
    await api.get(DomainEvents).publish(new EventChanged(eventId));
  });

  expect(await page.next('event_changed')).toMatchObject({ status: 'cancelled' });
});

it('a page that joins after a status change gets the status', async () => {
  await page.join(eventId, pass);
  await api.database.transaction(async () => {
    await api.get(EventsStore).update(eventId, { status: 'completed' });
    await api.get(DomainEvents).publish(new EventChanged(eventId));
  });
  await page.next('event_changed');
  const late = await openPage(api);

  expect(await late.join(eventId, pass)).toMatchObject({ status: 'completed' });
  await late.close();
});

it('purchase sheets are notified when prints of their photo are taken', async () => {
  const photoId = await shoot(api, eventId);
  await page.join(eventId, pass);
  const photo = {
    id: photoId,
    orientation: 'landscape',
    title: 'The first dance',
    series: 'Opening night',
    year: 2026,
    pictureId: null,
  } as const;
  const editions = api.get(EventPhotoEditionsService);
  const [edition] = await editions.listForPhoto(photo);
  if (!edition) throw new Error('No size is sold.');
  const items = await editions.findPurchasable([{ photo, size: edition.size }]);
  await editions.createMissing(items.flatMap((item) => item ?? []));
  await api.database.transaction(() =>
    api.get(DomainEvents).publish(new PrintsChanged([edition.editionId, crypto.randomUUID()])),
  );

  expect(await page.next('prints_changed')).toEqual({ type: 'prints_changed', eventId, photoId });
});

it('viewer counts are sent when they change', async () => {
  const other = await openPage(api);
  await page.join(eventId, pass);
  await other.join(eventId, pass);
  await api.get(ViewerCountsService).exchangeCounts();
  const both = await page.next('viewer_update');
  await other.close();
  await api.get(ViewerCountsService).exchangeCounts();

  expect(both).toEqual({ type: 'viewer_update', eventId, count: 2 });
  expect(await page.next('viewer_update')).toMatchObject({ count: 1 });
});

it('a page that has left gets no more messages about the event', async () => {
  const staying = await openPage(api);
  await staying.join(eventId, pass);
  await page.join(eventId, pass);
  page.send({ type: 'leave_event', eventId });
  page.send('are you there?');
  await page.next('refused');
  await shoot(api, eventId);
  await staying.next('new_photo');

  expect(page.heard.map(({ type }) => type)).toEqual(['joined', 'viewer_update', 'refused']);
  await staying.close();
});
