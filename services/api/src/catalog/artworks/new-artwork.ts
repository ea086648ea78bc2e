import {
  ARTWORK_FRAME_STYLES,
  artworkYearError,
  defaultEditions,
  fitsIntoFrame,
  parseSize,
  slugify,
  type ArtworkFrameStyle,
  type Availability,
  type EditionTexts,
  type Orientation,
  type PriceBookPrices,
  type ProposedEdition,
  type SizeType,
} from '@gallery/domain';
import { MAX_EDITION_SIZE, MAX_TITLE_LENGTH } from '../catalog-policy';
import type { ImageKind, LiveStatus } from '../entities/artwork.entity';

/** A picture of a new artwork; its position follows from the list. */
export interface NewArtworkImage {
  kind: ImageKind;
  mediaId: string;
  alt: string;
}

/** An edition of a new artwork. */
export interface NewArtworkEdition extends ProposedEdition, Partial<EditionTexts> {
  /** True by default. */
  enabled?: boolean;
  /** The letter of a custom size, or the name of a special edition. */
  label?: string | null;
  /** What one print costs the studio, in cents. */
  productionCostCents?: number | null;
}

/** An artwork as the owner enters it. */
export interface NewArtwork {
  title: string;
  series: string;
  year: number;
  medium: string;
  description?: string | null;
  tags?: string[];
  isFeatured?: boolean;
  orientation: Orientation;
  tier: string;
  /** Artist's proofs in addition to the numbered prints; none by default. */
  artistProofs?: number;
  liveStatus?: LiveStatus;
  notes?: string | null;
  sizeType?: SizeType;
  frameStyle?: ArtworkFrameStyle;
  customFrameStyle?: string | null;
  includeChromaluxe?: boolean;
  priceOverride?: boolean;
  availability?: Availability;
  galleryCredit?: string | null;
  purchaseLink?: string | null;
  images: NewArtworkImage[];
  /** By default those of the price book for the orientation and tier. */
  editions?: NewArtworkEdition[];
}

/** Stored as the size of a special edition without one: one of the forms does not ask for it. */
export const UNSIZED = 'Special Edition';

export const FRAME_TOO_SMALL = 'The frame is smaller than the print. Please enter its outer size.';

/** The editions that the artwork will have. */
export const resolveEditions = (artwork: NewArtwork, book: PriceBookPrices): NewArtworkEdition[] =>
  artwork.editions?.length ? artwork.editions : defaultEditions(book, artwork);

const TEXTS_REQUIRED = 'Title and Series are required';

/** Why a title is invalid; null when it is valid. */
export function titleError(title: string): string | null {
  if (!title.trim()) return TEXTS_REQUIRED;
  return title.length > MAX_TITLE_LENGTH ? `The title is longer than ${MAX_TITLE_LENGTH} characters.` : null;
}

/** What an artwork lacks for its page, by field. A draft may lack it. */
export const missingFields = ({
  title,
  series,
  images,
}: Pick<NewArtwork, 'title' | 'series'> & {
  images: readonly Pick<NewArtworkImage, 'kind'>[];
}): Record<string, string> => ({
  ...(title.trim() ? {} : { title: TEXTS_REQUIRED }),
  ...(series.trim() ? {} : { series: TEXTS_REQUIRED }),
  ...(images.some(({ kind }) => kind === 'artwork')
    ? {}
    : { artworkImages: 'At least one artwork image is required' }),
});

/** Why a new artwork is invalid today, by field; empty when it can be created. */
export function newArtworkErrors(
  artwork: NewArtwork,
  { today, book }: { today: Date; book: PriceBookPrices },
): Record<string, string> {
  const errors = artwork.liveStatus === 'draft' ? {} : missingFields(artwork);
  const wrongTitle = artwork.title.trim() ? titleError(artwork.title) : null;
  if (wrongTitle !== null) errors.title = wrongTitle;
  const wrongYear = artworkYearError(artwork.year, 'edit', today.getUTCFullYear());
  if (wrongYear !== null) errors.year = wrongYear;
  const { artistProofs = 0 } = artwork;
  if (!Number.isInteger(artistProofs) || artistProofs < 0 || artistProofs > MAX_EDITION_SIZE) {
    errors.artistProofs = `Please enter 0 to ${MAX_EDITION_SIZE} artist's proofs.`;
  }
  const editions = resolveEditions(artwork, book);
  editions.forEach((edition, index) => {
    const error = editionError(edition);
    if (error !== null) errors[`editions.${index}`] = error;
  });
  const sizes = new Set(editions.map(({ size }) => parseSize(size) ?? size));
  if (sizes.size < editions.length) errors.editions = 'Each size can be used only once.';
  return errors;
}

function editionError({ size, priceCents, total, frameSize, frameStyle }: NewArtworkEdition): string | null {
  if (parseSize(size) !== size && size !== UNSIZED) return `${size} is not a size.`;
  if (!Number.isInteger(priceCents) || priceCents < 0) return 'The price must be a whole number of cents.';
  if (!Number.isInteger(total) || total < 1 || total > MAX_EDITION_SIZE) {
    return `An edition can have 1 to ${MAX_EDITION_SIZE} prints.`;
  }
  if (size !== UNSIZED && frameSize !== null && !fitsIntoFrame(size, frameSize)) return FRAME_TOO_SMALL;
  const styles: readonly string[] = [...ARTWORK_FRAME_STYLES, 'Unframed'];
  return styles.includes(frameStyle) ? null : `${frameStyle} is not a frame.`;
}

/** For titles without a single letter. */
const FALLBACK_SLUG = 'untitled-artwork';

/** The slug of a title, with -2, -3 … while another artwork has or had it. */
export function uniqueSlug(title: string, taken: readonly string[]): string {
  const base = slugify(title) || FALLBACK_SLUG;
  for (let counter = 1; ; counter += 1) {
    const slug = counter === 1 ? base : `${base}-${counter}`;
    if (!taken.includes(slug)) return slug;
  }
}
