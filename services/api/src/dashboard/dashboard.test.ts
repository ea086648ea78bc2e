import { monthPeriod, toLocalMonth } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { countQueries } from '../../test/app/query-count';
import { asOwner } from '../../test/app/signed-in-owner';
import { checkoutBody, createEdition, type TestEdition } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { createWork } from '../../test/builders/artworks';
import { AuditLogService } from '../identity';
import { OfflineSalesService } from '../orders';
import { AttentionService } from './attention.service';
import { DashboardService } from './dashboard.service';
import type { ActivityEntry, Dashboard } from './dto/dashboard.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  // What the service keeps is stale once the tables are cleared.
  api.get(DashboardService).forget();
});
afterAll(() => api.close());

async function read<Answer>(path: string): Promise<Answer> {
  const response = await api.request(path, { headers: asOwner });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

const dashboard = () => read<Dashboard>('/api/admin/dashboard');
const recentActivity = () => read<ActivityEntry[]>('/api/admin/dashboard/activity');

/** Sells prints of an edition over the counter. */
async function sell(edition: TestEdition, quantity = 1): Promise<void> {
  const { artworkId, size, priceCents } = edition;
  const buyer = checkoutBody([edition]).billing;
  await api
    .get(OfflineSalesService)
    .recordSale({ buyer, items: [{ artworkId, size, quantity, priceCents }], notes: null });
}

/** Changes rows behind the API's back, to simulate what only time or a fault would bring. */
const write = (sql: string, values: unknown[] = []) => api.database.manager.query<unknown>(sql, values);

test('is for staff only', async () => {
  expect((await api.request('/api/admin/dashboard')).status).toBe(401);
});

test('shows twelve empty months and nothing else in an empty gallery', async () => {
  const { salesByMonth, ...figures } = await dashboard();
  expect(salesByMonth).toHaveLength(12);
  expect(figures).toEqual({
    totalArtworks: 0,
    totalSales: 0,
    inventoryValue: 0,
    availablePrints: 0,
  });
  expect(await recentActivity()).toEqual([]);
});

describe('figures', () => {
  test('count artworks, unsold prints and their value, including hidden artworks (A15, A17, A19)', async () => {
    const edition = await createEdition(api, { priceCents: 500_000, total: 9 });
    await createEdition(api, { title: 'Hidden', priceCents: 33_300, total: 100, liveStatus: 'hidden' });
    await sell(edition, 2);
    expect(await dashboard()).toMatchObject({
      totalArtworks: 2,
      availablePrints: 7 + 100,
      inventoryValue: 7 * 5_000 + 100 * 333,
    });
  });

  test('exclude void numbers and sizes that are not offered', async () => {
    const { editionId } = await createEdition(api, { total: 9 });
    const other = await createEdition(api, { title: 'Put away' });
    await write("UPDATE prints SET state = 'void' WHERE edition_id = ? AND edition_number < 3", [editionId]);
    await write('UPDATE editions SET enabled = 0 WHERE id = ?', [other.editionId]);
    expect(await dashboard()).toMatchObject({ availablePrints: 7, inventoryValue: 7 * 5_000 });
  });

  test('exclude archived artworks (G88)', async () => {
    await createEdition(api, { priceCents: 500_000, total: 9 });
    const gone = await createEdition(api, { title: 'Archived', priceCents: 33_300, total: 100 });
    await write('UPDATE artworks SET archived_at = NOW() WHERE id = ?', [gone.artworkId]);
    expect(await dashboard()).toMatchObject({
      totalArtworks: 1,
      availablePrints: 9,
      inventoryValue: 9 * 5_000,
    });
  });

  test('use the default editions for an artwork without any (A21)', async () => {
    const { id } = await createWork(api, { orientation: 'square', tier: 'Tier 2' });
    await write('DELETE print_events FROM print_events JOIN editions ON editions.id = edition_id');
    await write('DELETE prints FROM prints JOIN editions ON editions.id = edition_id');
    await write('DELETE FROM editions WHERE artwork_id = ?', [id]);
    expect(await dashboard()).toMatchObject({
      availablePrints: 100 + 3 * 9,
      inventoryValue: 100 * 333 + 9 * (8_000 + 16_000 + 28_000),
    });
  });

  test('count what was paid and not refunded as sales, in the month of the payment (G80)', async () => {
    const edition = await createEdition(api, { priceCents: 500_000 });
    await sell(edition);
    await write('UPDATE orders SET confirmed_at = ?, refunded_cents = 100000', [
      new Date(api.clock.now().getTime() - 365 * 24 * 3_600_000),
    ]);
    await sell(edition);
    const { totalSales, salesByMonth } = await dashboard();
    expect(totalSales).toBe(9_000);
    expect(salesByMonth.at(-1)).toMatchObject({ sales: 5_000, orders: 1 });
    expect(salesByMonth.slice(0, -1).every(({ orders }) => orders === 0)).toBe(true);
  });

  test('count an evening’s sale in the gallery’s month', async () => {
    await sell(await createEdition(api, { priceCents: 500_000 }));
    const month = toLocalMonth(api.clock.now(), 'America/Chicago');
    const { start } = monthPeriod(month, 'America/Chicago');
    await write('UPDATE orders SET confirmed_at = ?', [new Date(start.getTime() - 60_000)]);
    const { salesByMonth } = await dashboard();
    expect(salesByMonth.slice(-2)).toMatchObject([{ orders: 1 }, { month, orders: 0 }]);
  });
});

describe('recent activity', () => {
  test('lists actions and order events, newest first (A20, G80)', async () => {
    await sell(await createEdition(api));
    api.clock.advance(60_000);
    const subject = { kind: 'collector', id: uuid() };
    await api.get(AuditLogService).record({ action: 'level.given', actor: { kind: 'owner' }, subject });
    const activity = await recentActivity();
    expect(activity[0]).toMatchObject({ action: 'level.given', actor: 'owner', subjectId: subject.id });
    expect(activity.at(-1)).toMatchObject({
      subjectKind: 'order',
      action: expect.stringMatching(/^order\./),
    });
  });

  test('names artworks and an order’s new status', async () => {
    const edition = await createEdition(api, { title: 'Dunes' });
    await sell(edition);
    const subject = { kind: 'artwork', id: edition.artworkId };
    await api.get(AuditLogService).record({ action: 'artwork.hidden', actor: { kind: 'staff' }, subject });
    const activity = await recentActivity();
    expect(activity.find(({ action }) => action === 'artwork.hidden')).toMatchObject({
      subjectName: 'Dunes',
    });
    expect(activity.find(({ action }) => action === 'order.confirmed')).toMatchObject({
      status: 'confirmed',
    });
  });

  test('lists an order that the gallery has moved only once', async () => {
    await sell(await createEdition(api));
    const [order] = await api.database.manager.query<{ id: string; number: string }[]>(
      'SELECT id, number FROM orders',
    );
    const body = { status: 'processing', note: 'In the studio' };
    const moved = await api.request(`/api/admin/orders/${order?.number}/status`, {
      method: 'POST',
      headers: asOwner,
      body,
    });
    expect(moved.status).toBeLessThan(300);
    const activity = await recentActivity();
    expect(activity.filter(({ status }) => status === 'processing')).toMatchObject([
      { actor: 'owner Theodora' },
    ]);
  });

  test('takes two queries, whatever was done', async () => {
    await sell(await createEdition(api));
    for (const kind of ['artwork', 'event', 'message', 'collector', 'letter', 'partner'])
      await api.get(AuditLogService).record({
        action: 'artwork.hidden',
        actor: { kind: 'staff', id: uuid() },
        subject: { kind, id: uuid() },
      });
    expect(await countQueries(api, () => api.get(DashboardService).listActivity())).toBe(2);
  });

  test('keeps the latest entries of the audit log and of orders in chronological order', async () => {
    const edition = await createEdition(api, { total: 9 });
    const record = (action: 'artwork.hidden' | 'artwork.shown') =>
      api.get(AuditLogService).record({
        action,
        actor: { kind: 'owner' },
        subject: { kind: 'artwork', id: edition.artworkId },
      });
    for (let round = 0; round < 4; round += 1) {
      await sell(edition);
      api.clock.advance(1_000);
      await record('artwork.hidden');
      api.clock.advance(1_000);
    }
    const activity = await recentActivity();
    expect(activity.map(({ at }) => at)).toEqual(
      activity
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(activity[0]?.action).toBe('artwork.hidden');
    expect(activity).toHaveLength(12);
  });

  test('is about the gallery, not about who signs in', async () => {
    for (const kind of ['collector', 'owner'] as const)
      await api.get(AuditLogService).record({ action: 'session.opened', actor: { kind, id: uuid() } });
    expect(await recentActivity()).toEqual([]);
  });
});

test('takes as many queries for one artwork as for many', async () => {
  await sell(await createEdition(api));
  const ask = () => api.get(DashboardService).get();
  expect(await countQueries(api, ask)).toBe(2);
  for (const title of ['A', 'B', 'C']) await sell(await createEdition(api, { title, total: 3 }), 2);
  expect(await countQueries(api, ask)).toBe(2);
});

/** What the console's first page requests at once. */
const FIRST_PAGE = [
  '/api/admin/inbox/counts',
  '/api/admin/dashboard',
  '/api/admin/dashboard/attention',
  '/api/admin/dashboard/activity',
  '/api/admin/analytics/days',
];

test('the first page takes at most eight queries, including sessions', async () => {
  await sell(await createEdition(api));
  const subject = { kind: 'artwork', id: uuid() };
  await api.get(AuditLogService).record({ action: 'artwork.hidden', actor: { kind: 'owner' }, subject });
  api.get(AttentionService).forget();
  const ask = async (url: string) => {
    const { statusCode } = await api.app.inject({ url, headers: asOwner });
    expect(statusCode).toBe(200);
  };
  expect(await countQueries(api, () => Promise.all(FIRST_PAGE.map(ask)))).toBeLessThanOrEqual(8);
});

test('figures are read once for everyone at one moment, and again after a sale', async () => {
  const edition = await createEdition(api, { priceCents: 500_000, total: 9 });
  await sell(edition);
  api.clock.stopAt(api.clock.now());
  const ask = () => api.get(DashboardService).get();
  expect(await ask()).toMatchObject({ totalSales: 5_000, availablePrints: 8 });
  expect(await countQueries(api, ask)).toBe(0);
  await sell(edition);
  expect(await ask()).toMatchObject({ totalSales: 10_000, availablePrints: 7 });
});

test('recent activity is read once for everyone at one moment, and again after an action', async () => {
  await sell(await createEdition(api));
  api.clock.stopAt(api.clock.now());
  await recentActivity();
  expect(await countQueries(api, () => api.get(DashboardService).listActivity())).toBe(0);
  const subject = { kind: 'artwork', id: uuid() };
  await api.get(AuditLogService).record({ action: 'artwork.hidden', actor: { kind: 'owner' }, subject });
  expect(await recentActivity()).toContainEqual(expect.objectContaining({ subjectId: subject.id }));
});
