import { createEvent, createScheduled, enter, publishPhoto } from '../../../test/builders/events';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { describePicture } from '../../../test/builders/artworks';
import { EventCacheService } from '../event-cache.service';
import { EventsQueries } from './events.queries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const hours = (count: number): Date => new Date(api.clock.now().getTime() + count * HOUR_MS);

async function read(path: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const answer: Record<string, unknown> = JSON.parse(await (await api.request(path, { headers })).text());
  return answer;
}

async function titles(status: string): Promise<unknown[]> {
  const events: { title: string }[] = JSON.parse(
    await (await api.request(`/api/events?status=${status}`)).text(),
  );
  return events.map(({ title }) => title);
}

test('an event has the fields of the spec, its counts and its hero image (L6)', async () => {
  const heroMediaId = await describePicture(api);
  const event = await createEvent(api, { title: 'One lamp', heroMediaId, maxParticipants: 40 });
  await enter(api, event.id);
  await publishPhoto(api, event.id);
  expect(await read(`/api/events/${event.id}`)).toEqual({
    id: event.id,
    tag: 'tfgallery',
    title: 'One lamp',
    description: 'Portraits under one lamp.',
    status: 'live',
    startTime: event.startsAt.toISOString(),
    endTime: event.endsAt.toISOString(),
    timeZone: 'America/Chicago',
    location: 'Dallas, Texas',
    eventType: 'Portrait session',
    hashtag: null,
    currentParticipants: 1,
    viewerCount: 0,
    maxParticipants: 40,
    isVipOnly: false,
    photoCount: 1,
    availableCount: 1,
    picture: expect.objectContaining({ id: heroMediaId, alt: 'One lamp' }),
    isCurrent: true,
  });
});

test('events are listed by status in the order of their start (L5)', async () => {
  await createEvent(api, { title: 'Second', startsAt: hours(-1) });
  await createEvent(api, { title: 'First', startsAt: hours(-2) });
  await createScheduled(api, 48, { title: 'Later' });
  await createScheduled(api, 24, { title: 'Next' });
  expect(await titles('live')).toEqual(['First', 'Second']);
  expect(await titles('scheduled')).toEqual(['Next', 'Later']);
});

test('completed events are listed latest first', async () => {
  for (const days of [3, 1, 2])
    await createScheduled(api, -24 * days, { title: `${days} days ago`, status: 'completed' });
  expect(await titles('completed')).toEqual(['1 days ago', '2 days ago', '3 days ago']);
});

test('cancelled events are listed by their time (G62)', async () => {
  await createScheduled(api, 24, { title: 'Called off', status: 'cancelled' });
  await createScheduled(api, -24, { title: 'Was called off', status: 'cancelled' });
  expect(await titles('scheduled')).toEqual(['Called off']);
  expect(await titles('completed')).toEqual(['Was called off']);
  expect(await titles('live')).toEqual([]);
});

test('the list takes the same number of queries for any number of events', async () => {
  const reading = api.get(EventsQueries);
  const count = () => countQueries(api, () => reading.list({ method: 'GET', headers: {} }));
  await createEvent(api, { heroMediaId: await describePicture(api) });
  const one = await count();
  for (let index = 0; index < 5; index += 1) await createEvent(api);
  expect({ one, six: await count() }).toEqual({ one: 4, six: 4 });
});

test.each(['cancelled', 'LIVE', '', '1'])('the list %j is rejected', async (status) => {
  expect((await api.request(`/api/events?status=${status}`)).status).toBe(400);
});

test.each(['nothing', '019aa000-0000-7000-8000-000000000000', 'é', '%F0%9F%98%80'])(
  'an event named %s is not found (L35)',
  async (name) => {
    expect(await read(`/api/events/${name}`)).toMatchObject({
      code: 'event_not_found',
      message: "The live event you're looking for is not available or may have ended.",
    });
  },
);

test('the gallery’s short id is not found without an event', async () => {
  expect((await api.request('/api/events/tfgallery')).status).toBe(404);
});

test('the QR code leads to the event’s gate, with its id and name (L15, G71)', async () => {
  const event = await createEvent(api, { title: 'Light & shade, 50% <b>' });
  const { qrCode, eventUrl } = await read(`/api/events/tfgallery/qr`);
  expect(eventUrl).toBe(
    `http://gallery.example/live-event-gate/${event.id}?event_id=${event.id}&event_name=Light+%26+shade%2C+50%25+%3Cb%3E`,
  );
  expect(qrCode).toMatch(/^data:image\/png;base64,iVBOR/);
});

test('the QR code is cached for five minutes (L15)', async () => {
  const { id } = await createEvent(api);
  const { headers } = await api.request(`/api/events/${id}/qr`);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

test('the calendar file has its organizer, and a change of the event replaces what was imported', async () => {
  const { id } = await createScheduled(api, 24);
  const sequence = async () => {
    const text = await (await api.request(`/api/events/${id}/calendar.ics`)).text();
    expect(text).toContain('ORGANIZER;CN="TF Gallery":mailto:sales@tfgallery.example\r\n');
    return Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  };
  const before = await sequence();
  await api.database.manager.query('UPDATE events SET version = version + 1');
  api.get(EventCacheService).invalidate();
  expect(await sequence()).toBe(before + 1);
});

test('the calendar file is valid, whatever the event’s title (G65)', async () => {
  const { id } = await createScheduled(api, 24, {
    title: 'Light, shade;\nEND:VEVENT',
    description: 'é'.repeat(80),
  });
  const answer = await api.request(`/api/events/${id}/calendar.ics`);
  const lines = (await answer.text()).split('\r\n');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(lines).toContain(String.raw`SUMMARY:Light\, shade\;\nEND:VEVENT`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('é'.repeat(80));
});
