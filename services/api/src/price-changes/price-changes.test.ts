import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { createWork, editionOf } from '../../test/builders/artworks';
import { staffSignedIn } from '../../test/builders/staff';
import { SettingsSyncWorker } from '../settings';
import type { CreatePriceChange, PriceChangePreview, PriceChangeRecord } from './dto/price-change.dto';
import { PriceChangesService } from './price-changes.service';
import { PriceChangesWorker } from './price-changes.worker';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await api.get(SettingsSyncWorker).refresh();
});
afterAll(() => api.close());

const CHANGES = '/api/admin/price-changes';
const TEN_PERCENT = { sizes: ['20x30'], kind: 'percent', value: 10 } as const;

async function send<Answer>(path: string, method = 'GET', body?: object, headers = asOwner) {
  const answer = await api.request(path, { method, headers, body });
  const said: Answer & { code?: string; fields?: object; details?: { record?: PriceChangePreview } } =
    JSON.parse(await answer.text());
  return { status: answer.status, body: said };
}

const preview = async (change: object = TEN_PERCENT) =>
  (await send<PriceChangePreview>(`${CHANGES}/preview`, 'POST', change)).body;

async function change(more: Partial<CreatePriceChange> = {}, headers = asOwner) {
  const { seen } = await preview({ ...TEN_PERCENT, ...(more.value && { value: more.value }) });
  const body = { ...TEN_PERCENT, seen, except: [], takesEffectAt: null, note: '', ...more };
  return send<PriceChangeRecord[]>(CHANGES, 'POST', body, headers);
}
const undo = (id: string | undefined) =>
  send<{ restored: number; kept: number }>(`${CHANGES}/${id}/undo`, 'POST');

/** The shop's price for a print of 20 × 30 in, in dollars. */
async function shopPrice(slug: string): Promise<unknown> {
  const { body } = await send<{ availableSizes: { size: string; price: number }[] }>(`/api/artworks/${slug}`);
  return body.availableSizes.find(({ size }) => size === '30x20')?.price;
}
const inMinutes = (minutes: number) => new Date(api.clock.now().getTime() + minutes * 60_000).toISOString();
const bookPrice = () => (api.settings.priceBook.readings.default_t1['30x20']?.priceCents ?? 0) / 100;

test('a preview shows every price before and after, and changes nothing', async () => {
  const work = await createWork(api, { title: 'Before' });
  const told = await preview();
  expect(told.artworks).toEqual([
    { artworkId: work.id, title: 'Before', size: '30x20', priceOverride: false, before: 5_000, after: 5_500 },
  ]);
  expect(told.bookPrices[0]).toEqual({ reading: 'default_t1', size: '30x20', before: 5_000, after: 5_500 });
  expect([await shopPrice(work.slug), bookPrice()]).toEqual([5_000, 5_000]);
});

test('a change applies to shop and price book at once; excluded artworks keep their prices', async () => {
  const [raised, kept] = [await createWork(api, { title: 'A' }), await createWork(api, { title: 'B' })];
  const { status, body } = await change({ except: [kept.id] });
  expect([status, body[0]]).toMatchObject([
    201,
    { state: 'applied', prices: 1, exceptions: 1, bookVersion: 2, createdBy: 'theodora' },
  ]);
  expect([await shopPrice(raised.slug), await shopPrice(kept.slug), bookPrice()]).toEqual([
    5_500, 5_000, 5_500,
  ]);
});

test('the audit log has the old and new price of each artwork', async () => {
  const work = await createWork(api);
  await change();
  const rows = await api.database.manager.query<{ details: object }[]>(
    `SELECT details FROM audit_log WHERE action = 'artwork.changed' AND subject_id = ?`,
    [work.id],
  );
  expect(rows).toEqual([
    { details: { changed: [], editions: [{ size: '30x20', price: { from: 500_000, to: 550_000 } }] } },
  ]);
});

test('undoing it restores artworks and price book, except prices that have changed since', async () => {
  const [back, anew] = [await createWork(api, { title: 'A' }), await createWork(api, { title: 'B' })];
  const { body } = await change();
  await api.database.manager.query('UPDATE editions SET price_cents = 700000 WHERE id = ?', [
    editionOf(anew, '30x20'),
  ]);
  expect((await undo(body[0]?.id)).body).toEqual({ restored: 1, kept: 1 });
  expect([await shopPrice(back.slug), await shopPrice(anew.slug), bookPrice()]).toEqual([
    5_000, 7_000, 5_000,
  ]);
  expect((await undo(body[0]?.id)).status).toBe(400);
});

test('of two owners with one preview, the second is shown the current prices', async () => {
  const work = await createWork(api);
  const second = await staffSignedIn(api, { role: 'owner', firstName: 'Otto' });
  const { seen } = await preview();
  const answers = await Promise.all([change({ seen }), change({ seen }, second.headers)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  const late = answers.find(({ status }) => status === 409)?.body;
  expect([late?.code, late?.details?.record?.artworks[0]?.before]).toEqual(['changed_meanwhile', 5_500]);
  expect(await shopPrice(work.slug)).toBe(5_500);
});

test('a price edited after the preview is shown before it is changed', async () => {
  const work = await createWork(api);
  const { seen } = await preview();
  await api.database.manager.query('UPDATE editions SET price_cents = 600000 WHERE id = ?', [
    editionOf(work, '30x20'),
  ]);
  const { status, body } = await change({ seen });
  expect([status, body.details?.record?.artworks[0]?.after]).toEqual([409, 6_600]);
});

test('a scheduled change is applied once on its date, whichever instance is first', async () => {
  const work = await createWork(api);
  await change({ takesEffectAt: inMinutes(10) });
  await api.get(PriceChangesWorker).run();
  expect(await shopPrice(work.slug)).toBe(5_000);
  api.clock.advance(10 * 60_000);
  const service = api.get(PriceChangesService);
  const applied = await Promise.all([service.applyNextDue(), service.applyNextDue()]);
  await api.get(PriceChangesWorker).run();
  expect([applied.filter(Boolean).length, await shopPrice(work.slug), bookPrice()]).toEqual([
    1, 5_500, 5_500,
  ]);
});

test('a scheduled change can be withdrawn, an applied one cannot', async () => {
  const scheduled = await change({ takesEffectAt: inMinutes(10) });
  const withdrawn = await send<PriceChangeRecord[]>(`${CHANGES}/${scheduled.body[0]?.id}`, 'DELETE');
  expect(withdrawn.body[0]).toMatchObject({ state: 'withdrawn', endedBy: 'theodora' });
  api.clock.advance(10 * 60_000);
  expect(await api.get(PriceChangesService).applyNextDue()).toBe(false);
  const applied = await change();
  expect((await send(`${CHANGES}/${applied.body[0]?.id}`, 'DELETE')).status).toBe(400);
});

test('no price becomes zero', async () => {
  const { status, body } = await send(`${CHANGES}/preview`, 'POST', { ...TEN_PERCENT, value: -100 });
  expect([status, body.fields]).toEqual([400, { value: '30 × 20 in at $5,000 would fall below $1.' }]);
});

test('staff cannot change prices', async () => {
  const { headers } = await staffSignedIn(api);
  expect((await send(`${CHANGES}/preview`, 'POST', TEN_PERCENT, headers)).status).toBe(403);
});
