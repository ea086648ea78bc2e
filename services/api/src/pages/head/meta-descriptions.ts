import type { ArtworkRecord } from '../../catalog';
import type { EventRecord } from '../../events';
import type { Settings } from '../../platform';

/** Search results show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 155;
/** From this many works on their number speaks for the gallery. */
const MIN_COUNTED_ARTWORKS = 5;

/** The beginning of a text as one line, cut between words. */
export function toMetaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const begun = line.slice(0, MAX_DESCRIPTION_LENGTH);
  const end = begun.lastIndexOf(' ');
  return `${(end > 0 ? begun.slice(0, end) : begun.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** What the gallery is, in a sentence; with the number of its works where that is known. */
export const describeGallery = ({ name, studio }: Settings['brand'], works?: number): string =>
  `Limited-edition fine-art photography from ${name}, ${studio}` +
  (works === undefined || works < MIN_COUNTED_ARTWORKS ? '.' : `: ${works} works in numbered editions.`);

/** What a work's page is about: the photographer's own words, else the facts of its label. */
export const describeArtwork = (
  { title, year, medium, series, description }: ArtworkRecord,
  { artist, name }: Settings['brand'],
): string =>
  toMetaDescription(description?.trim() || `${title}, ${year}. ${medium}. ${series}, by ${artist ?? name}.`);

/** What the events' page is about: what is on or comes next, and what a live event is. */
export function describeEvents({ name, studio }: Settings['brand'], [first]: readonly EventRecord[]): string {
  const live =
    `Live events of ${name}, ${studio}: photographs appear while they are made, and numbered prints of them are sold ` +
    'the same evening.';
  if (!first || first.status === 'cancelled') return toMetaDescription(live);
  return toMetaDescription(`${first.status === 'live' ? 'On now' : 'Next'}: ${first.title}. ${live}`);
}
