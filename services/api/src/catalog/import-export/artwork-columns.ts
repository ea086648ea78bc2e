import {
  AVAILABILITIES,
  CUSTOM_SIZE_LABELS,
  ARTWORK_FORM_SIZES,
  formEditionKind,
  SIZE_TYPES,
  TIERS,
  ARTWORK_FRAME_STYLES,
  EDITION_TEXT_NAMES,
  EDITION_TEXTS,
  editionTextRule,
  SIZE_TEXT_NAMES,
  type CustomSizeLabel,
  type EditionTextName,
} from '@gallery/domain';
import { LIVE_STATUSES } from '../entities/artwork.entity';
import type { PrintSizePart, SpecialEditionPart } from '../inventory/dto/artwork-form-parts.dto';
import type { InventoryCustomSize, InventoryRecord } from '../inventory/dto/inventory.dto';
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

/** Fields of an artwork by their names in the form. */
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

/** Fields of an edition by their names in the form. */
export type SizeFieldName = Exclude<keyof PrintSizePart, symbol>;
export type ExtraFieldName = Exclude<keyof SpecialEditionPart, symbol>;

/** The field of the artwork form that a column belongs to. */
export type CellTarget =
  | { kind: 'fact'; name: ArtworkFieldName }
  | { kind: 'size'; size: string; part: SizeFieldName }
  | { kind: 'custom'; label: CustomSizeLabel; part: ExtraFieldName }
  | { kind: 'special'; part: ExtraFieldName };

/** A column that an import reads. */
export interface ArtworkColumn {
  header: string;
  target: CellTarget;
  parser: CellParser;
  /** What a blank cell does to an existing artwork: keeps its value or empties it. */
  blank: 'keeps' | 'empties' | 'refused';
  /** The artwork's value, as the export writes it. */
  format: (artwork: InventoryRecord) => string;
}

/** Identifies the artwork of a row; a row without it is matched by title, series and year, or new. */
export const ID_HEADER = 'ID';
/** Picture files of new artworks. Existing artworks keep their pictures, which only the form changes. */
export const PICTURES_HEADER = 'Pictures';

const FRAMES = [...ARTWORK_FRAME_STYLES, 'Unframed'];
const formatBoolean = (value: boolean): string => (value ? 'yes' : 'no');

const isTextName = (name: string): boolean => name in EDITION_TEXTS;
const headerOf = (name: EditionTextName): string => editionTextRule(name).label.toLowerCase();

type FieldColumn = [ArtworkFieldName, string, CellParser, ArtworkColumn['blank'], ArtworkColumn['format']];
const FIELD_COLUMNS: readonly FieldColumn[] = [
  ['title', 'Title', plainText, 'refused', (artwork) => artwork.title],
  ['series', 'Series', plainText, 'refused', (artwork) => artwork.series],
  ['year', 'Year', wholeNumber, 'keeps', (artwork) => String(artwork.year)],
  ['medium', 'Medium', plainText, 'keeps', (artwork) => artwork.medium],
  ['description', 'Description', plainText, 'empties', (artwork) => artwork.description ?? ''],
  ['tags', 'Tags', tags, 'empties', (artwork) => artwork.tags.join(', ')],
  ['isFeatured', 'Featured', yesOrNo, 'keeps', (artwork) => formatBoolean(artwork.isFeatured)],
  ['orientation', 'Orientation', oneOf(['landscape', 'square']), 'keeps', (artwork) => artwork.orientation],
  ['sizeType', 'Size type', oneOf(SIZE_TYPES), 'keeps', (artwork) => artwork.sizeType],
  ['tier', 'Tier', oneOf(TIERS), 'keeps', (artwork) => artwork.tier],
  ['priceOverride', 'Price override', yesOrNo, 'keeps', (artwork) => formatBoolean(artwork.priceOverride)],
  ['frameStyle', 'Frame', oneOf(ARTWORK_FRAME_STYLES), 'keeps', (artwork) => artwork.frameStyle],
  ['customFrameStyle', 'Custom frame', plainText, 'empties', (artwork) => artwork.customFrameStyle],
  [
    'includeChromaluxe',
    'Chromaluxe',
    yesOrNo,
    'keeps',
    (artwork) => formatBoolean(artwork.includeChromaluxe),
  ],
  ['artistProofs', "Artist's proofs", wholeNumber, 'keeps', (artwork) => String(artwork.artistProofs)],
  ['liveStatus', 'On show', oneOf(LIVE_STATUSES), 'keeps', (artwork) => artwork.liveStatus],
  ['availability', 'Availability', oneOf(AVAILABILITIES), 'keeps', (artwork) => artwork.availabilitySet],
  ['galleryCredit', 'Gallery credit', plainText, 'empties', (artwork) => artwork.galleryCredit],
  ['purchaseLink', 'Purchase link', plainText, 'empties', (artwork) => artwork.purchaseLink],
  ['notes', 'Notes', plainText, 'empties', (artwork) => artwork.notes],
];

const fieldColumns = FIELD_COLUMNS.map(([name, header, parser, blank, of]): ArtworkColumn => ({
  header,
  target: { kind: 'fact', name },
  parser,
  blank,
  format: of,
}));

/** The standard sizes: offered, price, prints, and for framed sizes the frame. */
const sizeColumns = ARTWORK_FORM_SIZES.flatMap((size): ArtworkColumn[] => {
  const column = (
    part: SizeFieldName,
    word: string,
    parser: CellParser,
    of: (edition: InventoryRecord['printSizes'][string]) => string,
    missing = '',
  ): ArtworkColumn => ({
    header: `${size} ${word}`,
    target: { kind: 'size', size, part },
    parser,
    blank: isTextName(part) ? 'empties' : 'keeps',
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
    ...SIZE_TEXT_NAMES.map((name) => column(name, headerOf(name), plainText, (edition) => edition[name])),
  ];
});

/** A custom size or the special edition. */
type ExtraEdition = Partial<Record<ExtraFieldName, string | number>>;
type ExtraColumn = [ExtraFieldName, string, CellParser];
const EXTRA: readonly ExtraColumn[] = [
  ['imageSize', 'size', inches],
  ['frameSize', 'frame size', inches],
  ['frameStyle', 'frame', oneOf(FRAMES)],
  ['price', 'price', dollarAmount],
  ['editionCount', 'numbers', wholeNumber],
];
const textColumn = (name: EditionTextName): ExtraColumn => [name, headerOf(name), plainText];
const SPECIAL: readonly ExtraColumn[] = [
  ['name', 'name', plainText],
  ...EXTRA,
  ...EDITION_TEXT_NAMES.map(textColumn),
];

/** Custom sizes by letter; a blank size takes the letter off sale. */
const customSizeColumns = CUSTOM_SIZE_LABELS.flatMap((label) =>
  [...EXTRA, ...SIZE_TEXT_NAMES.map(textColumn)].map(([part, word, parser]): ArtworkColumn => ({
    header: `Custom ${label} ${word}`,
    target: { kind: 'custom', label, part },
    parser,
    blank: part === 'imageSize' || isTextName(part) ? 'empties' : 'keeps',
    format: (artwork) => textOf(offeredCustomSize(artwork, label), part),
  })),
);

/** The special edition, and whether there is one. */
const specialEditionColumns: ArtworkColumn[] = [
  {
    header: 'Special edition offered',
    target: { kind: 'fact', name: 'includeSpecialEdition' },
    parser: yesOrNo,
    blank: 'keeps',
    format: (artwork) => formatBoolean(artwork.includeSpecialEdition),
  },
  ...SPECIAL.map(([part, word, parser]): ArtworkColumn => ({
    header: `Special edition ${word}`,
    target: { kind: 'special', part },
    parser,
    blank: part === 'name' || isTextName(part) ? 'empties' : 'keeps',
    format: (artwork) => textOf(offeredSpecialEdition(artwork), part),
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
): InventoryCustomSize | null => customSizes.find((each) => each.label === label && each.enabled) ?? null;

/** The special edition, offered or not. */
export const savedSpecialEdition = ({ specialEdition }: InventoryRecord): ExtraEdition | null =>
  specialEdition;

const offeredSpecialEdition = (artwork: InventoryRecord): ExtraEdition | null =>
  artwork.includeSpecialEdition ? savedSpecialEdition(artwork) : null;

const textOf = (extra: ExtraEdition | null, part: ExtraFieldName): string => String(extra?.[part] ?? '');

/** Columns that an import ignores: they follow from the others and from the ledger. */
export const READ_ONLY_COLUMNS: readonly { header: string; of: (artwork: InventoryRecord) => string }[] = [
  { header: 'Public page', of: ({ slug }) => slug },
  { header: 'Sold', of: ({ editions }) => String(sum(editions, ({ soldEditions }) => soldEditions)) },
  { header: 'Held', of: ({ editions }) => String(sum(editions, ({ heldEditions }) => heldEditions)) },
  { header: 'Unsold value', of: ({ unsoldValue }) => unsoldValue.toFixed(2) },
  { header: 'Archived (UTC)', of: ({ archivedAt }) => archivedAt ?? '' },
];

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
