import type { Server } from 'node:http';
import { Body, Controller, Get, Header, Module, Post } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { IsEmail } from 'class-validator';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Public } from './public.decorator';
import { networkOf } from './networks';
import { RateLimit, NoRateLimit } from './rate-limit/rate-limit';

class SecretDto {
  @IsEmail() email: string;
}

@Public()
@Controller('api/probe')
class ProbeController {
  @Get()
  @Header('set-cookie', 'session=very-secret')
  read(): object {
    return {};
  }

  @Post('three')
  @RateLimit(3)
  write(@Body() body: SecretDto): SecretDto {
    return body;
  }

  @Post('five')
  writeWithin(): object {
    return {};
  }

  @Post('unlimited')
  @NoRateLimit()
  writeAlways(): object {
    return {};
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({
    modules: [ProbeModule],
    env: { RATE_LIMIT_WRITES: '5' },
    onLogLine: (line) => void lines.push(line),
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => api.close());

async function times(count: number, path: string, method = 'POST'): Promise<Response[]> {
  const responses: Response[] = [];
  for (let index = 0; index < count; index += 1) {
    responses.push(
      await api.request(path, { method, body: method === 'POST' ? { email: 'ada@example.com' } : undefined }),
    );
  }
  return responses;
}

test('keeps a well-formed request id from the proxy', async () => {
  const response = await api.request('/api/probe', { headers: { 'x-request-id': 'edge-1234.5' } });

  expect(response.headers.get('x-request-id')).toBe('edge-1234.5');
});

test.each(['short', 'x'.repeat(65), 'with space here', 'a;b;c;d;e'])(
  'replaces the request id %j',
  async (given) => {
    const response = await api.request('/api/probe', { headers: { 'x-request-id': given } });

    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('an unknown address has a request id too', async () => {
  expect((await api.request('/api/nothing')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('logs one line per request, without secrets', async () => {
  await api.request('/api/probe/three?token=very-secret', {
    method: 'POST',
    body: { email: 'ada@example.com' },
    headers: {
      authorization: 'Bearer very-secret',
      cookie: 'session=very-secret',
      'x-request-id': 'request-1',
    },
  });

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    reqId: 'request-1',
    method: 'POST',
    route: '/api/probe/three',
    status: 201,
  });
  expect(lines[0]).not.toMatch(/very-secret|ada@example/);
});

test('responses have security headers', async () => {
  const { headers } = await api.request('/api/probe');

  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});

test.each([
  ['http://gallery.example', 'http://gallery.example'],
  ['http://localhost:8081', 'http://localhost:8081'],
  ['https://elsewhere.example', null],
])('pages of %s may read responses as %s', async (origin, allowed) => {
  const { headers } = await api.request('/api/probe', { headers: { origin } });

  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test('writes over the route’s own limit are rejected, with the time to wait', async () => {
  const responses = await times(5, '/api/probe/three');
  const last = responses.at(-1);

  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last?.json()).toMatchObject({ code: 'rate_limited' });
});

test('other writes have the general limit', async () => {
  const statuses = (await times(6, '/api/probe/five')).map(({ status }) => status);

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('reads and unlimited writes are not counted', async () => {
  const reads = await times(12, '/api/probe', 'GET');
  const writes = await times(12, '/api/probe/unlimited');

  expect([...reads, ...writes].filter(({ status }) => status === 429)).toHaveLength(0);
});

test('a forged X-Forwarded-For does not get around the limit', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await times(5, '/api/probe/five');

  expect((await api.request('/api/probe/five', { method: 'POST', body: {}, headers })).status).toBe(429);
});

test('an unreadable address is answered the same way', async () => {
  const { status, headers } = await api.request('/api/artworks/%zz');
  expect(status).toBe(400);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*base-uri 'none'/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 'one'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 'two'],
  ['2001:db8::1', '2001:db8:0:0:7::', 'one'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', 'two'],
  ['203.0.113.7', '203.0.113.8', 'two'],
])('%s and %s count as %s: a household has a whole IPv6 network to itself', (one, other, count) => {
  expect(networkOf(one) === networkOf(other)).toBe(count === 'one');
});

test('slow senders are cut off, while an idle connection stays open longer than a proxy keeps it', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout }: Server = api.app.getHttpServer();
  expect({ requestTimeout, keepAliveTimeout }).toEqual({ requestTimeout: 900_000, keepAliveTimeout: 72_000 });
  expect(headersTimeout).toBe(30_000);
});

test('the OpenAPI document describes the routes', async () => {
  const document: unknown = await (await api.request('/api/openapi.json')).json();

  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    paths: { '/api/health/live': {} },
  });
});

test('no field of the OpenAPI document is an unspecified object', async () => {
  const { components }: OpenAPIObject = JSON.parse(await (await api.request('/api/openapi.json')).text());
  const unsaid = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    Object.entries('properties' in schema ? (schema.properties ?? {}) : {}).flatMap(([field, each]) =>
      'type' in each && each.type === 'object' && !each.allOf && !each.additionalProperties
        ? [`${name}.${field}`]
        : [],
    ),
  );
  expect(unsaid).toEqual([]);
});
