import { request as rawRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({
    env: {
      WEB_ORIGIN: frontEnd.origin,
      LIVE_GALLERY_URL: 'https://photos.example/evening',
    },
  });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const page = async (path: string) => {
  const response = await api.request(path);
  await response.text();
  return { headers: response.headers };
};

test('documents allow only what they need', async () => {
  const { headers } = await page('/about');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self';");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('only the payment page allows Stripe', async () => {
  const { headers } = await page('/checkout');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' https://js.stripe.com");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test('only live pages can frame the external gallery (L46)', async () => {
  const frames = async (path: string) =>
    /frame-src ([^;]*);/.exec((await page(path)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await frames('/live-event/tfgallery')).toBe('https://photos.example');
  expect(await frames('/about')).toBe("'none'");
});

test.each([
  '/checkout?payment_intent=pi_1&key=k',
  '/newsletter/confirm?token=t',
  '/order-success?session_id=cs_1',
])('%s sends its URL to nobody, not even to its own files’ servers', async (path) => {
  const { headers } = await page(path);
  expect(headers.get('referrer-policy')).toBe('strict-origin');
});

/** `fetch` neither sends another Host nor shows compressed bytes. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    rawRequest(`${api.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('a www host redirects to the bare host, keeping path and query (S16)', async () => {
  const { status, headers } = await raw('/fine-art?q=bloom', { host: 'www.gallery.example:8080' });
  expect(status).toBe(301);
  expect(headers.location).toBe('http://gallery.example/fine-art?q=bloom');
});

test('another site’s www host is not redirected', async () => {
  const { status, headers } = await raw('/fine-art', { host: 'www.evil.example' });
  expect(status).toBe(200);
  expect(headers.location).toBeUndefined();
});

test('a document is compressed as the browser prefers', async () => {
  const { headers, body } = await raw('/about', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(body).toString()).toContain('<title>About');
});
