import type { InventoryRecord, Picture } from '@gallery/contracts';
import {
  AVAILABILITIES,
  CUSTOM_SIZE_LABELS,
  mapEditionTexts,
  mapFormSizes,
  mapSizeTexts,
  defaultFormSizes,
  emptyCustomSize,
  emptySpecialEdition,
  withTier,
  ARTWORK_FRAME_STYLES,
  type ArtworkFormMode,
  type Availability,
  type EditionTextName,
  type SizeTextName,
  type PriceBookPrices,
  type FormSizes,
  type Orientation,
  type SizeType,
  type ArtworkFrameStyle,
} from '@gallery/domain';
import type { FormOptions } from '../use-form-options';

/** One size as its row holds it: prices and counts are texts until they are sent. */
export interface SizeDraft extends Record<SizeTextName, string> {
  enabled: boolean;
  price: string;
  editionCount: string;
  framedSize: string;
  frameStyle: ArtworkFrameStyle;
}

/** A custom size or a special edition as its fields hold it. */
export interface ExtraDraft extends Record<EditionTextName, string> {
  isIncluded: boolean;
  name: string;
  imageSize: string;
  frameSize: string;
  frameStyle: ArtworkFrameStyle;
  price: string;
  editionCount: string;
}

/** A picture that is stored already, in its place. */
export interface PictureDraft {
  picture: Picture;
  alt: string;
}

/** Everything that a form holds; what can be typed is text. Plain JSON, for storing. */
export interface ArtworkDraft {
  /** Of the record that the form was filled from; null for a new artwork. */
  version: number | null;
  title: string;
  series: string;
  description: string;
  year: string;
  orientation: Orientation;
  sizeType: SizeType;
  tier: string;
  priceOverride: boolean;
  tags: string;
  medium: string;
  frameStyle: ArtworkFrameStyle;
  customFrameStyle: string;
  includeChromaluxe: boolean;
  isFeatured: boolean;
  availability: Availability;
  liveStatus: InventoryRecord['liveStatus'];
  galleryCredit: string;
  purchaseLink: string;
  artistProofs: string;
  notes: string;
  sizes: Record<string, SizeDraft>;
  customSizes: ExtraDraft[];
  special: ExtraDraft;
  artworkPictures: PictureDraft[];
  cataloguePictures: PictureDraft[];
}

/** What a form for a new artwork proposes. */
export function newArtworkDraft(currentYear: number, { series, book }: FormOptions): ArtworkDraft {
  return {
    version: null,
    title: '',
    series: series[0] ?? '',
    description: '',
    year: String(currentYear),
    orientation: 'landscape',
    sizeType: 'standard',
    tier: 'Tier 1',
    priceOverride: false,
    tags: '',
    medium: '',
    frameStyle: ARTWORK_FRAME_STYLES[0],
    customFrameStyle: '',
    includeChromaluxe: false,
    isFeatured: false,
    availability: AVAILABILITIES[0],
    liveStatus: 'live',
    galleryCredit: '',
    purchaseLink: '',
    artistProofs: '0',
    notes: '',
    sizes: toSizeDrafts(defaultFormSizes(book, 'create')),
    customSizes: CUSTOM_SIZE_LABELS.map(() => emptyExtraDraft('custom')),
    special: emptyExtraDraft('create'),
    artworkPictures: [],
    cataloguePictures: [],
  };
}

/** An artwork as the edit form shows it: its own sizes, and for those that it never had the form's proposals. */
export function toArtworkDraft(record: InventoryRecord, book: PriceBookPrices): ArtworkDraft {
  const { tier, priceOverride } = record;
  const proposals = toSizeDrafts(
    withTier(defaultFormSizes(book, 'edit'), { book, tier, priceOverride, form: 'edit' }),
  );
  const own = Object.entries(record.printSizes).map(([size, entry]): [string, SizeDraft] => [
    size,
    {
      ...entry,
      price: String(entry.price),
      editionCount: String(entry.editionCount),
      frameStyle: parseFrameStyle(entry.frameStyle),
    },
  ]);
  // What the artwork never had is not offered, whatever an untouched form would propose.
  const others = Object.entries(proposals).map(([size, entry]): [string, SizeDraft] => [
    size,
    { ...entry, enabled: false },
  ]);
  return {
    version: record.version,
    title: record.title,
    series: record.series,
    description: record.description ?? '',
    year: String(record.year),
    orientation: record.orientation,
    sizeType: record.sizeType,
    tier: record.tier,
    priceOverride: record.priceOverride,
    tags: record.tags.join(', '),
    medium: record.medium,
    frameStyle: parseFrameStyle(record.frameStyle),
    customFrameStyle: record.customFrameStyle,
    includeChromaluxe: record.includeChromaluxe,
    isFeatured: record.isFeatured,
    availability: record.availabilitySet,
    liveStatus: record.liveStatus,
    galleryCredit: record.galleryCredit,
    purchaseLink: record.purchaseLink,
    artistProofs: String(record.artistProofs),
    notes: record.notes,
    sizes: { ...Object.fromEntries(others), ...Object.fromEntries(own) },
    customSizes: CUSTOM_SIZE_LABELS.map((label) => {
      const custom = record.customSizes.find((each) => each.label === label);
      return custom
        ? {
            ...emptyExtraDraft('custom'),
            ...custom,
            isIncluded: custom.enabled,
            price: String(custom.price),
            editionCount: String(custom.editionCount),
            frameStyle: parseFrameStyle(custom.frameStyle),
          }
        : emptyExtraDraft('custom');
    }),
    special: record.specialEdition
      ? {
          ...record.specialEdition,
          isIncluded: record.includeSpecialEdition,
          price: String(record.specialEdition.price),
          editionCount: String(record.specialEdition.editionCount),
          frameStyle: parseFrameStyle(record.specialEdition.frameStyle),
        }
      : emptyExtraDraft('edit'),
    artworkPictures: record.artworkImages.map((picture) => ({ picture, alt: picture.alt })),
    cataloguePictures: record.catalogueImages.map((picture) => ({ picture, alt: picture.alt })),
  };
}

/** The sizes of a form as the rules know them; what is not a number counts as 0. */
export const toFormSizes = (drafts: ArtworkDraft['sizes']): FormSizes =>
  mapFormSizes((size) => {
    const draft = drafts[size];
    return {
      enabled: draft?.enabled ?? false,
      priceCents: Math.round(Number(draft?.price ?? 0) * 100) || 0,
      editionCount: Number(draft?.editionCount ?? 0) || 0,
      framedSize: draft?.framedSize ?? '',
      frameStyle: draft?.frameStyle ?? 'Black',
    };
  });

/** The rows of a form after a rule: only what the rules decide, enabled and price, is taken from them. */
export function withSizes(
  drafts: ArtworkDraft['sizes'],
  sizes: FormSizes,
  before: FormSizes,
): ArtworkDraft['sizes'] {
  const after = { ...drafts };
  mapFormSizes((size) => {
    const draft = drafts[size];
    const { enabled, priceCents } = sizes[size];
    if (draft)
      after[size] = {
        ...draft,
        enabled,
        // A price that the rule left alone stays as it was typed.
        price: priceCents === before[size].priceCents ? draft.price : String(priceCents / 100),
      };
    return sizes[size];
  });
  return after;
}

const toSizeDrafts = (sizes: FormSizes): ArtworkDraft['sizes'] =>
  Object.fromEntries(
    Object.entries(sizes).map(([size, { enabled, priceCents, editionCount, framedSize, frameStyle }]) => [
      size,
      {
        enabled,
        price: String(priceCents / 100),
        editionCount: String(editionCount),
        framedSize,
        frameStyle,
        ...mapSizeTexts(() => ''),
      },
    ]),
  );

function emptyExtraDraft(of: 'custom' | ArtworkFormMode): ExtraDraft {
  const { editionCount } = of === 'custom' ? emptyCustomSize() : emptySpecialEdition(of);
  return {
    isIncluded: false,
    name: '',
    imageSize: '',
    frameSize: '',
    frameStyle: ARTWORK_FRAME_STYLES[0],
    ...mapEditionTexts(() => ''),
    price: '',
    editionCount: String(editionCount),
  };
}

const parseFrameStyle = (style: string): ArtworkFrameStyle =>
  ARTWORK_FRAME_STYLES.find((each) => each === style) ?? (style === 'Unframed' ? 'Unframed' : 'Black');
