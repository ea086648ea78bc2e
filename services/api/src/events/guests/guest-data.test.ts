import { createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
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

/** The account goes, as it does in the product: in one transaction. */
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

test('an event’s guests are exported as a file, with an entry in the audit log', async () => {
  const { id } = await createEvent(api);
  await enter(api, id, { email: 'grace@example.com' });
  const file = await api.request(`/api/admin/studio-events/${id}/guests.csv`, { headers: asOwner });
  expect(await file.text()).toContain('\r\nGrace Hopper,grace@example.com,no,no,');
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'personal-data.exported'")).toEqual([
    { file: ':id/guests.csv', filters: { id }, rows: 1 },
  ]);
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

test('an account that lapsed is unlinked from its guests', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  await leave(new CollectorDeleted(ada.id, null, false));
  expect(await names()).toEqual(['Grace Hopper']);
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([null]);
});
