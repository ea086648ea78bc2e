import { buyPrints, holder } from '../../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { postOrder } from '../../../test/builders/admin-orders';
import { column } from '../../../test/builders/checkout';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectionService } from './collection.service';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
});
afterAll(() => api.close());

async function read(path: string, { headers }: TestCollector) {
  const answer = await api.request(path, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

const collection = (of: TestCollector) => read('/api/collector/collection', of);

async function orderNumber(): Promise<string> {
  return String((await column(api, 'SELECT number FROM orders'))[0]);
}

test('shows each print with the price paid, the current list price, and their totals', async () => {
  const ada = await holder(api);
  await buyPrints(api, { title: 'Dunes', headers: ada.headers });
  await api.database.manager.query(
    `UPDATE editions JOIN artworks ON artworks.id = editions.artwork_id SET price_cents = 720050 WHERE title = 'Dunes'`,
  );
  expect(await collection(ada)).toMatchObject({
    prints: [
      { artworkTitle: 'Dunes', editionNumber: 1, pricePaid: 5_000, listPrice: 7_200.5 },
      { artworkTitle: 'Night Bloom', pricePaid: 5_000, listPrice: 5_000, coaId: ada.coaId },
    ],
    totalPaid: 10_000,
    totalValue: 12_200.5,
  });
});

test('counts an edition with its price on inquiry at the price paid', async () => {
  const ada = await holder(api);
  await api.database.manager.query('UPDATE editions SET price_cents = 0');
  expect(await collection(ada)).toMatchObject({ prints: [{ listPrice: null }], totalValue: 5_000 });
});

test('a new holder does not see the previous holder’s price', async () => {
  const { coaId } = await holder(api);
  const grace = await signedIn(api, { firstName: 'Grace' });
  await transferTo(grace, coaId);
  expect(await collection(grace)).toMatchObject({
    prints: [{ pricePaid: null }],
    totalPaid: 0,
    totalValue: 5_000,
  });
});

test('leaves out a refunded print', async () => {
  const ada = await holder(api);
  await api.database.manager.query("UPDATE certificates SET state = 'revoked'");
  expect(await collection(ada)).toEqual({ prints: [], totalPaid: 0, totalValue: 0 });
});

test('takes as many queries for many prints as for one', async () => {
  const ada = await holder(api);
  const find = () => countQueries(api, () => api.get(CollectionService).find(ada.id));
  const once = await find();
  await buyPrints(api, { title: 'Dunes', quantity: 3, headers: ada.headers });
  expect(await find()).toBe(once);
});

test('the insurance sheet is a PDF of the collector’s own prints', async () => {
  const ada = await holder(api);
  const answer = await api.request('/api/collector/collection/insurance-sheet.pdf', { headers: ada.headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  const eve = await signedIn(api, { firstName: 'Eve' });
  const empty = await api.request('/api/collector/collection/insurance-sheet.pdf', { headers: eve.headers });
  expect((await empty.arrayBuffer()).byteLength).toBeLessThan(bytes.length);
  expect((await api.request('/api/collector/collection/insurance-sheet.pdf')).status).toBe(401);
});

async function transferTo(collector: TestCollector, coaId: string): Promise<void> {
  api.clock.advance(DAY_MS);
  const now = api.clock.now();
  const [id] = await column(api, `SELECT id FROM certificates WHERE coa_id = '${coaId}'`);
  const { manager } = api.database;
  await manager.query(
    "UPDATE certificates SET state = 'transferred', holder_collector_id = ?, holder_name = 'Grace Hopper' WHERE id = ?",
    [collector.id, id],
  );
  await manager.query(
    `INSERT INTO certificate_transfers (id, certificate_id, recipient_name, recipient_email, state, expires_at, created_at)
     VALUES (UUID(), ?, 'Grace Hopper', ?, 'completed', ?, ?)`,
    [id, collector.email, now, now],
  );
  await manager.query(
    `INSERT INTO certificate_events (id, certificate_id, kind, holder_name, actor, created_at)
     VALUES (UUID(), ?, 'transferred', 'Grace Hopper', 'collector', ?)`,
    [id, now],
  );
}

test('a certificate lists the dates of print, sale and transfer, publicly without names', async () => {
  const { coaId } = await holder(api);
  api.clock.advance(DAY_MS);
  await postOrder(api, `${await orderNumber()}/status`, { status: 'processing' });
  const grace = await signedIn(api, { firstName: 'Grace' });
  await transferTo(grace, coaId);
  const kinds = [{ kind: 'sold' }, { kind: 'printed' }, { kind: 'transferred' }];
  const shown: unknown = await (await api.request(`/api/certificates/${coaId}`)).json();
  expect(shown).toMatchObject({ provenance: kinds });
  expect(JSON.stringify(shown)).not.toMatch(/Ada|Byron|Grace|Hopper/);
  expect(await read('/api/collector/certificates', grace)).toMatchObject([{ provenance: kinds }]);
});

test('the holder of a hidden artwork’s certificate sees a notice (G102)', async () => {
  const ada = await holder(api);
  expect(await read('/api/collector/certificates', ada)).toMatchObject([{ isArtworkHidden: false }]);
  await api.database.manager.query("UPDATE artworks SET live_status = 'hidden'");
  expect(await read('/api/collector/certificates', ada)).toMatchObject([{ isArtworkHidden: true }]);
});
