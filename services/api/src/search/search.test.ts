import { v7 as uuid } from 'uuid';
import { addPartner } from '../../test/builders/affiliates';
import { createWork } from '../../test/builders/artworks';
import { buyPrints } from '../../test/builders/certificates';
import { signedIn } from '../../test/builders/collectors';
import { createEvent, enter } from '../../test/builders/events';
import { addSubscriber } from '../../test/builders/letters';
import { writeMessage } from '../../test/builders/messages';
import { checkoutBody, column, createEdition, openCheckout } from '../../test/builders/checkout';
import { staffSignedIn } from '../../test/builders/staff';
import { queriesOf } from '../../test/app/query-count';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { OfflineSalesService } from '../orders';
import { PeopleRefreshService } from '../people/people-refresh.service';
import type { SearchResults } from './dto/search.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const path = (q: string) => `/api/admin/search?q=${encodeURIComponent(q)}`;

async function search(q: string, headers = asOwner): Promise<SearchResults> {
  const response = await api.request(path(q), { headers });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const results: SearchResults = JSON.parse(await response.text());
  return results;
}

/** Sells a print over the counter; returns the order's number. */
async function sellTo(fullName: string, email: string): Promise<string> {
  const edition = await createEdition(api, { title: `Sold to ${fullName}` });
  const { artworkId, size, priceCents } = edition;
  const buyer = { ...checkoutBody([edition]).billing, fullName, email };
  await api
    .get(OfflineSalesService)
    .recordSale({ buyer, items: [{ artworkId, size, quantity: 1, priceCents }], notes: null });
  const [number] = await column(api, 'SELECT number FROM orders ORDER BY created_at DESC, id DESC LIMIT 1');
  return String(number);
}

const NOTHING: SearchResults = {
  artworks: [],
  prints: [],
  people: [],
  orders: [],
  certificates: [],
  events: [],
};

describe('access', () => {
  test('only staff may search', async () => {
    expect((await api.request(path('rose'))).status).toBe(401);
    const { headers } = await signedIn(api);
    expect((await api.request(path('rose'), { headers })).status).toBe(401);
  });

  test('staff find no affiliates, whose pages are for the owner', async () => {
    const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Olga' });
    const staff = await staffSignedIn(api);
    const { id } = await addPartner(api, owner, { partnerName: 'Galerie Nord', email: 'nord@example.com' });
    for (const q of ['nord', 'nord@example.com', 'galerie-nord'])
      expect(await search(q, staff.headers)).toEqual(NOTHING);
    expect((await search('nord', owner.headers)).people).toEqual([
      { kind: 'affiliate', id, name: 'Galerie Nord', email: 'nord@example.com' },
    ]);
  });

  test('staff find an affiliate who is also a buyer as a buyer', async () => {
    const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Olga' });
    const staff = await staffSignedIn(api);
    await addPartner(api, owner, { partnerName: 'Galerie Nord', email: 'nord@example.com' });
    await sellTo('Galerie Nord', 'nord@example.com');
    expect((await search('galerie', staff.headers)).people).toMatchObject([{ kind: 'buyer' }]);
  });
});

describe('the text', () => {
  test.each([
    ['missing', '/api/admin/search', 'Please enter at least two characters.'],
    ['one character', path(' a '), 'Please enter at least two characters.'],
    ['too long', path('a'.repeat(201)), 'Please use 200 characters or fewer.'],
  ])('is refused: %s', async (_, address, message) => {
    const response = await api.request(address, { headers: asOwner });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', fields: { q: message } });
  });

  test.each(['%%', '__', String.raw`\%`, "'; --", '日本', '%_ 3'])('%s matches only itself', async (q) => {
    await createEdition(api, { title: 'Night Bloom' });
    await sellTo('Ada Byron', 'ada@example.com');
    await createEvent(api);
    expect(await search(q)).toEqual(NOTHING);
  });

  test('finds a title with a percent sign', async () => {
    await createWork(api, { title: '100% Rose' });
    await createWork(api, { title: '1000 Roses' });
    expect((await search('100% ro')).artworks.map(({ title }) => title)).toEqual(['100% Rose']);
  });
});

describe('artworks', () => {
  test('are found by words of the title in any order, the title that begins with the text first', async () => {
    await createWork(api, { title: 'Her Inside Voice' });
    await createWork(api, { title: 'Inside Voice' });
    await createWork(api, { title: 'Inside Out' });
    const titles = async (q: string) => (await search(q)).artworks.map(({ title }) => title);
    expect(await titles('inside voi')).toEqual(['Inside Voice', 'Her Inside Voice']);
    expect(await titles('voice inside')).toEqual(['Her Inside Voice', 'Inside Voice']);
  });

  test('are found by their URL, even hidden ones', async () => {
    const { id } = await createWork(api, { title: 'Inside Voice', liveStatus: 'hidden' });
    expect((await search('inside-voi')).artworks).toEqual([
      {
        id,
        title: 'Inside Voice',
        series: 'FLORALS',
        year: 2024,
        isDraft: false,
        isHidden: true,
        isArchived: false,
      },
    ]);
  });

  test('are listed last and marked when archived', async () => {
    await createWork(api, { title: 'Rose, archived' });
    await api.database.manager.query('UPDATE artworks SET archived_at = NOW(3)');
    await createWork(api, { title: 'Rose, kept' });
    expect((await search('rose')).artworks).toMatchObject([
      { title: 'Rose, kept', isArchived: false },
      { title: 'Rose, archived', isArchived: true },
    ]);
  });
});

describe('people', () => {
  const people = async (q: string) => (await search(q)).people.map(({ kind, email }) => [kind, email]);

  test.each(['jane', 'smi', 'Jane Smi', 'jane@', 'JANE@EXAMPLE.COM'])('%s finds the collector', async (q) => {
    const { id } = await signedIn(api, { firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' });
    await signedIn(api, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    expect((await search(q)).people).toEqual([
      { kind: 'collector', id, name: 'Jane Smith', email: 'jane@example.com' },
    ]);
  });

  test.each(['jane', 'smith', 'jane smi', 'jane@'])('%s finds a buyer without an account', async (q) => {
    await sellTo('Jane Smith', 'jane@example.com');
    expect(await people(q)).toEqual([['buyer', 'jane@example.com']]);
  });

  test.each(['jane', 'smith', 'jane smi', 'jane@'])('%s finds the sender', async (q) => {
    await writeMessage(api, { name: 'Jane Smith', email: 'jane@example.com' });
    expect(await people(q)).toEqual([['inquirer', 'jane@example.com']]);
  });

  test('are found as people if they are only guests or subscribers', async () => {
    const { id } = await createEvent(api);
    await enter(api, id, { name: 'Gloria Guest', email: 'gloria@example.com' });
    await addSubscriber(api, 'sub.scriber@example.com');
    await api.get(PeopleRefreshService).run();
    expect((await search('Gloria')).people).toMatchObject([{ kind: 'guest', email: 'gloria@example.com' }]);
    expect((await search('sub.scri')).people).toMatchObject([
      { kind: 'subscriber', email: 'sub.scriber@example.com' },
    ]);
  });

  test('of several kinds are found once, collectors first', async () => {
    await writeMessage(api, { name: 'Jane Smith', email: 'jane@example.com' });
    await sellTo('Jane Smith', 'jane@example.com');
    await sellTo('Jane Smith', 'jane@example.com');
    expect(await people('smith')).toEqual([['buyer', 'jane@example.com']]);
    await signedIn(api, { firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' });
    expect(await people('smith')).toEqual([['collector', 'jane@example.com']]);
  });

  test('with two joined addresses are found once', async () => {
    await sellTo('Jane Smith', 'jane@example.com');
    await writeMessage(api, { name: 'Jane Smith', email: 'jane@work.example' });
    await api.get(PeopleRefreshService).run();
    expect(await people('smith')).toHaveLength(2);
    const [own] = await column(api, "SELECT id FROM people WHERE email = 'jane@example.com'");
    const body = { email: 'jane@work.example' };
    const joined = await api.request(`/api/admin/people/${String(own)}/addresses`, {
      method: 'POST',
      headers: asOwner,
      body,
    });
    expect(joined.status).toBeLessThan(300);
    expect(await people('smith')).toEqual([['buyer', 'jane@example.com']]);
  });

  test('are limited to six', async () => {
    for (let index = 0; index < 7; index += 1)
      await signedIn(api, { firstName: 'Jane', lastName: 'Smith', email: `jane${index}@example.com` });
    expect(await people('jane')).toHaveLength(6);
  });
});

describe('orders', () => {
  test('are found by number, with and without brand and dashes', async () => {
    const number = await sellTo('Ada Byron', 'ada@example.com');
    await sellTo('Grace Hopper', 'grace@example.com');
    const code = number.slice(3);
    for (const q of [number, code, `#${code}`, code.replace('-', '').toLowerCase(), number.slice(0, 9)])
      expect((await search(q)).orders.map((order) => order.number)).toContain(number);
  });

  test('are found by any part of their number', async () => {
    const number = await sellTo('Ada Byron', 'ada@example.com');
    const code = number.slice(3).replace('-', '');
    for (let begin = 0; begin <= 5; begin += 1)
      for (const part of [code.slice(begin, begin + 3), code.slice(begin)])
        expect((await search(`#${part}`)).orders).toMatchObject([{ number }]);
  });

  test.each(['ada', 'byron', 'ada byr', 'ada@example'])('%s finds the buyer’s, newest first', async (q) => {
    const first = await sellTo('Ada Byron', 'ada@example.com');
    api.clock.advance(1_000);
    const second = await sellTo('Ada Byron', 'ada@example.com');
    await sellTo('Grace Hopper', 'grace@example.com');
    expect((await search(q)).orders.map(({ number }) => number)).toEqual([second, first]);
  });

  test('are found by Stripe’s ids and by the payment reference', async () => {
    const edition = await createEdition(api);
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    api.stripe().pay(sessionId);
    await api.stripe().webhooks.idle();
    const [payment]: { payment_intent_id: string; reference: string }[] = await api.database.manager.query(
      'SELECT payment_intent_id, reference FROM payments',
    );
    const number = (await search('ada@example.com')).orders[0]?.number;
    for (const q of [sessionId, payment?.payment_intent_id ?? '', payment?.reference ?? ''])
      expect((await search(q)).orders).toMatchObject([{ number, status: 'confirmed' }]);
    expect((await search(`pi_${uuid().replaceAll('-', '')}`)).orders).toEqual([]);
  });

  test('are found by the payment of a link', async () => {
    const number = await sellTo('Ada Byron', 'ada@example.com');
    await api.database.manager.query(
      `INSERT INTO payment_requests (id, order_id, state, amount_cents, currency, payment_intent_id, key_hash, created_by, expires_at, created_at, updated_at)
       SELECT ?, id, 'open', 100, 'usd', 'pi_ofTheLink', '', 'owner', NOW(3), NOW(3), NOW(3) FROM orders`,
      [uuid()],
    );
    expect((await search('pi_ofTheLink')).orders).toMatchObject([{ number }]);
  });
});

test('a certificate is found by the beginning of its id', async () => {
  const [coaId = ''] = await buyPrints(api);
  for (const q of [coaId, coaId.slice(0, 10), coaId.slice(4).toLowerCase()])
    expect((await search(q)).certificates).toEqual([
      {
        coaId,
        artworkTitle: 'Night Bloom',
        size: '30x20',
        editionNumber: 1,
        total: 9,
        holderName: 'Ada Byron',
      },
    ]);
});

test('events are found by title and place, latest first, without archived ones', async () => {
  const { id } = await createEvent(api, { title: 'Spring Portraits', location: 'Dallas, Texas' });
  await createEvent(api, {
    title: 'Autumn Portraits',
    location: 'Dallas, Texas',
    archivedAt: api.clock.now(),
  });
  for (const q of ['portraits', 'dallas spring', 'texas'])
    expect((await search(q)).events.map((event) => event.id)).toEqual([id]);
});

test('a search takes at most eight queries', async () => {
  const statements = await queriesOf(api, async () => {
    const { statusCode } = await api.app.inject({ url: path('Rose 30 3'), headers: asOwner });
    expect(statusCode).toBe(200);
  });
  expect(statements.length).toBeLessThanOrEqual(8);
});
