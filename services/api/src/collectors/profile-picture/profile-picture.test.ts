import sharp from 'sharp';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { plainPhoto, promisingPng, shotAt } from '../../../test/builders/event-files';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorDeleted } from '../../identity';
import { DomainEvents } from '../../platform';

const PATH = '/api/collectors/me/picture';

let api: TestApi;
let ada: TestCollector;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
});
afterAll(() => api.close());

function form(bytes: Buffer): FormData {
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  return body;
}

const put = (bytes: Buffer, { headers }: TestCollector = ada) =>
  api.fetch(PATH, { method: 'PUT', headers, body: form(bytes) });

const urlOf = async (): Promise<unknown> =>
  (await column(api, 'SELECT profile_image_url FROM collectors'))[0];

const fetchPicture = (path: unknown, { headers }: TestCollector = ada) =>
  api.request(String(path), { headers });

test('a collector sets a picture, which becomes a small square without metadata (C19)', async () => {
  const answer = await put(await shotAt('2026:11:22 20:14:03', plainPhoto(900, 600)));
  const profileImageUrl = await urlOf();
  expect([answer.status, await answer.json()]).toEqual([200, { profileImageUrl }]);
  const me = await api.request('/api/collectors/me', { headers: ada.headers });
  expect(await me.json()).toMatchObject({ profileImageUrl });

  const picture = await fetchPicture(profileImageUrl);
  const { width, height, format, exif } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 320,
    height: 320,
    format: 'jpeg',
    exif: undefined,
  });
  expect(picture.headers.get('cache-control')).toContain('private');
});

test('nobody else sees it', async () => {
  await put(await plainPhoto().jpeg().toBuffer());
  const url = await urlOf();
  expect((await api.request(String(url))).status).toBe(401);
  expect((await fetchPicture(url, await signedIn(api, { firstName: 'Eve' }))).status).toBe(404);
});

test.each([
  ['is no picture', async () => Buffer.from('<svg onload="alert(1)"/>'), 415],
  ['promises too many pixels', () => promisingPng(20_000, 20_000), 413],
  ['is damaged', async () => (await plainPhoto(600, 600).png().toBuffer()).subarray(0, 500), 400],
  ['is larger than 15 MB', async () => Buffer.alloc(15 * 1024 * 1024 + 1), 413],
])('a file that %s is rejected, and the picture stays', async (_what, bytes, status) => {
  await put(await plainPhoto().jpeg().toBuffer());
  const before = await urlOf();
  expect((await put(await bytes())).status).toBe(status);
  expect(await urlOf()).toBe(before);
});

test('a file that is not a picture is rejected with a message about pictures', async () => {
  const answer = await put(Buffer.from('not a picture'));
  expect(await answer.json()).toMatchObject({
    message: 'This picture cannot be read. Choose a JPEG, PNG, WebP, TIFF or AVIF.',
  });
});

describe('the file is deleted', () => {
  const files = async (): Promise<number> => {
    await api.deliverOutbox();
    return (await fetchPicture(PATH)).status;
  };

  test('when the picture is removed', async () => {
    await put(await plainPhoto().jpeg().toBuffer());
    const answer = await api.request(PATH, { method: 'DELETE', headers: ada.headers });
    expect([answer.status, await answer.json(), await files()]).toEqual([
      200,
      { profileImageUrl: null },
      404,
    ]);
  });

  test('when another takes its place', async () => {
    await put(await plainPhoto().jpeg().toBuffer());
    const former = await urlOf();
    await put(await plainPhoto().jpeg().toBuffer());
    await api.deliverOutbox();
    await api.database.manager.query('UPDATE collectors SET profile_image_url = ?', [former]);
    expect((await fetchPicture(former)).status).toBe(404);
  });

  test.each([true, false])('with the account (asked for: %s)', async (isRequested) => {
    await put(await plainPhoto().jpeg().toBuffer());
    await api.database.transaction(() =>
      api.get(DomainEvents).publish(new CollectorDeleted(ada.id, ada.email, isRequested)),
    );
    expect(await files()).toBe(404);
  });
});
