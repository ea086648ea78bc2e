import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { plainToInstance } from 'class-transformer';
import { IsBoolean, IsInt, IsString, validateSync } from 'class-validator';

/** One photo of demo/live.json. */
export class DemoPhotograph {
  /** Relative to the demo folder. */
  @IsString()
  file: string;

  @IsString()
  caption: string;

  /** What it shows. */
  @IsString()
  alt: string;

  @IsInt()
  minutesAfterStart: number;

  /** The event's own picture, which is no photo of the live event. */
  @IsBoolean()
  isHero: boolean;
}

/** Reads the demo's evening; throws an Error that names the photo and what is wrong with it. */
export async function readDemoPhotographs(folder: string): Promise<DemoPhotograph[]> {
  const json: unknown = JSON.parse(await readFile(path.join(folder, 'live.json'), 'utf8'));
  if (!Array.isArray(json)) throw new Error('demo/live.json is not a list.');
  const photographs = json.map((each) => plainToInstance(DemoPhotograph, each));
  photographs.forEach((photograph, index) => {
    const [error] = validateSync(photograph);
    if (error) throw new Error(`demo/live.json, photograph ${index + 1}: ${error.toString()}`);
  });
  return photographs;
}

/** An event of the demo; its days count from the day of the seed. */
export interface DemoEvent {
  title: string;
  description: string;
  eventType: string;
  /** Omitted for the gallery's own. */
  hashtag?: string;
  location: string;
  /** From the day of the seed at the venue. */
  startsInDays: number;
  /** Clock times at the venue: `18:00`. */
  from: string;
  to: string;
  maxAttendees: number;
  isVipOnly: boolean;
  /** The file of its picture, relative to the demo folder. The evening's is in live.json. */
  picture?: string;
}

/** The evening that is live at whatever hour the demo is opened: outside its own hours it lasts into the next one. */
export const DEMO_EVENING: DemoEvent = {
  title: 'An Evening on Paper',
  description:
    'One evening in the studio: the new hanging, a short acoustic set and portraits under one lamp. The photographs arrive here as they are taken.',
  eventType: 'Studio evening',
  hashtag: '#AnEveningOnPaper',
  location: 'The studio, Dallas',
  startsInDays: 0,
  from: '18:00',
  to: '21:00',
  maxAttendees: 120,
  isVipOnly: false,
};

/** What lies ahead and what is over. */
export const DEMO_OTHER_EVENTS: readonly DemoEvent[] = [
  {
    title: 'Portraits by the North Window',
    description: 'Sittings of ten minutes each in the light of one window, printed in the same week.',
    eventType: 'Portrait session',
    location: 'The studio, Dallas',
    startsInDays: 9,
    from: '13:00',
    to: '18:00',
    maxAttendees: 24,
    isVipOnly: false,
    picture: 'site/studio-interior.jpg',
  },
  {
    title: 'First Look at the Winter Prints',
    description: 'The new prints before they go on the wall, with a glass of wine and the photographer.',
    eventType: 'Private view',
    location: 'The studio, Dallas',
    startsInDays: 16,
    from: '19:00',
    to: '22:00',
    maxAttendees: 20,
    isVipOnly: true,
    picture: 'live/04-around-the-table.jpg',
  },
  {
    title: 'Salt Flats, an Artist Talk',
    description: 'Slides and contact sheets from two weeks on the salt flats, and questions afterwards.',
    eventType: 'Artist talk',
    location: 'The gallery, Dallas',
    startsInDays: -30,
    from: '19:00',
    to: '21:00',
    maxAttendees: 60,
    isVipOnly: false,
    picture: 'live/16-two-readings.jpg',
  },
];

/**
 * Photographs that have arrived when the demo opens. The others wait in the demo's folder: sent with `npx
 * gallery-ingest` they arrive on open pages.
 */
export const isOnTheFeed = ({ file, isHero }: DemoPhotograph): boolean =>
  !isHero && !['04', '06', '09', '15', '16', '18'].some((number) => file.startsWith(`live/${number}-`));
