import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { promisingPng } from '../../test/builders/event-files';
import { startApi, type TestApi } from '../../test/app/start-api';
import { OutboxService, Settings, Storage } from '../platform';
import { derivativeUrl } from './images/image-derivatives';
import { MediaService } from './media.service';
import { MediaStore } from './media.store';
import type { Picture } from './dto/picture.dto';

let api: TestApi;
let media: MediaService;

beforeAll(async () => {
  api = await startApi();
  media = api.get(MediaService);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const plain = (width: number, height: number, background = '#336699'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

const importPicture = async (bytes: Buffer): Promise<Picture> => {
  const id = await media.importImage(bytes, { alt: 'A test picture' });
  const [picture] = await media.findPictures([id]);
  if (!picture) throw new Error('The picture is not there.');
  return picture;
};

const download = (picture: Picture, width: number, format: 'avif' | 'jpg'): Promise<Response> =>
  api.request(derivativeUrl({ mediaId: picture.id, width, format }));

test('a picture has its size, color, placeholder and widths', async () => {
  const bytes = await plain(1_000, 500).jpeg().toBuffer();
  const picture = await importPicture(bytes);

  expect(picture).toMatchObject({
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    alt: 'A test picture',
    width: 1_000,
    height: 500,
    widths: [200, 300, 400, 600, 800, 1_000],
  });
  // The underlying histogram has bins of 16 levels.
  expect(picture.dominantColor).toBe('#386898');
  const [, base64 = ''] = picture.placeholder.split('data:image/webp;base64,');
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 16, height: 8 });
});

test.each([
  ['avif', 'image/avif', 'heif'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const)('its %s files are cached forever under a name of their own', async (format, type, decoded) => {
  const picture = await importPicture(await plain(900, 600).png().toBuffer());
  const response = await download(picture, 800, format);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 800, height: 533 });
});

test('no picture is wider than the gallery’s maximum', async () => {
  const settings = Settings.read({
    NODE_ENV: 'test',
    DATABASE_URL: api.databaseUrl,
    PICTURE_MAX_WIDTH: '600',
  });
  const small = new MediaService(api.get(MediaStore), api.get(Storage), settings, api.get(OutboxService));
  const id = await small.importImage(await plain(900, 600).jpeg().toBuffer(), { alt: 'Wide' });
  const [picture] = await small.findPictures([id]);
  expect(picture).toMatchObject({ width: 900, widths: [200, 300, 400, 600] });
});

test('/uploads is the older path of the same files', async () => {
  const { id } = await importPicture(await plain(400, 400).png().toBuffer());
  expect((await api.request(`/uploads/${id}-400.jpg`)).status).toBe(200);
});

test('HEAD returns only headers', async () => {
  const { id } = await importPicture(await plain(400, 400).png().toBuffer());
  const response = await api.request(`/api/uploads/${id}-400.jpg`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test('a picture rotated by its EXIF orientation is stored upright', async () => {
  const sideways = await plain(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const picture = await importPicture(sideways);
  expect(picture).toMatchObject({ width: 400, height: 600, widths: [200, 300, 400] });
});

test.each(['jpg', 'avif'] as const)(
  'a large %s has the copyright notice and no other metadata',
  async (format) => {
    const bytes = await plain(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Artist: 'A private name' }, IFD3: { GPSLatitude: '32/1 46/1 0/1' } })
      .toBuffer();
    const file = Buffer.from(await (await download(await importPicture(bytes), 1200, format)).arrayBuffer());
    const { exif, icc, xmp } = await sharp(file).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
    expect(xmp?.toString()).toContain('© TF Gallery. All rights reserved.');
    expect(file.includes('A private name')).toBe(false);
  },
);

test('no metadata reaches the public files', async () => {
  const bytes = await plain(400, 400)
    .jpeg()
    .withExif({ IFD0: { Artist: 'A private name' }, IFD3: { GPSLatitude: '32/1 46/1 0/1' } })
    .toBuffer();
  expect(bytes.includes('A private name')).toBe(true);

  const file = Buffer.from(await (await download(await importPicture(bytes), 400, 'jpg')).arrayBuffer());

  const { exif, icc, xmp } = await sharp(file).metadata();
  expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
});

test('transparent parts become white', async () => {
  const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const picture = await importPicture(clear);
  const { dominant } = await sharp(
    Buffer.from(await (await download(picture, 400, 'jpg')).arrayBuffer()),
  ).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

test('the same bytes are one picture, even when uploaded at once', async () => {
  const bytes = await plain(500, 500).png().toBuffer();
  const ids = await Promise.all([1, 2, 3].map(() => media.importImage(bytes, { alt: 'Thrice' })));
  expect(new Set(ids).size).toBe(1);
  expect(await media.findPictures(ids)).toHaveLength(1);
});

test('an interrupted import is finished by the next one', async () => {
  const bytes = await plain(500, 500).png().toBuffer();
  const id = await media.importImage(bytes, { alt: 'Stopped' });
  await api.get(Storage).remove(`uploads/${id}-500.avif`);
  await api.database.manager.query("UPDATE media SET state = 'processing'");
  expect(await media.findPictures([id])).toEqual([]);

  await media.importImage(bytes, { alt: 'Stopped' });

  expect(await media.findPictures([id])).toHaveLength(1);
  expect((await api.request(`/api/uploads/${id}-500.avif`)).status).toBe(200);
});

test('originals have no URL', async () => {
  const bytes = await plain(400, 400).png().toBuffer();
  await importPicture(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await api.get(Storage).exists(`originals/${sha256}.png`)).toBe(true);
  for (const path of [
    `/api/uploads/${sha256}.png`,
    `/api/uploads/..%2Foriginals%2F${sha256}.png`,
    `/api/uploads/originals/${sha256}.png`,
    `/uploads/..%2foriginals%2f${sha256}.png`,
  ]) {
    expect((await api.request(path)).status).toBe(404);
  }
});

test('an unknown file is a 404 that is not cached', async () => {
  const response = await api.request(`/api/uploads/${'0'.repeat(32)}-400.jpg`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test.each([
  ['a format that is not taken', Buffer.from('GIF89a and more'), 'unsupported_media_type'],
  ['bytes that only begin like a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'validation_failed'],
])('%s is rejected', async (_what, bytes, code) => {
  await expect(media.importImage(bytes, { alt: 'Bad' })).rejects.toMatchObject({ code });
});

test('half a picture is rejected and leaves nothing behind', async () => {
  const whole = await plain(600, 600).jpeg().toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  await expect(media.importImage(half, { alt: 'Half' })).rejects.toMatchObject({ code: 'validation_failed' });
  expect(await api.database.manager.query('SELECT id FROM media')).toEqual([]);
});

test('more than 100 megapixels are rejected before decoding', async () => {
  const huge = await promisingPng(10_001, 10_000);
  await expect(media.importImage(huge, { alt: 'Huge' })).rejects.toMatchObject({ code: 'payload_too_large' });
});
