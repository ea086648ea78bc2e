import { eventPhotoOrientation } from './event-photo-orientation';

test.each([
  [6000, 4000, 'landscape'],
  [4000, 6000, 'vertical'],
  [1000, 1000, 'square'],
  [1100, 1000, 'square'],
  [900, 1000, 'square'],
  [1101, 1000, 'landscape'],
  [899, 1000, 'vertical'],
  [0, 0, 'square'],
  [1000, 0, 'square'],
])('a photo of %d by %d is %s (L54)', (width, height, orientation) => {
  expect(eventPhotoOrientation({ width, height })).toBe(orientation);
});
