import { createEvent, enter, type TestGuest } from '../../../test/builders/events';
import { signedIn } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
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

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await api.request(path, { method: 'POST', body, headers });
  const text = await response.text();
  const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
  return { status: response.status, answer };
}

const grace = { name: 'Grace', email: 'grace@example.com' };
const gate = (guest: object = {}, headers: Record<string, string> = {}) =>
  post('/api/live-event-access', { ...grace, eventTag: event.id, ...guest }, headers);
const feed = (guest: object = {}) =>
  post('/api/collect-visitor', {
    ...grace,
    eventId: event.id,
    timestamp: '2026-11-22T12:00:00.000Z',
    ...guest,
  });

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.request(path, { headers });
  return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
}

const EMAILED = {
  status: 409,
  answer: expect.objectContaining({
    code: 'guest_pass_emailed',
    message: 'We sent a link to grace@example.com. Open it on this device to enter.',
  }),
};

/** The tokens in the emails of this event. */
async function passLinks(): Promise<string[]> {
  await api.deliverOutbox();
  const link = new RegExp(`http://gallery.example/live-event-gate/${event.id}\\?access=([\\w.-]+)`);
  return (await api.mails()).flatMap((mail) => link.exec(emailText(mail))?.[1] ?? []);
}

const openLink = (token: string, headers: Record<string, string> = {}) =>
  post('/api/event-guest-pass-links', { token }, headers);

test('entering another guest’s address gives no pass, but emails that guest', async () => {
  await enter(api, event.id);
  for (const answer of [await gate({ name: 'Mallory' }), await feed({ name: 'Mallory' })])
    expect(answer).toEqual(EMAILED);
  expect(await column(api, 'SELECT name FROM event_guests')).toEqual(['Grace Hopper']);
  expect(await passLinks()).toHaveLength(2);
});

test('an account claims no guest by address, and its deletion erases nobody', async () => {
  await enter(api, event.id);
  const mallory = await signedIn(api, { firstName: 'Mallory' });
  expect(await gate({ name: 'Mallory' }, mallory.headers)).toEqual(EMAILED);
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([null]);
});

test('another guest’s pass is not used in place of the address’s own', async () => {
  await enter(api, event.id);
  const mallory = await enter(api, event.id, { name: 'Mallory', email: 'mallory@example.com' });
  expect(await gate({ name: 'Mallory' }, mallory.headers)).toEqual(EMAILED);
});

test('the emailed link opens the same guest’s pass on another device, under the same name', async () => {
  await enter(api, event.id);
  await gate({ name: 'Grace again' });
  const [token = ''] = await passLinks();
  const { status, answer } = await openLink(token);
  expect({ status, answer }).toMatchObject({
    status: 200,
    answer: { message: 'Access Granted', eventId: event.id, isWaitlisted: false },
  });
  const headers = { authorization: `EventPass ${String(answer.pass)}` };
  expect(await statusOf(`/api/events/${event.id}/my-photos`, headers)).toBe('200');
  expect(await column(api, 'SELECT name FROM event_guests')).toEqual(['Grace Hopper']);
});

test('the link binds the guest to the account that opens it, and unbinds one that only entered the address', async () => {
  const mallory = await signedIn(api, { firstName: 'Mallory' });
  await enter(api, event.id, { headers: mallory.headers });
  await gate();
  const [token = ''] = await passLinks();
  await openLink(token);
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([null]);
  const grace = await signedIn(api, { firstName: 'Grace' });
  await openLink(token, grace.headers);
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([grace.id]);
});

test('a collector who has confirmed the address needs no link', async () => {
  const ada = await signedIn(api);
  await enter(api, event.id, { email: ada.email });
  expect(await gate({ name: 'Ada', email: ada.email }, ada.headers)).toMatchObject({ status: 200 });
  expect(await column(api, 'SELECT collector_id FROM event_guests')).toEqual([ada.id]);
});

test('a link is valid for an hour', async () => {
  await enter(api, event.id);
  await gate();
  const [token = ''] = await passLinks();
  api.clock.advance(3_600_000);
  expect(await openLink(token)).toMatchObject({ status: 404, answer: { code: 'guest_link_unknown' } });
});

test('a pass is not a link, and a modified link opens nothing', async () => {
  const { pass } = await enter(api, event.id);
  await gate();
  const [token = ''] = await passLinks();
  const later = token.replace(/\.(\d+)\./, (_, at) => `.${Number(at) + 60}.`);
  for (const forged of [pass, later, 'x', `${token}x`])
    expect(await openLink(forged)).toMatchObject({ status: 404, answer: { code: 'guest_link_unknown' } });
});

test('an address gets at most three links an hour from one network, and the response does not show it', async () => {
  await enter(api, event.id);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await gate()).toEqual(EMAILED);
  expect(await passLinks()).toHaveLength(3);
});

const photosBy = (pass: unknown) =>
  statusOf(`/api/events/${event.id}/my-photos`, { authorization: `EventPass ${String(pass)}` });

test('whoever entered an address first loses pass and code once its mailbox is read elsewhere', async () => {
  const mallory = await enter(api, event.id);
  await gate();
  const [token = ''] = await passLinks();
  const { answer } = await openLink(token);
  expect(await photosBy(mallory.pass)).toBe('401 pass_required');
  expect(await photosBy(answer.pass)).toBe('200');
  expect(answer.guestCode).not.toBe(mallory.guestCode);
  // From then on the pass belongs to this guest: opening the link on more devices ends no pass.
  const again = await openLink(token);
  expect(again.answer.guestCode).toBe(answer.guestCode);
  expect(await photosBy(answer.pass)).toBe('200');
});

test('the same happens when the collector with this confirmed address comes', async () => {
  const ada = await signedIn(api);
  const mallory = await enter(api, event.id, { email: ada.email });
  const { answer } = await gate({ name: 'Ada', email: ada.email }, ada.headers);
  expect([await photosBy(mallory.pass), await photosBy(answer.pass)]).toEqual(['401 pass_required', '200']);
});

test('reading the mailbox in the browser that has the pass keeps pass and code', async () => {
  const { pass, guestCode, headers } = await enter(api, event.id);
  await gate({}, {});
  const [token = ''] = await passLinks();
  const { answer } = await openLink(token, headers);
  expect(answer.guestCode).toBe(guestCode);
  expect(await photosBy(pass)).toBe('200');
});

const revoke = ({ guestId }: Pick<TestGuest, 'guestId'>, headers: Record<string, string>) =>
  post(`/api/admin/event-guests/${guestId}/pass-revocation`, {}, headers);

test('the owner revokes a guest’s passes; the address gets in only by email, other guests stay', async () => {
  const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Olga' });
  const guest = await enter(api, event.id);
  const other = await enter(api, event.id, { email: 'ada@example.com' });
  expect((await revoke(guest, owner.headers)).status).toBe(204);
  expect(await photosBy(guest.pass)).toBe('401 pass_required');
  expect(await photosBy(other.pass)).toBe('200');
  expect(await gate({}, guest.headers)).toEqual(EMAILED);
  const [token = ''] = await passLinks();
  expect(await photosBy((await openLink(token)).answer.pass)).toBe('200');
  expect(
    await column(api, "SELECT details FROM audit_log WHERE action = 'event.guest-pass-revoked'"),
  ).toEqual([{ guest: guest.guestId }]);
});

test('staff see the guests, but cannot revoke passes', async () => {
  const { headers } = await staffSignedIn(api);
  const guest = await enter(api, event.id);
  await enter(api, event.id, { name: 'Ada', email: 'ada_@example.com' });
  const listed = await api.request(`/api/admin/studio-events/${event.id}/guests`, { headers });
  expect(await listed.json()).toMatchObject({
    items: [
      { name: 'Grace Hopper', email: 'grace@example.com', isEmailConfirmed: false, isWaitlisted: false },
      { name: 'Ada' },
    ],
  });
  expect(await revoke(guest, headers)).toMatchObject({ status: 403, answer: { code: 'owner_only' } });
});

test('revoking an unknown guest’s passes is rejected', async () => {
  const { headers } = await staffSignedIn(api, { role: 'owner', firstName: 'Olga' });
  expect(await revoke({ guestId: event.id }, headers)).toMatchObject({
    status: 404,
    answer: { code: 'guest_not_found' },
  });
});
