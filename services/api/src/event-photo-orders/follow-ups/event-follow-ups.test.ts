import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { emailText } from '../../../test/builders/email-text';
import { createEvent, enter, publishPhoto } from '../../../test/builders/events';
import { column } from '../../../test/builders/checkout';
import { followUpAt } from '../../events/guests/guest-follow-up-schedule.service';
import type { EventEntity } from '../../events/entities/event.entity';
import { EventFollowUpsService } from './event-follow-ups.service';

let api: TestApi;
let event: EventEntity;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  // Six in the evening in Dallas.
  api.clock.stopAt(new Date('2030-05-01T23:00:00Z'));
  event = await createEvent(api, {
    title: 'One lamp',
    startsAt: api.clock.now(),
    endsAt: new Date('2030-05-02T02:00:00Z'),
  });
});
afterAll(() => api.close());

async function end(): Promise<void> {
  await api.database.manager.query("UPDATE events SET status = 'completed' WHERE id = ?", [event.id]);
}

/** The emails that are sent then, and no others. */
async function mailsAt(moment: string): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  api.clock.stopAt(new Date(moment));
  const service = api.get(EventFollowUpsService);
  await Promise.all([service.sendDue(), service.sendDue()]);
  await api.deliverOutbox();
  return (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
}

test('at nine in the morning each guest gets their photos and what is left of each edition, once', async () => {
  const ada = await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
  await enter(api, event.id, { name: 'bob', email: 'bob@example.com' });
  await publishPhoto(api, event.id, { caption: 'The hat', guestId: ada.guestId });
  await publishPhoto(api, event.id, { caption: 'The stairs' });
  await end();
  expect(await mailsAt('2030-05-02T13:59:00Z')).toEqual([]);
  const mails = await mailsAt('2030-05-02T14:00:00Z');
  expect(mails).toHaveLength(2);
  const [toAda = '', toBob = ''] = mails.toSorted(
    (a, b) => Number(a.includes('bob')) - Number(b.includes('bob')),
  );
  expect(toAda).toContain('These are yours: “The hat”.');
  expect(toAda).toMatch(/The hat, .*30 × 20 in: 9 of 9 left/);
  expect(toAda).not.toContain('The stairs');
  expect(toAda).toContain('until May 2, 2030, 9:00 PM CDT');
  expect(toBob).toContain('No print has been sold yet');
  expect(await mailsAt('2030-05-02T15:00:00Z')).toEqual([]);
});

test('the waitlist, unsubscribed guests, and guests of an event without it get none', async () => {
  await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
  await api.database.manager.query('UPDATE event_guests SET unsubscribed_at = NOW(3)');
  await end();
  expect(await mailsAt('2030-05-02T14:00:00Z')).toEqual([]);
  await api.database.manager.query('UPDATE event_guests SET unsubscribed_at = NULL, is_waitlisted = 1');
  expect(await mailsAt('2030-05-02T14:00:00Z')).toEqual([]);
  await api.database.manager.query('UPDATE event_guests SET is_waitlisted = 0');
  await api.database.manager.query('UPDATE events SET sends_follow_up = 0');
  expect(await mailsAt('2030-05-02T14:00:00Z')).toEqual([]);
});

test('the link in the email unsubscribes with one POST from the email client', async () => {
  await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
  await end();
  const [mail = ''] = await mailsAt('2030-05-02T14:00:00Z');
  const [, path = ''] = /List-Unsubscribe:\s+<http:\/\/gallery\.example([^>]+)>/.exec(mail) ?? [];
  const answer = await api.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(await answer.json()).toEqual({ message: 'You will receive no more emails about One lamp.' });
});

describe('sent by staff', () => {
  const sendNow = () =>
    api.request(`/api/admin/studio-events/${event.id}/follow-up`, { method: 'POST', headers: asOwner });

  test('goes out early, once, with an audit entry', async () => {
    await enter(api, event.id, { name: 'ada', email: 'ada@example.com' });
    await end();
    await api.deliverOutbox();
    const before = await api.mails();
    const answer = await sendNow();
    expect([answer.status, await answer.json()]).toMatchObject([200, { guests: 1, sent: 1 }]);
    await sendNow();
    await api.deliverOutbox();
    const mails = (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
    expect(mails).toEqual([expect.stringContaining('Subject: Your photographs from One lamp')]);
    expect(await mailsAt('2030-05-02T14:00:00Z')).toEqual([]);
    const entries = "SELECT details FROM audit_log WHERE action = 'event.followed-up'";
    expect(await column(api, entries)).toEqual([{ guests: 1 }]);
  });

  test('is not sent while the event is running', async () => {
    await enter(api, event.id);
    const answer = await sendNow();
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'event_not_over' }]);
  });
});

test('staff see when it goes out, to how many guests, and what it says', async () => {
  await enter(api, event.id);
  const path = `/api/admin/studio-events/${event.id}/follow-up`;
  expect(await (await api.request(path, { headers: asOwner })).json()).toEqual({
    isOn: true,
    sendsAt: '2030-05-02T14:00:00.000Z',
    timeZone: 'America/Chicago',
    guests: 1,
    sent: 0,
    subject: 'Your photographs from One lamp',
    text: expect.stringContaining('The photographs from “One lamp” are ready.'),
  });
});

test.each([
  ['2030-05-02T02:00:00Z', '2030-05-02T14:00:00.000Z', 'an evening'],
  ['2030-05-02T07:30:00Z', '2030-05-02T14:00:00.000Z', 'a night, the same morning'],
  ['2030-05-02T09:00:00Z', '2030-05-03T14:00:00.000Z', 'early in the morning, the next one'],
  ['2030-03-10T02:00:00Z', '2030-03-10T14:00:00.000Z', 'the evening before summer time'],
])('an event that ends at %s is followed up at %s: %s', (endsAt, at) => {
  const found = followUpAt({ endsAt: new Date(endsAt), timeZone: 'America/Chicago' });
  expect(found.toISOString()).toBe(at);
});
