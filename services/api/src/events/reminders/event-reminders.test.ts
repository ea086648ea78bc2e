import { createEvent, createScheduled } from '../../../test/builders/events';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventScheduleWorker } from '../lifecycle/event-schedule.worker';
import { EventRemindersService } from './event-reminders.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const HOUR_MS = 3_600_000;

async function ask(eventId: string, email: unknown = 'grace@example.com') {
  const answer = await api.request('/api/event-reminders', { method: 'POST', body: { eventId, email } });
  const body: Record<string, unknown> = JSON.parse(await answer.text());
  return { status: answer.status, body };
}

/** The emails that the work causes. */
async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await work();
  await api.deliverOutbox();
  return (await api.mails()).filter((mail) => !before.includes(mail));
}

/** The emails that are sent when the gallery checks its events after this time. */
async function mailsAfter(ms: number): Promise<string[]> {
  api.clock.advance(ms);
  return mailsOf(() => api.get(EventScheduleWorker).run());
}

test('one email is sent an hour before the event, with place and time (G65)', async () => {
  api.clock.stopAt(new Date('2030-05-01T12:00:00Z'));
  const { id } = await createScheduled(api, 24, { title: 'One lamp' });
  expect(await ask(id)).toMatchObject({ status: 202, body: { success: true } });
  expect(await mailsAfter(23 * HOUR_MS - 1)).toEqual([]);
  const [mail = '', ...more] = await mailsAfter(1);
  const text = emailText(mail);
  expect(more).toEqual([]);
  expect(mail).toContain('To: grace@example.com');
  expect(text).toContain('One lamp begins soon');
  expect(text).toContain('May 2, 2030, 7:00 AM CDT');
  expect(text).toContain('Dallas, Texas');
  expect(text).toContain(`http://gallery.example/live-event/${id}`);
  expect(await mailsAfter(60_000)).toEqual([]);
});

test('two requests from one address, in any case, send one email', async () => {
  const { id } = await createScheduled(api, 24);
  await ask(id);
  expect((await ask(id, 'GRACE@example.com')).status).toBe(202);
  expect(await mailsAfter(23 * HOUR_MS)).toHaveLength(1);
});

test('two simultaneous instances send one email', async () => {
  const { id } = await createScheduled(api, 0.5);
  await ask(id);
  const sending = api.get(EventRemindersService);
  const mails = await mailsOf(() => Promise.all([sending.sendDue(), sending.sendDue(), sending.sendDue()]));
  expect(mails).toHaveLength(1);
});

test('a cancelled event sends no reminders', async () => {
  const { id } = await createScheduled(api, 2);
  await ask(id);
  await api.database.manager.query("UPDATE events SET status = 'cancelled' WHERE id = ?", [id]);
  expect(await mailsAfter(1.5 * HOUR_MS)).toEqual([]);
});

test('an event that has begun or ended accepts no reminders', async () => {
  const live = await createEvent(api);
  const over = await createScheduled(api, -24, { status: 'completed' });
  expect(await ask(live.id)).toMatchObject({
    status: 409,
    body: { message: 'This event has already started.' },
  });
  expect(await ask(over.id)).toMatchObject({ status: 409, body: { code: 'event_over' } });
});

test.each(['grace', '', null, 7, 'grace@example.com\r\nBcc: all@example.com'])(
  'the address %j is rejected with a sentence',
  async (email) => {
    const { id } = await createScheduled(api, 24);
    expect(await ask(id, email)).toMatchObject({
      status: 400,
      body: { fields: { email: 'Please enter a valid email address' } },
    });
  },
);
