import { randomUUID } from 'node:crypto';
import { countQueries } from '../../../test/app/query-count';
import { inventory, listed, type Refused } from '../../../test/builders/inventory';
import { asOwner } from '../../../test/app/signed-in-owner';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { DomainEvents } from '../../platform';
import { ArtworkRemovalRequested } from '../domain-events';
import { PrintLedgerService } from '../prints/print-ledger.service';
import type { InventoryPage, InventoryRecord, ArtworkRemoval } from './dto/inventory.dto';
import { InventoryQueries } from './inventory.queries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const sell = (editionId: string, ...numbers: number[]) =>
  api
    .get(PrintLedgerService)
    .recordOfflineSale({ editionId, editionNumbers: numbers, reason: 'before', actor: 'owner' });
const audited = async (): Promise<{ action: string; details: unknown }[]> =>
  api.database.manager.query(
    "SELECT action, details FROM audit_log WHERE subject_kind = 'artwork' ORDER BY id",
  );

describe('a deleted artwork', () => {
  const remove = (id: string) => inventory<ArtworkRemoval>(api, 'DELETE', `/${id}`);

  test('is removed if nobody has anything of it (A37)', async () => {
    const { id } = await createWork(api);
    expect((await remove(id)).body).toEqual({ outcome: 'removed' });
    expect((await inventory<Refused>(api, 'GET', `/${id}`)).body.code).toBe('artwork_not_found');
    expect((await api.request('/api/artworks/night-bloom')).status).toBe(404);
  });

  test('is archived if another part of the gallery uses it', async () => {
    const { id } = await createWork(api);
    api.get(DomainEvents).on(ArtworkRemovalRequested, async (leaving) => {
      if (leaving.artworkId === id) leaving.preventRemoval();
    });
    expect((await remove(id)).body).toEqual({ outcome: 'archived' });
  });

  test('is archived if a print is sold or on hold: hidden, unlisted, its ledger kept (A38, G88, G102)', async () => {
    const sold = await createWork(api, { title: 'Sold' });
    await sell(editionOf(sold, '30x20'), 1);
    const held = await createWork(api, { title: 'Held' });
    await api.get(PrintLedgerService).hold({
      editionId: editionOf(held, '7x5'),
      quantity: 1,
      orderId: randomUUID(),
      orderLineId: randomUUID(),
      until: api.clock.now(),
    });
    expect([(await remove(sold.id)).body.outcome, (await remove(held.id)).body.outcome]).toEqual([
      'archived',
      'archived',
    ]);
    expect(await listed(api)).toEqual([]);
    expect(await listed(api, '?state=archived')).toEqual(['Held', 'Sold']);
    expect((await api.request('/api/artworks/sold')).status).toBe(404);
    const back = await inventory<InventoryRecord>(api, 'PATCH', `/${sold.id}/live-status`, {
      json: { liveStatus: 'live' },
    });
    expect(back.body).toMatchObject({ liveStatus: 'live', archivedAt: null });
    expect((await audited()).map(({ action }) => action)).toEqual([
      'artwork.archived',
      'artwork.archived',
      'artwork.shown',
    ]);
  });

  test('needs a valid id (A28)', async () => {
    const answer = await inventory<Refused>(api, 'DELETE', '/undefined');
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid artwork ID. Cannot delete.']);
  });
});

describe('the list', () => {
  test('is searched, filtered and paged, newest first (A22)', async () => {
    for (const title of ['One', 'Two', 'Three']) await createWork(api, { title });
    const rare = await createWork(api, { title: '100%', series: 'NEURAL', tier: 'Tier 2', year: 1999 });
    await api.request(`/api/admin/artwork-inventory/${rare.id}/live-status`, {
      method: 'PATCH',
      headers: asOwner,
      body: { liveStatus: 'hidden' },
    });
    expect(await listed(api, '?q=t')).toEqual(['Three', 'Two']);
    expect(await listed(api, `?q=${encodeURIComponent('0%')}`)).toEqual(['100%']);
    for (const query of ['?q=1999', '?series=NEURAL', '?tier=Tier%202', '?state=hidden'])
      expect(await listed(api, query)).toEqual(['100%']);
    expect(await listed(api, '?series=NONE')).toEqual([]);
    const { body } = await inventory<InventoryPage>(api, 'GET', '/page?limit=3');
    expect(body).toMatchObject({
      total: 4,
      items: [{ title: '100%' }, { title: 'Three' }, { title: 'Two' }],
    });
    const next = `/page?limit=3&cursor=${body.nextCursor}`;
    expect((await inventory<InventoryPage>(api, 'GET', next)).body).toMatchObject({
      total: 4,
      items: [{ title: 'One' }],
      nextCursor: null,
    });
    const beyond = `/page?cursor=${'00000000-0000-7000-8000-000000000000'}`;
    expect((await inventory<InventoryPage>(api, 'GET', beyond)).body).toEqual({
      total: 4,
      items: [],
      nextCursor: null,
    });
  });

  test('derives available, reserved and sold from the ledger (A33, G103)', async () => {
    const small = {
      size: '20x20',
      kind: 'framed',
      priceCents: 1,
      total: 1,
      frameSize: null,
      frameStyle: 'Black',
      shippingClass: 'framed',
    } as const;
    await createWork(api, { title: 'Free' });
    const sold = await createWork(api, { title: 'Gone', editions: [small] });
    await sell(editionOf(sold, '20x20'), 1);
    const held = await createWork(api, { title: 'Held', editions: [small] });
    await api.get(PrintLedgerService).hold({
      editionId: editionOf(held, '20x20'),
      quantity: 1,
      orderId: randomUUID(),
      orderLineId: randomUUID(),
      until: api.clock.now(),
    });
    const of = (availability: string) => listed(api, `?availability=${availability}`);
    const kept = await createWork(api, { title: 'Kept', editions: [{ ...small, total: 2 }] });
    await sell(editionOf(kept, '20x20'), 1);
    await api.database.manager.query(
      "UPDATE prints SET state = 'held', gallery_hold_for = 'a friend', reserved_until = ? WHERE edition_id = ? AND edition_number = 2",
      [new Date(api.clock.now().getTime() + 60_000), editionOf(kept, '20x20')],
    );
    expect([await of('available'), await of('reserved'), await of('sold')]).toEqual([
      ['Free'],
      ['Kept', 'Held'],
      ['Gone'],
    ]);
    // A print that is kept aside is free once its time is up, whether or not that is recorded yet.
    api.clock.advance(60_001);
    expect([await of('available'), await of('reserved')]).toEqual([['Kept', 'Free'], ['Held']]);
  });

  test('counts the sold, held and remaining prints of a size as the artwork’s page does', async () => {
    const work = await createWork(api);
    const size = editionOf(work, '30x20');
    await sell(size, 1, 2);
    await api.get(PrintLedgerService).hold({
      editionId: size,
      quantity: 1,
      orderId: randomUUID(),
      orderLineId: randomUUID(),
      until: api.clock.now(),
    });
    const [row] = (await inventory<InventoryPage>(api, 'GET', '/page')).body.items;
    const record = (await inventory<InventoryRecord>(api, 'GET', `/${work.id}`)).body;
    expect(row?.editions.find(({ editionId }) => editionId === size)).toMatchObject({
      soldEditions: 2,
      heldEditions: 1,
    });
    expect(row?.editions).toEqual(expect.arrayContaining(record.editions.filter(({ enabled }) => enabled)));
    expect(row).toMatchObject({ unsoldValue: record.unsoldValue, availability: record.availability });
  });

  test('finds artworks whose prices differ from the price book, and resets them (G8)', async () => {
    await createWork(api, { title: 'By the book' });
    await createWork(api, { title: 'Tier 2', tier: 'Tier 2' });
    const differing = await createWork(api, { title: 'Differing' });
    const onInquiry = await createWork(api, { title: 'On inquiry' });
    await api.database.manager.query('UPDATE editions SET price_cents = 0 WHERE id = ?', [
      editionOf(onInquiry, '30x20'),
    ]);
    await api.database.manager.query('UPDATE editions SET price_cents = 700000 WHERE id = ?', [
      editionOf(differing, '30x20'),
    ]);
    const found = async () =>
      (await inventory<InventoryPage>(api, 'GET', '/page?prices=differing')).body.items.map(
        ({ title }) => title,
      );
    expect(await found()).toEqual(['Differing']);
    const { body } = await inventory<InventoryRecord>(api, 'POST', `/${differing.id}/price-book`);
    expect([body.printSizes['30x20']?.price, body.differences, await found()]).toEqual([5_000, [], []]);
    expect((await audited()).at(-1)?.details).toEqual({
      changed: [],
      editions: [{ size: '30x20', price: { from: 700_000, to: 500_000 } }],
    });
  });

  test('takes as many queries for many artworks as for one', async () => {
    await createWork(api);
    const read = () => countQueries(api, () => api.get(InventoryQueries).page({}));
    const forOne = await read();
    for (const title of ['One', 'Two', 'Three', 'Four']) await createWork(api, { title });
    expect([forOne, await read()]).toEqual([5, 5]);
  });

  test('is complete for the console and public for everyone else, at one URL (A36, G44)', async () => {
    const { id } = await createWork(api, { notes: 'Of the estate.' });
    await inventory(api, 'PATCH', `/${id}/live-status`, { json: { liveStatus: 'hidden' } });
    const { headers } = await staffSignedIn(api);
    const read = async (query: string, by: object) =>
      (await inventory<unknown>(api, 'GET', query, { headers: { ...by } })).body;
    expect(await read('', {})).toEqual([]);
    expect(await read('?view=staff', headers)).toMatchObject([
      { notes: 'Of the estate.', liveStatus: 'hidden' },
    ]);
    // The shop, in the browser of someone who is signed in to the console.
    expect(await read('', headers)).toEqual([]);
    expect(await read('?view=staff', {})).toMatchObject({ code: 'unauthorized' });
    expect(await read('?view=staff', { cookie: 'admin_session=made-up' })).toMatchObject({
      code: 'unauthorized',
    });
  });

  test('is rejected without a session', async () => {
    const answer = await inventory<Refused>(api, 'GET', '/page', { headers: {} });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });
});
