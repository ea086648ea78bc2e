import {
  defaultEditions,
  parseSize,
  slugify,
  WORK_FRAMES,
  workYearFault,
  type Availability,
  type EditionPlan,
  type Orientation,
  type BookPrices,
  type SizeType,
  type WorkFrame,
} from '@gallery/domain';
import type { LiveStatus } from './artwork.entity';
import type { ImageKind } from './artwork-image.entity';

/** A picture of a new work; its place is its place in the list. */
export interface NewArtworkImage {
  kind: ImageKind;
  mediaId: string;
  alt: string;
}

/** An edition of a new work. */
export interface NewArtworkEdition extends EditionPlan {
  /** Offered unless said otherwise. */
  enabled?: boolean;
  /** The letter of a custom size, the name of a special edition. */
  label?: string | null;
  /** What the frame `Custom` of a special edition is. */
  customFrameStyle?: string | null;
  /** What one print costs the studio, in cents. */
  productionCostCents?: number | null;
}

/** A work as the owner enters it. */
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
  /** Artist's proofs beside the numbered prints; none unless said otherwise. */
  artistProofs?: number;
  liveStatus?: LiveStatus;
  notes?: string | null;
  sizeType?: SizeType;
  frameStyle?: WorkFrame;
  customFrameStyle?: string | null;
  includeChromaluxe?: boolean;
  priceOverride?: boolean;
  availability?: Availability;
  galleryCredit?: string | null;
  purchaseLink?: string | null;
  images: NewArtworkImage[];
  /** When none are given, those of the price book for the orientation and tier. */
  editions?: NewArtworkEdition[];
}

const LONGEST_TITLE = 200;
/** Larger than any edition; keeps a typing error from filling the ledger. */
const MOST_NUMBERS = 1_000;

/** Stands in the size's place of a special edition that was given none: one form asks for no size. */
export const UNSIZED = 'Special Edition';

/** The editions that the work will have. */
export const editionsOf = (artwork: NewArtwork, book: BookPrices): NewArtworkEdition[] =>
  artwork.editions?.length ? artwork.editions : defaultEditions(book, artwork);

/** What is wrong with a title; null when it will do. */
export function titleFault(title: string): string | null {
  if (!title.trim()) return 'Title and Series are required';
  return title.length > LONGEST_TITLE ? `The title is longer than ${LONGEST_TITLE} characters.` : null;
}

/** What is wrong with a new work on this day, by field; empty when it can be created. */
export function newArtworkFaults(
  artwork: NewArtwork,
  { today, book }: { today: Date; book: BookPrices },
): Record<string, string> {
  const faults: Record<string, string> = {};
  const wrongTitle = titleFault(artwork.title);
  if (wrongTitle !== null) faults.title = wrongTitle;
  if (!artwork.series.trim()) faults.series = 'Title and Series are required';
  const wrongYear = workYearFault(artwork.year, 'edit', today.getUTCFullYear());
  if (wrongYear !== null) faults.year = wrongYear;
  if (!artwork.images.some((image) => image.kind === 'artwork')) {
    faults.artworkImages = 'At least one artwork image is required';
  }
  const { artistProofs = 0 } = artwork;
  if (!Number.isInteger(artistProofs) || artistProofs < 0 || artistProofs > MOST_NUMBERS) {
    faults.artistProofs = `There are from 0 to ${MOST_NUMBERS} artist's proofs.`;
  }
  const editions = editionsOf(artwork, book);
  editions.forEach((edition, index) => {
    const fault = editionFault(edition);
    if (fault !== null) faults[`editions.${index}`] = fault;
  });
  const sizes = new Set(editions.map(({ size }) => parseSize(size) ?? size));
  if (sizes.size < editions.length) faults.editions = 'A size is there twice.';
  return faults;
}

function editionFault({ size, priceCents, total, frameStyle }: NewArtworkEdition): string | null {
  if (parseSize(size) !== size && size !== UNSIZED) return `${size} is not a size.`;
  if (!Number.isInteger(priceCents) || priceCents < 0) return 'The price must be a whole number of cents.';
  if (!Number.isInteger(total) || total < 1 || total > MOST_NUMBERS) {
    return `An edition has from 1 to ${MOST_NUMBERS} numbers.`;
  }
  const styles: readonly string[] = [...WORK_FRAMES, 'Unframed'];
  return styles.includes(frameStyle) ? null : `${frameStyle} is not a frame.`;
}

/** What a title without a single letter becomes. */
const NAMELESS = 'untitled-artwork';

/** The slug of a title, with -2, -3 … while it is taken by another work, now or formerly. */
export function freeSlug(title: string, taken: readonly string[]): string {
  const base = slugify(title) || NAMELESS;
  for (let counter = 1; ; counter += 1) {
    const slug = counter === 1 ? base : `${base}-${counter}`;
    if (!taken.includes(slug)) return slug;
  }
}
