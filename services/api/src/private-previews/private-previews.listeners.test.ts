import { signedIn, type TestCollector } from '../../test/builders/collectors';
import { asOwner } from '../../test/app/signed-in-owner';
import { reserve, showTo } from '../../test/builders/private-previews';
import { column, createEdition, type TestEdition } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';

let api: TestApi;
let ada: TestCollector;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi();
});
/** Ada has data of every kind. */
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
  edition = await createEdition(api, { liveStatus: 'hidden' });
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...edition, editionNumber: 5 });
  const { artworkId } = edition;
  await api.request('/api/collector/pre-sale-notification', {
    method: 'POST',
    headers: ada.headers,
    body: { artworkId },
  });
  await api.request('/api/admin/artist-notes', {
    method: 'POST',
    headers: asOwner,
    body: { collectorId: ada.id, title: 'A first proof', text: 'For you.' },
  });
});
afterAll(() => api.close());

test('a data export has everything that is stored', async () => {
  const asked = new CollectorDataExportRequested(ada.id);
  await api.get(DomainEvents).publish(asked);
  const { artworkId, editionId } = edition;
  expect(Object.fromEntries(asked.sections)).toMatchObject({
    privatePreviews: [{ artworkId }],
    artistNotes: [{ title: 'A first proof', text: 'For you.' }],
    presaleRequests: [{ artworkId, repliedAt: null }],
    reservations: {
      running: [{ artworkId, editionId, editionNumber: 5 }],
      history: [{ editionId, editionNumber: 5, kind: 'reserved' }],
    },
  });
});

test('a deleted account leaves no name behind, and its number is available', async () => {
  const deleted = new CollectorDeleted(ada.id, ada.email);
  await api.database.transaction(() => api.get(DomainEvents).publish(deleted));
  expect(await column(api, "SELECT COUNT(*) FROM prints WHERE state <> 'available'")).toEqual(['0']);
  expect(await column(api, 'SELECT kind FROM print_events ORDER BY created_at, id')).toEqual([
    'reserved',
    'reservation-ended',
  ]);
  for (const table of [
    'prints',
    'print_events',
    'private_preview_guests',
    'artist_notes',
    'presale_notifications',
  ]) {
    expect(await column(api, `SELECT COUNT(*) FROM ${table} WHERE collector_id IS NOT NULL`)).toEqual(['0']);
  }
});
