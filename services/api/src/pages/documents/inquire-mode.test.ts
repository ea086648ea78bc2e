import { headOf } from '../../../test/builders/document-head';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({ env: { WEB_ORIGIN: frontEnd.origin, SALES_MODE: 'inquire' } });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

test.each(['/', '/fine-art', '/fine-art/night-bloom', '/artwork/night-bloom', '/feed.xml'])(
  'no price is in %s while the gallery sells by inquiry (S26, G39)',
  async (path) => {
    await createWork(api);
    const text = await (await api.request(path)).text();
    expect(text).not.toMatch(/"(price|priceFrom|lowPrice)":\s*"?\d/);
    expect(text).not.toMatch(/\b(333|5,?000|10,?000|15,?000)\b/);
    expect(headOf(text).things.Product).toBeUndefined();
  },
);

test('an artwork still has its structured data', async () => {
  await createWork(api);
  const { things } = headOf(await (await api.request('/fine-art/night-bloom')).text());
  expect(things.VisualArtwork).toMatchObject({ name: 'Night Bloom', dateCreated: '2024' });
});
