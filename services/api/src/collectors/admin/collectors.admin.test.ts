import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { countQueries } from '../../../test/app/query-count';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createHiddenWork, reserve, showTo } from '../../../test/builders/private-previews';
import { checkoutBody, column, createEdition } from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { OfflineSalesService } from '../../orders';
import type { CollectorDetail, CollectorList } from './dto/admin-collectors.dto';
import { CollectorListQueries } from './collector-list.queries';

let api: TestApi;
let mara: TestStaff;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

const COLLECTORS = '/api/admin/collectors';

async function call(method: string, path: string, body?: object, headers = mara.headers) {
  return api.request(`${COLLECTORS}${path}`, { method, body, headers });
}

async function list(query = ''): Promise<CollectorList> {
  const answer: unknown = await (await call('GET', query)).json();
  if (!isList(answer)) throw new Error(`Not a list: ${JSON.stringify(answer)}`);
  return answer;
}
const isList = (value: unknown): value is CollectorList =>
  typeof value === 'object' && value !== null && 'items' in value;

async function detail(id: string): Promise<CollectorDetail> {
  const answer: unknown = await (await call('GET', `/${id}`)).json();
  if (!isDetail(answer)) throw new Error(`Not a collector: ${JSON.stringify(answer)}`);
  return answer;
}
const isDetail = (value: unknown): value is CollectorDetail =>
  typeof value === 'object' && value !== null && 'levelHistory' in value;

const names = ({ items }: CollectorList): string[] => items.map(({ firstName }) => firstName);

/** A paid order for this many dollars. */
async function buys({ email }: TestCollector, dollars: number): Promise<void> {
  const edition = await createEdition(api, { title: `Work for ${email}` });
  const { artworkId, size } = edition;
  const buyer = { ...checkoutBody([edition]).billing, email };
  const items = [{ artworkId, size, quantity: 1, priceCents: dollars * 100 }];
  await api.get(OfflineSalesService).recordSale({ buyer, items, notes: null });
}

/** Ada has spent 900, Bea 5,000, and Cleo nothing; Cleo is unconfirmed. They joined in this order. */
async function three(): Promise<Record<'ada' | 'bea' | 'cleo', TestCollector>> {
  const ada = await signedIn(api, { lastName: 'Young' });
  api.clock.advance(1_000);
  const bea = await signedIn(api, { firstName: 'Bea', lastName: 'Marsh', level: 'VIP' });
  api.clock.advance(1_000);
  const cleo = await signedIn(api, { firstName: 'Cleo', lastName: 'Abbot', isConfirmed: false });
  await buys(ada, 900);
  await buys(bea, 5_000);
  return { ada, bea, cleo };
}

describe('the list', () => {
  test.each([
    ['', ['Cleo', 'Bea', 'Ada']],
    ['?sort=name', ['Cleo', 'Bea', 'Ada']],
    ['?sort=spent', ['Bea', 'Ada', 'Cleo']],
    ['?q=bea%20mar', ['Bea']],
    ['?q=ADA@', ['Ada']],
    ['?q=%25', []],
    ['?level=VIP', ['Bea']],
    ['?level=none', ['Cleo']],
    ['?orders=with', ['Bea', 'Ada']],
    ['?orders=without', ['Cleo']],
    ['?address=unconfirmed', ['Cleo']],
    ['?since=2100-01-01', []],
  ])('asked for %j shows %j', async (query, expected) => {
    await three();
    expect(names(await list(query))).toEqual(expected);
  });

  test.each(['newest', 'name', 'spent'])('continues from page to page, sorted by %s', async (sort) => {
    await three();
    const first = await list(`?limit=2&sort=${sort}`);
    const second = await list(`?limit=2&sort=${sort}&cursor=${first.nextCursor}`);
    const whole = await list(`?sort=${sort}`);
    expect([...names(first), ...names(second)]).toEqual(names(whole));
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });

  test('continues after the collector with the longest name', async () => {
    for (const firstName of ['Ada', 'Bea'])
      await signedIn(api, {
        firstName: '\u{1F5BC}'.repeat(100),
        lastName: '\u{1F5BC}'.repeat(99),
        email: `${firstName}@example.com`,
      });
    const first = await list('?limit=1&sort=name');
    expect(names(await list(`?limit=1&sort=name&cursor=${first.nextCursor}`))).toHaveLength(1);
  });

  test('shows what each has spent, in three queries for any number', async () => {
    await three();
    expect((await list('?q=bea')).items).toMatchObject([
      { lastName: 'Marsh', level: 'VIP', isLevelManual: true, paidOrders: 1, isEmailConfirmed: true },
    ]);
    expect(await countQueries(api, () => api.get(CollectorListQueries).page({}))).toBe(3);
  });

  test('is exported as CSV, and no name runs as a formula', async () => {
    await signedIn(api, { firstName: '=1+1' });
    const answer = await call('GET', '.csv', undefined, asOwner);
    expect(answer.headers.get('content-disposition')).toContain('collectors.csv');
    expect(await answer.text()).toContain("'=1+1,Byron");
  });
});

test('a collector’s detail has what every module knows about them', async () => {
  const ada = await signedIn(api);
  await buys(ada, 900);
  const work = await createHiddenWork(api);
  await showTo(api, work.id, { collectorId: ada.id });
  await reserve(api, ada, { artworkId: work.id, editionId: editionOf(work, '30x20'), editionNumber: 3 });
  const body = { artworkId: (await createWork(api, { title: 'Liked' })).id };
  await api.request('/api/favorites', { method: 'POST', body, headers: ada.headers });
  await call('POST', `/${ada.id}/level`, { level: 'VIP' }, asOwner);
  expect(await detail(ada.id)).toMatchObject({
    firstName: 'Ada',
    level: 'VIP',
    levelHistory: [{ from: 'Standard', to: 'VIP', isGiven: true }],
    totals: { paidOrders: 1, refunded: 0 },
    orders: [{ titles: ['Work for ada@example.com'] }],
    certificates: [{ editionNumber: 1, total: 9, state: 'issued' }],
    reservations: [{ title: 'Night Bloom', size: '30x20', editionNumber: 3 }],
    previews: [{ titles: ['Night Bloom'], isNamed: true }],
    favorites: 1,
    sessions: 1,
    letters: null,
  });
});

describe('a note', () => {
  const noteOf = async (id: string) => (await detail(id)).notes[0];

  test('can be changed by its author, once for each version', async () => {
    const { id } = await signedIn(api);
    await call('POST', `/${id}/notes`, { text: 'Prefers large prints.' });
    const note = await noteOf(id);
    expect(note).toMatchObject({ text: 'Prefers large prints.', by: 'Mara', isOwn: true, version: 1 });
    const path = `/${id}/notes/${note?.id}`;
    expect((await call('PUT', path, { text: 'Prefers minis.', version: 1 })).status).toBe(200);
    const late = await call('PUT', path, { text: 'Prefers both.', version: 1 });
    expect(await late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { text: 'Prefers minis.' },
    });
  });

  test('by someone else can be neither changed nor deleted', async () => {
    const { id } = await signedIn(api);
    await call('POST', `/${id}/notes`, { text: 'Prefers large prints.' });
    const path = `/${id}/notes/${(await noteOf(id))?.id}`;
    expect((await call('PUT', path, { text: 'No.', version: 1 }, asOwner)).status).toBe(404);
    expect((await call('DELETE', path, undefined, asOwner)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(200);
    expect(await noteOf(id)).toBeUndefined();
  });

  test('without text is rejected at its field', async () => {
    const { id } = await signedIn(api);
    expect(await (await call('POST', `/${id}/notes`, { text: ' ' })).json()).toMatchObject({
      fields: { text: 'Please enter a note.' },
    });
  });
});

describe('an account', () => {
  test('gets a link to a new password, and the log says who sent it', async () => {
    const ada = await signedIn(api);
    expect((await call('POST', `/${ada.id}/password-links`)).status).toBe(202);
    expect(await column(api, "SELECT actor_id FROM audit_log WHERE action = 'password.link-sent'")).toEqual([
      mara.id,
    ]);
    expect(await column(api, 'SELECT kind FROM account_links')).toEqual(['reset']);
  });

  test('is signed out everywhere', async () => {
    const ada = await signedIn(api);
    expect((await call('DELETE', `/${ada.id}/sessions`)).status).toBe(204);
    expect((await api.request('/api/collectors/me', { headers: ada.headers })).status).toBe(401);
  });

  test('can be exported and deleted only by the owner', async () => {
    const { id } = await signedIn(api);
    await call('POST', `/${id}/notes`, { text: 'Prefers large prints.' });
    expect((await call('GET', `/${id}/export`)).status).toBe(403);
    const file = await call('GET', `/${id}/export`, undefined, asOwner);
    expect(await file.json()).toMatchObject({ notesOfTheGallery: [{ text: 'Prefers large prints.' }] });
    expect((await call('DELETE', `/${id}`)).status).toBe(403);
    expect((await call('DELETE', `/${id}`, undefined, asOwner)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect(await column(api, 'SELECT COUNT(*) FROM collector_notes')).toEqual(['0']);
  });

  test.each(['019a0000-0000-7000-8000-000000000000', 'Ünbekannt'])('%s belongs to nobody', async (id) => {
    expect((await call('GET', `/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
