import {
  AVAILABILITIES,
  CUSTOM_SIZE_LABELS,
  ARTWORK_FORM_SIZES,
  formEditionKind,
  SIZE_TYPES,
  TIERS,
  ARTWORK_FRAME_STYLES,
  type CustomSizeLabel,
} from '@gallery/domain';
import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import {
  dollarAmount,
  inches,
  oneOf,
  tags,
  wholeNumber,
  plainText,
  yesOrNo,
  type CellParser,
} from './artwork-cell-parsers';

/** Facts of a work by the names of its form. */
export type ArtworkFieldName =
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
export type SizeFieldName = 'enabled' | 'price' | 'editionCount' | 'framedSize' | 'frameStyle';
export type ExtraFieldName =
  | 'name'
  | 'imageSize'
  | 'frameSize'
  | 'frameStyle'
  | 'customFrameStyle'
  | 'price'
  | 'editionCount';

/** Where a column's cells belong in the artwork form. */
export type CellTarget =
  | { kind: 'fact'; name: ArtworkFieldName }
  | { kind: 'size'; size: string; part: SizeFieldName }
  | { kind: 'custom'; label: CustomSizeLabel; part: ExtraFieldName }
  | { kind: 'special'; part: ExtraFieldName };

/** A column that a file of works brings back. */
export interface ArtworkColumn {
  header: string;
  target: CellTarget;
  parser: CellParser;
  /** What a blank cell says of a work that is there: that it keeps what it has, or has nothing. */
  blank: 'keeps' | 'empties' | 'refused';
  /** What the work has there, as the export writes it. */
  format: (work: InventoryRecord) => string;
}

/** Names the work of a row; a row without it is another work, or is known by title, series and year. */
export const ID_HEADER = 'ID';
/** Picture files of works that are new. Works that are there keep their pictures: those are the form's. */
export const PICTURES_HEADER = 'Pictures';

const FRAMES = [...ARTWORK_FRAME_STYLES, 'Unframed'];
const formatBoolean = (value: boolean): string => (value ? 'yes' : 'no');

type FieldColumn = [ArtworkFieldName, string, CellParser, ArtworkColumn['blank'], ArtworkColumn['format']];
const FIELD_COLUMNS: readonly FieldColumn[] = [
  ['title', 'Title', plainText, 'refused', (work) => work.title],
  ['series', 'Series', plainText, 'refused', (work) => work.series],
  ['year', 'Year', wholeNumber, 'keeps', (work) => String(work.year)],
  ['medium', 'Medium', plainText, 'keeps', (work) => work.medium],
  ['description', 'Description', plainText, 'empties', (work) => work.description ?? ''],
  ['tags', 'Tags', tags, 'empties', (work) => work.tags.join(', ')],
  ['isFeatured', 'Featured', yesOrNo, 'keeps', (work) => formatBoolean(work.isFeatured)],
  ['orientation', 'Orientation', oneOf(['landscape', 'square']), 'keeps', (work) => work.orientation],
  ['sizeType', 'Size type', oneOf(SIZE_TYPES), 'keeps', (work) => work.sizeType],
  ['tier', 'Tier', oneOf(TIERS), 'keeps', (work) => work.tier],
  ['priceOverride', 'Price override', yesOrNo, 'keeps', (work) => formatBoolean(work.priceOverride)],
  ['frameStyle', 'Frame', oneOf(ARTWORK_FRAME_STYLES), 'keeps', (work) => work.frameStyle],
  ['customFrameStyle', 'Custom frame', plainText, 'empties', (work) => work.customFrameStyle],
  ['includeChromaluxe', 'Chromaluxe', yesOrNo, 'keeps', (work) => formatBoolean(work.includeChromaluxe)],
  ['artistProofs', "Artist's proofs", wholeNumber, 'keeps', (work) => String(work.artistProofs)],
  ['liveStatus', 'On show', oneOf(['live', 'hidden']), 'keeps', (work) => work.liveStatus],
  ['availability', 'Availability', oneOf(AVAILABILITIES), 'keeps', (work) => work.availabilitySet],
  ['galleryCredit', 'Gallery credit', plainText, 'empties', (work) => work.galleryCredit],
  ['purchaseLink', 'Purchase link', plainText, 'empties', (work) => work.purchaseLink],
  ['notes', 'Notes', plainText, 'empties', (work) => work.notes],
];

const fieldColumns = FIELD_COLUMNS.map(([name, header, reader, blank, of]): ArtworkColumn => ({
  header,
  target: { kind: 'fact', name },
  parser: reader,
  blank,
  format: of,
}));

/** The forms' own sizes: whether it is offered, for how much, in how many numbers; frames where there are any. */
const sizeColumns = ARTWORK_FORM_SIZES.flatMap((size): ArtworkColumn[] => {
  const column = (
    part: SizeFieldName,
    word: string,
    reader: CellParser,
    of: (edition: InventoryRecord['printSizes'][string]) => string,
    missing = '',
  ): ArtworkColumn => ({
    header: `${size} ${word}`,
    target: { kind: 'size', size, part },
    parser: reader,
    blank: 'keeps',
    format: ({ printSizes }) => (printSizes[size] ? of(printSizes[size]) : missing),
  });
  return [
    column('enabled', 'offered', yesOrNo, ({ enabled }) => formatBoolean(enabled), 'no'),
    column('price', 'price', dollarAmount, ({ price }) => String(price)),
    column('editionCount', 'numbers', wholeNumber, ({ editionCount }) => String(editionCount)),
    ...(formEditionKind(size) === 'framed'
      ? [
          column('framedSize', 'frame size', inches, ({ framedSize }) => framedSize),
          column('frameStyle', 'frame', oneOf(FRAMES), ({ frameStyle }) => frameStyle),
        ]
      : []),
  ];
});

/** What is kept of a custom size or of the special edition. */
export type ExtraEdition = Partial<Record<ExtraFieldName, string | number>>;
type ExtraColumn = [ExtraFieldName, string, CellParser];
const EXTRA: readonly ExtraColumn[] = [
  ['imageSize', 'size', inches],
  ['frameSize', 'frame size', inches],
  ['frameStyle', 'frame', oneOf(FRAMES)],
  ['price', 'price', dollarAmount],
  ['editionCount', 'numbers', wholeNumber],
];
const SPECIAL: readonly ExtraColumn[] = [
  ['name', 'name', plainText],
  ...EXTRA,
  ['customFrameStyle', 'custom frame', plainText],
];

/** Custom sizes by their letters; a blank size takes the letter off sale. */
const customSizeColumns = CUSTOM_SIZE_LABELS.flatMap((label) =>
  EXTRA.map(([part, word, reader]): ArtworkColumn => ({
    header: `Custom ${label} ${word}`,
    target: { kind: 'custom', label, part },
    parser: reader,
    blank: part === 'imageSize' ? 'empties' : 'keeps',
    format: (work) => textOf(offeredCustomSize(work, label), part),
  })),
);

/** The special edition, and whether there is one. */
const specialEditionColumns: ArtworkColumn[] = [
  {
    header: 'Special edition offered',
    target: { kind: 'fact', name: 'includeSpecialEdition' },
    parser: yesOrNo,
    blank: 'keeps',
    format: (work) => formatBoolean(work.includeSpecialEdition),
  },
  ...SPECIAL.map(([part, word, reader]): ArtworkColumn => ({
    header: `Special edition ${word}`,
    target: { kind: 'special', part },
    parser: reader,
    blank: part === 'name' || part === 'customFrameStyle' ? 'empties' : 'keeps',
    format: (work) => textOf(offeredSpecialEdition(work), part),
  })),
];

/** Every column that is imported, in the order of the file. */
export const ARTWORK_COLUMNS: readonly ArtworkColumn[] = [
  ...fieldColumns,
  ...sizeColumns,
  ...customSizeColumns,
  ...specialEditionColumns,
];

/** A custom size that is offered. */
export const offeredCustomSize = (
  { customSizes }: InventoryRecord,
  label: CustomSizeLabel,
): ExtraEdition | null => customSizes.find((each) => each.label === label && each.enabled) ?? null;

/** The special edition as it is kept, offered or not. */
export const savedSpecialEdition = ({ specialEdition }: InventoryRecord): ExtraEdition | null =>
  specialEdition;

const offeredSpecialEdition = (work: InventoryRecord): ExtraEdition | null =>
  work.includeSpecialEdition ? savedSpecialEdition(work) : null;

const textOf = (extra: ExtraEdition | null, part: ExtraFieldName): string => String(extra?.[part] ?? '');

/** Columns that tell of a work and are not read again: they follow from the others and from the ledger. */
export const READ_ONLY_COLUMNS: readonly { header: string; of: (work: InventoryRecord) => string }[] = [
  { header: 'Public page', of: ({ slug }) => slug },
  { header: 'Sold', of: ({ editions }) => String(sum(editions, ({ soldEditions }) => soldEditions)) },
  { header: 'Held', of: ({ editions }) => String(sum(editions, ({ heldEditions }) => heldEditions)) },
  { header: 'Unsold value', of: ({ unsoldValue }) => String(unsoldValue) },
  { header: 'Archived (UTC)', of: ({ archivedAt }) => archivedAt ?? '' },
];

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
