import { createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
import { EVENT_FORM, eventCalls, eventForm } from '../../../test/builders/event-forms';
import { asOwner, OWNER } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventChanged } from '../domain-events';
import { eventOriginalKey } from '../../media';
import { DomainEvents, Storage } from '../../platform';

let api: TestApi;
const changed: string[] = [];

beforeAll(async () => {
  api = await startApi();
  api.get(DomainEvents).on(EventChanged, async ({ eventId }) => void changed.push(eventId));
});

beforeEach(async () => {
  await api.reset();
  changed.length = 0;
});

afterAll(() => api.close());

const { send, create, json } = eventCalls(() => api);

test('events are exported as CSV', async () => {
  await create();
  const answer = await api.request('/api/admin/studio-events.csv', { headers: asOwner });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="events.csv"');
  expect(await answer.text()).toContain(',One lamp,');
});

test('an event without photos can be deleted, with its guests (A77)', async () => {
  const { id } = await createEvent(api);
  await enter(api, id);
  expect(await send('DELETE', `/${id}`)).toEqual({ status: 200, answer: { outcome: 'deleted' } });
  expect((await api.request(`/api/events/${id}`)).status).toBe(404);
});

test('an event without sales is deleted with its photos and their files (A77, R11)', async () => {
  const { id } = await createEvent(api);
  const { id: photoId } = await publishPhoto(api, id);
  const [sha256] = await column(api, `SELECT sha256 FROM event_photos WHERE id = '${photoId}'`);
  const file = eventOriginalKey(id, String(sha256));
  const storage = api.get(Storage);
  await storage.put(file, Buffer.from('a photo'), 'image/jpeg');
  expect(await send('DELETE', `/${id}`)).toEqual({ status: 200, answer: { outcome: 'deleted' } });
  expect(await column(api, `SELECT COUNT(*) FROM event_photos WHERE id = '${photoId}'`)).toEqual(['0']);
  await api.deliverOutbox();
  expect(await storage.exists(file)).toBe(false);
});

test('every change is published and audited with its actor', async () => {
  const mara = await staffSignedIn(api);
  const { answer } = await send('POST', '', eventForm(EVENT_FORM), mara.headers);
  const id = String(answer.id);
  await send('PATCH', `/${id}`, eventForm({ title: 'Two lamps' }));
  await json('POST', `/${id}/status`, { status: 'live' });
  await api.request(`/api/admin/studio-events/${id}/status`, {
    method: 'POST',
    body: { status: 'cancelled' },
    headers: mara.headers,
  });
  await send('DELETE', `/${id}`);
  expect(changed).toEqual([id, id, id, id, id]);
  const told = "SELECT CONCAT_WS(' ', actor_kind, actor_id, action) FROM audit_log ORDER BY id";
  expect(await column(api, told)).toEqual([
    `staff ${mara.id} event.created`,
    `owner ${OWNER.id} event.changed`,
    `owner ${OWNER.id} event.moved`,
    `staff ${mara.id} event.moved`,
    `owner ${OWNER.id} event.removed`,
  ]);
});

test('the audit log has a title before and after a change, and that of a deleted event', async () => {
  const { answer } = await send('POST', '', eventForm(EVENT_FORM));
  const id = String(answer.id);
  await send('PATCH', `/${id}`, eventForm({ title: 'Two lamps' }));
  await send('DELETE', `/${id}`);
  const details =
    "SELECT details FROM audit_log WHERE action IN ('event.changed', 'event.removed') ORDER BY id";
  expect(await column(api, details)).toEqual([
    { changes: { title: { from: EVENT_FORM.title, to: 'Two lamps' } } },
    { title: 'Two lamps' },
  ]);
});

test('the owner sees every event, latest first (A75)', async () => {
  await createScheduled(api, 24, { title: 'Later' });
  await createScheduled(api, -24, { title: 'Earlier', status: 'cancelled' });
  const response = await api.request('/api/admin/studio-events', { headers: asOwner });
  const events: { title: string }[] = JSON.parse(await response.text());
  expect(events.map(({ title }) => title)).toEqual(['Later', 'Earlier']);
});

test('a projector link opens the photos without belonging to a guest', async () => {
  const { id } = await createEvent(api);
  await publishPhoto(api, id);
  const { answer } = await json('POST', `/${id}/projector-links`, {});
  const [, pass] =
    /^http:\/\/gallery\.example\/live-event\/[\w-]+\/projector\?pass=(.+)$/.exec(String(answer.url)) ?? [];
  const kept = await api.request('/api/event-guest-passes', { method: 'POST', body: { pass } });
  const headers = { cookie: (kept.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  const answers = await Promise.all(
    ['photos', 'my-photos', 'guest-pass'].map(async (what) => {
      const response = await api.request(`/api/events/${id}/${what}`, { headers });
      return [response.status, await response.json()];
    }),
  );
  expect(answers).toEqual([
    [200, [expect.objectContaining({ seq: 1 })]],
    [200, []],
    [200, null],
  ]);
});

test.each(['', 'nonsense', 'a.b.c', 7, null])('the invalid pass %j is not saved', async (pass) => {
  const kept = await api.request('/api/event-guest-passes', { method: 'POST', body: { pass } });
  expect([400, 401]).toContain(kept.status);
  expect(kept.headers.get('set-cookie')).toBeNull();
});

test.each(['x', 'é', '019aa000-0000-7000-8000-000000000000'])('the event id %s is not found', async (id) => {
  const path = `/${encodeURIComponent(id)}`;
  const answers = await Promise.all([
    send('PATCH', path, eventForm({ title: 'Two' })),
    send('DELETE', path),
    json('POST', `${path}/status`, { status: 'live' }),
    json('POST', `${path}/projector-links`, {}),
  ]);
  expect(answers.map(({ answer }) => answer.code)).toEqual(answers.map(() => 'event_not_found'));
});

test('staff get the QR code of a VIP-only event, which leads to its gate (A72)', async () => {
  const { answer } = await create({ isVipOnly: 'true' });
  const path = `/api/admin/studio-events/${String(answer.id)}/qr`;
  const code = await (await api.request(path, { headers: asOwner })).json();
  expect(code).toEqual({
    qrCode: expect.stringMatching(/^data:image\/png;base64,/),
    eventUrl: expect.stringContaining(`/live-event-gate/${String(answer.id)}?`),
  });
});
