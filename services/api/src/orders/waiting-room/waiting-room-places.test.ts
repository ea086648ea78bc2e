import {
  createEdition,
  BEHIND_PROXY,
  column,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';
import { outcome, peopleAt } from '../../../test/builders/waiting-room';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { connect } from '../../../test/app/test-schema';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

let api: TestApi;
/** Of one print. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: BEHIND_PROXY });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  edition = await createEdition(api, { total: 1 });
});
afterAll(() => api.close());

const { shopper, holder, queue } = peopleAt(
  () => api,
  () => edition,
);

describe('a place (R9)', () => {
  test('is the same after a reload and in a second tab', async () => {
    await holder();
    const [ada] = await queue(2);
    const again = await ada?.checkOutAnew([edition]);
    expect(again?.place).toMatchObject({ token: ada?.token, position: 1 });
    expect(await column(api, 'SELECT COUNT(*) FROM waiting_room_places')).toEqual(['2']);
  });

  test('is found again without waiting for whoever is entering the line', async () => {
    await holder();
    const [ada] = await queue(2);
    const entering = await connect(api.databaseUrl);
    try {
      await entering.beginTransaction();
      await entering.query('SELECT * FROM waiting_room_lines FOR UPDATE');
      expect((await ada?.checkOut([edition]))?.place).toMatchObject({ token: ada?.token, position: 1 });
    } finally {
      await entering.end();
    }
  });

  test('stays when the email address or the network changes', async () => {
    await holder();
    const [ada] = await queue(2);
    const moved = shopper({ email: 'other@example.com' });
    moved.token = ada?.token ?? null;
    expect((await moved.checkOut([edition])).place).toMatchObject({ token: ada?.token, position: 1 });
  });

  test('gives one print: two tabs cannot both check out with it', async () => {
    edition = await createEdition(api, { total: 2, title: 'Two' });
    const firsts = [await holder(), await holder()];
    const [ada, ben] = await queue(2);
    for (const { cancel } of firsts) await cancel();
    expect(await ada?.look()).toMatchObject({ state: 'called' });
    const tabs = await Promise.all([1, 2].map(async () => ada?.checkOut([edition])));
    expect(tabs.filter((tab) => tab?.session)).toHaveLength(1);
    expect(await printsByState(api)).toMatchObject({ held: 1 });
    expect(await ben?.checkOut([edition]).then(outcome)).toBe('session');
  });

  test('gives one print of the edition: a cart with two gets an error saying so', async () => {
    edition = await createEdition(api, { total: 2, title: 'Two' });
    const firsts = [await holder(), await holder()];
    const [ada] = await queue(2);
    for (const { cancel } of firsts) await cancel();
    const answer = await ada?.checkOut([edition], { quantity: 2 });
    expect(answer?.body).toMatchObject({
      code: 'prints_unavailable',
      message: 'Others are waiting for “Two”, 30 × 20 in, so each person can buy one.',
      details: { remaining: 1, title: 'Two', size: '30x20' },
    });
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('session');
  });

  test('is kept when the print was sold elsewhere before its turn was used', async () => {
    const { cancel } = await holder();
    const [ada, ben] = await queue(2);
    await cancel();
    await ada?.look();
    await api.database.manager.query(
      `UPDATE prints SET state = 'held', order_id = 'elsewhere', held_until = ? WHERE edition_id = ?`,
      [new Date(api.clock.now().getTime() + MINUTE_MS), edition.editionId],
    );
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('409 waiting_room');
    expect(await ada?.look()).toMatchObject({ state: 'waiting', position: 1 });
    expect(await ben?.look()).toMatchObject({ position: 2 });
  });

  test('keeps its turn when the payment page cannot be opened', async () => {
    const { cancel } = await holder();
    const [ada] = await queue(2);
    await cancel();
    await ada?.look();
    api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/checkout/sessions' });
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('502 checkout_unavailable');
    api.stripe().clearFaults();
    expect(await ada?.look()).toMatchObject({ state: 'called' });
    expect(await ada?.checkOut([edition]).then(outcome)).toBe('session');
  });

  test('is not stored with an address, an email address or its token', async () => {
    await holder();
    const [ada] = await queue(1);
    const kept = JSON.stringify(await api.database.manager.query('SELECT * FROM waiting_room_places'));
    expect(kept).not.toContain('10.0.');
    expect(kept).not.toContain('@example.com');
    expect(kept).not.toContain(ada?.token);
  });

  test('is deleted an hour after its page was last open', async () => {
    await holder();
    await queue(2);
    api.clock.advance(60 * MINUTE_MS + SECOND_MS);
    edition = await createEdition(api, { total: 1, title: 'Other' });
    await holder();
    await queue(1);
    expect(await column(api, 'SELECT COUNT(*) FROM waiting_room_places')).toEqual(['1']);
  });

  test('is not found by an invalid token, and is never cached', async () => {
    const unknown = await api.request('/api/waiting-room/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'place_not_found' });
    await holder();
    const [ada] = await queue(1);
    const known = await api.request(`/api/waiting-room/${ada?.token}`);
    expect(known.headers.get('cache-control')).toBe('no-store');
  });
});
