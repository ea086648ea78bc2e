import { workYear, workYearFault } from '@gallery/domain';
import type { ArtworkEntity } from '../artwork.entity';
import type { WorkFacts } from './inventory.store';
import type { WorkChanges } from './work-form.dto';
import type { Faults } from './work-form-parts';

/** What a work is printed as, unless the form says it. */
export const USUAL_MEDIUM = 'Archival pigment print';
const MOST_TAGS = 30;
const LONGEST_TAG = 40;

/** The facts of a work's own row that a form names; what it leaves out is left out here. */
export function factsOf(fields: WorkChanges, today: Date, faults: Faults): Partial<WorkFacts> {
  const { description, notes, galleryCredit, purchaseLink, customFrameStyle, artistProofs } = fields;
  const year = fields.year === undefined ? undefined : workYear(fields.year, today.getUTCFullYear());
  const wrongYear = year === undefined ? null : workYearFault(year, 'edit', today.getUTCFullYear());
  if (wrongYear !== null) faults.year = wrongYear;
  const tags = fields.tags === undefined ? undefined : tagsOf(fields.tags);
  if (tags && (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_TAG)))
    faults.tags = `There are up to ${MOST_TAGS} tags of up to ${LONGEST_TAG} characters.`;
  return said({
    series: fields.series,
    year,
    tags,
    medium: fields.medium || undefined,
    description: orNull(description),
    notes: orNull(notes),
    galleryCredit: orNull(galleryCredit),
    purchaseLink: orNull(purchaseLink),
    customFrameStyle: orNull(customFrameStyle),
    artistProofs: artistProofs === undefined ? undefined : (artistProofs ?? 0),
    isFeatured: fields.isFeatured,
    orientation: fields.orientation ?? orientationOf(fields.sizeType),
    sizeType: fields.sizeType,
    tier: fields.tier,
    priceOverride: fields.priceOverride,
    frameStyle: fields.frameStyle,
    includeChromaluxe: fields.includeChromaluxe,
    availability: fields.availability,
    liveStatus: fields.liveStatus,
  });
}

/** Which of these facts are not those of the work. */
export function changedFacts(before: ArtworkEntity, facts: Partial<WorkFacts>): string[] {
  const changed: string[] = [];
  let name: keyof WorkFacts;
  for (name in facts) if (JSON.stringify(facts[name]) !== JSON.stringify(before[name])) changed.push(name);
  return changed;
}

/** The edit form asks for the size type alone: standard prints are landscapes, square ones squares. */
const orientationOf = (sizeType: WorkChanges['sizeType']) =>
  sizeType === undefined || sizeType === 'custom'
    ? undefined
    : sizeType === 'square'
      ? 'square'
      : 'landscape';

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** Without the names that have no value. */
function said<Facts extends object>(
  facts: Facts,
): Partial<{ [Name in keyof Facts]: Exclude<Facts[Name], undefined> }> {
  const named: Partial<{ [Name in keyof Facts]: Exclude<Facts[Name], undefined> }> = {};
  for (const name in facts) {
    const value = facts[name];
    if (isSaid(value)) named[name] = value;
  }
  return named;
}

const isSaid = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined;
