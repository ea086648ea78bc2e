import { aPicture } from '../test/picture.mjs';
import { captureTimeOf } from './capture-time.mjs';
import { isWholeJpeg } from './jpeg.mjs';

const whole = aPicture('light', { takenAt: '2026:11:22 19:30:05' });

test('a JPEG up to its end is complete, even with data after it', () => {
  expect(isWholeJpeg(whole)).toBe(true);
  expect(isWholeJpeg(Buffer.concat([whole, Buffer.alloc(512)]))).toBe(true);
});

test('part of a JPEG is not complete, whatever its thumbnail ends with', () => {
  const beginnings = [...whole.keys()].map((length) => isWholeJpeg(whole.subarray(0, length)));
  expect(beginnings).not.toContain(true);
});

test('other bytes are not a JPEG', () => {
  expect(isWholeJpeg(Buffer.from('GIF89a and more'))).toBe(false);
});

test('the capture time is the camera’s, to the second if it has no fraction', async () => {
  expect(await captureTimeOf(whole)).toBe(Date.UTC(2026, 10, 22, 19, 30, 5));
});

test('a JPEG without a capture time has none', async () => {
  expect(await captureTimeOf(aPicture('dark'))).toBeNull();
});
