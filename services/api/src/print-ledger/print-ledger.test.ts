import { signedIn } from '../../test/builders/collectors';
import { countQueries } from '../../test/app/query-count';
import { hold, ledgerCalls, refusedWith } from '../../test/builders/print-ledger';
import { orderRecord } from '../../test/builders/admin-orders';
import { asOwner } from '../../test/app/signed-in-owner';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  postCheckout,
  type TestEdition,
} from '../../test/builders/checkout';
import { staffSignedIn } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';
import { PrintLedgerService, ReservationsService } from '../catalog';
import { Database } from '../platform';

let api: TestApi;
let edition: TestEdition;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});

beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  edition = await createEdition(api);
});

afterAll(() => api.close());

const { ledger, numberOf, post, move, sold, refund } = ledgerCalls(() => ({ api, edition }));

describe('the ledger of an edition', () => {
  test('shows the state and holder of every number', async () => {
    const grace = await signedIn(api, { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
    const { orderNumber } = await openCheckout(api, checkoutBody([edition]));
    await api.get(Database).transaction(() =>
      api.get(ReservationsService).reserve({
        collectorId: grace.id,
        artworkId: edition.artworkId,
        editionId: edition.editionId,
        editionNumber: 2,
      }),
    );
    await api.get(PrintLedgerService).recordOfflineSale({
      editionId: edition.editionId,
      editionNumbers: [3],
      reason: 'Sold at the fair',
      actor: 'owner',
    });
    await move(4, 'hold', hold);
    await move(5, 'void', { reason: 'Misprint' });
    const { prints, ...counts } = await ledger();
    expect(prints.slice(0, 6)).toMatchObject([
      { editionNumber: 1, state: 'held', holder: 'Ada Byron', orderNumber, moves: [] },
      { editionNumber: 2, state: 'reserved', holder: 'Grace Hopper', collectorId: grace.id },
      {
        editionNumber: 3,
        state: 'sold-elsewhere',
        holder: null,
        reason: 'Sold at the fair',
        moves: ['return', 'void'],
      },
      {
        editionNumber: 4,
        state: 'gallery-hold',
        holder: 'Ada Byron',
        until: hold.until,
        reason: hold.reason,
      },
      { editionNumber: 5, state: 'void', reason: 'Misprint', moves: [] },
      { editionNumber: 6, state: 'available', holder: null, price: 5000, moves: ['sell', 'hold', 'void'] },
    ]);
    expect(counts).toMatchObject({ title: 'Night Bloom', sold: 1, held: 3, void: 1, remaining: 7, total: 9 });
    expect(counts.siblings).toMatchObject([{ editionId: edition.editionId, size: '30x20', remaining: 7 }]);
  });

  test('shows order, price, certificate and history of a number that was bought', async () => {
    const checkout = await openCheckout(api, checkoutBody([edition]));
    await pay(api, checkout);
    const [coaId] = await column(api, 'SELECT coa_id FROM certificates');
    expect(await numberOf(1)).toMatchObject({
      state: 'sold',
      holder: 'Ada Byron',
      orderNumber: checkout.orderNumber,
      price: 5000,
      certificate: { coaId, state: 'issued', signatureApplied: false },
      moves: ['replace'],
      history: [{ kind: 'sold', actor: 'shop', orderNumber: checkout.orderNumber }],
    });
  });

  test('takes as many queries for a hundred numbers as for nine', async () => {
    const read = (editionId: string) =>
      countQueries(api, () => api.app.inject({ url: `/api/admin/editions/${editionId}`, headers: asOwner }));
    await sold(1);
    const few = await read(edition.editionId);
    const minis = await createEdition(api, { title: 'Minis', size: '7x5', total: 100 });
    await api.get(PrintLedgerService).recordOfflineSale({
      editionId: minis.editionId,
      editionNumbers: [1, 2, 3],
      reason: 'Fair',
      actor: 'owner',
    });
    expect(await read(minis.editionId)).toBeLessThanOrEqual(few);
  });

  test('is not found for an unknown edition', async () => {
    expect((await api.request('/api/admin/editions/é', { headers: asOwner })).status).toBe(404);
  });
});

describe('a number on hold for someone', () => {
  test('cannot be bought in the shop, and becomes available again by itself', async () => {
    await move(1, 'hold', hold);
    await pay(api, await openCheckout(api, checkoutBody([edition])));
    expect(await numberOf(2)).toMatchObject({ state: 'sold' });
    api.clock.stopAt(new Date(hold.until));
    expect(await numberOf(1)).toMatchObject({ state: 'available', holder: null });
  });

  test('can be released, once', async () => {
    await move(1, 'hold', hold);
    expect((await move(1, 'release')).status).toBe(200);
    expect(await refusedWith(await move(1, 'release'))).toMatchObject({
      status: 409,
      code: 'print_move_refused',
      message: 'Number 1 is not on hold.',
    });
    expect((await numberOf(1)).history).toMatchObject([
      { kind: 'gallery-hold', reason: hold.reason, actor: 'owner theodora' },
      { kind: 'gallery-hold-ended', actor: 'owner theodora' },
    ]);
  });

  test('needs an end that is a real date', async () => {
    const answer = await move(1, 'hold', { ...hold, until: '2027-W10' });
    expect(await refusedWith(answer)).toMatchObject({
      status: 400,
      fields: { until: 'Please choose a date.' },
    });
  });

  test('needs an end in the future', async () => {
    const answer = await move(1, 'hold', { ...hold, until: '2020-01-01T00:00:00.000Z' });
    expect(await refusedWith(answer)).toMatchObject({
      fields: { until: 'Please choose a day in the future.' },
    });
  });
});

describe('a refunded number', () => {
  test('waits for the owner to return it to stock, as the order’s history records (G21)', async () => {
    const orderNumber = await sold(3);
    expect(await refusedWith(await move(3, 'return', { reason: 'Came back' }))).toMatchObject({
      message: 'Number 3 was paid for. Refund it first.',
    });
    await refund(orderNumber);
    expect(await numberOf(3)).toMatchObject({ state: 'refunded', moves: ['return', 'void'] });
    await move(3, 'return', { reason: 'Came back' });
    expect(await numberOf(3)).toMatchObject({ state: 'available', orderNumber: null });
    expect((await orderRecord(api, orderNumber)).history.at(-1)).toMatchObject({
      kind: 'print-returned',
      note: 'Number 3 of 30 × 20 in: Came back',
    });
    expect(await column(api, "SELECT action FROM audit_log WHERE subject_kind = 'edition'")).toEqual([
      'print.returned',
    ]);
  });

  test('that was returned can be sold again, with its own certificate', async () => {
    await refund(await sold(3));
    await move(3, 'return', { reason: 'Came back' });
    await sold(3);
    expect(await column(api, 'SELECT state FROM certificates ORDER BY issued_at, id')).toEqual([
      'revoked',
      'issued',
    ]);
    expect(await numberOf(3)).toMatchObject({ certificate: { state: 'issued' } });
  });
});

test('a void number is never sold in the shop again', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await move(number, 'void', { reason: 'The plate broke' });
  expect((await postCheckout(api, checkoutBody([edition]))).status).toBe(409);
  const [card] = JSON.parse(await (await api.request('/api/artworks')).text());
  expect(card).toMatchObject({ total: 9, sold: 9, available: 0 });
});

test('a replaced print keeps number and buyer, and the ledger records its replacement', async () => {
  await sold(3);
  const { certificate } = await numberOf(3);
  const path = `/api/admin/certificates/${certificate?.coaId}/replacement`;
  await api.request(path, { method: 'POST', headers: asOwner, body: { reason: 'Water damage' } });
  const replaced = await numberOf(3);
  expect(replaced).toMatchObject({
    state: 'sold',
    history: [{ kind: 'sold' }, { kind: 'replaced', reason: 'Water damage' }],
  });
  expect(replaced.certificate?.coaId).not.toBe(certificate?.coaId);
  expect((await api.request(`/api/certificates/${certificate?.coaId}`)).status).toBe(200);
});

test('staff sell, hold and release; they neither see nor do what cannot be undone', async () => {
  const mara = await staffSignedIn(api);
  const first = (await ledger(mara.headers)).prints[0];
  expect(first?.moves).toEqual(['sell', 'hold']);
  const answer = await post('/prints/1/void', { version: 1, reason: 'x' }, mara.headers);
  expect(await refusedWith(answer)).toMatchObject({ status: 403, code: 'owner_only' });
});
