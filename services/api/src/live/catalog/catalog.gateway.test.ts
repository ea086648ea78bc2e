import { SchedulerRegistry } from '@nestjs/schedule';
import { openSocket } from '../../../test/app/socket-page';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createEdition, type TestEdition } from '../../../test/builders/checkout';
import { ledgerCalls } from '../../../test/builders/print-ledger';
import { CATALOG_SYNC_INTERVAL, CatalogUpdatesService } from './catalog-updates.service';
import { EventBus } from '../event-bus';
import { CatalogGateway, type CatalogMessage } from './catalog.gateway';

let api: TestApi;
let edition: TestEdition;
const { sold: sell } = ledgerCalls(() => ({ api, edition }));

beforeAll(async () => {
  api = await startApi({ own: true });
  // A separate test covers what the interval finds.
  api.get(SchedulerRegistry).deleteInterval(CATALOG_SYNC_INTERVAL);
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

const openCatalogPage = () => openSocket<CatalogMessage>(api, '/ws/catalog');

async function watch(request: object) {
  const page = await openCatalogPage();
  page.send(request);
  await page.next('watching');
  return page;
}

it('tells a page that shows the whole catalog when a print is sold', async () => {
  const page = await watch({ type: 'watch_catalog' });
  await sell(3);

  expect(await page.next('prints_changed')).toEqual({
    type: 'prints_changed',
    artworkIds: [edition.artworkId],
  });
  await page.close();
});

it('tells a page that shows the artwork, and not one that shows another', async () => {
  const other = await createEdition(api, { title: 'Salt and Iron' });
  const showing = await watch({ type: 'watch_artworks', artworkIds: [edition.artworkId] });
  const elsewhere = await watch({ type: 'watch_artworks', artworkIds: [other.artworkId] });
  await sell(3);
  await showing.next('prints_changed');
  elsewhere.send('still there?');
  await elsewhere.next('refused');

  expect(elsewhere.heard.map(({ type }) => type)).toEqual(['watching', 'refused']);
  await Promise.all([showing, elsewhere].map((page) => page.close()));
});

it('sends a message only when the change can be read', async () => {
  const cards = async (): Promise<string> => (await api.request('/api/artworks')).text();
  const page = await watch({ type: 'watch_catalog' });
  const before = await cards();
  await sell(3);
  await page.next('prints_changed');

  expect(await cards()).not.toBe(before);
  await page.close();
});

it('names hidden artworks only to pages that know them', async () => {
  edition = await createEdition(api, { title: 'Private', liveStatus: 'hidden' });
  const shopper = await watch({ type: 'watch_catalog' });
  const collector = await watch({ type: 'watch_artworks', artworkIds: [edition.artworkId] });
  await sell(1);
  await collector.next('prints_changed');
  shopper.send('still there?');
  await shopper.next('refused');

  expect(shopper.heard.map(({ type }) => type)).toEqual(['watching', 'refused']);
  await Promise.all([shopper, collector].map((page) => page.close()));
});

it('finds changes without a message, such as those of another instance without Redis', async () => {
  const page = await watch({ type: 'watch_catalog' });
  await api.get(CatalogUpdatesService).findUnannounced();
  await api.database.manager.query(
    "UPDATE prints SET state = 'sold', version = version + 1 WHERE edition_id = ? AND edition_number = 5",
    [edition.editionId],
  );
  await api.get(CatalogUpdatesService).findUnannounced();

  expect(await page.next('prints_changed')).toMatchObject({ artworkIds: [edition.artworkId] });
  await page.close();
});

it('combines many changes at one moment into one message', async () => {
  const page = await watch({ type: 'watch_catalog' });
  const others = [];
  for (const title of ['Two', 'Three', 'Four']) others.push(await createEdition(api, { title }));
  // One after the other without waiting: otherwise a slow machine would spread the sales out.
  for (const { editionId } of [edition, ...others])
    api.get(EventBus).publish({ about: 'prints', editionIds: [editionId] });

  const messages: string[][] = [];
  while (messages.flat().length < 4) messages.push((await page.next('prints_changed')).artworkIds);
  // The first change is sent at once unless the pause after an earlier one is still running; all others wait for the
  // next.
  expect(messages.length).toBeLessThanOrEqual(2);
  await page.close();
});

it('drops what a page watched once it watches something else, or closes', async () => {
  const page = await watch({ type: 'watch_artworks', artworkIds: [edition.artworkId] });
  page.send({ type: 'watch_catalog' });
  await page.next('watching');
  await page.close();
  // The server learns of the close a moment after the page.
  while (api.get(CatalogGateway).isWatched) await new Promise((resolve) => setImmediate(resolve));

  expect(api.get(CatalogGateway).isWatched).toBe(false);
});

it.each([
  ['no ids', []],
  ['ids that are none', ['night-bloom']],
  ['more ids than one page shows', Array.from({ length: 51 }, () => crypto.randomUUID())],
])('rejects %s, by field', async (_what, artworkIds) => {
  const page = await openCatalogPage();
  page.send({ type: 'watch_artworks', artworkIds });

  expect(await page.next('refused')).toMatchObject({
    code: 'validation_failed',
    fields: { artworkIds: expect.any(String) },
  });
  await page.close();
});

it('sends a heartbeat to every page', async () => {
  const page = await watch({ type: 'watch_catalog' });
  api.get(CatalogGateway).sendHeartbeats();

  expect(await page.next('heartbeat')).toEqual({ type: 'heartbeat' });
  await page.close();
});
