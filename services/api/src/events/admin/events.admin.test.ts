import sharp from 'sharp';
import { createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
import { asOwner, OWNER_KEY } from '../../../test/builders/payment-requests';
import { column } from '../../../test/builders/purchase';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventChanged } from '../domain-events';
import { DomainEvents } from '../../platform';

let api: TestApi;
const changed: string[] = [];
beforeAll(async () => {
  api = await startApi({ env: { OWNER_API_KEY: OWNER_KEY } });
  api.get(DomainEvents).on(EventChanged, async ({ eventId }) => void changed.push(eventId));
});
beforeEach(async () => {
  await api.reset();
  changed.length = 0;
});
afterAll(() => api.close());

const FORM = {
  title: 'One lamp',
  description: 'Portraits under one lamp.',
  eventDate: '2030-05-01T19:00:00-05:00',
  location: 'Dallas, Texas',
  maxAttendees: '40',
};

interface Sent {
  status: number;
  answer: Record<string, unknown>;
}

async function send(
  method: string,
  path: string,
  body?: string | FormData,
  headers: object = asOwner,
): Promise<Sent> {
  const response = await fetch(`${api.url}/api/admin/studio-events${path}`, {
    method,
    headers: { ...headers },
    body,
  });
  const text = await response.text();
  const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
  return { status: response.status, answer };
}

function formOf(fields: Record<string, string>, heroImage?: Buffer | string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (heroImage !== undefined)
    form.append('heroImage', new Blob([new Uint8Array(Buffer.from(heroImage))]), 'hero.jpg');
  return form;
}

const create = (fields: Record<string, string> = {}, heroImage?: Buffer | string) =>
  send('POST', '', formOf({ ...FORM, ...fields }, heroImage));
const json = (method: string, path: string, body: object) =>
  send(method, path, JSON.stringify(body), { ...asOwner, 'content-type': 'application/json' });

test('a new event is shown to guests under the public field names (A76, G60)', async () => {
  const { status, answer } = await create();
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    title: 'One lamp',
    eventDate: '2030-05-02T00:00:00.000Z',
    endDate: '2030-05-02T03:00:00.000Z',
    maxAttendees: 40,
    heroImage: null,
    status: 'scheduled',
  });
  const guests = await api.request(`/api/events/${String(answer.id)}`);
  expect(await guests.json()).toMatchObject({
    title: 'One lamp',
    startTime: '2030-05-02T00:00:00.000Z',
    maxParticipants: 40,
  });
});

test('events are exported as CSV', async () => {
  await create();
  const answer = await api.request('/api/admin/studio-events.csv', { headers: asOwner });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="events.csv"');
  expect(await answer.text()).toContain(',One lamp,');
});

test('the hero image is imported and shown', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446' } })
    .jpeg()
    .toBuffer();
  const { answer } = await create({}, picture);
  const file = await api.request(String(answer.heroImage));
  expect({ status: file.status, type: file.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/jpeg',
  });
});

test('a file that is not an image is rejected', async () => {
  expect(await create({}, 'not a picture')).toMatchObject({ status: 415 });
  expect(await column(api, 'SELECT COUNT(*) FROM events')).toEqual(['0']);
});

const REQUIRED = 'Title, description, and location are required';
test.each([
  [{ title: ' ' }, { title: REQUIRED }],
  [{ description: '' }, { description: REQUIRED }],
  [{ location: '' }, { location: REQUIRED }],
  [{ title: 'x'.repeat(201) }, { title: 'Please keep the title within 200 characters.' }],
  [{ title: 'One\nBcc: all@example.com' }, { title: 'Please enter the title on one line.' }],
  [{ eventDate: 'tomorrow' }, { eventDate: 'Please enter a date and a time.' }],
  [{ eventDate: '2030-02-31T19:00' }, { eventDate: 'Please enter a date and a time.' }],
  [{ maxAttendees: '0' }, { maxAttendees: 'Please enter a whole number of guests, or none.' }],
  [{ maxAttendees: '12.5' }, { maxAttendees: 'Please enter a whole number of guests, or none.' }],
  [{ maxAttendees: '70000' }, { maxAttendees: 'Please enter a whole number of guests, or none.' }],
  [{ endDate: '2030-05-01T18:00:00-05:00' }, { endDate: 'The event must end after it begins.' }],
])('a form with %j is refused at its field (G64)', async (fields, faults) => {
  expect(await create(fields)).toMatchObject({ status: 400, answer: { fields: faults } });
});

test('an event has a hashtag of its own, which guests share (G101)', async () => {
  const { answer } = await create({ hashtag: ' PaperEvening ' });
  expect(answer.hashtag).toBe('#PaperEvening');
  const guests = await api.request(`/api/events/${String(answer.id)}`);
  expect(await guests.json()).toMatchObject({ hashtag: '#PaperEvening' });
});

test('an event without a hashtag has none of its own, and one that is emptied loses it (G101)', async () => {
  expect((await create()).answer.hashtag).toBeNull();
  const { answer } = await create({ hashtag: '#写真の夜' });
  const edit = async (fields: Record<string, string>) =>
    (await send('PATCH', `/${String(answer.id)}`, formOf(fields))).answer.hashtag;
  expect(await edit({ title: 'Two lamps' })).toBe('#写真の夜');
  expect(await edit({ hashtag: ' ' })).toBeNull();
});

test.each([
  ['Paper Evening', 'Please use only letters, digits, and underscores, such as #PaperEvening.'],
  ['#', 'Please use only letters, digits, and underscores, such as #PaperEvening.'],
  ['x'.repeat(50), 'Please keep the hashtag within 50 characters.'],
])('the hashtag %j is refused at its field (G101)', async (hashtag, fault) => {
  expect(await create({ hashtag })).toMatchObject({ status: 400, answer: { fields: { hashtag: fault } } });
});

test('an unknown field is rejected', async () => {
  expect(await create({ status: 'live' })).toMatchObject({
    status: 400,
    answer: { fields: { status: expect.any(String) } },
  });
});

test('an empty form gets errors for the required fields (A74, G64, R15)', async () => {
  const { answer } = await send('POST', '', formOf({ maxAttendees: '3' }));
  expect(answer.fields).toEqual({
    title: REQUIRED,
    description: REQUIRED,
    eventDate: 'Please enter a date and a time.',
    location: REQUIRED,
  });
});

test('a time without a zone is UTC', async () => {
  expect(await create({ eventDate: '2030-05-01T19:00' })).toMatchObject({
    answer: { eventDate: '2030-05-01T19:00:00.000Z' },
  });
});

test('an update changes only the fields that it names (A78, G63)', async () => {
  const { answer } = await create({ isVipOnly: 'true' });
  const edited = await send(
    'PATCH',
    `/${String(answer.id)}`,
    formOf({ title: 'Two lamps', maxAttendees: '' }),
  );
  expect(edited.answer).toEqual({ ...answer, title: 'Two lamps', maxAttendees: null, version: 2 });
});

test('the second of two updates based on the same version is rejected', async () => {
  const { answer } = await create();
  const edit = (fields: Record<string, string>) =>
    send('PATCH', `/${String(answer.id)}`, formOf({ ...fields, version: '1' }));
  expect(await edit({ title: 'Two lamps' })).toMatchObject({ status: 200 });
  expect(await edit({ location: 'Fort Worth, Texas' })).toMatchObject({
    status: 409,
    answer: { code: 'changed_meanwhile', details: { version: 2 } },
  });
  const { answer: kept } = await send('GET', `/${String(answer.id)}`);
  expect(kept).toMatchObject({ title: 'Two lamps', location: 'Dallas, Texas' });
});

test('a version that is not a number is rejected at its field', async () => {
  const { answer } = await create();
  expect(await send('PATCH', `/${String(answer.id)}`, formOf({ version: 'x' }))).toMatchObject({
    status: 400,
    answer: { fields: { version: 'Please send the version of the event that was read.' } },
  });
});

test('a new start time keeps the duration', async () => {
  const { answer } = await create({ endDate: '2030-05-01T20:30:00-05:00' });
  const edited = await send('PATCH', `/${String(answer.id)}`, formOf({ eventDate: '2030-06-01T19:00:00Z' }));
  expect(edited.answer).toMatchObject({ endDate: '2030-06-01T20:30:00.000Z' });
});

test('an event without photos can be deleted, with its guests (A77)', async () => {
  const { id } = await createEvent(api);
  await enter(api, id);
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  expect((await api.request(`/api/events/${id}`)).status).toBe(404);
});

test('an event with photos cannot be deleted', async () => {
  const { id } = await createEvent(api);
  await publishPhoto(api, id);
  expect(await send('DELETE', `/${id}`)).toMatchObject({
    status: 409,
    answer: { message: 'An event with photographs cannot be deleted. Cancel it instead.' },
  });
});

test('every change is published and audited with its actor', async () => {
  const mara = await staffSignedIn(api);
  const { answer } = await send('POST', '', formOf(FORM), mara.headers);
  const id = String(answer.id);
  await send('PATCH', `/${id}`, formOf({ title: 'Two lamps' }));
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
    'owner key event.changed',
    'owner key event.moved',
    `staff ${mara.id} event.moved`,
    'owner key event.removed',
  ]);
});

test('the owner sees every event, the latest first (A75)', async () => {
  await createScheduled(api, 24, { title: 'Later' });
  await createScheduled(api, -24, { title: 'Earlier', status: 'cancelled' });
  const response = await api.request('/api/admin/studio-events', { headers: asOwner });
  const events: { title: string }[] = JSON.parse(await response.text());
  expect(events.map(({ title }) => title)).toEqual(['Later', 'Earlier']);
});

test('a projector link opens the photos and belongs to no guest', async () => {
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
    send('PATCH', path, formOf({ title: 'Two' })),
    send('DELETE', path),
    json('POST', `${path}/status`, { status: 'live' }),
    json('POST', `${path}/projector-links`, {}),
  ]);
  expect(answers.map(({ answer }) => answer.code)).toEqual(answers.map(() => 'event_not_found'));
});

test('the current event has the short feed URL, other events their own (A71, G66)', async () => {
  const current = await createScheduled(api, 1);
  const later = await create({ eventDate: '2031-05-01T19:00:00Z' });
  const list = await (await api.request('/api/admin/studio-events', { headers: asOwner })).json();
  expect(list).toEqual([
    expect.objectContaining({ feedPath: `/live-event/${String(later.answer.id)}` }),
    expect.objectContaining({ id: current.id, feedPath: '/live-event/tfgallery' }),
  ]);
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
