import type { CollectorLevel } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { checkoutBody, column, createEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorsService } from '../../identity';
import { OfflineSalesService } from '../../orders';

let api: TestApi;
let ada: TestCollector;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
});
afterAll(() => api.close());

async function give(
  level: unknown,
  id = ada.id,
  { version, headers = asOwner }: { version?: number; headers?: Record<string, string> } = {},
) {
  const path = `/api/admin/collectors/${id}/level`;
  const response = await api.request(path, { method: 'POST', body: { level, version }, headers });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** Subjects of the emails that the calls cause. */
async function mailsOf(calls: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await calls();
  await api.deliverOutbox();
  const mails = (await api.mails()).filter((mail) => !before.includes(mail));
  return mails.map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '');
}

test('the owner sets a level, and the collector has it (G54)', async () => {
  expect(await give('VIP')).toEqual({
    status: 200,
    answer: { id: ada.id, collectorLevel: 'VIP', isLevelManual: true },
  });
  const me = await api.request('/api/collectors/me', { headers: ada.headers });
  expect(await me.json()).toMatchObject({ collectorLevel: 'VIP' });
});

test('a level that another owner has set meanwhile is not overwritten', async () => {
  await give('VIP', ada.id, { version: 1 });
  expect(await give('Standard', ada.id, { version: 1 })).toMatchObject({
    status: 409,
    answer: { code: 'changed_meanwhile', details: { version: 2 } },
  });
  expect(await column(api, 'SELECT level FROM collectors')).toEqual(['VIP']);
});

test('no rule changes a level the owner set', async () => {
  await give('VIP');
  await api.get(CollectorsService).setComputedLevel(ada.id, 'Standard');
  expect(await column(api, 'SELECT level FROM collectors')).toEqual(['VIP']);
});

test('a level returned to the rule follows from purchases', async () => {
  const { artworkId, size } = await createEdition(api);
  const buyer = { ...checkoutBody([await createEdition(api, { title: 'Two' })]).billing, email: ada.email };
  const items = [{ artworkId, size, quantity: 1, priceCents: 500_000 }];
  await give('VIP');
  await api.get(OfflineSalesService).recordSale({ buyer, items, notes: null });
  expect(await give(null)).toMatchObject({ answer: { collectorLevel: 'Standard', isLevelManual: false } });
});

test('a higher level is announced once, however often it is set', async () => {
  const subjects = await mailsOf(async () => {
    await give('Premium');
    await give('Premium');
    await give('VIP');
  });
  expect(subjects).toHaveLength(2);
  expect(subjects).toEqual(
    expect.arrayContaining(['You are now a Premium Collector', 'You are now a VIP Collector']),
  );
});

test.each<[CollectorLevel, CollectorLevel | null]>([
  ['VIP', 'Standard'],
  ['VIP', null],
])('a level that goes from %s to %s is not announced', async (from, to) => {
  await give(from);
  expect(await mailsOf(() => give(to))).toEqual([]);
});

test('an unconfirmed address gets no email', async () => {
  const bob = await signedIn(api, { firstName: 'Bob', isConfirmed: false });
  expect(await mailsOf(() => give('VIP', bob.id))).toEqual([]);
});

test('the audit log records the owner’s changes', async () => {
  await give('Premium');
  await give('Premium');
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'level.given'")).toEqual([
    { from: null, to: 'Premium', isLevelManual: true },
  ]);
});

test.each(['Gold', 7, undefined])('%j is not a level', async (level) => {
  expect(await give(level)).toMatchObject({
    status: 400,
    answer: { fields: { level: 'Please choose a level.' } },
  });
});

test.each([uuid(), 'nobody'])('%s is not a collector', async (id) => {
  expect(await give('VIP', id)).toMatchObject({ status: 404, answer: { code: 'collector_not_found' } });
});

test('collectors cannot set their own level', async () => {
  expect(await give('VIP', ada.id, { headers: ada.headers })).toMatchObject({ status: 401 });
});
