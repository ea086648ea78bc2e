import { formatTimeRange } from '@gallery/domain';
import type { ArtworkRecord, PublicLedgerEntry } from '../../catalog';
import type { EventRecord } from '../../events';
import type { Settings } from '../../platform';

/** Search results show about this many characters. */
const MAX_DESCRIPTION_LENGTH = 155;
/** Fewer artworks are not worth counting. */
const MIN_COUNTED_ARTWORKS = 5;

/** The start of a text on one line, cut between words. */
export function toMetaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, MAX_DESCRIPTION_LENGTH);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}

export const describeGallery = ({ name, studio }: Settings['brand'], works?: number): string =>
  `Limited-edition fine-art photography from ${name}, ${studio}` +
  (works === undefined || works < MIN_COUNTED_ARTWORKS ? '.' : `: ${works} works in numbered editions.`);

/** How much of all editions is sold. */
export function describeLedger(
  { name, studio }: Settings['brand'],
  entries: readonly PublicLedgerEntry[],
): string {
  const editions = entries.flatMap((entry) => entry.editions);
  const sold = editions.reduce((sum, edition) => sum + edition.sold, 0);
  const total = editions.reduce((sum, edition) => sum + edition.total, 0);
  return toMetaDescription(
    `Every numbered print from ${name}, ${studio}: ${sold} of ${total} sold, edition by edition.`,
  );
}

/** The artwork's description, or else the facts on its label. */
export const describeArtwork = (
  { title, year, medium, series, description }: ArtworkRecord,
  { artist, name }: Settings['brand'],
): string =>
  toMetaDescription(description?.trim() || `${title}, ${year}. ${medium}. ${series}, by ${artist ?? name}.`);

/** Describes an event, one sentence each: its status, when and where it is, and its description. */
export function eventFacts(event: EventRecord): string[] {
  const { status, startTime, endTime, timeZone, location, description } = event;
  return [STATUS_LABELS[status], formatTimeRange(startTime, endTime, timeZone), location, description].filter(
    Boolean,
  );
}

const STATUS_LABELS: Readonly<Record<EventRecord['status'], string>> = {
  scheduled: 'Upcoming',
  live: 'Live now',
  completed: 'This event has ended',
  cancelled: 'This event was cancelled',
};

/** The current or next event, and what a live event is. */
export function describeEvents({ name, studio }: Settings['brand'], [first]: readonly EventRecord[]): string {
  const live = `Live events by ${name}, ${studio}: see photographs as they are taken, and buy numbered prints the same evening.`;
  if (!first || first.status === 'cancelled') return toMetaDescription(live);
  return toMetaDescription(`${first.status === 'live' ? 'On now' : 'Next'}: ${first.title}. ${live}`);
}
