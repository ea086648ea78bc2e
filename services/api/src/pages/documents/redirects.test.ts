import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { CatalogService } from '../../catalog';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({ env: { WEB_ORIGIN: frontEnd.origin } });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const answer = async (path: string, method = 'GET') => {
  const response = await api.fetch(path, { method, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), headers: response.headers };
};

test.each([
  ['/catalog', '/fine-art'],
  ['/catalog?series=FLORALS&q=a?b', '/fine-art?series=FLORALS&q=a?b'],
  ['/Catalog/', '/fine-art'],
  ['/About', '/about'],
  ['/contact/', '/contact'],
  ['//', '/'],
])('%s redirects to %s permanently (G23)', async (path, location) => {
  expect(await answer(path)).toMatchObject({ status: 301, location });
});

test.each([
  ['/fine-art/once-bloom', '/fine-art/night-bloom'],
  ['/artwork/once-bloom?ref=a', '/artwork/night-bloom?ref=a'],
  ['/Fine-Art/Night-Bloom', '/fine-art/night-bloom'],
  ['/fine-art/night-bloom/', '/fine-art/night-bloom'],
])('%s redirects to the artwork’s current slug under the same prefix, %s (G29)', async (path, location) => {
  const { id } = await createWork(api, { title: 'Once Bloom' });
  await api.get(CatalogService).renameArtwork(id, 'Night Bloom');
  expect(await answer(path)).toMatchObject({ status: 301, location });
});

test('an artwork that gets its former name back does not redirect in circles', async () => {
  const { id } = await createWork(api);
  await api.get(CatalogService).renameArtwork(id, 'Day Bloom');
  const { headers } = await answer('/fine-art/night-bloom');
  expect(headers.get('cache-control')).toBe('no-cache');
  await api.get(CatalogService).renameArtwork(id, 'Night Bloom');
  expect((await answer('/fine-art/night-bloom')).status).toBe(200);
});

test('never redirects to another site', async () => {
  for (const path of ['//evil.example', '//evil.example/', '/%2F%2Fevil.example/']) {
    expect((await answer(path)).location).toBeNull();
  }
});

test.each([
  ['/fine-art', 200],
  ['/catalog', 301],
  ['/nowhere', 404],
])('HEAD of %s gets %i and no body', async (path, status) => {
  const response = await api.fetch(path, { method: 'HEAD', redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});
