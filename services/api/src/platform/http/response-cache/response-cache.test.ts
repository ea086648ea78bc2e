import { Controller, Get, Module, Param } from '@nestjs/common';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { AppError } from '../../errors/app-error';
import { Public } from '../public.decorator';
import { CacheResponse } from './cached-response';
import { ResponseCache } from './response-cache';

const shelf = new Map<string, string>();

@Public()
@Controller('api/shelf')
class ShelfController {
  static loads = 0;

  @Get()
  @CacheResponse('shelf')
  async all(): Promise<string[]> {
    ShelfController.loads += 1;
    return [...shelf.values()];
  }

  @Get(':slug')
  @CacheResponse('shelf')
  async one(@Param('slug') slug: string): Promise<{ title: string }> {
    ShelfController.loads += 1;
    const title = shelf.get(slug);
    if (title === undefined) throw new AppError('artwork_not_found');
    return { title };
  }
}

@Module({ controllers: [ShelfController] })
class ShelfModule {}

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({ modules: [ShelfModule], onLogLine: (line) => void lines.push(line) });
});
beforeEach(() => {
  shelf.clear();
  shelf.set('dunes', 'Dunes');
  api.get(ResponseCache).invalidate('shelf');
});
afterAll(() => api.close());

test('a list has a tag, and is a 304 for that tag', async () => {
  const first = await api.request('/api/shelf');
  const etag = first.headers.get('etag') ?? '';
  const second = await api.request('/api/shelf', { headers: { 'if-none-match': etag } });

  expect(await first.json()).toEqual(['Dunes']);
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  expect(second.headers.get('etag')).toBe(etag);
});

test('the handler runs once for many readers', async () => {
  ShelfController.loads = 0;
  await Promise.all(Array.from({ length: 20 }, () => api.request('/api/shelf')));

  expect(ShelfController.loads).toBe(1);
});

test('an invalidated topic is loaded again, for lists and single artworks', async () => {
  await Promise.all([api.request('/api/shelf'), api.request('/api/shelf/dunes')]);
  shelf.set('dunes', 'Dunes II');
  api.get(ResponseCache).invalidate('shelf');

  expect(await (await api.request('/api/shelf')).json()).toEqual(['Dunes II']);
  expect(await (await api.request('/api/shelf/dunes')).json()).toEqual({ title: 'Dunes II' });
});

test('a missing record is a 404, and is found once it exists', async () => {
  const missing = await api.request('/api/shelf/jetty');
  shelf.set('jetty', 'Jetty');

  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: 'artwork_not_found' });
  expect(await (await api.request('/api/shelf/jetty')).json()).toEqual({ title: 'Jetty' });
});

test('an artwork that is removed is not found from then on', async () => {
  await api.request('/api/shelf/dunes');
  shelf.delete('dunes');
  api.get(ResponseCache).invalidate('shelf');

  expect((await api.request('/api/shelf/dunes')).status).toBe(404);
});

test('both ways of responding send the same headers, except those of the request', async () => {
  const whole = await api.request('/api/shelf?whole-way');
  await api.request('/api/shelf');
  lines.length = 0;
  const atOnce = await api.request('/api/shelf');

  const names = (response: Response) =>
    [...response.headers.keys()].filter((name) => name !== 'x-request-id').toSorted();
  expect(lines).toEqual([]);
  expect(names(atOnce)).toEqual(names(whole));
  expect(atOnce.headers.get('content-security-policy')).toBe(whole.headers.get('content-security-policy'));
});

test('admin pages read the list across origins', async () => {
  await api.request('/api/shelf');
  const { headers } = await api.request('/api/shelf', { headers: { origin: 'http://localhost:8081' } });

  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:8081');
});

test('HEAD gets only the headers', async () => {
  const response = await api.request('/api/shelf', { method: 'HEAD' });

  expect(response.headers.get('etag')).not.toBeNull();
  expect(await response.text()).toBe('');
});

test('writes to the URL are rejected', async () => {
  expect((await api.request('/api/shelf', { method: 'POST', body: {} })).status).toBe(405);
});
