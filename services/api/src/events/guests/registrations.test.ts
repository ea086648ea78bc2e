import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { emailText } from '../../../test/builders/email-text';
import { createScheduled, enter } from '../../../test/builders/events';
import type { EventEntity } from '../entities/event.entity';

let api: TestApi;
let event: EventEntity;
/** Those that were there at the last check. */
let earlierMails: ReadonlySet<string>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  api.clock.stopAt(new Date('2030-05-01T12:00:00Z'));
  event = await createScheduled(api, 30, { title: 'One lamp', maxParticipants: 1 });
  earlierMails = new Set(await api.mails());
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;

async function register(name: string): Promise<{ status: number; message: string }> {
  const body = { name, email: `${name}@example.com`, eventTag: event.id };
  const answer = await api.request('/api/live-event-access', { method: 'POST', body });
  const { message }: { message: string } = JSON.parse(await answer.text());
  return { status: answer.status, message };
}

/** The text of the email that an address got since the last check. */
async function emailTo(name: string): Promise<string> {
  await api.deliverOutbox();
  const mails = await api.mails();
  const latest = mails.find((mail) => mail.includes(`To: ${name}@example.com`) && !earlierMails.has(mail));
  earlierMails = new Set(mails);
  return emailText(latest ?? '');
}

const tokenIn = (text: string, parameter: 'access' | 'leave'): string =>
  new RegExp(String.raw`\?${parameter}=([\w.-]+)`).exec(text)?.[1] ?? '';

async function leave(token: string): Promise<{ status: number; text: string }> {
  const answer = await api.request(`/api/event-unregistrations?token=${token}`, { method: 'POST' });
  return { status: answer.status, text: await answer.text() };
}

const guests = async (): Promise<[string, boolean][]> => {
  const answer = await api.request(`/api/admin/studio-events/${event.id}/guests`, { headers: asOwner });
  const { items }: { items: { name: string; isWaitlisted: boolean }[] } = JSON.parse(await answer.text());
  return items.map(({ name, isWaitlisted }) => [name, isWaitlisted]);
};

test('registering for an upcoming event emails its time, place, calendar file and links', async () => {
  expect(await register('ada')).toEqual({
    status: 200,
    message: 'You are registered for One lamp. We have emailed you the details.',
  });
  const text = await emailTo('ada');
  expect(text).toContain('You are registered for One lamp');
  expect(text).toContain('May 2, 2030, 1:00 PM – 4:00 PM CDT');
  expect(text).toContain('Dallas, Texas');
  expect(text).toMatch(/Content-Type: text\/calendar[^]*filename=event\.ics/);
});

test('on the day the emailed link opens the feed without registering again', async () => {
  await register('ada');
  const token = tokenIn(await emailTo('ada'), 'access');
  api.clock.advance(31 * HOUR_MS);
  const entered = await api.request('/api/event-guest-pass-links', { method: 'POST', body: { token } });
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  expect((await api.request(`/api/events/${event.id}/photos`, { headers: { cookie } })).status).toBe(200);
});

test('a full event puts new guests on the waitlist, and says so by email (G70)', async () => {
  await register('ada');
  expect(await register('bob')).toMatchObject({ status: 409 });
  expect(await emailTo('bob')).toContain('You are on the waitlist: One lamp');
  expect(await guests()).toEqual([
    ['ada', false],
    ['bob', true],
  ]);
});

test('unregistering passes the place to the waitlist, once (G70)', async () => {
  await register('ada');
  await register('bob');
  const token = tokenIn(await emailTo('ada'), 'leave');
  expect(await leave(token)).toEqual({
    status: 200,
    text: '{"message":"You are no longer registered for One lamp."}',
  });
  expect(await guests()).toEqual([['bob', false]]);
  expect(await emailTo('bob')).toContain('A place has opened up: One lamp');
  expect((await leave(token)).status).toBe(200);
});

test('a pass link cannot unregister, nor can a modified link', async () => {
  await register('ada');
  const text = await emailTo('ada');
  for (const token of [tokenIn(text, 'access'), `${tokenIn(text, 'leave').slice(0, -1)}_`, 'nonsense'])
    expect((await leave(token)).status).toBe(404);
  expect(await guests()).toEqual([['ada', false]]);
});

test('emails contain neither the location of a VIP-only event nor what guests typed', async () => {
  await api.database.manager.query('UPDATE events SET max_participants = NULL WHERE id = ?', [event.id]);
  await enter(api, event.id, { name: 'Buy pills', email: 'ada@example.com' });
  expect(await emailTo('ada')).not.toContain('pills');
});
