import { countQueries } from '../../../test/app/query-count';
import { addGuests, createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
import { asOwner } from '../../../test/app/signed-in-owner';
import { signedIn } from '../../../test/builders/collectors';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorDeleted, CollectorDataExportRequested } from '../../identity';
import { DomainEvents, RetentionService } from '../../platform';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Deletes the account as the product does: in one transaction. */
const leave = (gone: CollectorDeleted) => api.database.transaction(() => api.get(DomainEvents).publish(gone));

const names = () => column(api, 'SELECT name FROM event_guests ORDER BY name');

test('a collector’s data export lists their events', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  const asked = new CollectorDataExportRequested(ada.id);
  await api.get(DomainEvents).publish(asked);
  expect(asked.sections.get('eventVisits')).toEqual([
    expect.objectContaining({ eventId: id, name: 'Grace Hopper', email: ada.email }),
  ]);
});

test('exports an event’s guests, with an entry in the audit log', async () => {
  const { id } = await createEvent(api);
  await enter(api, id, { email: 'grace@example.com' });
  const file = await api.request(`/api/admin/studio-events/${id}/guests.csv`, { headers: asOwner });
  expect(await file.text()).toContain('\r\nGrace Hopper,grace@example.com,no,no,');
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'personal-data.exported'")).toEqual([
    { file: ':id/guests.csv', filters: { id }, rows: 1 },
  ]);
});

test('the export has every guest that matches, and the log no name that was searched for', async () => {
  const { id } = await createEvent(api);
  await addGuests(api, id, 501);
  const rows = async (query: string) => {
    const path = `/api/admin/studio-events/${id}/guests.csv${query}`;
    const text = await (await api.request(path, { headers: asOwner })).text();
    return text.trimEnd().split('\r\n').slice(1);
  };
  expect(new Set(await rows(''))).toHaveProperty('size', 501);
  expect(await rows('?q=guest%20501')).toEqual([expect.stringContaining('Guest 501,')]);
  expect(await column(api, 'SELECT details FROM audit_log ORDER BY id')).toEqual([
    { file: ':id/guests.csv', filters: { id }, rows: 501 },
    { file: ':id/guests.csv', filters: { id, q: '(text)' }, rows: 1 },
  ]);
});

describe('the list of guests', () => {
  interface GuestList {
    items: { name: string }[];
    total: number;
    nextCursor: string | null;
  }
  const read = async (eventId: string, query = ''): Promise<GuestList> => {
    const path = `/api/admin/studio-events/${eventId}/guests${query}`;
    const list: GuestList = JSON.parse(await (await api.request(path, { headers: asOwner })).text());
    return list;
  };
  const namesIn = ({ items }: GuestList) => items.map(({ name }) => name);

  test('comes a page at a time, each guest once, even if all registered at the same moment', async () => {
    const { id } = await createEvent(api);
    await addGuests(api, id, 120);
    const first = await read(id);
    const second = await read(id, `?cursor=${first.nextCursor}`);
    const third = await read(id, `?cursor=${second.nextCursor}`);
    expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    expect(third.nextCursor).toBeNull();
    expect(new Set([first, second, third].flatMap(namesIn))).toHaveProperty('size', 120);
  });

  test('misses nobody who gets a place while it is read', async () => {
    const { id } = await createEvent(api);
    await addGuests(api, id, 1, { name: 'Ada' });
    api.clock.advance(1_000);
    await addGuests(api, id, 1, { name: 'Bob', email: 'bob@example.com', isWaitlisted: true });
    api.clock.advance(1_000);
    await addGuests(api, id, 1, { name: 'Cy', email: 'cy@example.com', isWaitlisted: true });
    const first = await read(id, '?limit=2');
    await api.database.manager.query("UPDATE event_guests SET is_waitlisted = 0 WHERE name = 'Cy'");
    const second = await read(id, `?limit=2&cursor=${first.nextCursor}`);
    expect([first, second].map(namesIn)).toEqual([['Ada', 'Bob'], ['Cy']]);
  });

  test('is searched by name and address, and filtered by waitlist', async () => {
    const { id } = await createEvent(api);
    const other = await createEvent(api, { title: 'Another' });
    await addGuests(api, id, 3);
    await addGuests(api, id, 1, { name: 'Émile_x', email: 'emile@example.org', isWaitlisted: true });
    await addGuests(api, other.id, 1, { name: 'Émile of another event' });
    expect(await read(id, '?q=emile')).toMatchObject({ items: [{ name: 'Émile_x' }], total: 1 });
    expect(namesIn(await read(id, '?q=guest2@'))).toEqual(['Guest 2']);
    expect(namesIn(await read(id, '?q=_'))).toEqual(['Émile_x']);
    expect(namesIn(await read(id, '?place=waitlist'))).toEqual(['Émile_x']);
    expect(await read(id, '?place=registered&limit=1')).toMatchObject({ total: 3 });
  });

  test('rejects the cursor of another list or filter', async () => {
    const { id } = await createEvent(api);
    for (const query of ['?cursor=soon', '?place=bar']) {
      const answer = await api.request(`/api/admin/studio-events/${id}/guests${query}`, {
        headers: asOwner,
      });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    }
  });

  test.each(['', '?q=guest&place=registered'])(
    'takes as many queries for many as for one: %j',
    async (query) => {
      const { id } = await createEvent(api);
      const url = `/api/admin/studio-events/${id}/guests${query}`;
      const asked = () => countQueries(api, () => api.app.inject({ url, headers: asOwner }));
      await addGuests(api, id, 1, { email: 'first@example.com' });
      expect(await asked()).toBe(4);
      await addGuests(api, id, 60);
      expect(await asked()).toBe(4);
    },
  );
});

test('a deleted account leaves no name and no reminder', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  const next = await createScheduled(api, 24);
  await enter(api, id, { email: 'work@example.com', headers: ada.headers });
  await enter(api, id, { email: ada.email });
  await enter(api, id, { email: 'other@example.com' });
  await api.request('/api/event-reminders', { method: 'POST', body: { eventId: next.id, email: ada.email } });
  await leave(new CollectorDeleted(ada.id, ada.email));
  expect(await names()).toEqual(['Former guest', 'Former guest', 'Grace Hopper']);
  expect(await column(api, "SELECT email FROM event_guests WHERE email LIKE '%@%'")).toEqual([
    'other@example.com',
  ]);
  expect(await column(api, 'SELECT COUNT(*) FROM event_reminders')).toEqual(['0']);
});

test('180 days after an event its guests are anonymous but counted, and their photos unassigned', async () => {
  const { id } = await createScheduled(api, 1);
  const { guestId } = await enter(api, id);
  await publishPhoto(api, id, { guestId });
  await api.request('/api/event-reminders', {
    method: 'POST',
    body: { eventId: id, email: 'ada@example.com' },
  });
  api.clock.advance(184 * DAY_MS);

  await api.get(RetentionService).run('event-guests');

  expect(await names()).toEqual(['Former guest']);
  expect(await column(api, 'SELECT IF(email = id, collector_id, email) FROM event_guests')).toEqual([null]);
  expect(await column(api, 'SELECT guest_id FROM event_photos')).toEqual([null]);
  expect(await column(api, 'SELECT COUNT(*) FROM event_reminders')).toEqual(['0']);
  const event = await (await api.request(`/api/events/${id}`)).json();
  expect(event).toMatchObject({ currentParticipants: 1 });
});

test('before that guests are not anonymized', async () => {
  const { id } = await createEvent(api);
  await enter(api, id);
  api.clock.advance(179 * DAY_MS);
  await api.get(RetentionService).run('event-guests');
  expect(await names()).toEqual(['Grace Hopper']);
});

test('guests with an account are not anonymized', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  api.clock.advance(184 * DAY_MS);
  await api.get(RetentionService).run('event-guests');
  expect(await names()).toEqual(['Grace Hopper']);
});

test('the number of anonymized guests is audited once', async () => {
  const { id } = await createEvent(api);
  await enter(api, id);
  await enter(api, id, { email: 'ada@example.com' });
  api.clock.advance(184 * DAY_MS);
  await api.get(RetentionService).run('event-guests');
  await api.get(RetentionService).run('event-guests');
  const deeds = await column(api, "SELECT details FROM audit_log WHERE action = 'event.guests_forgotten'");
  expect(deeds).toEqual([{ guests: 2, kept: 0, reminders: 0 }]);
});

test('a lapsed account is unlinked from its guests', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  await leave(new CollectorDeleted(ada.id, null, false));
  expect(await names()).toEqual(['Grace Hopper']);
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([null]);
});
