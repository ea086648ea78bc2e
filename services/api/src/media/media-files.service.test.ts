import { startApi, type TestApi } from '../../test/app/start-api';
import { MediaFilesService } from './media-files.service';

/** The first bytes identify an MP4; the rest is never looked at. */
const MP4 = Buffer.from(`\0\0\0\x18ftypisom${'0123456789'.repeat(10)}`, 'latin1');
const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(60, 'w')]);
const SIGNATURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

let api: TestApi;
let files: MediaFilesService;

beforeAll(async () => {
  api = await startApi();
  files = api.get(MediaFilesService);
});
afterAll(() => api.close());

test.each([
  ['video/mp4', MP4],
  ['video/webm', WEBM],
] as const)('a film is sent as %s, cached forever, under a name of its own (X6)', async (type, bytes) => {
  const film = await files.importVideo(bytes);
  const response = await api.request(film.src);

  expect(film.src).toMatch(/^\/videos\/[0-9a-f]{32}\.(mp4|webm)$/);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
});

test('the same film twice is one file', async () => {
  expect(await files.importVideo(MP4)).toEqual(await files.importVideo(Buffer.from(MP4)));
});

test('a player gets the range it asks for', async () => {
  const { src } = await files.importVideo(MP4);
  const response = await api.request(src, { headers: { range: 'bytes=4-7' } });

  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 4-7/${MP4.length}`);
  expect(response.headers.get('content-length')).toBe('4');
  expect(await response.text()).toBe('ftyp');
});

test('a range of another version gets the whole file', async () => {
  const { src } = await files.importVideo(MP4);
  const response = await api.request(src, { headers: { range: 'bytes=4-7', 'if-range': '"older"' } });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(MP4.length));
});

test('a range beyond the end is rejected with the length', async () => {
  const { src } = await files.importVideo(MP4);
  const response = await api.request(src, { headers: { range: 'bytes=5000-' } });

  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${MP4.length}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('HEAD has the length without the film', async () => {
  const { src } = await files.importVideo(MP4);
  const response = await api.request(src, { method: 'HEAD' });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(MP4.length));
});

test.each([
  `/videos/${'0'.repeat(32)}.mp4`,
  '/videos/hero.mp4',
  '/videos/..%2Foriginals%2Fx.jpg',
  '/videos/%2e%2e%2f%2e%2e%2fsettings',
  `/videos/${'0'.repeat(32)}.mp4%00.webm`,
  `/api/uploads/${'0'.repeat(32)}.svg`,
])('%s is not the name of a file', async (path) => {
  expect((await api.request(path)).status).toBe(404);
});

test('a signature is sent as a drawing that cannot run anything (C45, X6)', async () => {
  const src = await files.importSvg(Buffer.from(SIGNATURE));
  const response = await api.request(src);

  expect(src).toMatch(/^\/api\/uploads\/[0-9a-f]{32}\.svg$/);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(SIGNATURE);
});

test('rejects what is neither a film nor a drawing', async () => {
  const refused = { code: 'unsupported_media_type' };
  await expect(files.importVideo(Buffer.from(SIGNATURE))).rejects.toMatchObject(refused);
  await expect(files.importSvg(Buffer.from('<html><svg></svg></html>'))).rejects.toMatchObject(refused);
});

test('skips comments before a drawing, and scans a page of nothing else in one pass', async () => {
  const comments = '<!-- --> '.repeat(1_000);
  expect(await files.importSvg(Buffer.from(`${comments}${SIGNATURE}`))).toMatch(/svg$/);
  await expect(files.importSvg(Buffer.from(`${comments}<html>`))).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
});

test('skips a long comment before a drawing', async () => {
  const comment = `<!--${'x'.repeat(20_000_000)}-->`;
  expect(await files.importSvg(Buffer.from(`${comment}${SIGNATURE}`))).toMatch(/svg$/);
});
