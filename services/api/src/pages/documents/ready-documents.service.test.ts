import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { untilRendered, writePageBundles, type TestBundles } from '../../../test/app/page-bundles';
import { startApi, type RequestOptions, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { buyPrints } from '../../../test/builders/certificates';
import { signedIn } from '../../../test/builders/collectors';
import { createEvent, enter } from '../../../test/builders/events';
import { EventsStore } from '../../events/events.store';
import { EventCacheService } from '../../events';
import { ResponseCache } from '../../platform';
import { DocumentsService } from './documents.service';

let frontEnd: FrontEnd;
let bundles: TestBundles;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  frontEnd.files.set(
    '/shell/index.html',
    '<html><head><title>Gallery</title><script defer src="/shell/main.1234abcd.js"></script></head>' +
      '<body><div id="root"></div></body></html>',
  );
  bundles = await writePageBundles();
  api = await startApi({
    stripe: true,
    env: { WEB_ORIGIN: frontEnd.origin, PAGE_BUNDLES: bundles.variable },
  });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await api.close();
  await bundles.close();
  await frontEnd.close();
});

/** A visit, with seed 7 by default, and whether its document came from memory. */
async function visit(
  path: string,
  { cookies = 'visit=7', ...options }: RequestOptions & { cookies?: string } = {},
) {
  const responses = api.get(ResponseCache);
  const before = responses.servedFromMemory;
  const response = await api.request(path, {
    ...options,
    headers: { ...options.headers, ...(cookies === '' ? {} : { cookie: cookies }) },
  });
  const html = await response.text();
  return { response, html, isReady: responses.servedFromMemory > before };
}

/** The first visit whose document was rendered. */
const firstComplete = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  untilRendered(() => visit(path, options));

/** The document as the second visitor gets it. */
async function readyVisit(path: string, options: Parameters<typeof visit>[1] = {}) {
  await firstComplete(path, options);
  return visit(path, options);
}

const headersOf = ({ headers }: Response): [string, string][] =>
  [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name));

describe('the same document for everyone', () => {
  test.each(['/', '/fine-art', '/fine-art/night-bloom', '/live-events', '/cart', '/ledger'])(
    '%s is built once and then sent from memory, with the same headers',
    async (path) => {
      await createWork(api);
      const first = await firstComplete(path);
      const second = await visit(path);
      expect([first.isReady, second.isReady]).toEqual([false, true]);
      expect(second.html).toBe(first.html);
      expect(second.html).toContain('<div id="root"><h1>');
      expect(headersOf(second.response)).toEqual(headersOf(first.response));
    },
  );

  test('an event, its gate and a certificate are sent from memory too', async () => {
    const { id } = await createEvent(api);
    const [coaId = ''] = await buyPrints(api);
    for (const path of [`/live-event/${id}`, `/live-event-gate/${id}`, `/certificate/${coaId}`])
      expect([path, (await readyVisit(path)).isReady]).toEqual([path, true]);
  });

  test.each([['br'], ['gzip'], ['identity']])('has the same text in %s', async (encoding) => {
    await createWork(api);
    const { html } = await visit('/fine-art');
    const { response, html: again } = await readyVisit('/fine-art', {
      headers: { 'accept-encoding': encoding },
    });
    expect(again).toBe(html);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  });

  test('is a 304 for whoever has it, and HEAD gets only its headers', async () => {
    const { response, html } = await readyVisit('/about');
    const etag = response.headers.get('etag') ?? '';
    const unchanged = await visit('/about', { headers: { 'if-none-match': etag } });
    expect([unchanged.response.status, unchanged.html, unchanged.isReady]).toEqual([304, '', true]);
    const head = await visit('/about', { method: 'HEAD' });
    expect([head.response.status, head.html, head.response.headers.get('etag')]).toEqual([200, '', etag]);
    expect(html).not.toBe('');
  });

  test('is kept for each seed, and a new visit gets its cookie', async () => {
    const other = await readyVisit('/about', { cookies: 'visit=8' });
    expect((await readyVisit('/about')).html).not.toBe(other.html);
    for (let seed = 0; seed < 32; seed += 1) await visit('/about', { cookies: `visit=${seed}` });
    const { response, html, isReady } = await visit('/about', { cookies: '' });
    const [, seed] = /^visit=(\d+);/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    expect(isReady).toBe(true);
    expect(html).toContain(`<script type="application/json" id="visit">{"seed":${seed}}</script>`);
    expect((await visit('/about')).response.headers.get('set-cookie')).toBeNull();
  });

  test('is built once for simultaneous visitors', async () => {
    const build = jest.spyOn(api.get(DocumentsService), 'buildDocument');
    const visits = await Promise.all(
      Array.from({ length: 5 }, () => visit('/contact', { cookies: 'visit=9' })),
    );
    expect(new Set(visits.map(({ html }) => html)).size).toBe(1);
    expect(build).toHaveBeenCalledTimes(1);
  });
});

describe('a change of its data', () => {
  test('to an artwork shows in the next document', async () => {
    await createWork(api);
    expect((await readyVisit('/fine-art')).html).not.toContain('Aster');
    await createWork(api, { title: 'Aster' });
    expect((await visit('/fine-art')).html).toContain('Aster');
  });

  test('to a sold print shows in the next document', async () => {
    await createWork(api);
    const { html } = await readyVisit('/ledger');
    await buyPrints(api);
    expect((await visit('/ledger')).html).not.toBe(html);
  });

  test('to inquiry mode leaves no prices in a ready document', async () => {
    await createWork(api);
    expect((await readyVisit('/fine-art/night-bloom')).html).toMatch(/"price":\d/);
    const { sales } = api.settings;
    api.settings.applyOverrides({ sales: { ...sales, mode: 'inquire' } });
    api.get(ResponseCache).invalidateAll();
    const { html, isReady } = await visit('/fine-art/night-bloom');
    expect(isReady).toBe(false);
    expect(html).not.toMatch(/"price":\d/);
    expect(html).toContain('"salesMode":"inquire"');
  });

  test('to a VIP-only event hides the event', async () => {
    const { id } = await createEvent(api, { title: 'An Evening on PaperSize' });
    expect((await readyVisit(`/live-event/${id}`)).html).toContain('PaperSize');
    await api.get(EventsStore).update(id, { isVipOnly: true });
    api.get(EventCacheService).invalidate();
    const { html, isReady } = await visit(`/live-event/${id}`);
    expect(isReady).toBe(false);
    expect(html).not.toContain('PaperSize');
  });

  test('that makes it unreadable leaves no ready document', async () => {
    jest.spyOn(api.get(ResponseCache), 'readBytes').mockRejectedValue(new Error('database gone'));
    expect((await visit('/visualizer')).html).not.toContain('first-data');
    jest.restoreAllMocks();
    expect((await visit('/visualizer')).html).toContain('first-data');
  });
});

describe('a document for everyone has nothing personal', () => {
  test('a collector and a visitor get the same document, whoever comes first', async () => {
    await createWork(api);
    const { headers, email } = await signedIn(api);
    const cookies = `visit=7; collector_session=${headers.authorization.replace('Bearer ', '')}`;
    const collector = await visit('/fine-art', { cookies, headers });
    const visitor = await visit('/fine-art');
    expect(visitor.isReady).toBe(true);
    expect(visitor.html).toBe(collector.html);
    expect(visitor.html).not.toContain(email);
  });

  test('a guest gets their own document, which nobody else gets', async () => {
    const { id } = await createEvent(api);
    const { headers } = await enter(api, id);
    const address = `/live-event/${id}`;
    const cookies = `visit=7; ${headers.cookie}`;
    const before = await visit(address, { cookies });
    const visitor = await readyVisit(address);
    const after = await visit(address, { cookies });
    expect([before.isReady, visitor.isReady, after.isReady]).toEqual([false, true, false]);
    expect(visitor.html).toContain('guest-pass');
    expect(before.html).not.toContain('guest-pass');
    expect(after.html).toBe(before.html);
  });

  test('someone with prints in the cart no longer gets the empty cart’s page', async () => {
    expect((await readyVisit('/cart')).isReady).toBe(true);
    const { html, isReady } = await visit('/cart', { cookies: 'visit=7; cart=filled' });
    expect(isReady).toBe(false);
    expect(html).toContain('<div id="root"></div>');
    expect((await visit('/cart')).html).toContain('<div id="root"><h1>');
  });

  test.each([
    '/live-event-gate/nope?access=key',
    '/order-success?session_id=cs_1',
    '/partner-statement/nope',
  ])('%s, whose URL may contain a key, is not kept', async (path) =>
    expect((await readyVisit(path)).isReady).toBe(false),
  );
});
