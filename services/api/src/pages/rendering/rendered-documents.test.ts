import { PAGE_HYDRATED } from '@gallery/contracts';
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
      '<script defer src="/shell/react.1234abcd.js"></script>' +
      '<script defer src="/shell/main.1234abcd.js"></script></head><body><div id="root"></div>' +
      '<noscript>This page needs JavaScript.</noscript></body></html>',
  );
  frontEnd.files.set('/shell/main.css', '@font-face{src:url(/shell/serif.woff2)}body{color:black}');
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
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const htmlOf = async (path: string) => (await visit(path)).html;
const renderedHtmlOf = async (path: string, from = api) =>
  (await untilRendered(() => visit(path, from))).html;

test('a page is complete with styles before its scripts run', async () => {
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

test('web fonts wait for the page to be hydrated, except where scripts are off', async () => {
  const { response, html } = await untilRendered(() => visit('/fine-art'));
  const [, script = ''] =
    /<style media="\(scripting: none\)">@font-face\{src:url\(\/shell\/serif\.woff2\)\}<\/style><script>(.*?)<\/script>/.exec(
      html,
    ) ?? [];
  expect(script).toContain(PAGE_HYDRATED);
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${sha256(script)}'`);
  expect(html.match(/serif\.woff2/g)).toHaveLength(1);
});

test('preloads the next files of a rendered page behind it, for the script that ends the page', async () => {
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
  for (const src of ['/shell/react.1234abcd.js', '/shell/main.1234abcd.js'])
    expect(files).toContainEqual(['script', { src, fetchpriority: 'high' }]);
  expect(html).not.toContain('<script defer');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${sha256(script ?? '')}'`);
});

test.each([
  ['/cart', 'cart=filled'],
  ['/collector', 'collector=secret'],
  ['/collector/portal', '__Host-collector=secret'],
])('%s is rendered only for visitors without content of their own there', async (path, cookie) => {
  expect(await renderedHtmlOf(path)).toContain(`<div id="root"><h1>${path}</h1>`);
  const own = await api.request(path, { headers: { cookie: `visit=3; ${cookie}` } });
  expect(await own.text()).toContain('<div id="root"></div>');
});

test('the browser loads styles that are unavailable', async () => {
  const away = '/remotes/mf-storefront/about.css';
  frontEnd.files.set('/remotes/mf-storefront/page-assets.json', JSON.stringify({ about: ['about.css'] }));
  const other = await startApi({ env: { WEB_ORIGIN: frontEnd.origin, PAGE_BUNDLES: bundles.variable } });
  await untilBuildsAreKnown(other);
  const html = await renderedHtmlOf('/about', other);
  await other.close();
  expect(html).toContain(`<link rel="stylesheet" href="${away}" data-rspack="mf_storefront:chunk-about">`);
});

test('renders a path without a page too', async () => {
  expect(await renderedHtmlOf('/nowhere')).toContain('<div id="root"><h1>/nowhere</h1>');
});

test('leaves to the browser what only the browser has', async () => {
  const html = await htmlOf('/order-confirmation');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<noscript>This page needs JavaScript.</noscript>');
});

describe('pages of other remotes', () => {
  beforeEach(() => api.reset());

  test('the events page has its three lists in the document', async () => {
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

  test('an event’s gate has its event, but a link with a key is left to the browser', async () => {
    const { id } = await createScheduled(api, 24);
    const html = await renderedHtmlOf(`/live-event-gate/${id}`);
    expect(html).toContain(`<div id="root"><h1>/live-event-gate/${id}</h1>`);
    expect(firstDataOf(html)).toMatchObject({ [`/api/events/${id}`]: { id } });
    expect(html).toContain('<noscript><p>Enable JavaScript to join');
    expect(await htmlOf(`/live-event-gate/${id}?access=key`)).toContain('<div id="root"></div>');
  });

  test('an event’s page shows its gate without a pass, and is left to the browser for guests', async () => {
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

  test('a certificate is complete before its scripts run', async () => {
    const [coaId = ''] = await buyPrints(api);
    const html = await renderedHtmlOf(`/certificate/${coaId}`);
    expect(html).toContain(`<div id="root"><h1>/certificate/${coaId}</h1>`);
    expect(firstDataOf(html)).toMatchObject({ [`/api/certificates/${coaId}`]: { coaId } });
  });

  test('a remote without a server build affects only its own pages', async () => {
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
