import { startApi, type TestApi } from '../../../test/app/start-api';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { giveBack, reserve, showTo } from '../../../test/builders/private-previews';
import { column, createEdition, printsByState, type TestEdition } from '../../../test/builders/checkout';
import { ReservationExpiryWorker } from '../../catalog/reservations/reservation-expiry.worker';
import { ReservationsService } from '../../catalog/reservations/reservations.service';

const HOUR_MS = 3_600_000;

let api: TestApi;
let ada: TestCollector;
/** A hidden artwork with one edition of 9, in a preview for Ada. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
  edition = await shown('Night Bloom');
});
afterAll(() => api.close());

async function shown(title: string, to: TestCollector = ada): Promise<TestEdition> {
  const made = await createEdition(api, { title, liveStatus: 'hidden' });
  await showTo(api, made.artworkId, { collectorId: to.id });
  return made;
}

const answerOf = async (response: Response): Promise<{ status: number; body: unknown }> => ({
  status: response.status,
  body: await response.json(),
});

const inventory = async (by: TestCollector): Promise<unknown> =>
  (await api.request('/api/collector/private-inventory', { headers: by.headers })).json();

const history = () =>
  column(
    api,
    "SELECT CONCAT(edition_number, ' ', kind, ' by ', actor) FROM print_events ORDER BY created_at, id",
  );

test('a number is reserved for 48 hours, as the preview shows', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  api.clock.stopAt(now);
  const bea = await signedIn(api, { firstName: 'Bea' });
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await showTo(api, edition.artworkId, { collectorId: bea.id });
  const until = '2026-11-23T12:00:00.000Z';

  expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 3 }))).toEqual({
    status: 201,
    body: { id: `${edition.editionId}/3`, editionId: edition.editionId, editionNumber: 3, until },
  });
  expect(await inventory(ada)).toMatchObject([
    {
      reservation: { editionId: edition.editionId, size: '30x20', editionNumber: 3, until },
      editions: [
        { remaining: 8, prints: [{}, {}, { editionNumber: 3, state: 'mine' }, {}, {}, {}, {}, {}, {}] },
      ],
    },
  ]);
  expect(await inventory(bea)).toMatchObject([
    {
      reservation: null,
      editions: [
        { remaining: 8, prints: [{}, {}, { editionNumber: 3, state: 'held' }, {}, {}, {}, {}, {}, {}] },
      ],
    },
  ]);
});

test('reserving the same number again does not extend the reservation', async () => {
  const first = await answerOf(await reserve(api, ada, { ...edition, editionNumber: 3 }));
  api.clock.advance(HOUR_MS);
  expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 3 }))).toEqual(first);
  expect(await history()).toEqual(['3 reserved by collector']);
});

test('a taken number is rejected, and so is one that does not exist', async () => {
  const bea = await signedIn(api, { firstName: 'Bea' });
  await showTo(api, edition.artworkId, { collectorId: bea.id });
  await reserve(api, ada, { ...edition, editionNumber: 3 });
  for (const number of [3, 10]) {
    expect(await answerOf(await reserve(api, bea, { ...edition, editionNumber: number }))).toMatchObject({
      status: 409,
      body: { code: 'number_taken' },
    });
  }
});

test('without an open preview the artwork is not found', async () => {
  const eve = await signedIn(api, { firstName: 'Eve' });
  expect(await answerOf(await reserve(api, eve, { ...edition, editionNumber: 1 }))).toMatchObject({
    status: 404,
    body: { code: 'artwork_not_found' },
  });
});

test('an edition of another artwork cannot be reserved through a preview', async () => {
  const other = await createEdition(api, { title: 'Elsewhere' });
  const crossed = { artworkId: edition.artworkId, editionId: other.editionId, editionNumber: 1 };
  expect(await answerOf(await reserve(api, ada, crossed))).toMatchObject({
    status: 404,
    body: { code: 'edition_not_found' },
  });
});

test('an edition with its price on inquiry can be reserved', async () => {
  const unpriced = await createEdition(api, { title: 'Unpriced', priceCents: 0, liveStatus: 'hidden' });
  await showTo(api, unpriced.artworkId, { collectorId: ada.id });
  expect((await reserve(api, ada, { ...unpriced, editionNumber: 1 })).status).toBe(201);
});

describe('limits per collector', () => {
  const refusal = (reason: string) => ({
    status: 409,
    body: { code: 'reservation_refused', details: { reason } },
  });

  test('one number of an artwork', async () => {
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 2 }))).toMatchObject(
      refusal('one-per-work'),
    );
  });

  test('three artworks', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await reserve(api, ada, { ...(await shown(title)), editionNumber: 1 });
    expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 1 }))).toMatchObject(
      refusal('too-many'),
    );
  });

  test('not again within a day, after either releasing it or letting it expire', async () => {
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    await giveBack(api, ada, { ...edition, editionNumber: 1 });
    expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 2 }))).toMatchObject(
      refusal('too-soon'),
    );
    api.clock.advance(24 * HOUR_MS);
    expect((await reserve(api, ada, { ...edition, editionNumber: 2 })).status).toBe(201);
    api.clock.advance(48 * HOUR_MS);
    expect(await answerOf(await reserve(api, ada, { ...edition, editionNumber: 2 }))).toMatchObject(
      refusal('too-soon'),
    );
    api.clock.advance(24 * HOUR_MS);
    expect((await reserve(api, ada, { ...edition, editionNumber: 2 })).status).toBe(201);
  });

  test('ten simultaneous requests for ten numbers of one artwork reserve one', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => reserve(api, ada, { ...edition, editionNumber: number })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  });
});

describe('releasing', () => {
  test('makes the number available at once, and can be repeated', async () => {
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    expect((await giveBack(api, ada, { ...edition, editionNumber: 1 })).status).toBe(204);
    expect((await giveBack(api, ada, { ...edition, editionNumber: 1 })).status).toBe(204);
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await history()).toEqual(['1 reserved by collector', '1 reservation-ended by collector']);
  });

  test('does not affect another collector’s number', async () => {
    const eve = await signedIn(api, { firstName: 'Eve' });
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    expect((await giveBack(api, eve, { ...edition, editionNumber: 1 })).status).toBe(204);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  });
});

describe('an expired reservation', () => {
  beforeEach(async () => {
    await reserve(api, ada, { ...edition, editionNumber: 1 });
    api.clock.advance(48 * HOUR_MS);
  });

  test('leaves its number available even before the expiry is recorded', async () => {
    expect(await inventory(ada)).toMatchObject([{ reservation: null, editions: [{ remaining: 9 }] }]);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  });

  test('can be followed by someone else’s, and the history has both', async () => {
    const bea = await signedIn(api, { firstName: 'Bea' });
    await showTo(api, edition.artworkId, { collectorId: bea.id });
    expect((await reserve(api, bea, { ...edition, editionNumber: 1 })).status).toBe(201);
    expect((await history()).filter((entry) => entry === '1 reserved by collector')).toHaveLength(2);
    expect((await history()).filter((entry) => entry === '1 reservation-ended by clock')).toHaveLength(1);
  });

  test('is recorded once, with its own time, by any number of instances', async () => {
    api.clock.advance(HOUR_MS);
    const instances = [1, 2, 3].map(() => new ReservationExpiryWorker(api.get(ReservationsService)));
    await Promise.all(instances.map((instance) => instance.run()));
    await api.get(ReservationExpiryWorker).run();
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await history()).toEqual(['1 reserved by collector', '1 reservation-ended by clock']);
    expect(
      await column(api, 'SELECT TIMESTAMPDIFF(HOUR, MIN(created_at), MAX(created_at)) FROM print_events'),
    ).toEqual(['48']);
  });

  test('shows as available on the public page', async () => {
    await api.database.manager.query("UPDATE artworks SET live_status = 'live'");
    const answer = await api.request('/api/artworks/night-bloom');
    expect(await answer.json()).toMatchObject({
      editionOptions: [{ held: 0, available: 9, nextNumber: 1 }],
    });
  });
});

test('a reservation outlasts its preview, which stays visible until then', async () => {
  const now = api.clock.now().getTime();
  const brief = await createEdition(api, { title: 'Brief', liveStatus: 'hidden' });
  await showTo(api, brief.artworkId, { collectorId: ada.id, expiresAt: new Date(now + HOUR_MS) });
  await reserve(api, ada, { ...brief, editionNumber: 1 });
  api.clock.advance(2 * HOUR_MS);
  expect(await inventory(ada)).toMatchObject([
    { title: 'Night Bloom' },
    { title: 'Brief', reservation: { editionNumber: 1 } },
  ]);
});

test('a reserved number is on hold for everyone else, and the next buyer gets the next one', async () => {
  const work = await createEdition(api, { title: 'Open Bloom' });
  await showTo(api, work.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...work, editionNumber: 1 });
  const answer = await api.request('/api/artworks/open-bloom');
  expect(await answer.json()).toMatchObject({
    editionOptions: [{ held: 1, available: 8, nextNumber: 2 }],
  });
});

test('of 50 simultaneous collectors, one gets the number', async () => {
  const rivals = await Promise.all(
    Array.from({ length: 50 }, (_, index) => signedIn(api, { firstName: `Rival${index}`, level: 'VIP' })),
  );
  await showTo(api, edition.artworkId, { level: 'VIP' });
  const answers = await Promise.all(
    rivals.map((rival) => reserve(api, rival, { ...edition, editionNumber: 5 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  expect(await history()).toEqual(['5 reserved by collector']);
});
