import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ env: { SALES_MODE: 'inquire' } });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test.each(['/api/artworks', '/api/admin/artwork-inventory', '/api/artworks/night-bloom'])(
  'no price is in %s while the gallery sells by inquiry (S26)',
  async (path) => {
    await createWork(api);
    const text = await (await api.request(path)).text();
    const prices = [...text.matchAll(/"price(?:From)?":([^,}]*)/g)].map(([, price]) => price);
    expect(prices.length).toBeGreaterThan(0);
    expect(new Set(prices)).toEqual(new Set(['null']));
    expect(text).not.toMatch(/\b(333|5000|10000|15000)\b/);
  },
);
