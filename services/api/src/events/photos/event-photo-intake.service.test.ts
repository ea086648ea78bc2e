import { createEvent, publishPhoto } from '../../../test/builders/events';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventPhotoIntakeService } from './event-photo-intake.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('a photo that another instance has published can no longer fail', async () => {
  const { id } = await publishPhoto(api, (await createEvent(api)).id);
  await api.get(EventPhotoIntakeService).fail(id, 'This file could not be processed as a picture.');
  expect(await column(api, 'SELECT state FROM event_photos')).toEqual(['published']);
});

test('of two simultaneous uploads of a failed file, the later does not take the photo off the feed', async () => {
  const { id } = await publishPhoto(api, (await createEvent(api)).id);
  expect(await api.get(EventPhotoIntakeService).retry(id)).toBe(false);
  expect(await column(api, 'SELECT state FROM event_photos')).toEqual(['published']);
});
