import { startFrontEnd, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { timeFactor } from '../../../test/app/time-factor';
import { FrontEndAssetsService } from './front-end-assets.service';

let frontEnd: FrontEnd;
let api: TestApi;

beforeEach(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({ env: { WEB_ORIGIN: frontEnd.origin } });
});
afterEach(async () => {
  await api.close();
  await frontEnd.close();
});

test('until the front end has been reached, a page says so and when to try again', async () => {
  frontEnd.files.delete('/shell/index.html');
  const closed = await api.request('/fine-art');
  expect(closed.status).toBe(503);
  expect(closed.headers.get('retry-after')).toBe('10');
  expect(await closed.text()).toContain('<h1>We’ll be right back</h1>');
});

test('pages appear by themselves once the front end is there', async () => {
  const shell = frontEnd.files.get('/shell/index.html') ?? '';
  frontEnd.files.delete('/shell/index.html');
  await api.request('/about');
  frontEnd.files.set('/shell/index.html', shell);
  expect((await api.request('/about')).status).toBe(200);
});

test('a redirect of the front end is never followed', async () => {
  const elsewhere = await startFrontEnd();
  frontEnd.redirectTo = elsewhere.origin;
  expect((await api.request('/about')).status).toBe(503);
  await elsewhere.close();
});

test('pages stay if the front end becomes unavailable later', async () => {
  await api.request('/about');
  await frontEnd.close();
  expect((await api.request('/about')).status).toBe(200);
});

test('without a list of remotes, the document still loads and the page requests the list', async () => {
  frontEnd.files.set('/remotes.json', 'no list');
  const response = await api.request('/about');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('id="gallery"');
  expect(html).not.toContain('id="remotes"');
});

test('preloads nothing without a manifest', async () => {
  frontEnd.files.delete('/remotes/mf-storefront/mf-manifest.json');
  expect(await (await api.request('/about')).text()).not.toContain('rel="preload"');
});

test('a remote that does not respond delays one document by 200 ms, and no other', async () => {
  frontEnd.hanging.add('/remotes/mf-storefront/mf-manifest.json');
  const first = await timedHtml('/about');
  const next = [await timedHtml('/contact'), await timedHtml('/commercial'), await timedHtml('/ledger')];
  for (const { html } of [first, ...next]) expect(html).not.toContain('rel="preload"');
  // Both build a document, which takes longer on a busy machine; the limit used to be three seconds.
  expect(first.ms).toBeLessThan(1_500 * timeFactor);
  // The fastest of them, since something else may delay any single one.
  expect(Math.min(...next.map(({ ms }) => ms))).toBeLessThan(200);
});

test('a missing style sheet is waited for once', async () => {
  frontEnd.hanging.add('/remotes/mf-storefront/fine-art.css');
  await timedHtml('/fine-art');
  const started = performance.now();
  expect(await api.get(FrontEndAssetsService).fileText('/remotes/mf-storefront/fine-art.css')).toBeNull();
  expect(performance.now() - started).toBeLessThan(150 * timeFactor);
});

const timedHtml = async (path: string): Promise<{ html: string; ms: number }> => {
  const started = performance.now();
  const html = await (await api.request(path)).text();
  return { html, ms: performance.now() - started };
};
