import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createEvent } from '../../../test/builders/events';
import { plainPhoto, promisingPng, shotAt } from '../../../test/builders/event-files';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn, photosOf, upload } from '../../../test/builders/uploads';
import { derivativeUrl } from '../../media';
import { EventPictureFilesService } from '../files/event-picture-files.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const PLACE = { GPSLatitude: '32/1 46/1 45/1', GPSLatitudeRef: 'N', GPSLongitude: '96/1 47/1 0/1' };
/** Pure red, which looks different in wider color spaces and other inks. */
const red = () => sharp({ create: { width: 150, height: 100, channels: 3, background: '#e01010' } });

/** The published JPEG of a picture that is 150 px wide. */
async function shown(bytes: Buffer, width = 150): Promise<Buffer> {
  const { id: eventId } = await createEvent(api);
  await bringIn(api, eventId, { bytes });
  const [photo] = await photosOf(api, eventId);
  if (photo?.state !== 'published') throw new Error(`It is ${photo?.state}: ${photo?.failureReason}`);
  const address = derivativeUrl({ mediaId: photo.mediaId ?? '', eventId, width, format: 'jpg' });
  return Buffer.from(await (await api.request(address)).arrayBuffer());
}

const middleOf = async (file: Buffer): Promise<number[]> => [
  ...(await sharp(file).extract({ left: 75, top: 50, width: 1, height: 1 }).raw().toBuffer()),
];

test('the camera’s orientation is applied', async () => {
  const file = await shown(await plainPhoto().jpeg().withMetadata({ orientation: 6 }).toBuffer(), 100);
  expect(await sharp(file).metadata()).toMatchObject({ width: 100, height: 150 });
});

test.each([
  ['of a printer', () => red().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()],
  ['of a phone with wide colours', () => red().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['in shades of 16 bits', () => red().toColourspace('rgb16').png().toBuffer()],
])('a picture %s keeps its colors', async (_what, bytes) => {
  const [r = 0, g = 255, b = 255] = await middleOf(await shown(await bytes()));
  expect(Math.abs(r - 0xe0)).toBeLessThan(24);
  expect(Math.max(g, b)).toBeLessThan(80);
});

test.each([
  ['PNG', () => plainPhoto().png().toBuffer()],
  ['WebP', () => plainPhoto().webp().toBuffer()],
  ['TIFF', () => plainPhoto().tiff().toBuffer()],
  ['AVIF', () => plainPhoto().avif({ effort: 0 }).toBuffer()],
])('a %s named as a JPEG is recognized for what it is', async (_what, bytes) => {
  expect(await sharp(await shown(await bytes())).metadata()).toMatchObject({ format: 'jpeg', width: 150 });
});

test('a small picture has only its own width', async () => {
  const { id: eventId } = await createEvent(api);
  await bringIn(api, eventId, { bytes: await plainPhoto(150, 100).jpeg().toBuffer() });
  expect(await photosOf(api, eventId)).toMatchObject([{ state: 'published', leasedUntil: null }]);
});

test('no file contains the location, not even the buyer’s', async () => {
  const bytes = await plainPhoto(420, 280)
    .jpeg()
    .withExif({ IFD0: { Artist: 'A private name' }, IFD3: PLACE })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Dallas</place></x:xmpmeta>')
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();

  const { id: eventId } = await createEvent(api);
  const [receipt] = await bringIn(api, eventId, { bytes });
  const [photo] = await photosOf(api, eventId);
  const buyers = await api.get(EventPictureFilesService).openForBuyer(receipt?.photoId ?? '');
  const files = [Buffer.concat(await buyers.bytes.toArray())];
  for (const width of [400, 420]) {
    for (const format of ['jpg', 'avif'] as const) {
      const address = derivativeUrl({ mediaId: photo?.mediaId ?? '', eventId, width, format });
      files.push(Buffer.from(await (await api.request(address)).arrayBuffer()));
    }
  }

  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect(file.includes('Dallas') || file.includes('A private name')).toBe(false);
  }
  expect(await sharp(files[0]).metadata()).toMatchObject({ width: 420, height: 280 });
});

test.each([
  ['a file of another kind', Buffer.from('%PDF-1.7 and more'), 'party.jpg', /not a JPEG/],
  ['an empty file', Buffer.alloc(0), 'DSC_0002.JPG', /empty/],
  ['a raw file', Buffer.from('49492a0008000000', 'hex'), 'DSC_0002.NEF', /Raw files/],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.jpg', /not a JPEG/],
])('%s is rejected at once, with a reason', async (_what, bytes, name, reason) => {
  const { id } = await createEvent(api);
  const [receipt] = await upload(api, id, { bytes, name });
  expect(receipt).toMatchObject({
    state: 'refused',
    photoId: null,
    failureReason: expect.stringMatching(reason),
  });
  expect(await photosOf(api, id)).toEqual([]);
});

test.each([
  ['half a JPEG', async () => halfOf(await plainPhoto(600, 400).jpeg().toBuffer()), /damaged/],
  ['a JPEG without its last tenth', async () => mostOf(await noisy()), /damaged/],
  ['half a PNG', async () => halfOf(await noisy('png')), /damaged/],
  ['a file that only begins like a JPEG', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), /damaged/],
  ['random bytes behind a good beginning', async () => scrambled(await noisy()), /damaged/],
  ['a picture of 120 megapixels', () => promisingPng(20_000, 6_000), /100 megapixels/],
])('%s fails with a reason, is not published, and the next photo is', async (_what, bytes, reason) => {
  const { id } = await createEvent(api);
  await bringIn(api, id, { bytes: await bytes(), capturedAt: '2026-11-22T10:00:00Z' });
  await bringIn(api, id, { bytes: await shotAt('2026:11:22 20:00:00') });

  expect(await photosOf(api, id)).toMatchObject([
    { state: 'failed', failureReason: expect.stringMatching(reason), seq: null, mediaId: null },
    { state: 'published', seq: 1 },
  ]);
});

test('a failed file is retried when it is sent again', async () => {
  const { id } = await createEvent(api);
  const bytes = halfOf(await plainPhoto().jpeg().toBuffer());
  await bringIn(api, id, { bytes });
  expect(await upload(api, id, { bytes })).toMatchObject([{ state: 'received' }]);
});

test('a failed file is reported with its reason, and not as known', async () => {
  const { id } = await createEvent(api);
  const bytes = halfOf(await plainPhoto().jpeg().toBuffer());
  const [receipt] = await bringIn(api, id, { bytes });
  const answer = await api.request(`/api/admin/studio-events/${id}/photo-digests`, {
    method: 'POST',
    headers: asOwner,
    body: { digests: [receipt?.sha256] },
  });
  expect(await answer.json()).toEqual({
    known: [],
    failed: [{ sha256: receipt?.sha256, failureReason: expect.stringMatching(/\w/) }],
  });
});

const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const mostOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length * 0.9);

const noisy = (format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({
    create: {
      width: 1_000,
      height: 800,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();

function scrambled(bytes: Buffer): Buffer {
  const noise = deflateSync(Buffer.from(bytes.subarray(0, 4_000)));
  return Buffer.concat([bytes.subarray(0, 700), Buffer.alloc(3_000, 0xff), noise]);
}
