import { artworkYearError, DEFAULT_MEDIUM, parseArtworkYear } from '@gallery/domain';
import type { NewArtwork, NewArtworkImage } from '../artworks/new-artwork';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../catalog-policy';
import type { ArtworkEntity } from '../entities/artwork.entity';
import type { FormErrors } from './artwork-form-parts';
import type { CreateArtworkForm, UpdateArtworkForm } from './dto/artwork-form.dto';
import type { ArtworkFields } from './inventory.store';
import type { RequestedEditions } from './requested-editions';

/** The columns of an artwork that a form sets; fields that it leaves out are left out. */
export function parseArtworkFields(
  fields: UpdateArtworkForm,
  today: Date,
  errors: FormErrors,
): Partial<ArtworkFields> {
  const { description, notes, galleryCredit, purchaseLink, customFrameStyle, artistProofs } = fields;
  const year = fields.year === undefined ? undefined : parseArtworkYear(fields.year, today.getUTCFullYear());
  const wrongYear = year === undefined ? null : artworkYearError(year, 'edit', today.getUTCFullYear());
  if (wrongYear !== null) errors.year = wrongYear;
  const tags = fields.tags === undefined ? undefined : parseTags(fields.tags);
  if (tags && (tags.length > MAX_TAGS || tags.some((tag) => tag.length > MAX_TAG_LENGTH)))
    errors.tags = `Please enter up to ${MAX_TAGS} tags of up to ${MAX_TAG_LENGTH} characters.`;
  return withoutUndefined({
    series: fields.series,
    year,
    tags,
    medium: fields.medium || undefined,
    description: emptyToNull(description),
    notes: emptyToNull(notes),
    galleryCredit: emptyToNull(galleryCredit),
    purchaseLink: emptyToNull(purchaseLink),
    customFrameStyle: emptyToNull(customFrameStyle),
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

/** The names of fields that differ from the artwork. */
export function listChangedFields(before: ArtworkEntity, values: Partial<ArtworkFields>): string[] {
  const changed: string[] = [];
  let name: keyof ArtworkFields;
  for (name in values) if (JSON.stringify(values[name]) !== JSON.stringify(before[name])) changed.push(name);
  return changed;
}

/** The edit form only asks for the size type, from which the orientation follows. */
const orientationOf = (sizeType: UpdateArtworkForm['sizeType']) =>
  sizeType === undefined || sizeType === 'custom'
    ? undefined
    : sizeType === 'square'
      ? 'square'
      : 'landscape';

const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const emptyToNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** Drops the names that have no value. */
function withoutUndefined<Facts extends object>(
  values: Facts,
): Partial<{ [Name in keyof Facts]: Exclude<Facts[Name], undefined> }> {
  const named: Partial<{ [Name in keyof Facts]: Exclude<Facts[Name], undefined> }> = {};
  for (const name in values) {
    const value = values[name];
    if (isDefined(value)) named[name] = value;
  }
  return named;
}

const isDefined = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined;

/** The result of reading a form. */
interface ParsedArtworkForm {
  values: Partial<ArtworkFields>;
  requested: RequestedEditions;
  images: NewArtworkImage[];
  today: Date;
}

/** The artwork that a form describes; sizes default to those of the price book. */
export function toNewArtwork(
  { title = '', series = '' }: Pick<CreateArtworkForm, 'title' | 'series'>,
  { values, requested, images, today }: ParsedArtworkForm,
): NewArtwork {
  const editions = [
    ...(requested.sizes ?? []),
    ...(requested.customs ?? []),
    ...(requested.special ? [requested.special] : []),
  ];
  return {
    orientation: 'landscape',
    tier: 'Tier 1',
    year: today.getUTCFullYear(),
    medium: DEFAULT_MEDIUM,
    ...values,
    title,
    series,
    images,
    editions: editions.filter(({ enabled }) => enabled),
  };
}
