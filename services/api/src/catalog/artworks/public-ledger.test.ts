import { randomUUID } from 'node:crypto';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { signedIn } from '../../../test/builders/collectors';
import { Database } from '../../platform';
import { PrintLedgerService } from '../prints/print-ledger.service';
import { PrintTransitionsService } from '../prints/print-transitions.service';
import { ReservationsService } from '../reservations/reservations.service';
import type { ArtworkRecord, PublicLedgerEntry } from './dto/artwork.dto';
import { PublicArtworksService } from './public-artworks.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
});
afterAll(() => api.close());

const readLedger = async (): Promise<PublicLedgerEntry[]> =>
  (await (await api.request('/api/ledger')).json()) as PublicLedgerEntry[];

const read = async (slug: string): Promise<ArtworkRecord> =>
  (await (await api.request(`/api/artworks/${slug}`)).json()) as ArtworkRecord;

const sell = (editionId: string, editionNumbers: number[]) =>
  api
    .get(PrintLedgerService)
    .recordOfflineSale({ editionId, editionNumbers, reason: 'Sold at the fair', actor: 'owner' });

test('counts the prints of each public edition by state, and says nothing about people', async () => {
  const work = await createWork(api, { title: 'Salt' });
  await createWork(api, { title: 'Aster' });
  await createWork(api, { title: 'Hidden', liveStatus: 'hidden' });
  const editionId = editionOf(work, '30x20');
  await sell(editionId, [1, 2]);
  await api.get(PrintLedgerService).hold({
    editionId,
    quantity: 1,
    orderId: randomUUID(),
    orderLineId: randomUUID(),
    until: new Date(),
  });
  const { id: collectorId } = await signedIn(api);
  await api
    .get(Database)
    .transaction(() =>
      api.get(ReservationsService).reserve({ collectorId, artworkId: work.id, editionId, editionNumber: 9 }),
    );

  const entries = await readLedger();

  expect(entries.map(({ title }) => title)).toEqual(['Aster', 'Salt']);
  expect(entries[1]).toEqual({
    id: work.id,
    title: 'Salt',
    slug: 'salt',
    series: 'FLORALS',
    year: 2024,
    editions: [
      { editionId: editionOf(work, '7x5'), size: '7x5', total: 100, sold: 0, held: 0, reserved: 0 },
      { editionId, size: '30x20', total: 9, sold: 2, held: 1, reserved: 1 },
      { editionId: editionOf(work, '45x30'), size: '45x30', total: 9, sold: 0, held: 0, reserved: 0 },
      { editionId: editionOf(work, '60x40'), size: '60x40', total: 9, sold: 0, held: 0, reserved: 0 },
    ],
  });
});

test('one query reads the whole ledger, and the next response includes a sale', async () => {
  const work = await createWork(api);
  await createWork(api, { title: 'Aster' });
  expect(await countQueries(api, () => api.get(PublicArtworksService).listLedger())).toBe(1);
  const soldNow = async () => (await readLedger()).find(({ id }) => id === work.id)?.editions[1]?.sold;
  expect(await soldNow()).toBe(0);
  await sell(editionOf(work, '30x20'), [4]);
  expect(await soldNow()).toBe(1);
});

test('a sold-out artwork has the date of its last sale, until a print returns', async () => {
  const [first, last] = [new Date('2026-03-02T10:00:00.000Z'), new Date('2026-11-23T20:00:00.000Z')];
  const work = await createWork(api);
  const [final, ...others] = work.editions;
  if (!final) throw new Error('The artwork has no edition.');
  const sellAll = ({ id, total }: { id: string; total: number }) =>
    sell(
      id,
      Array.from({ length: total }, (_, index) => index + 1),
    );
  api.clock.stopAt(first);
  for (const edition of others) await sellAll(edition);
  expect((await read(work.slug)).soldOutAt).toBeNull();
  api.clock.stopAt(last);
  await sellAll(final);
  expect((await read(work.slug)).soldOutAt).toBe(last.toISOString());

  const transitions = api.get(PrintTransitionsService);
  await api
    .get(Database)
    .transaction(async () =>
      transitions.returnToStock(await transitions.lock(final.id, 1), { actor: 'owner ben' }),
    );
  expect((await read(work.slug)).soldOutAt).toBeNull();
});
