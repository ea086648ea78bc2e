import { plainPhoto, shotAt } from '../../../test/builders/event-files';
import { captureTime, readCameraTime } from './capture-time';

const HOUR_MS = 3_600_000;
const camera = { clock: '2026:11:22 20:14:03', fraction: '', zone: null };

test.each([
  ['the clock as it is', camera, 0, '2026-11-22T20:14:03.000Z'],
  ['a clock on Dallas time', camera, 6 * HOUR_MS, '2026-11-23T02:14:03.000Z'],
  ['a clock that is fast', camera, -90_000, '2026-11-22T20:12:33.000Z'],
  ['the part of a second', { ...camera, fraction: '37' }, 0, '2026-11-22T20:14:03.370Z'],
  ['a camera that knows its zone', { ...camera, zone: '-06:00' }, 0, '2026-11-23T02:14:03.000Z'],
])('%s', (_what, noted, offsetMs, expected) => {
  expect(captureTime(noted, offsetMs)?.toISOString()).toBe(expected);
});

test.each([
  ['no note', null],
  ['a clock that was never set', { ...camera, clock: '0000:00:00 00:00:00' }],
  ['a month that is none', { ...camera, clock: '2026:13:22 20:14:03' }],
  ['nonsense', { ...camera, clock: 'yesterday' }],
])('%s gives no time', (_what, noted) => {
  expect(captureTime(noted, 0)).toBeNull();
});

test('reads the camera’s time from the first bytes of the file', async () => {
  const file = await shotAt('2026:11:22 20:14:03');
  expect(await readCameraTime(file.subarray(0, 2_000))).toEqual(camera);
});

test('reads fractions of a second and the time zone too', async () => {
  const file = await plainPhoto()
    .jpeg()
    .withExif({
      IFD2: {
        DateTimeOriginal: '2026:11:22 20:14:03',
        SubSecTimeOriginal: '042',
        OffsetTimeOriginal: '+02:00',
      },
    })
    .toBuffer();
  expect(await readCameraTime(file)).toEqual({ ...camera, fraction: '042', zone: '+02:00' });
});

test.each([
  ['a picture without notes', () => plainPhoto().jpeg().toBuffer()],
  ['a PNG', () => plainPhoto().png().toBuffer()],
  ['no picture at all', () => Promise.resolve(Buffer.from('ffd8ffe1ffff457869660000', 'hex'))],
])('%s has none', async (_what, file) => {
  expect(await readCameraTime(await file())).toBeNull();
});
