import type { PageView, QueuedVisit } from '@gallery/api/analytics';
import type { SeededRandom } from '@gallery/domain';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Pages that a visitor sees at most before leaving. */
const LONGEST_SESSION = 7;

type Trace = Pick<PageView, 'referrer' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'words'>;

const trace = (known: Partial<Trace> = {}): Trace => ({
  referrer: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  words: [],
  ...known,
});
const LETTER = { utmSource: 'spring-letter', utmMedium: 'email', utmCampaign: 'spring' };
const POSTCARD = { utmSource: 'postcard', utmMedium: 'print', utmCampaign: 'opening' };

/** How visitors arrive; what is listed more often happens more often. */
const WAYS: readonly Trace[] = [
  ...Array.from({ length: 8 }, () => trace()),
  ...Array.from({ length: 6 }, () => trace({ referrer: 'https://www.google.com/' })),
  ...Array.from({ length: 5 }, () => trace({ referrer: 'https://l.instagram.com/' })),
  trace({ referrer: 'https://www.bing.com/' }),
  trace({ referrer: 'https://www.pinterest.com/' }),
  trace({ referrer: 'https://m.facebook.com/' }),
  trace({ referrer: 'https://www.artsy.net/' }),
  trace({ referrer: 'https://www.eventbrite.com/' }),
  trace({ referrer: 'https://slow-photographs.example/notes' }),
  trace(LETTER),
  trace(LETTER),
  trace(POSTCARD),
];
const PLACES: readonly QueuedVisit['place'][] = [
  { country: 'US', region: 'Texas', city: 'Dallas' },
  { country: 'US', region: 'Texas', city: 'Austin' },
  { country: 'US', region: 'New York', city: 'New York' },
  { country: 'US', region: 'California', city: 'Los Angeles' },
  { country: 'GB', region: 'England', city: 'London' },
  { country: 'FR', region: 'Île-de-France', city: 'Paris' },
  { country: 'DE', region: 'Berlin', city: 'Berlin' },
  { country: 'JP', region: 'Tokyo', city: 'Tokyo' },
  { country: 'CA', region: null, city: null },
  { country: null, region: null, city: null },
];
const FIRST_PAGES = ['/', '/', '/fine-art', '/fine-art', '/about', '/live-events'];
const LATER_PAGES = ['/fine-art', '/about', '/contact', '/commercial', '/cart', '/live-events'];

/** Of one day. */
interface MadeDay {
  /** When the day begins. */
  from: Date;
  /** Views of the day. */
  views: number;
  /** Artworks that are looked at, the first ones most. */
  slugs: readonly string[];
  /** Affiliates whose links are followed; an empty list leaves them out. */
  partners?: readonly string[];
}

/** Views of a day, as if pages had reported them: visitors arrive in some way, look at some pages, and leave. */
export function makeDay(random: SeededRandom, { from, views, slugs, partners = [] }: MadeDay): QueuedVisit[] {
  const made: QueuedVisit[] = [];
  while (made.length < views) {
    const pages = 1 + random.below(Math.min(LONGEST_SESSION, views - made.length));
    const isLed = partners.length > 0 && random.happens(0.06);
    const way = isLed ? trace({ words: [random.pick(partners)] }) : random.pick(WAYS);
    const visitor = {
      // Some come back on the same day.
      network: `198.51.100.${random.below(Math.max(2, views / 3))}`,
      userAgent: 'Firefox',
      place: random.pick(PLACES),
    };
    const sessionId = random.hex(16);
    const begins = from.getTime() + random.below(DAY_MS - LONGEST_SESSION * MINUTE_MS);
    for (let page = 0; page < pages; page += 1)
      made.push({
        ...visitor,
        at: new Date(begins + page * MINUTE_MS),
        record: { kind: 'view', page: pageOf(random, { isFirst: page === 0, slugs }), sessionId, ...way },
      });
  }
  return made;
}

function pageOf(
  random: SeededRandom,
  { isFirst, slugs }: { isFirst: boolean; slugs: readonly string[] },
): string {
  // Few artworks are looked at often, many seldom.
  const work = slugs[Math.floor(slugs.length * random.next() ** 3)];
  if (work !== undefined && random.happens(isFirst ? 0.4 : 0.7)) return `/fine-art/${work}`;
  return random.pick(isFirst ? FIRST_PAGES : LATER_PAGES);
}
