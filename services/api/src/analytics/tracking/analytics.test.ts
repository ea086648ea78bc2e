import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { FIREFOX, SAFARI, sendsVisits, TRAFFIC, type Sender } from '../../../test/builders/visits';
import type {
  AnalyticsData,
  AnalyticsDays,
  PartnerAnalytics,
  AnalyticsSummary,
} from '../reports/dto/analytics-reports.dto';
import { VisitQueueWorker } from './visit-queue.worker';
import { VisitRetentionWorker } from './visit-retention.worker';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    env: { TRUSTED_PROXIES: '1', RATE_LIMIT_VISITS: '100', GEO_COUNTRY_HEADER: 'cf-ipcountry' },
  });
});
beforeEach(async () => {
  await api.reset();
  // At noon, so that no test runs across midnight.
  api.clock.stopAt(new Date('2026-11-22T12:00:00.000Z'));
});
afterAll(() => api.close());

const send = sendsVisits(() => api);

async function read<Body>(path: string): Promise<Body> {
  const mara = await staffSignedIn(api, { username: `reader-${Math.random()}` });
  const answer = await api.request(path, { headers: mara.headers });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const body: Body = JSON.parse(await answer.text());
  return body;
}

const summary = (query = '') => read<AnalyticsSummary>(`/api/analytics/summary${query}`);
const recent = async () => (await read<AnalyticsData>('/api/analytics/data?days=14')).visits;

describe('a page view', () => {
  test('gets an empty response, and is counted by page, source and country (A85, A86, T6, G94, R15)', async () => {
    const record = {
      page: '/fine-art?x=1',
      referrer: 'https://www.google.com/',
      sessionId: 'a',
      utmSource: null,
    };
    const answer = await send(record, { headers: { 'cf-ipcountry': 'FR' } });
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    expect(await summary()).toMatchObject({
      from: '2026-11-09',
      to: '2026-11-22',
      totalVisits: 1,
      uniqueVisitors: 1,
      topPages: [{ page: '/fine-art', visits: 1 }],
      topSources: [{ source: 'google', visits: 1 }],
      partnerTraffic: [{ partnerCode: 'google', kind: 'channel', visits: 1 }],
      countries: [{ country: 'France', visits: 1 }],
      notCounted: 0,
    });
    expect(await recent()).toEqual([
      {
        timestamp: '2026-11-22T12:00:00.000Z',
        page: '/fine-art',
        partnerCode: 'google',
        referrer: 'google',
        geo: { city: null, region: null, country: 'France' },
      },
    ]);
  });

  test('can be sent in batches, also as text, as beacons send them (R15)', async () => {
    const body = JSON.stringify({ records: [{ page: '/' }, { page: '/about' }, { page: '/' }] });
    const answer = await send(body, { headers: { 'content-type': 'text/plain;charset=UTF-8' } });
    expect(answer.status).toBe(202);
    const { totalVisits, uniqueVisitors, topPages, topSources } = await summary();
    expect([totalVisits, uniqueVisitors]).toEqual([3, 1]);
    expect(topPages).toEqual([
      { page: '/', visits: 2 },
      { page: '/about', visits: 1 },
    ]);
    expect(topSources).toEqual([{ source: 'direct', visits: 3 }]);
  });

  test('counts a visitor as an address with a browser, for one day (G94)', async () => {
    const ip = '203.0.113.9';
    await send({ page: '/' }, { ip });
    await send({ page: '/' }, { ip });
    await send({ page: '/' }, { ip, browser: SAFARI });
    expect((await summary()).uniqueVisitors).toBe(2);
    api.clock.advance(DAY_MS);
    await send({ page: '/' }, { ip });
    expect((await summary()).uniqueVisitors).toBe(3);
    expect(new Set((await column(api, 'SELECT visitor FROM visits')).map(String)).size).toBe(3);
  });

  test('stores nothing of address, browser or session (G94)', async () => {
    await send({ page: '/', sessionId: 'tab-1' }, { ip: '203.0.113.9' });
    const rows = await api.database.manager.query<object[]>('SELECT * FROM visits');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox|tab-1/);
  });

  test('an event is counted by the traffic record that has its id (T5)', async () => {
    const landing = {
      source: null,
      medium: null,
      campaign: null,
      referrer: '',
      landingPage: '/',
      sessionId: 'a',
    };
    await send({ records: [landing, { ...landing, eventId: 'opening' }] }, {}, TRAFFIC);
    const { events, totalVisits } = await summary();
    expect(events).toEqual([{ eventId: 'opening', visits: 1 }]);
    expect(totalVisits).toBe(0);
  });
});

describe('nobody is counted (G94)', () => {
  const settings = { codeWords: [], ticketingHosts: [], visitDays: 90 };
  test.each<[string, Sender & { page?: string; isOff?: true }]>([
    ['who asks for privacy', { headers: { 'sec-gpc': '1' } }],
    [
      'who is a program',
      { browser: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['who names no browser', { browser: '' }],
    ['whose page is another site’s', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['who is in the console', { page: '/admin/orders' }],
    ['while the owner counts no visits', { isOff: true }],
  ])('%s', async (_who, { page = '/', isOff, ...sender }) => {
    if (isOff) api.settings.applyOverrides({ tracking: { ...settings, isOn: false } });
    expect((await send({ page }, sender)).status).toBe(202);
    expect((await summary()).totalVisits).toBe(0);
    expect(await column(api, 'SELECT id FROM visits')).toEqual([]);
  });
});

describe('untrusted records', () => {
  test('a batch with one invalid record is rejected as a whole', async () => {
    expect((await send({ records: [{ page: '/' }, { page: null }] })).status).toBe(400);
    expect((await summary()).totalVisits).toBe(0);
  });

  test('bytes that are not JSON, and JSON that is too deep', async () => {
    for (const body of ['{', `${'['.repeat(50)}${']'.repeat(50)}`, '{"page":"/","__proto__":{"x":1}}'])
      expect((await send(body)).status).toBe(400);
  });

  test('a script in any field is text like any other', async () => {
    const script = '<script>alert(1)</script>';
    const record = {
      page: `/${script}`,
      referrer: script,
      sessionId: script,
      utmSource: `${script}\n=1+1`,
      utmMedium: script,
      utmCampaign: script,
      utmTerm: script,
      utmContent: script,
      isPartner: true,
      partnerCode: script,
    };
    expect((await send(record)).status).toBe(202);
    const { topSources, partnerTraffic } = await summary();
    expect(topSources).toEqual([{ source: `${script.toLowerCase()} =1+1`, visits: 1 }]);
    expect(partnerTraffic).toEqual([]);
  });

  test('thousands of pages a day become some hundred rows, and no view is lost', async () => {
    const recording = api.get(VisitQueueWorker);
    for (let index = 0; index < 2_000; index += 1)
      recording.enqueue({
        at: api.clock.now(),
        record: {
          kind: 'view',
          page: `/page-${index}`,
          referrer: `https://site-${index}.example/`,
          sessionId: null,
          utmSource: null,
          utmMedium: null,
          utmCampaign: null,
          words: [],
        },
        network: `10.0.${index % 200}.1`,
        userAgent: FIREFOX,
        place: { country: null, region: null, city: null },
      });
    await recording.flush();
    const { totalVisits, uniqueVisitors, topPages } = await summary();
    expect([totalVisits, uniqueVisitors]).toEqual([2_000, 200]);
    expect(topPages[0]?.page).not.toBe('(other)');
    const lines = await column(
      api,
      "SELECT COUNT(*) FROM visit_daily_totals WHERE dimension IN ('page', 'source')",
    );
    expect(Number(lines[0])).toBe(500 + 200 + 2);
    const [pages] = await column(api, "SELECT SUM(visits) FROM visit_daily_totals WHERE dimension = 'page'");
    expect(Number(pages)).toBe(2_000);
  });

  test('a flood from one address gets the usual response, and the excess is not counted', async () => {
    const records = Array.from({ length: 20 }, () => ({ page: '/' }));
    for (let sent = 0; sent < 6; sent += 1)
      expect((await send({ records }, { ip: '203.0.113.1' })).status).toBe(202);
    await send({ page: '/about' }, { ip: '203.0.113.2' });
    expect(await summary()).toMatchObject({ totalVisits: 101, notCounted: 20 });
    api.clock.advance(61_000);
    await send({ page: '/' }, { ip: '203.0.113.1' });
    expect((await summary()).totalVisits).toBe(102);
  });
});

describe('partner traffic (T12, G76)', () => {
  test('the owner’s code words count, unknown words do not', async () => {
    const tracking = { isOn: true, codeWords: ['frieze'], ticketingHosts: [], visitDays: 90 };
    api.settings.applyOverrides({ tracking });
    await send({ page: '/', partnerCode: 'Frieze' });
    await send({ page: '/', partnerCode: 'nobody', isPartner: true });
    expect((await summary()).partnerTraffic).toEqual([{ partnerCode: 'frieze', kind: 'code', visits: 1 }]);
  });

  test('an affiliate without visits has none, for ninety days', async () => {
    const { days, ...figures } = await read<PartnerAnalytics>('/api/admin/analytics/partners/elena');
    expect(figures).toEqual({ visits: 0, last30Days: 0, lastVisitAt: null });
    expect(days).toHaveLength(90);
  });
});

describe('the console', () => {
  test.each([
    '/api/analytics/summary',
    '/api/analytics/data',
    '/api/admin/analytics/days',
    '/api/admin/analytics/partners/elena',
    '/api/admin/analytics/export.csv?what=days',
  ])('%s is for staff only', async (path) => {
    expect((await api.request(path)).status).toBe(401);
  });

  test('every day of a range is listed, even without visits', async () => {
    await send({ page: '/', referrer: 'https://www.instagram.com/' });
    const { days } = await read<AnalyticsDays>('/api/admin/analytics/days?from=2026-11-20&to=2026-11-22');
    expect(days).toEqual([
      { day: '2026-11-20', visits: 0, visitors: 0, partnerVisits: 0 },
      { day: '2026-11-21', visits: 0, visitors: 0, partnerVisits: 0 },
      { day: '2026-11-22', visits: 1, visitors: 1, partnerVisits: 1 },
    ]);
  });

  test.each([
    ['days=0', 'days'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ["from=1' OR 1", 'from'],
  ])('%s is not a range', async (query, field) => {
    const mara = await staffSignedIn(api);
    const answer = await api.request(`/api/analytics/summary?${query}`, { headers: mara.headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test.each([
    ['days', '2026-11-22,1,1,0'],
    ['pages', '/,1,1'],
    ['sources', 'a.example,1,1'],
    ['partners', 'Code,Kind,Visits'],
    ['visits', ',a.example,referral,,,,,,'],
  ])('%s as a file', async (what, line) => {
    await send({ page: '/', referrer: 'https://a.example/' });
    const mara = await staffSignedIn(api, { mayExportPersonalData: true });
    const answer = await api.request(`/api/admin/analytics/export.csv?what=${what}`, {
      headers: mara.headers,
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(await answer.text()).toContain(line);
  });
});

test('single visits are deleted on schedule, and a day’s key with the day; totals stay', async () => {
  await send({ page: '/' });
  api.clock.advance(2 * DAY_MS);
  await api.get(VisitRetentionWorker).run();
  expect(await column(api, 'SELECT day FROM visit_daily_salts')).toEqual([]);
  expect(await column(api, 'SELECT day FROM visit_counted_visitors')).toEqual([]);
  expect(await column(api, 'SELECT id FROM visit_batches')).toEqual([]);
  expect(await column(api, 'SELECT id FROM visits')).toHaveLength(1);
  api.clock.advance(90 * DAY_MS);
  await api.get(VisitRetentionWorker).run();
  expect(await column(api, 'SELECT id FROM visits')).toEqual([]);
  expect((await summary('?days=120')).totalVisits).toBe(1);
});
