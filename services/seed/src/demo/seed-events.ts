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

/** As the form has them, on a clock at the venue. */
interface EventTimes {
  eventDate: string;
  endDate: string;
  timeZone: string;
}

const SEED = { kind: 'system' } as const;
const TIME_ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/**
 * The demo's events. What exists is left alone, except for the live event: once it is over it begins anew, so that
 * it is live whenever someone starts the demo.
 * @returns how many photos it has brought in
 */
export async function seedEvents(
  services: EventSeedServices,
  { folder, photographs }: { folder: string; photographs: readonly DemoPhotograph[] },
): Promise<number> {
  const hero = photographs.find(({ isHero }) => isHero);
  const feed = photographs.filter(isOnTheFeed);
  const now = services.clock.now();
  const times = liveTimesOf(DEMO_EVENING, feed, now);
  const evening = await createOnce(services, { ...DEMO_EVENING, picture: hero?.file }, times, folder);
  for (const other of DEMO_OTHER_EVENTS) await createOnce(services, other, timesOf(other, now), folder);
  await beLive(services, evening, times);
  await services.moving.transitionDue();
  services.known.invalidate();
  return bringIn(services, evening, folder, feed);
}

async function createOnce(
  { known: events, keeping }: EventSeedServices,
  event: DemoEvent,
  times: EventTimes,
  folder: string,
): Promise<string> {
  const known = (await events.findAll()).find(({ title }) => title === event.title);
  if (known) return known.id;
  const { startsInDays: _day, from: _from, to: _to, picture, ...words } = event;
  const heroImage = picture === undefined ? null : await readFile(path.join(folder, picture));
  return keeping.create({ fields: { ...words, ...times }, heroImage }, SEED);
}

/** The form's times of an event that is not the live one. */
function timesOf({ startsInDays, from, to }: DemoEvent, now: Date): EventTimes {
  const day = dayAtVenue(now, startsInDays);
  return { eventDate: `${day}T${from}`, endDate: `${day}T${to}`, timeZone: TIME_ZONE };
}

/**
 * The live event's times: from the latest opening after which every photograph of the feed has been made, to the next
 * closing that is an hour away. Opened outside of these hours, the evening lasts into the next one.
 */
function liveTimesOf({ from, to }: DemoEvent, feed: readonly DemoPhotograph[], now: Date): EventTimes {
  const lastMs = Math.max(...feed.map(({ minutesAfterStart }) => minutesAfterStart)) * MINUTE_MS;
  const timeOn = (days: number, clock: string): number =>
    fromLocalTime(`${dayAtVenue(now, days)}T${clock}`, TIME_ZONE).getTime();
  const opens = timeOn(0, from) + lastMs <= now.getTime() ? 0 : -1;
  const closes = timeOn(0, to) - now.getTime() >= HOUR_MS ? 0 : 1;
  return {
    eventDate: `${dayAtVenue(now, opens)}T${from}`,
    endDate: `${dayAtVenue(now, closes)}T${to}`,
    timeZone: TIME_ZONE,
  };
}

const dayAtVenue = (now: Date, days: number): string =>
  toLocalTime(new Date(now.getTime() + days * DAY_MS).toISOString(), TIME_ZONE).slice(0, 10);

async function beLive(
  { known, keeping, moving, clock }: EventSeedServices,
  id: string,
  times: EventTimes,
): Promise<void> {
  const event = await known.find(id);
  if (!event) return;
  if (event.endsAt <= clock.now()) await keeping.update(id, { fields: times, heroImage: null }, SEED);
  if (event.status === 'completed' || event.status === 'scheduled') await moving.transition(id, 'live', SEED);
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
  await photographs.finishRendering();
  const { photoSeq } = await known.get(eventId);
  return photoSeq - event.photoSeq;
}
