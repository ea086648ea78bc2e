import { createEvent, enter } from '../../../test/builders/events';
import { asOwner } from '../../../test/app/signed-in-owner';
import { emailText } from '../../../test/builders/email-text';
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
  event = await createEvent(api, { title: 'One lamp', maxParticipants: 2 });
});
afterAll(() => api.close());

async function come(name: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { name, email: `${name}@example.com`, eventTag: event.id };
  const answer = await api.request('/api/live-event-access', { method: 'POST', body, headers });
  return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
}

async function allow(maxAttendees: string): Promise<void> {
  const form = new FormData();
  form.append('maxAttendees', maxAttendees);
  const path = `/api/admin/studio-events/${event.id}`;
  const { status } = await api.fetch(path, { method: 'PATCH', body: form, headers: asOwner });
  if (status !== 200) throw new Error(`The change was refused: ${status}`);
}

const waiting = () => column(api, 'SELECT name FROM event_guests WHERE is_waitlisted = 1 ORDER BY name');

test('a guest of a full event is put on the waitlist and told so (G70)', async () => {
  await come('ada');
  await come('bob');
  const body = { name: 'cleo', email: 'cleo@example.com', eventTag: event.id };
  const answer = await api.request('/api/live-event-access', { method: 'POST', body });
  expect({
    status: answer.status,
    cookie: answer.headers.get('set-cookie'),
    body: await answer.json(),
  }).toEqual({
    status: 409,
    cookie: null,
    body: expect.objectContaining({
      code: 'event_full',
      message: 'This event is full. You are on the waitlist, and we will email you when a place opens up.',
      details: { eventId: event.id, isWaitlisted: true },
    }),
  });
  expect(await waiting()).toEqual(['cleo']);
});

test('of simultaneous guests, as many are admitted as there are places', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `guest${index}`);
  const answers = await Promise.all(names.map((name) => come(name)));
  expect(answers.filter((answer) => answer === '200')).toHaveLength(2);
  expect(await waiting()).toHaveLength(6);
});

test('an admitted guest is admitted again even if the event is full', async () => {
  const ada = await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
  await come('bob');
  expect(await come('ada', ada.headers)).toBe('200');
});

test('the waitlist response is the same whether or not the address is already on it', async () => {
  for (const name of ['ada', 'bob', 'cleo']) await come(name);
  expect([await come('cleo'), await come('dan')]).toEqual(['409 event_full', '409 event_full']);
  expect(await api.mails()).toEqual([]);
});

test('guests on the waitlist are not counted (G69)', async () => {
  for (const name of ['ada', 'bob', 'cleo']) await come(name);
  const answer = await api.request(`/api/events/${event.id}`);
  expect(await answer.json()).toMatchObject({ currentParticipants: 2 });
});

test('a new place goes to the guest who has waited longest, with an email', async () => {
  for (const name of ['ada', 'bob', 'cleo', 'dan']) {
    await come(name);
    api.clock.advance(1_000);
  }
  await allow('3');
  expect(await waiting()).toEqual(['dan']);
  expect(await come('dan')).toBe('409 event_full');
  await api.deliverOutbox();
  const mails = await api.mails();
  const [, token] = /\?access=([\w.-]+)/.exec(emailText(mails[0] ?? '')) ?? [];
  api.clock.advance(2 * 3_600_000);
  const entered = await api.request('/api/event-guest-pass-links', { method: 'POST', body: { token } });
  expect(entered.status).toBe(200);
  expect(mails.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1])).toEqual(['cleo@example.com']);
  expect(mails[0]).toContain('A place has opened up: One lamp');
});

test('without a limit everyone is admitted', async () => {
  for (const name of ['ada', 'bob', 'cleo', 'dan']) await come(name);
  await allow('');
  expect(await waiting()).toEqual([]);
});

test('a limit below the number of guests removes nobody', async () => {
  const { headers } = await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
  await come('bob');
  await allow('1');
  expect((await api.request(`/api/events/${event.id}/photos`, { headers })).status).toBe(200);
  expect(await come('ada', headers)).toBe('200');
});
