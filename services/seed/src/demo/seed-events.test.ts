import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { formatTime } from '@gallery/domain';
import path from 'node:path';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { AdminEventsService, EventCacheService, EventTransitionsService } from '@gallery/api/events';
import { EventPhotoUploadsService } from '@gallery/api/event-photo-uploads';
import { DEMO_OTHER_EVENTS, type DemoPhotograph } from './demo-events';
import { EventsStore } from '../../../api/src/events/events.store';
import { seedEvents } from './seed-events';

let api: TestApi;
let folder: string;
const photographs: DemoPhotograph[] = [
  { file: 'live/event-hero.jpg', caption: 'The room', alt: 'A room', minutesAfterStart: 0, isHero: true },
  { file: 'live/01-first.jpg', caption: 'The first', alt: 'A guest', minutesAfterStart: 6, isHero: false },
  { file: 'live/02-second.jpg', caption: 'The second', alt: 'Guests', minutesAfterStart: 14, isHero: false },
  { file: 'live/04-later.jpg', caption: 'Later', alt: 'A lamp', minutesAfterStart: 20, isHero: false },
];

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-demo-live-'));
  const pictures = DEMO_OTHER_EVENTS.flatMap(({ picture }) => picture ?? []);
  const files = [...photographs.map(({ file }) => file), ...pictures];
  for (const name of files) await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
  for (const [index, file] of files.entries()) {
    const background = { r: 30 * index, g: 60, b: 90 };
    const picture = sharp({ create: { width: 96, height: 64, channels: 3, background } });
    await writeFile(path.join(folder, file), await picture.jpeg().toBuffer());
  }
});
beforeEach(async () => {
  await api.reset();
  api.get(EventCacheService).invalidate();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const seed = (brought = photographs): Promise<number> =>
  seedEvents(
    {
      clock: api.clock,
      known: api.get(EventCacheService),
      keeping: api.get(AdminEventsService),
      moving: api.get(EventTransitionsService),
      photographs: api.get(EventPhotoUploadsService),
    },
    { folder, photographs: brought },
  );

const statuses = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await api.get(EventsStore).findAll()).map(({ title, status }) => [title, status]));

test('the live event is live with its photos in their order, others lie ahead or are over', async () => {
  expect(await seed()).toBe(2);
  expect(await statuses()).toEqual({
    'Salt Flats, an Artist Talk': 'completed',
    'An Evening on Paper': 'live',
    'Portraits by the North Window': 'scheduled',
    'First Look at the Winter Prints': 'scheduled',
  });
  const captions = await api.database.manager.query('SELECT seq, caption FROM event_photos ORDER BY seq');
  expect(captions).toEqual([
    { seq: 1, caption: 'The first' },
    { seq: 2, caption: 'The second' },
  ]);
});

test('a damaged photo is not counted', async () => {
  const [hero, first] = photographs;
  if (!hero || !first) throw new Error('The demo has photographs.');
  const damaged = { file: 'live/07-damaged.jpg', caption: '', alt: '', minutesAfterStart: 7, isHero: false };
  const whole = await readFile(path.join(folder, first.file));
  await writeFile(path.join(folder, damaged.file), whole.subarray(0, whole.length / 2));
  expect(await seed([hero, first, damaged])).toBe(1);
});

test('every event has its own picture', async () => {
  await seed();
  const pictures = (await api.get(EventsStore).findAll()).map(({ heroMediaId }) => heroMediaId);
  expect(pictures).not.toContain(null);
  expect(new Set(pictures).size).toBe(4);
});

test('only the live event has a hashtag of its own (G101)', async () => {
  await seed();
  const events = await api.get(EventsStore).findAll();
  const named = events.filter(({ hashtag }) => hashtag !== null);
  expect(named.map(({ title, hashtag }) => [title, hashtag])).toEqual([
    ['An Evening on Paper', '#AnEveningOnPaper'],
  ]);
});

test('seeding again brings nothing twice', async () => {
  await seed();
  expect(await seed()).toBe(0);
  expect(Object.keys(await statuses())).toHaveLength(4);
});

test('the evening is from six to nine on a clock at the venue', async () => {
  await seed();
  const evening = (await api.get(EventsStore).findAll()).find(({ title }) => title === 'An Evening on Paper');
  const { startsAt, endsAt, timeZone } = evening ?? {};
  expect([startsAt, endsAt].map((at) => formatTime(String(at?.toISOString()), String(timeZone)))).toEqual([
    expect.stringMatching(/^6:00 PM/),
    expect.stringMatching(/^9:00 PM/),
  ]);
});

test.each([
  ['late at night', '2026-11-25T05:30:00Z', '2026-11-25T00:00:00.000Z', '2026-11-26T03:00:00.000Z'],
  ['in the morning', '2026-11-24T17:00:00Z', '2026-11-24T00:00:00.000Z', '2026-11-25T03:00:00.000Z'],
  ['as it opens', '2026-11-25T00:10:00Z', '2026-11-24T00:00:00.000Z', '2026-11-25T03:00:00.000Z'],
  ['in the evening', '2026-11-25T01:00:00Z', '2026-11-25T00:00:00.000Z', '2026-11-25T03:00:00.000Z'],
])('opened %s, the evening is on and its photographs are of it', async (_when, now, opens, closes) => {
  api.clock.stopAt(new Date(now));
  await seed();
  const evening = (await api.get(EventsStore).findAll()).find(({ title }) => title === 'An Evening on Paper');
  expect(evening).toMatchObject({ status: 'live', startsAt: new Date(opens), endsAt: new Date(closes) });
  const made: { capturedAt: Date }[] = await api.database.manager.query(
    'SELECT captured_at AS capturedAt FROM event_photos ORDER BY seq',
  );
  expect(made.map(({ capturedAt }) => capturedAt.getTime() - Date.parse(opens))).toEqual([
    6 * 60_000,
    14 * 60_000,
  ]);
});

test('an evening that is over begins anew', async () => {
  await seed();
  api.clock.advance(24 * 3_600_000);
  await seed();
  expect((await statuses())['An Evening on Paper']).toBe('live');
});
