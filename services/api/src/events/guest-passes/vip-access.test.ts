import { createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorsService } from '../../identity';
import type { EventEntity } from '../entities/event.entity';

let api: TestApi;
let event: EventEntity;
let vip: TestCollector;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  event = await createEvent(api, {
    title: 'For few',
    hashtag: '#ForFew',
    isVipOnly: true,
    maxParticipants: 12,
  });
  vip = await signedIn(api, { level: 'VIP' });
  await publishPhoto(api, event.id);
});
afterAll(() => api.close());

const READS = [
  '',
  '/qr',
  '/calendar.ics',
  '/photos',
  '/photos?since=0',
  '/photos?revision=0',
  '/my-photos',
  '/guest-pass',
];

async function codeOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.request(path, { headers });
  return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
}

/** What a VIP's browser sends inside the event. */
async function inside(): Promise<Record<string, string>> {
  const { headers } = await enter(api, event.id, { headers: vip.headers });
  return { ...vip.headers, ...headers };
}

test.each(READS)('a VIP with a pass can read %s (G48)', async (path) => {
  expect(await codeOf(`/api/events/${event.id}${path}`, await inside())).toBe('200');
});

test.each(READS)('nobody else can read %s, by id or by short id', async (path) => {
  const premium = await signedIn(api, { firstName: 'Paul', level: 'Premium' });
  for (const name of [event.id, 'tfgallery'])
    for (const headers of [{}, premium.headers])
      expect(await codeOf(`/api/events/${name}${path}`, headers)).toBe('403 vip_only');
});

test.each(['/photos', '/my-photos'])('a VIP without a pass cannot read %s', async (path) => {
  expect(await codeOf(`/api/events/${event.id}${path}`, vip.headers)).toBe('401 pass_required');
});

test.each(['/photos', '/my-photos', '/guest-pass'])(
  'a pass alone opens no %s, since it may have been passed on',
  async (path) => {
    const { headers } = await enter(api, event.id, { headers: vip.headers });
    expect(await codeOf(`/api/events/${event.id}${path}`, headers)).toBe('403 vip_only');
  },
);

test('a collector who loses the level is rejected at the next request', async () => {
  const headers = await inside();
  await api.get(CollectorsService).setManualLevel(vip.id, 'Premium');
  expect(await codeOf(`/api/events/${event.id}/photos`, headers)).toBe('403 vip_only');
});

test('only VIPs get a 304 too', async () => {
  const { headers } = await enter(api, event.id, { headers: vip.headers });
  expect(await codeOf(`/api/events/${event.id}/photos`, { ...headers, 'if-none-match': '"1"' })).toBe(
    '403 vip_only',
  );
});

test.each([
  ['live-event-access', 'eventTag'],
  ['collect-visitor', 'eventId'],
  ['event-reminders', 'eventId'],
])('%s admits nobody else', async (call, field) => {
  const body = { name: 'Grace', email: 'grace@example.com', [field]: event.id };
  if (call === 'event-reminders') Reflect.deleteProperty(body, 'name');
  const answer = await api.request(`/api/${call}`, { method: 'POST', body });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 403,
    body: { code: 'vip_only' },
  });
});

test('the older reader gets none of its photos', async () => {
  const { headers } = await enter(api, event.id, { headers: vip.headers });
  const answer = await api.request(`/api/live-uploads?eventId=${event.id}`, { headers });
  expect(await answer.json()).toEqual([]);
});

test('lists show others only title, times, status and the badge (L13, G48)', async () => {
  const answer = await api.request('/api/events?status=live');
  expect(await answer.json()).toEqual([
    {
      id: event.id,
      tag: 'tfgallery',
      timeZone: 'America/Chicago',
      title: 'For few',
      description: '',
      status: 'live',
      startTime: event.startsAt.toISOString(),
      endTime: event.endsAt.toISOString(),
      location: '',
      eventType: '',
      hashtag: null,
      currentParticipants: 0,
      viewerCount: 0,
      maxParticipants: null,
      isVipOnly: true,
      photoCount: 0,
      availableCount: 0,
      picture: null,
      isCurrent: true,
    },
  ]);
});

test('lists show VIPs everything', async () => {
  const answer = await api.request('/api/events?status=live', { headers: vip.headers });
  expect(await answer.json()).toEqual([
    expect.objectContaining({ description: 'Portraits under one lamp.', photoCount: 1, maxParticipants: 12 }),
  ]);
});

test('proxies do not cache it', async () => {
  const headers = await inside();
  const kept = await Promise.all(
    READS.map(async (path) =>
      (await api.request(`/api/events/${event.id}${path}`, { headers })).headers.get('cache-control'),
    ),
  );
  for (const control of kept) expect(control).toMatch(/private|no-store/);
});

test('a VIP can request a reminder', async () => {
  const { id } = await createScheduled(api, 24, { isVipOnly: true });
  const body = { email: vip.email, eventId: id };
  expect(
    (await api.request('/api/event-reminders', { method: 'POST', body, headers: vip.headers })).status,
  ).toBe(202);
});
