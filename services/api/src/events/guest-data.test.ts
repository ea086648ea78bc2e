import { createEvent, createScheduled, enter } from '../../test/events';
import { signedIn } from '../../test/collectors';
import { column } from '../../test/purchase';
import { startApi, type TestApi } from '../../test/start-api';
import { CollectorDeleted, CollectorExported } from '../identity';
import { DomainEvents } from '../platform';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** The account goes, as it does in the product: in one transaction. */
const leave = (gone: CollectorDeleted) => api.database.transaction(() => api.get(DomainEvents).publish(gone));

const names = () => column(api, 'SELECT name FROM event_visitors ORDER BY name');

test('a collector is told which events they came to', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  const asked = new CollectorExported(ada.id);
  await api.get(DomainEvents).publish(asked);
  expect(asked.parts.get('eventVisits')).toEqual([
    expect.objectContaining({ eventId: id, name: 'Grace Hopper', email: ada.email }),
  ]);
});

test('who goes leaves no name, nor a wish to be reminded', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  const next = await createScheduled(api, 24);
  await enter(api, id, { email: 'work@example.com', headers: ada.headers });
  await enter(api, id, { email: ada.email });
  await enter(api, id, { email: 'other@example.com' });
  await api.request('/api/event-reminders', { method: 'POST', body: { eventId: next.id, email: ada.email } });
  await leave(new CollectorDeleted(ada.id, ada.email));
  expect(await names()).toEqual(['Former guest', 'Former guest', 'Grace Hopper']);
  expect(await column(api, "SELECT email FROM event_visitors WHERE email LIKE '%@%'")).toEqual([
    'other@example.com',
  ]);
  expect(await column(api, 'SELECT COUNT(*) FROM event_reminders')).toEqual(['0']);
});

test('an account that only lapsed lets go of its visits', async () => {
  const ada = await signedIn(api);
  const { id } = await createEvent(api);
  await enter(api, id, { email: ada.email, headers: ada.headers });
  await leave(new CollectorDeleted(ada.id, null, false));
  expect(await names()).toEqual(['Grace Hopper']);
  expect(await column(api, 'SELECT collector_id FROM event_visitors')).toEqual([null]);
});
