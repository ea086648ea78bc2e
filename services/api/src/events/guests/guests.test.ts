import { createEvent, enter, publishPhoto } from '../../../test/builders/events';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { EventEntity } from '../entities/event.entity';

let api: TestApi;
let event: EventEntity;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  event = await createEvent(api);
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await api.request(path, { method: 'POST', body, headers });
  const answer: Record<string, unknown> = JSON.parse(await response.text());
  return { status: response.status, answer };
}

const gate = (guest: object = {}, headers: Record<string, string> = {}) =>
  post(
    '/api/live-event-access',
    { name: 'Grace', email: 'grace@example.com', eventTag: event.id, ...guest },
    headers,
  );
const feed = (guest: object = {}) =>
  post('/api/collect-visitor', {
    name: 'Grace',
    email: 'grace@example.com',
    eventId: event.id,
    timestamp: '2026-11-22T12:00:00.000Z',
    ...guest,
  });

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.request(path, { headers });
  return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
}

test('the gate admits a guest (L24)', async () => {
  const { status, answer } = await gate();
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    success: true,
    message: 'Access Granted',
    eventId: event.id,
    isWaitlisted: false,
  });
});

test('the feed’s form welcomes guests to the live feed (L30, L31)', async () => {
  expect(await feed()).toMatchObject({
    status: 200,
    answer: { message: 'Welcome to the TF Gallery live feed.' },
  });
});

test.each([
  ['the cookie', (guest: { headers: { cookie: string } }) => guest.headers],
  ['the header', ({ pass }: { pass: string }) => ({ authorization: `EventPass ${pass}` })],
])('the pass opens the photographs by %s (G49)', async (_, headersOf) => {
  await publishPhoto(api, event.id);
  const guest = await enter(api, event.id);
  expect(await statusOf(`/api/events/${event.id}/photos`, { ...headersOf(guest) })).toBe('200');
});

test('scripts and other sites cannot read the pass', async () => {
  const body = { name: 'Grace', email: 'grace@example.com', eventTag: event.id };
  const { headers } = await api.request('/api/live-event-access', { method: 'POST', body });
  expect(headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a pass from the feed’s form opens the same photos (G50)', async () => {
  const { answer } = await feed();
  const headers = { authorization: `EventPass ${String(answer.pass)}` };
  expect(await statusOf(`/api/events/${event.id}/photos`, headers)).toBe('200');
});

test.each(['photos', 'my-photos'])('%s requires a pass', async (what) => {
  expect(await statusOf(`/api/events/${event.id}/${what}`)).toBe('401 pass_required');
});

test.each(['photos', 'my-photos'])('a pass to one event does not open %s of another (G49)', async (what) => {
  const other = await createEvent(api);
  const { pass } = await enter(api, other.id);
  const path = `/api/events/${event.id}/${what}`;
  expect(await statusOf(path, { authorization: `EventPass ${pass}` })).toBe('401 pass_required');
  expect(await statusOf(path, { cookie: `event_pass_${event.id}=${pass}` })).toBe('401 pass_required');
});

test.each([
  ['another event', (pass: string, other: string) => pass.replace(/^[^.]+/, other)],
  ['another guest', (pass: string, other: string) => pass.replace(/\.[^.]+\./, `.${other}.`)],
  ['nobody', (pass: string) => pass.replace(/\.[^.]+\./, '.wall.')],
  ['no signature', (pass: string) => pass.slice(0, -43)],
])('a pass modified for %s opens nothing', async (_, rewrite) => {
  const other = await createEvent(api);
  const { pass } = await enter(api, event.id);
  const forged = rewrite(pass, other.id);
  for (const { id } of [event, other]) {
    const headers = { authorization: `EventPass ${forged}` };
    expect(await statusOf(`/api/events/${id}/photos`, headers)).toBe('401 pass_required');
  }
});

test('a pass is valid until a day after the end', async () => {
  const { headers } = await enter(api, event.id);
  api.clock.stopAt(new Date(event.endsAt.getTime() + DAY_MS - 1));
  expect(await statusOf(`/api/events/${event.id}/photos`, headers)).toBe('200');
  api.clock.advance(1);
  expect(await statusOf(`/api/events/${event.id}/photos`, headers)).toBe('401 pass_required');
});

test('nobody is admitted to an event that ended a day ago', async () => {
  api.clock.stopAt(new Date(event.endsAt.getTime() + DAY_MS));
  expect(await gate()).toMatchObject({ status: 409, answer: { code: 'event_over' } });
});

test('nobody is admitted to a cancelled event', async () => {
  event = await createEvent(api, { status: 'cancelled' });
  expect(await gate()).toMatchObject({
    status: 409,
    answer: { code: 'event_over', message: 'This event was cancelled.' },
  });
});

test('the gallery’s short id stands for the live event (G32, G66)', async () => {
  expect(await gate({ eventTag: 'tfgallery' })).toMatchObject({ status: 200, answer: { eventId: event.id } });
});

test.each(['nothing', '', '../admin', '😀', 'x'.repeat(300)])(
  'there is no event named %j',
  async (eventTag) => {
    const { status } = await gate({ eventTag });
    expect(status).toBe(eventTag === '' ? 400 : 404);
  },
);

test.each([
  [{ name: 'G' }, { name: 'Name must be at least 2 characters' }],
  [{ name: '   ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: ' G ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 7 }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'Grace\r\nBcc: all@example.com' }, { name: 'Please enter your name on one line' }],
  [{ name: 'x'.repeat(201) }, { name: 'Please keep the name within 200 characters' }],
  [{ email: 'grace' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'x'.repeat(250)}@example.com` }, { email: 'Please enter a valid email address' }],
])('gate and feed reject %j with the gate’s message (L22, L23, G50)', async (guest, fields) => {
  for (const { status, answer } of [await gate(guest), await feed(guest)]) {
    expect(status).toBe(400);
    expect(answer.fields).toEqual(fields);
  }
});

test.each(['李明', "Sinéad O'Connor", '<script>alert(1)</script>', '"; DROP TABLE events; --', '👩‍👩‍👧 🙂'])(
  'a guest named %s is admitted under that name',
  async (name) => {
    const { headers } = await enter(api, event.id, { name });
    const answer = await api.request(`/api/events/${event.id}/guest-pass`, { headers });
    expect(await answer.json()).toMatchObject({ name });
  },
);

test('the same address in the browser with its pass is the same guest, from both forms and in any case', async () => {
  const { guestCode, headers } = await enter(api, event.id);
  const { answer } = await gate({ email: 'GRACE@example.com', name: 'Grace Murray Hopper' }, headers);
  expect(answer.guestCode).toBe(guestCode);
  expect(await column(api, 'SELECT name FROM event_guests')).toEqual(['Grace Murray Hopper']);
});

test('a guest’s photos are those after their code', async () => {
  const { guestId, headers } = await enter(api, event.id);
  const other = await enter(api, event.id, { email: 'ada@example.com' });
  const { id } = await publishPhoto(api, event.id, { guestId });
  await publishPhoto(api, event.id, { guestId: other.guestId });
  await publishPhoto(api, event.id);
  const answer = await api.request(`/api/events/${event.id}/my-photos`, { headers });
  expect(await answer.json()).toEqual([id]);
});

test('without a pass the response is null, not an error', async () => {
  const answer = await api.request(`/api/events/${event.id}/guest-pass`);
  expect([answer.status, await answer.json()]).toEqual([200, null]);
});

test('the pass has its code as a QR code', async () => {
  const { guestCode, headers } = await enter(api, event.id);
  const answer = await api.request(`/api/events/${event.id}/guest-pass`, { headers });
  expect(await answer.json()).toEqual({
    name: 'Grace Hopper',
    guestCode,
    markerQr: expect.stringMatching(/^data:image\/png;base64,/),
    expiresAt: new Date(event.endsAt.getTime() + DAY_MS).toISOString(),
  });
});

test('concurrent registrations of one address create one guest', async () => {
  const guests = Array.from({ length: 20 }, (_, index) => ({ email: `guest${index % 5}@example.com` }));
  const answers = await Promise.all(guests.map((guest) => gate(guest)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ answer }) => answer.code === 'guest_pass_emailed')).toHaveLength(15);
  expect(await column(api, 'SELECT COUNT(*) FROM event_guests')).toEqual(['5']);
});
