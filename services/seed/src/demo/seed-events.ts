import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
const HOUR_MS = 3_600_000;
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
  const evening = await createOnce(
    services,
    DEMO_EVENING,
    hero && (await readFile(path.join(folder, hero.file))),
  );
  for (const other of DEMO_OTHER_EVENTS) await createOnce(services, other, null);
  await beLive(services, evening);
  await services.moving.transitionDue();
  services.known.invalidate();
  return bringIn(services, evening, folder, photographs.filter(isOnTheFeed));
}

async function createOnce(
  { known: events, keeping, clock }: EventSeedServices,
  event: DemoEvent,
  heroImage: Buffer | null = null,
): Promise<string> {
  const known = (await events.findAll()).find(({ title }) => title === event.title);
  if (known) return known.id;
  const { startsInHours: _starts, lastsHours: _lasts, ...words } = event;
  return keeping.create({ fields: { ...words, ...timesOf(event, clock.now()) }, heroImage }, SEED);
}

/** The form's times of an event, from this moment on. */
function timesOf({ startsInHours, lastsHours }: DemoEvent, now: Date) {
  const startsAt = new Date(now.getTime() + startsInHours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + lastsHours * HOUR_MS);
  return { eventDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
}

async function beLive({ known, keeping, moving, clock }: EventSeedServices, id: string): Promise<void> {
  const event = await known.find(id);
  if (!event || event.endsAt > clock.now()) return;
  await keeping.update(id, { fields: timesOf(DEMO_EVENING, clock.now()), heroImage: null }, SEED);
  if (event.status === 'completed') await moving.transition(id, 'live', SEED);
}

async function bringIn(
  { known, photographs }: EventSeedServices,
  eventId: string,
  folder: string,
  files: readonly DemoPhotograph[],
): Promise<number> {
  const event = await known.find(eventId);
  if (!event || event.photoSeq >= files.length) return 0;
  for (const { file, caption, alt, minutesAfterStart } of files) {
    const capturedAt = new Date(event.startsAt.getTime() + minutesAfterStart * MINUTE_MS);
    const fileName = path.basename(file);
    const bytes = await readFile(path.join(folder, file));
    await photographs.importPhoto(eventId, bytes, { fileName, caption, alt, capturedAt });
  }
  return files.length - event.photoSeq;
}
