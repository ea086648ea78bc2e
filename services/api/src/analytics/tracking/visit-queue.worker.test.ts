import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { startTcpProxy } from '../../../test/app/tcp-proxy';
import { addPartner, ownerSignedIn } from '../../../test/builders/affiliates';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { connect } from '../../../test/app/test-schema';
import { AnalyticsReportsService } from '../reports/analytics-reports.service';
import { VisitQueueWorker } from './visit-queue.worker';
import type { QueuedVisit } from './visit-queue';
import { VisitBatchesService } from './visit-batches.service';

const line = startTcpProxy();
let api: TestApi;
beforeAll(async () => {
  await line.mend();
  api = await startApi({ line });
});
beforeEach(async () => {
  await api.reset();
  api.clock.stopAt(new Date('2026-11-22T12:00:00.000Z'));
});
afterAll(async () => {
  await api.close();
  await line.cut();
});

function view(index: number, named: Partial<QueuedVisit> = {}): QueuedVisit {
  return {
    at: api.clock.now(),
    record: {
      kind: 'view',
      page: `/page-${index % 40}`,
      referrer: null,
      sessionId: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null,
      words: [],
    },
    network: `10.0.0.${index % 200}`,
    userAgent: 'Firefox',
    place: { country: null, region: null, city: null },
    ...named,
  };
}

const batchOf = (...visits: QueuedVisit[]) => ({
  id: uuid(),
  begunAt: api.clock.now(),
  visits,
  lost: new Map(),
});
const summary = () => api.get(AnalyticsReportsService).summary({});
const post = (page = '/') =>
  api.request('/api/analytics/track', {
    method: 'POST',
    body: { page },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });

test('instances that write simultaneously lose nothing and count nobody twice', async () => {
  const writing = api.get(VisitBatchesService);
  const batches = Array.from({ length: 24 }, (_, batch) =>
    batchOf(...Array.from({ length: 100 }, (_each, index) => view(batch * 100 + index))),
  );
  await Promise.all(batches.map((batch) => writing.write(batch)));
  const { totalVisits, uniqueVisitors, topPages } = await summary();
  expect([totalVisits, uniqueVisitors]).toEqual([2_400, 200]);
  expect(topPages[0]).toEqual({ page: '/page-0', visits: 60 });
  // Each of 200 addresses has visited the pages whose numbers match its own.
  const sums = "SELECT SUM(visits), SUM(visitors) FROM visit_daily_totals WHERE dimension = 'page'";
  expect((await column(api, sums)).map(Number)).toEqual([2_400, 200]);
  expect(await column(api, 'SELECT id FROM visits')).toHaveLength(2_400);
  expect(await column(api, 'SELECT day FROM visit_daily_salts')).toHaveLength(1);
});

test('a batch whose response was lost is not written twice', async () => {
  const batch = batchOf(view(1), view(2));
  await api.get(VisitBatchesService).write(batch);
  await api.get(VisitBatchesService).write(batch);
  expect((await summary()).totalVisits).toBe(2);
});

test('visits before midnight belong to their day, with that day’s visitors', async () => {
  const before = new Date('2026-11-21T23:59:59.999Z');
  await api.get(VisitBatchesService).write(batchOf(view(1, { at: before }), view(1), view(1)));
  const rows = await api.database.manager.query<object[]>(
    "SELECT DATE_FORMAT(day, '%d') AS day, visits, visitors FROM visit_daily_totals WHERE dimension = 'all' ORDER BY visit_daily_totals.day",
  );
  expect(rows).toEqual([
    { day: '21', visits: 1, visitors: 1 },
    { day: '22', visits: 2, visitors: 1 },
  ]);
});

test('pages of previous days keep their rows, even if a stranger floods the day', async () => {
  const on = (page: string, named: Partial<QueuedVisit> = {}) => {
    const { record, ...rest } = view(1);
    return { ...rest, record: record.kind === 'view' ? { ...record, page } : record, ...named };
  };
  const yesterday = new Date('2026-11-21T12:00:00.000Z');
  const people = ['10.0.0.1', '10.0.0.2'].map((network) => on('/about', { at: yesterday, network }));
  await api.get(VisitBatchesService).write(batchOf(...people, on('/once', { at: yesterday })));
  await api
    .get(VisitBatchesService)
    .write(batchOf(...Array.from({ length: 500 }, (_, index) => on(`/${index}`))));
  await api.get(VisitBatchesService).write(batchOf(on('/about'), on('/once')));
  const pages = await column(
    api,
    "SELECT name FROM visit_daily_totals WHERE day = '2026-11-22' AND name IN ('/about', '/once', '(other)')",
  );
  expect(pages.map(String).toSorted()).toEqual(['(other)', '/about']);
});

test('the ids of active affiliates count as partners without being listed (G99)', async () => {
  const owner = await ownerSignedIn(api);
  await addPartner(api, owner, { partnerId: 'elena' });
  await addPartner(api, owner, { partnerId: 'former', status: 'inactive' });
  const by = (words: string[]) => {
    const { record, ...rest } = view(1);
    return record.kind === 'view' ? { ...rest, record: { ...record, words } } : view(1);
  };
  await api.get(VisitBatchesService).write(batchOf(by(['Elena']), by(['former'])));
  expect((await summary()).partnerTraffic).toEqual([{ partnerCode: 'elena', kind: 'registered', visits: 1 }]);
  expect(await api.get(AnalyticsReportsService).partnerAnalytics('elena')).toMatchObject({
    visits: 1,
    last30Days: 1,
    lastVisitAt: '2026-11-22T12:00:00.000Z',
  });
});

describe('while the database is away', () => {
  test('pages get the usual response, and visits are written when it is back', async () => {
    await post();
    await line.cut();
    expect((await post('/about')).status).toBe(202);
    await api.get(VisitQueueWorker).flush();
    await line.mend();
    await untilWritten();
    expect(await summary()).toMatchObject({ totalVisits: 2, uniqueVisitors: 1, notCounted: 0 });
  });

  test('visits that have waited for a minute are dropped, and counted as lost', async () => {
    await line.cut();
    await post();
    await api.get(VisitQueueWorker).flush();
    api.clock.advance(60_000);
    await api.get(VisitQueueWorker).flush();
    await line.mend();
    await untilWritten();
    expect(await summary()).toMatchObject({ totalVisits: 0, notCounted: 1 });
  });
});

/** A pool whose connections were cut has to notice that first. */
async function untilWritten(): Promise<void> {
  for (;;) {
    await api.get(VisitQueueWorker).flush();
    if ((await column(api, 'SELECT id FROM visit_batches').catch(() => [])).length > 0) return;
    await delay(20);
  }
}

test('waiting visits are written before the process ends', async () => {
  const ending = await startApi({ own: true });
  ending.get(VisitQueueWorker).enqueue(view(1));
  await ending.close();
  const connection = await connect(ending.databaseUrl);
  const [rows] = await connection.query('SELECT visits FROM visit_daily_totals WHERE dimension = ?', ['all']);
  await connection.end();
  expect(rows).toEqual([{ visits: 1 }]);
});
