import { signedIn } from '../../test/builders/collectors';
import { addSubscriber, callLetters } from '../../test/builders/letters';
import { writeMessage } from '../../test/builders/messages';
import { createEvent, enter } from '../../test/builders/events';
import { column } from '../../test/builders/checkout';
import { staffSignedIn } from '../../test/builders/staff';
import { asOwner, type StaffHeaders } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { EmailConfirmationService } from '../identity';
import type { PeopleList, PersonRecord } from './dto/people.dto';
import { SubscribersQueries } from './people-list.queries';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const call = (method: string, path: string, body?: object, headers: StaffHeaders = asOwner) =>
  api.request(`/api/admin/people${path}`, { method, body, headers });

async function list(query = ''): Promise<PeopleList['items']> {
  const answer: unknown = await (await call('GET', query)).json();
  if (!isList(answer)) throw new Error(`Not a list: ${JSON.stringify(answer)}`);
  return answer.items;
}
const isList = (value: unknown): value is PeopleList =>
  typeof value === 'object' && value !== null && 'items' in value;

async function readRecord(response: Response): Promise<PersonRecord> {
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
const isRecord = (value: unknown): value is PersonRecord =>
  typeof value === 'object' && value !== null && 'entries' in value;

const OWN = 'ada@example.com';
const OTHER = 'ada@work.example';

const idOf = async (email: string): Promise<string> =>
  String((await column(api, `SELECT id FROM people WHERE email = '${email}'`))[0]);

/** Ada wrote from home, and was a guest under her work address, which is subscribed and tagged. */
async function twoAddresses(): Promise<{ id: string; otherId: string; eventId: string }> {
  await writeMessage(api, { name: 'Ada Byron', email: OWN });
  const { id: eventId } = await createEvent(api);
  await enter(api, eventId, { name: 'A. Byron', email: OTHER });
  await addSubscriber(api, OTHER);
  await list();
  const [id, otherId] = [await idOf(OWN), await idOf(OTHER)];
  await call('POST', `/${otherId}/tags`, { tag: 'Press' });
  await call('PUT', `/${otherId}/note`, { text: 'Prefers mornings.', version: 1 });
  return { id, otherId, eventId };
}

async function joined() {
  const people = await twoAddresses();
  const record = await readRecord(
    await call('POST', `/${people.id}/addresses`, { email: ' Ada@Work.example ' }),
  );
  return { ...people, record };
}

test('two joined addresses are one person, with everything of both', async () => {
  const { record, id, otherId } = await joined();
  expect(record).toMatchObject({
    id,
    email: OWN,
    otherEmails: [OTHER],
    kinds: ['inquirer', 'guest', 'subscriber'],
    tags: ['Press'],
    addresses: [{ id: otherId, email: OTHER, note: { text: 'Prefers mornings.' } }],
  });
  expect(record.entries.map(({ kind }) => kind).toSorted()).toEqual(['event', 'message']);
  expect(await list()).toMatchObject([{ id, otherEmails: [OTHER], tags: ['Press'] }]);
});

test('consent stays with its address', async () => {
  const { record, otherId } = await joined();
  expect([record.subscription, record.addresses[0]?.subscription?.state]).toEqual([null, 'confirmed']);
  const after = await readRecord(await call('DELETE', `/${otherId}/newsletter`));
  expect(after).toMatchObject({
    email: OWN,
    subscription: null,
    addresses: [{ subscription: { state: 'ended' } }],
  });
});

test.each([`?q=${OTHER}`, '?tag=press', '?kind=guest', '?newsletter=confirmed', '?q=A.%20Byron'])(
  '%s finds the person by the other address',
  async (query) => {
    const { id } = await joined();
    expect((await list(query)).map((person) => person.id)).toEqual([id]);
  },
);

test('filters by event and newsletter count joined addresses', async () => {
  const { id, eventId } = await joined();
  expect((await list(`?event=${eventId}`)).map((person) => person.id)).toEqual([id]);
  expect(await list('?newsletter=none')).toEqual([]);
});

test('a person gets a letter once, at a subscribed address', async () => {
  await joined();
  expect(await api.get(SubscribersQueries).findEmails({ kind: 'inquirer' })).toEqual([OTHER]);
  await addSubscriber(api, OWN);
  expect(await api.get(SubscribersQueries).findEmails({})).toEqual([OWN]);
  expect(await (await callLetters(api, 'POST', '/reach', {})).json()).toEqual({ subscribers: 1 });
});

test('the other address redirects to the person', async () => {
  const { id, otherId } = await joined();
  expect((await readRecord(await call('GET', `/${otherId}`))).id).toBe(id);
});

test('they can be separated again, each with what was its own', async () => {
  const { id, otherId } = await joined();
  const parted = await readRecord(await call('DELETE', `/${id}/addresses/${otherId}`));
  expect(parted).toMatchObject({
    kinds: ['inquirer'],
    tags: [],
    addresses: [],
    entries: [{ kind: 'message' }],
  });
  expect(await readRecord(await call('GET', `/${otherId}`))).toMatchObject({
    email: OTHER,
    tags: ['Press'],
    note: { text: 'Prefers mornings.' },
  });
  expect(await column(api, "SELECT action FROM audit_log WHERE subject_kind = 'person' ORDER BY id")).toEqual(
    expect.arrayContaining(['person.joined', 'person.parted']),
  );
});

test('removing a tag removes it from all addresses', async () => {
  const { id } = await joined();
  expect((await readRecord(await call('DELETE', `/${id}/tags/Press`))).tags).toEqual([]);
});

test('later activity of the other address counts for the person', async () => {
  const { id } = await joined();
  await writeMessage(api, { name: 'Countess of Lovelace', email: OTHER });
  expect((await list('?q=Countess')).map((person) => person.id)).toEqual([id]);
});

test('an address whose person is gone becomes its own person', async () => {
  const { otherId } = await joined();
  await api.database.manager.query('DELETE FROM contact_messages');
  expect((await list()).map(({ id }) => id)).toEqual([otherId]);
});

test('joining a person with several addresses brings all of them', async () => {
  const { id } = await joined();
  await writeMessage(api, { name: 'Ada King', email: 'king@example.com' });
  await list();
  const king = await idOf('king@example.com');
  const record = await readRecord(await call('POST', `/${king}/addresses`, { email: OTHER }));
  expect([record.id, record.otherEmails]).toEqual([king, [OWN, OTHER]]);
  expect((await readRecord(await call('GET', `/${id}`))).id).toBe(king);
});

test.each([
  ['nobody@example.com', 'No one in the list has this address.'],
  [OTHER, 'They already have this address.'],
  [OWN, 'They already have this address.'],
])('%s is rejected at its field', async (email, error) => {
  const { id } = await joined();
  const answer = await call('POST', `/${id}/addresses`, { email });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { email: error } }]);
});

test('only the owner joins and separates', async () => {
  const { id, otherId } = await twoAddresses();
  const { headers } = await staffSignedIn(api);
  expect((await call('POST', `/${id}/addresses`, { email: OTHER }, headers)).status).toBe(403);
  expect((await call('DELETE', `/${id}/addresses/${otherId}`, undefined, headers)).status).toBe(403);
});

describe('of a collector', () => {
  /** The account's address is the person's own; the work address is joined to it. */
  async function collector() {
    const { id: collectorId } = await signedIn(api, { email: OWN });
    return { ...(await joined()), collectorId };
  }

  test('deleting the account removes tags and notes of all addresses', async () => {
    const { otherId, collectorId } = await collector();
    await api.request(`/api/admin/collectors/${collectorId}`, { method: 'DELETE', headers: asOwner });
    // No table has the account's own address any longer.
    expect(await readRecord(await call('GET', `/${otherId}`))).toMatchObject({
      email: OTHER,
      tags: [],
      note: null,
    });
  });

  test('a new account address takes over the joined ones', async () => {
    const { collectorId } = await collector();
    await api.database.transaction(() =>
      api.get(EmailConfirmationService).markConfirmed(collectorId, 'byron@example.com'),
    );
    expect(await list('?q=byron@example.com')).toMatchObject([{ otherEmails: [OTHER], tags: ['Press'] }]);
  });
});
