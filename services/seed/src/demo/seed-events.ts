import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromLocalTime, toLocalTime } from '@gallery/domain';
import type { AdminEventsService, EventCacheService, EventTransitionsService } from '@gallery/api/events';
import type { EventPhotoUploadsService } from '@gallery/api/event-photo-uploads';
import type { Clock } from '@gallery/api/platform';
import {
  DEMO_EVENING,
  DEMO_OTHER_EVENTS,
  isOnTheFeed,
  type DemoEvent,
  type DemoPhotograph,
} from './demo-events';

/** The services that the seed works through: the same that the owner uses. */
interface EventSeedServices {
  clock: Clock;
  known: EventCacheService;
  keeping: AdminEventsService;
  moving: EventTransitionsService;
  photographs: EventPhotoUploadsService;
}

const SEED = { kind: 'system' } as const;
const TIME_ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/**
 * The demo's events. What is there is left alone, but for the live event itself: once it is over it begins anew, so that
 * whoever starts the demo meets it live.
 * @returns how many photos it has brought in
 */
export async function seedEvents(
  services: EventSeedServices,
  { folder, photographs }: { folder: string; photographs: readonly DemoPhotograph[] },
): Promise<number> {
  const hero = photographs.find(({ isHero }) => isHero);
  const evening = await createOnce(services, { ...DEMO_EVENING, picture: hero?.file }, folder);
  for (const other of DEMO_OTHER_EVENTS) await createOnce(services, other, folder);
  await beLive(services, evening);
  await services.moving.transitionDue();
  services.known.invalidate();
  return bringIn(services, evening, folder, photographs.filter(isOnTheFeed));
}

async function createOnce(
  { known: events, keeping, clock }: EventSeedServices,
  event: DemoEvent,
  folder: string,
): Promise<string> {
  const known = (await events.findAll()).find(({ title }) => title === event.title);
  if (known) return known.id;
  const { startsInDays: _day, from: _from, to: _to, picture, ...words } = event;
  const heroImage = picture === undefined ? null : await readFile(path.join(folder, picture));
  return keeping.create({ fields: { ...words, ...timesOf(event, clock.now()) }, heroImage }, SEED);
}

/** The form's times of an event. The live evening is the next day's when that of today is over, or nearly. */
function timesOf({ startsInDays, from, to }: DemoEvent, now: Date) {
  const dayIn = (days: number): string =>
    toLocalTime(new Date(now.getTime() + days * DAY_MS).toISOString(), TIME_ZONE).slice(0, 10);
  const isOver = fromLocalTime(`${dayIn(0)}T${to}`, TIME_ZONE).getTime() - now.getTime() < HOUR_MS;
  const day = dayIn(startsInDays === 0 && isOver ? 1 : startsInDays);
  return { eventDate: `${day}T${from}`, endDate: `${day}T${to}`, timeZone: TIME_ZONE };
}

async function beLive({ known, keeping, moving, clock }: EventSeedServices, id: string): Promise<void> {
  const event = await known.find(id);
  if (!event) return;
  if (event.endsAt <= clock.now())
    await keeping.update(id, { fields: timesOf(DEMO_EVENING, clock.now()), heroImage: null }, SEED);
  if (event.status === 'completed' || event.status === 'scheduled') await moving.transition(id, 'live', SEED);
}

async function bringIn(
  { known, photographs, clock }: EventSeedServices,
  eventId: string,
  folder: string,
  files: readonly DemoPhotograph[],
): Promise<number> {
  const event = await known.find(eventId);
  if (!event || event.photoSeq >= files.length) return 0;
  const begunAt = photographyStart(event.startsAt, files, clock.now());
  for (const { file, caption, alt, minutesAfterStart } of files) {
    const capturedAt = new Date(begunAt.getTime() + minutesAfterStart * MINUTE_MS);
    const fileName = path.basename(file);
    const bytes = await readFile(path.join(folder, file));
    await photographs.importPhoto(eventId, bytes, { fileName, caption, alt, capturedAt });
  }
  return files.length - event.photoSeq;
}

/** When the photographer has begun: with the evening, or so early that the last photograph has just been made. */
function photographyStart(startsAt: Date, files: readonly DemoPhotograph[], now: Date): Date {
  const lastMs = Math.max(...files.map(({ minutesAfterStart }) => minutesAfterStart)) * MINUTE_MS;
  return new Date(Math.min(startsAt.getTime(), now.getTime() - lastMs));
}
