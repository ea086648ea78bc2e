import { signedIn } from '../../test/builders/collectors';
import { hold, ledgerCalls } from '../../test/builders/print-ledger';
import { reserve, showTo } from '../../test/builders/private-previews';
import { column, createEdition, type TestEdition } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

const HOUR_MS = 3_600_000;

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  edition = await createEdition(api, { liveStatus: 'hidden' });
});
afterAll(() => api.close());

const { move } = ledgerCalls(() => ({ api, edition }));

test('holding a number right after its reservation expired records the expiry first', async () => {
  const ada = await signedIn(api);
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...edition, editionNumber: 1 });
  api.clock.advance(48 * HOUR_MS);
  await move(1, 'hold', hold);

  expect(
    await column(
      api,
      "SELECT CONCAT(kind, ' ', collector_id IS NULL) FROM print_events ORDER BY created_at, id",
    ),
  ).toEqual(['reserved 0', 'reservation-ended 0', 'gallery-hold 1']);
  expect(await (await reserve(api, ada, { ...edition, editionNumber: 2 })).json()).toMatchObject({
    details: { reason: 'too-soon' },
  });
});
