import { eventPhotoTitle } from './event-photo-title';

test.each([
  [{ caption: ' The hat ', seq: 12 }, 'The hat'],
  [{ caption: ' ', seq: 12 }, 'Photograph 12'],
  [{ caption: '', seq: 0 }, 'Photograph'],
])('%j is called %j', (photo, title) => {
  expect(eventPhotoTitle(photo)).toBe(title);
});
