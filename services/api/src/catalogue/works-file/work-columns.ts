import {
  AVAILABILITIES,
  CUSTOM_LABELS,
  FORM_SIZES,
  formKind,
  SIZE_TYPES,
  TIERS,
  WORK_FRAMES,
  type CustomLabel,
} from '@gallery/domain';
import type { InventoryRecord } from '../inventory/inventory.dto';
import { dollarAmount, inches, oneOf, tags, wholeNumber, words, yesOrNo, type CellReader } from './work-cell';

/** Facts of a work by the names of its form. */
export type FactName =
  | 'title'
  | 'series'
  | 'year'
  | 'medium'
  | 'description'
  | 'tags'
  | 'isFeatured'
  | 'orientation'
  | 'sizeType'
  | 'tier'
  | 'priceOverride'
  | 'frameStyle'
  | 'customFrameStyle'
  | 'includeChromaluxe'
  | 'includeSpecialEdition'
  | 'artistProofs'
  | 'liveStatus'
  | 'availability'
  | 'galleryCredit'
  | 'purchaseLink'
  | 'notes';

/** Parts of an edition by the names of its form. */
export type SizePartName = 'enabled' | 'price' | 'editionCount' | 'framedSize' | 'frameStyle';
export type ExtraPartName =
  | 'name'
  | 'imageSize'
  | 'frameSize'
  | 'frameStyle'
  | 'customFrameStyle'
  | 'price'
  | 'editionCount';

/** Where a column's cells belong in the artwork form. */
export type CellPlace =
  | { kind: 'fact'; name: FactName }
  | { kind: 'size'; size: string; part: SizePartName }
  | { kind: 'custom'; label: CustomLabel; part: ExtraPartName }
  | { kind: 'special'; part: ExtraPartName };

/** A column that a file of works brings back. */
export interface WorkColumn {
  header: string;
  place: CellPlace;
  reader: CellReader;
  /** What a blank cell says of a work that is there: that it keeps what it has, or has nothing. */
  blank: 'keeps' | 'empties' | 'refused';
  /** What the work has there, as the export writes it. */
  of: (work: InventoryRecord) => string;
}

/** Names the work of a row; a row without it is another work, or is known by title, series and year. */
export const ID_HEADER = 'ID';
/** Picture files of works that are new. Works that are there keep their pictures: those are the form's. */
export const PICTURES_HEADER = 'Pictures';

const FRAMES = [...WORK_FRAMES, 'Unframed'];
const yes = (value: boolean): string => (value ? 'yes' : 'no');

type FactColumn = [FactName, string, CellReader, WorkColumn['blank'], WorkColumn['of']];
const FACTS: readonly FactColumn[] = [
  ['title', 'Title', words, 'refused', (work) => work.title],
  ['series', 'Series', words, 'refused', (work) => work.series],
  ['year', 'Year', wholeNumber, 'keeps', (work) => String(work.year)],
  ['medium', 'Medium', words, 'keeps', (work) => work.medium],
  ['description', 'Description', words, 'empties', (work) => work.description ?? ''],
  ['tags', 'Tags', tags, 'empties', (work) => work.tags.join(', ')],
  ['isFeatured', 'Featured', yesOrNo, 'keeps', (work) => yes(work.isFeatured)],
  ['orientation', 'Orientation', oneOf(['landscape', 'square']), 'keeps', (work) => work.orientation],
  ['sizeType', 'Size type', oneOf(SIZE_TYPES), 'keeps', (work) => work.sizeType],
  ['tier', 'Tier', oneOf(TIERS), 'keeps', (work) => work.tier],
  ['priceOverride', 'Price override', yesOrNo, 'keeps', (work) => yes(work.priceOverride)],
  ['frameStyle', 'Frame', oneOf(WORK_FRAMES), 'keeps', (work) => work.frameStyle],
  ['customFrameStyle', 'Custom frame', words, 'empties', (work) => work.customFrameStyle],
  ['includeChromaluxe', 'Chromaluxe', yesOrNo, 'keeps', (work) => yes(work.includeChromaluxe)],
  ['artistProofs', "Artist's proofs", wholeNumber, 'keeps', (work) => String(work.artistProofs)],
  ['liveStatus', 'On show', oneOf(['live', 'hidden']), 'keeps', (work) => work.liveStatus],
  ['availability', 'Availability', oneOf(AVAILABILITIES), 'keeps', (work) => work.availabilitySet],
  ['galleryCredit', 'Gallery credit', words, 'empties', (work) => work.galleryCredit],
  ['purchaseLink', 'Purchase link', words, 'empties', (work) => work.purchaseLink],
  ['notes', 'Notes', words, 'empties', (work) => work.notes],
];

const facts = FACTS.map(([name, header, reader, blank, of]): WorkColumn => ({
  header,
  place: { kind: 'fact', name },
  reader,
  blank,
  of,
}));

/** The forms' own sizes: whether it is offered, for how much, in how many numbers; frames where there are any. */
const sizes = FORM_SIZES.flatMap((size): WorkColumn[] => {
  const column = (
    part: SizePartName,
    word: string,
    reader: CellReader,
    of: (edition: InventoryRecord['printSizes'][string]) => string,
    missing = '',
  ): WorkColumn => ({
    header: `${size} ${word}`,
    place: { kind: 'size', size, part },
    reader,
    blank: 'keeps',
    of: ({ printSizes }) => (printSizes[size] ? of(printSizes[size]) : missing),
  });
  return [
    column('enabled', 'offered', yesOrNo, ({ enabled }) => yes(enabled), 'no'),
    column('price', 'price', dollarAmount, ({ price }) => String(price)),
    column('editionCount', 'numbers', wholeNumber, ({ editionCount }) => String(editionCount)),
    ...(formKind(size) === 'framed'
      ? [
          column('framedSize', 'frame size', inches, ({ framedSize }) => framedSize),
          column('frameStyle', 'frame', oneOf(FRAMES), ({ frameStyle }) => frameStyle),
        ]
      : []),
  ];
});

/** What is kept of a custom size or of the special edition. */
export type Extra = Partial<Record<ExtraPartName, string | number>>;
type ExtraColumn = [ExtraPartName, string, CellReader];
const EXTRA: readonly ExtraColumn[] = [
  ['imageSize', 'size', inches],
  ['frameSize', 'frame size', inches],
  ['frameStyle', 'frame', oneOf(FRAMES)],
  ['price', 'price', dollarAmount],
  ['editionCount', 'numbers', wholeNumber],
];
const SPECIAL: readonly ExtraColumn[] = [
  ['name', 'name', words],
  ...EXTRA,
  ['customFrameStyle', 'custom frame', words],
];

/** Custom sizes by their letters; a blank size takes the letter off sale. */
const customs = CUSTOM_LABELS.flatMap((label) =>
  EXTRA.map(([part, word, reader]): WorkColumn => ({
    header: `Custom ${label} ${word}`,
    place: { kind: 'custom', label, part },
    reader,
    blank: part === 'imageSize' ? 'empties' : 'keeps',
    of: (work) => textOf(customOf(work, label), part),
  })),
);

/** The special edition, and whether there is one. */
const special: WorkColumn[] = [
  {
    header: 'Special edition offered',
    place: { kind: 'fact', name: 'includeSpecialEdition' },
    reader: yesOrNo,
    blank: 'keeps',
    of: (work) => yes(work.includeSpecialEdition),
  },
  ...SPECIAL.map(([part, word, reader]): WorkColumn => ({
    header: `Special edition ${word}`,
    place: { kind: 'special', part },
    reader,
    blank: part === 'name' || part === 'customFrameStyle' ? 'empties' : 'keeps',
    of: (work) => textOf(specialOf(work), part),
  })),
];

/** Every column that is imported, in the order of the file. */
export const WORK_COLUMNS: readonly WorkColumn[] = [...facts, ...sizes, ...customs, ...special];

/** A custom size that is offered. */
export const customOf = ({ customSizes }: InventoryRecord, label: CustomLabel): Extra | null =>
  customSizes.find((each) => each.label === label && each.enabled) ?? null;

/** The special edition as it is kept, offered or not. */
export const keptSpecial = ({ specialEdition }: InventoryRecord): Extra | null => specialEdition;

const specialOf = (work: InventoryRecord): Extra | null =>
  work.includeSpecialEdition ? keptSpecial(work) : null;

const textOf = (extra: Extra | null, part: ExtraPartName): string => String(extra?.[part] ?? '');

/** Columns that tell of a work and are not read again: they follow from the others and from the ledger. */
export const TOLD_COLUMNS: readonly { header: string; of: (work: InventoryRecord) => string }[] = [
  { header: 'Public page', of: ({ slug }) => slug },
  { header: 'Sold', of: ({ editions }) => String(sum(editions, ({ soldEditions }) => soldEditions)) },
  { header: 'Held', of: ({ editions }) => String(sum(editions, ({ heldEditions }) => heldEditions)) },
  { header: 'Unsold value', of: ({ unsoldValue }) => String(unsoldValue) },
  { header: 'Archived (UTC)', of: ({ archivedAt }) => archivedAt ?? '' },
];

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
