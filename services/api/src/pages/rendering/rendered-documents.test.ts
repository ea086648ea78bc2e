import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { untilRendered, writePageBundles, type TestBundles } from '../../../test/app/page-bundles';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { buyPrints } from '../../../test/builders/certificates';
import { createEvent, createScheduled, enter } from '../../../test/builders/events';

let frontEnd: FrontEnd;
let bundles: TestBundles;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  frontEnd.files.set(
    '/shell/index.html',
    '<html><head><title>Gallery</title><link href="/shell/main.css" rel="stylesheet">' +
      '<script defer src="/shell/main.1234abcd.js"></script></head><body><div id="root"></div>' +
      '<noscript>This page needs JavaScript.</noscript></body></html>',
  );
  frontEnd.files.set('/shell/main.css', 'body{color:black}');
  frontEnd.files.set('/remotes/mf-storefront/fine-art.css', 'h1{color:red}');
  bundles = await writePageBundles();
  api = await startApi({
    stripe: true,
    env: { WEB_ORIGIN: frontEnd.origin, PAGE_BUNDLES: bundles.variable },
  });
  await untilBuildsAreKnown(api, ['/shell/main.css', '/remotes/mf-storefront/fine-art.css']);
});
afterAll(async () => {
  await api.close();
  await bundles.close();
  await frontEnd.close();
});

const visit = async (path: string, from = api) => {
  const response = await from.request(path);
  return { response, html: await response.text() };
};
const htmlOf = async (path: string) => (await visit(path)).html;
const renderedHtmlOf = async (path: string, from = api) =>
  (await untilRendered(() => visit(path, from))).html;

test('a page is there before its scripts, and its styles with it', async () => {
  const html = await renderedHtmlOf('/fine-art?series=FLORALS');
  expect(html).toContain(
    '<div id="root"><h1>/fine-art?series=FLORALS</h1><p>gallery visit first-data</p></div>',
  );
  expect(html).toContain('<title>Fine Art');
  expect(html).toContain('<style>body{color:black}</style>');
  // The disabled link is what the remote's loader looks for: because of it, nothing is fetched again.
  expect(html).toContain(
    '<style>h1{color:red}</style><link rel="stylesheet" disabled href="http://gallery.example/remotes/mf-storefront/fine-art.css" data-rspack="mf_storefront:chunk-fine-art"></head>',
  );
  expect(html).not.toContain('<noscript>');
});

test('the files that a rendered page needs next are named behind it, for the one script that may stand there', async () => {
  const { response, html } = await untilRendered(() => visit('/fine-art'));
  const [, next, script] =
    /<script type="application\/json" id="next">(.*?)<\/script><script>(.*?)<\/script><\/body>/.exec(html) ??
    [];
  const manifest = '/remotes/mf-storefront/mf-manifest.json';
  const files: unknown = JSON.parse(next ?? '');
  expect(files).toContainEqual([
    'link',
    { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: manifest },
  ]);
  expect(files).toContainEqual([
    'link',
    { rel: 'preload', as: 'script', href: '/remotes/mf-storefront/fine-art.js' },
  ]);
  expect(files).toContainEqual(['script', { src: '/shell/main.1234abcd.js', fetchpriority: 'high' }]);
  expect(html).not.toContain('<script defer');
  const digest = createHash('sha256')
    .update(script ?? '')
    .digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${digest}'`);
});

test.each([
  ['/cart', 'cart=filled'],
  ['/collector', 'collector=secret'],
  ['/collector/portal', '__Host-collector=secret'],
])('%s is rendered only for those who have no content of their own there', async (path, cookie) => {
  expect(await renderedHtmlOf(path)).toContain(`<div id="root"><h1>${path}</h1>`);
  const own = await api.request(path, { headers: { cookie: `visit=3; ${cookie}` } });
  expect(await own.text()).toContain('<div id="root"></div>');
});

test('styles that cannot be had are left to the browser', async () => {
  const away = '/remotes/mf-storefront/about.css';
  frontEnd.files.set('/remotes/mf-storefront/page-assets.json', JSON.stringify({ about: ['about.css'] }));
  const other = await startApi({ env: { WEB_ORIGIN: frontEnd.origin, PAGE_BUNDLES: bundles.variable } });
  await untilBuildsAreKnown(other);
  const html = await renderedHtmlOf('/about', other);
  await other.close();
  expect(html).toContain(`<link rel="stylesheet" href="${away}" data-rspack="mf_storefront:chunk-about">`);
});

test('a path that is no page is rendered too', async () => {
  expect(await renderedHtmlOf('/nowhere')).toContain('<div id="root"><h1>/nowhere</h1>');
});

test('what is only in the browser is left to it', async () => {
  const html = await htmlOf('/order-confirmation');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<noscript>This page needs JavaScript.</noscript>');
});

describe('pages of other remotes', () => {
  beforeEach(() => api.reset());

  test('the events and their three lists come with the document', async () => {
    const { id } = await createScheduled(api, 24, { title: 'An Evening on PaperSize' });
    const html = await renderedHtmlOf('/live-events');
    expect(html).toContain('<div id="root"><h1>/live-events</h1>');
    const data = firstDataOf(html);
    expect(Object.keys(data)).toEqual([
      '/api/events?status=live',
      '/api/events?status=scheduled',
      '/api/events?status=completed',
    ]);
    expect(data['/api/events?status=scheduled']).toMatchObject([{ id, title: 'An Evening on PaperSize' }]);
  });

  test('the gate of an event comes with the event, but a link with a key is left to the browser', async () => {
    const { id } = await createScheduled(api, 24);
    const html = await renderedHtmlOf(`/live-event-gate/${id}`);
    expect(html).toContain(`<div id="root"><h1>/live-event-gate/${id}</h1>`);
    expect(firstDataOf(html)).toMatchObject({ [`/api/events/${id}`]: { id } });
    expect(html).toContain('<noscript><p>Enable JavaScript to join');
    expect(await htmlOf(`/live-event-gate/${id}?access=key`)).toContain('<div id="root"></div>');
  });

  test('the page of an event shows its gate to those without a pass, and is left to the browser for guests', async () => {
    const { id } = await createEvent(api);
    const { headers } = await enter(api, id);
    const address = `/live-event/${id}`;
    const html = await renderedHtmlOf(address);
    expect(html).toContain(`<div id="root"><h1>${address}</h1>`);
    expect(firstDataOf(html)).toMatchObject({ [`/api/events/${id}/guest-pass`]: null });
    const guests = await (await api.request(address, { headers })).text();
    expect(guests).toContain('<div id="root"></div>');
    expect(Object.keys(firstDataOf(guests))).toEqual([`/api/events/${id}`]);
  });

  test('a certificate is there before its scripts', async () => {
    const [coaId = ''] = await buyPrints(api);
    const html = await renderedHtmlOf(`/certificate/${coaId}`);
    expect(html).toContain(`<div id="root"><h1>/certificate/${coaId}</h1>`);
    expect(firstDataOf(html)).toMatchObject({ [`/api/certificates/${coaId}`]: { coaId } });
  });

  test('a remote without a build for the server costs its own pages only', async () => {
    await rm(`${bundles.folders['mf_live']}/build.json`);
    const other = await startApi({ env: { WEB_ORIGIN: frontEnd.origin, PAGE_BUNDLES: bundles.variable } });
    expect(await (await other.request('/live-events')).text()).toContain('<div id="root"></div>');
    await untilBuildsAreKnown(other);
    expect(await renderedHtmlOf('/fine-art', other)).toContain('<div id="root"><h1>/fine-art</h1>');
    await other.close();
  });
});

/** The responses that a document carries. */
function firstDataOf(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html) ?? [];
  const data: unknown = JSON.parse(json);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
