import { createEvent, enter } from '../../test/builders/events';
import { signedIn } from '../../test/builders/collectors';
import { writeMessage } from '../../test/builders/messages';
import { addPartner } from '../../test/builders/affiliates';
import { checkoutBody, column, createEdition } from '../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../test/builders/staff';
import { countQueries } from '../../test/app/query-count';
import { asOwner, type StaffHeaders } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { OfflineSalesService } from '../orders';
import { RetentionService } from '../platform';
import type { PeopleList, PersonRecord } from './dto/people.dto';
import { PeopleListQueries } from './people-list.queries';
import { PeopleRefreshService } from './people-refresh.service';
import { PersonRecordQueries } from './person-record.queries';

const DAY_MS = 86_400_000;

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

const call = (method: string, path: string, body?: object, headers: StaffHeaders = mara.headers) =>
  api.request(`/api/admin/people${path}`, { method, body, headers });

async function list(query = '', headers?: StaffHeaders): Promise<PeopleList> {
  const answer: unknown = await (await call('GET', query, undefined, headers)).json();
  if (!isList(answer)) throw new Error(`Not a list: ${JSON.stringify(answer)}`);
  return answer;
}
const isList = (value: unknown): value is PeopleList =>
  typeof value === 'object' && value !== null && 'items' in value;

async function record(email: string, headers?: StaffHeaders): Promise<PersonRecord> {
  const [row] = (await list(`?q=${encodeURIComponent(email)}`, headers)).items;
  return readRecord(await call('GET', `/${row?.id ?? 'none'}`, undefined, headers));
}
async function readRecord(response: Response): Promise<PersonRecord> {
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error(`Not a person: ${JSON.stringify(answer)}`);
  return answer;
}
const isRecord = (value: unknown): value is PersonRecord =>
  typeof value === 'object' && value !== null && 'entries' in value;

const emails = ({ items }: PeopleList): string[] => items.map(({ email }) => email);

async function buys(email: string): Promise<void> {
  const edition = await createEdition(api, { title: 'Night Bloom' });
  const { artworkId, size } = edition;
  const buyer = { ...checkoutBody([edition]).billing, email };
  await api
    .get(OfflineSalesService)
    .recordSale({ buyer, items: [{ artworkId, size, quantity: 1, priceCents: 90_000 }], notes: null });
}

async function subscribes(email: string, state = 'confirmed'): Promise<void> {
  await api.request('/api/email-subscribe', { method: 'POST', body: { email, sourcePage: 'cart' } });
  await api.database.manager.query(
    'UPDATE newsletter_subscribers SET state = ?, confirmed_at = ?, unsubscribed_at = ? WHERE email = ?',
    [state, state === 'pending' ? null : api.clock.now(), state === 'ended' ? api.clock.now() : null, email],
  );
}

/** Ada is a collector who bought and wrote, Bea wrote, Cleo was a guest, Dora subscribed, Nord is a partner; in this order. */
async function five(): Promise<{ eventId: string }> {
  await signedIn(api);
  await buys('ada@example.com');
  await writeMessage(api, { name: 'A. Byron', email: 'Ada@Example.com' });
  api.clock.advance(1_000);
  await writeMessage(api, { name: 'Bea Marsh', email: 'bea@example.com' });
  api.clock.advance(1_000);
  const { id: eventId } = await createEvent(api);
  await enter(api, eventId, { name: 'Cleo Abbot', email: 'cleo@example.com' });
  api.clock.advance(1_000);
  await subscribes('dora@example.com');
  api.clock.advance(1_000);
  await addPartner(api, { headers: asOwner });
  return { eventId };
}

describe('the list', () => {
  test('has one row for each address, with all its kinds', async () => {
    await five();
    const { items, total } = await list('', asOwner);
    expect(total).toBe(5);
    expect(items.map(({ name, email, kinds }) => [name, email, kinds])).toEqual([
      ['Galerie Nord', 'nord@example.com', ['affiliate']],
      ['', 'dora@example.com', ['subscriber']],
      ['Cleo Abbot', 'cleo@example.com', ['guest']],
      ['Bea Marsh', 'bea@example.com', ['inquirer']],
      ['Ada Byron', 'ada@example.com', ['collector', 'buyer', 'inquirer']],
    ]);
  });

  test.each([
    ['?q=a.%20byron', ['ada']],
    ['?q=BEA@', ['bea']],
    ['?q=%25', []],
    ['?kind=guest', ['cleo']],
    ['?kind=buyer', ['ada']],
    ['?newsletter=confirmed', ['dora']],
    ['?newsletter=none&kind=inquirer', ['bea', 'ada']],
    ['?tag=press', []],
  ])('asked for %j shows %j', async (query, expected) => {
    await five();
    expect(emails(await list(query))).toEqual(expected.map((name) => `${name}@example.com`));
  });

  test('shows the guests of one event', async () => {
    const { eventId } = await five();
    const other = await createEvent(api);
    await enter(api, other.id, { email: 'other@example.com' });
    expect(emails(await list(`?event=${eventId}`))).toEqual(['cleo@example.com']);
  });

  test.each(['?kind=friend', '?event=tfgallery', '?newsletter=yes', '?cursor=x', `?tag=${'x'.repeat(41)}`])(
    'rejects %j',
    async (query) => {
      expect((await call('GET', query)).status).toBe(400);
    },
  );

  test('continues from page to page', async () => {
    await five();
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...emails(first), ...emails(second)]).toEqual(emails(await list()));
    expect([first.total, second.nextCursor]).toEqual([4, null]);
  });

  test('never merges two addresses, whatever their accents', async () => {
    await writeMessage(api, { email: 'jose@example.com', name: 'Jose' });
    await writeMessage(api, { email: 'josé@example.com', name: 'José' });
    expect((await list()).items.map(({ name, email }) => [name, email])).toEqual(
      expect.arrayContaining([
        ['Jose', 'jose@example.com'],
        ['José', 'josé@example.com'],
      ]),
    );
  });

  test('takes five queries once it has processed changes', async () => {
    await five();
    const asked = (): Promise<number> =>
      countQueries(api, () => api.get(PeopleListQueries).page({}, { ...signedInMara(), role: 'owner' }));
    await asked();
    expect(await asked()).toBe(5);
  });

  test('is exported as CSV with an audit entry, and no name runs as a formula', async () => {
    await writeMessage(api, { name: '=1+1', email: 'ada@example.com' });
    await list();
    const answer = await call('GET', '.csv?kind=inquirer&q=ada', undefined, asOwner);
    expect(answer.headers.get('content-disposition')).toContain('people.csv');
    expect(await answer.text()).toContain("'=1+1,ada@example.com,,Inquirer,");
    const [details] = await column(
      api,
      "SELECT details FROM audit_log WHERE action = 'personal-data.exported'",
    );
    expect(details).toMatchObject({
      file: 'people.csv',
      filters: { kind: 'inquirer', q: '(text)' },
      rows: 1,
    });
  });

  test('is not exported for staff without the owner’s permission', async () => {
    expect((await call('GET', '.csv')).status).toBe(403);
  });
});

describe('what only the owner sees', () => {
  test('is who is an affiliate', async () => {
    await five();
    await writeMessage(api, { name: 'Nora Nord', email: 'nord@example.com' });
    const [nord] = (await list('?q=nord')).items;
    expect(nord?.kinds).toEqual(['inquirer']);
    expect((await record('nord@example.com')).entries.map(({ kind }) => kind)).toEqual(['message']);
    expect((await call('GET', '?kind=affiliate')).status).toBe(403);
  });

  test('includes people who are nothing else', async () => {
    await five();
    const { id } = await record('nord@example.com', asOwner);
    expect(emails(await list())).not.toContain('nord@example.com');
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('POST', `/${id}/tags`, { tag: 'Berlin' })).status).toBe(404);
  });
});

describe('a person who is gone', () => {
  test('leaves the list with their messages', async () => {
    await writeMessage(api);
    expect((await list()).total).toBe(1);
    api.clock.advance(4_000 * DAY_MS);
    await api.get(RetentionService).run('inbox-messages');
    expect(await list('', (await staffSignedIn(api, { firstName: 'Ben' })).headers)).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test('leaves it automatically even if nobody looks', async () => {
    await subscribes('dora@example.com');
    await list();
    await api.database.manager.query('DELETE FROM newsletter_subscribers');
    await api.get(PeopleRefreshService).run();
    expect(await column(api, 'SELECT email FROM people')).toEqual([]);
  });

  test('loses tags and note when the account is deleted', async () => {
    const ada = await signedIn(api);
    await subscribes('ada@example.com');
    const { id } = await record('ada@example.com');
    await call('POST', `/${id}/tags`, { tag: 'Press' });
    await call('PUT', `/${id}/note`, { text: 'Prefers mornings.', version: 1 });
    const deleted = await api.request(`/api/admin/collectors/${ada.id}`, {
      method: 'DELETE',
      headers: asOwner,
    });
    expect(deleted.status).toBe(204);
    expect(await record('ada@example.com')).toMatchObject({ kinds: ['subscriber'], tags: [], note: null });
  });
});

describe('a person', () => {
  test('has everything between them and the gallery, newest first, in seven queries', async () => {
    const { eventId } = await five();
    await enter(api, eventId, { name: 'Ada B.', email: 'ada@example.com' });
    await subscribes('ada@example.com', 'ended');
    const person = await record('ada@example.com');
    expect(person).toMatchObject({
      name: 'Ada Byron',
      kinds: ['collector', 'buyer', 'inquirer', 'guest'],
      newsletter: 'ended',
      subscription: { state: 'ended', sourcePage: 'cart', confirmedAt: expect.any(String) },
      note: null,
      version: 1,
    });
    expect(person.names).toEqual(expect.arrayContaining(['Ada Byron', 'Ada B.', 'A. Byron']));
    expect(person.entries.map(({ kind, title, state }) => [kind, title, state])).toEqual(
      expect.arrayContaining([
        ['event', 'An evening at the studio', 'registered'],
        ['message', 'General Inquiry', 'open'],
        ['certificate', 'Night Bloom, 1 of 9', 'issued'],
        ['order', 'Night Bloom', 'confirmed'],
        ['account', 'Ada Byron', 'confirmed'],
      ]),
    );
    const asked = () => api.get(PersonRecordQueries).get(person.id, signedInMara());
    expect(await countQueries(api, asked)).toBe(7);
  });

  test.each(['none', '018f3a1c-0000-7000-8000-000000000000'])('is not found with the id %s', async (id) => {
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });
});

/** Mara as the guard of the console's routes knows her. */
const signedInMara = () =>
  ({
    id: mara.id,
    username: mara.username,
    firstName: 'Mara',
    role: 'staff',
    mayExportPersonalData: false,
    sessionId: 'session',
  }) as const;
