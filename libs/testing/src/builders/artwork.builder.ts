import type { ArtworkCard, ArtworkRecord, EditionOption, Picture } from '@gallery/contracts';
import {
  CHECKOUT_HOLD_MINUTES,
  DEFAULT_PRICE_BOOK,
  defaultEditions,
  mapSizeTexts,
  slugify,
  toDollars,
} from '@gallery/domain';

let made = 0;

/** A picture of 1600 × 1067 unless said otherwise. */
export function aPicture(named: Partial<Picture> = {}): Picture {
  made += 1;
  return {
    id: made.toString(16).padStart(32, '0'),
    alt: 'A photograph',
    width: 1600,
    height: 1067,
    dominantColor: '#334455',
    placeholder: 'data:image/webp;base64,UklGRg==',
    widths: [400, 800, 1200, 1600],
    ...named,
  };
}

/** An edition of nine framed prints, none sold, unless said otherwise; what follows from the counts is filled in. */
export function anEditionOption(named: Partial<EditionOption> = {}): EditionOption {
  made += 1;
  const total = named.total ?? 9;
  const sold = named.sold ?? 0;
  const held = named.held ?? 0;
  const available = named.available ?? total - sold - held;
  const checkoutEnd = held > 0 ? new Date(Date.now() + CHECKOUT_HOLD_MINUTES * 60_000).toISOString() : null;
  return {
    editionId: `edition-${made}`,
    size: '30x20',
    kind: 'framed',
    label: null,
    frameSize: '42x32',
    frameColor: 'Black',
    frameStyles: ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'],
    customFrame: null,
    price: 5_000,
    total,
    sold,
    held,
    available,
    nextNumber: available > 0 ? sold + held + 1 : null,
    heldUntil: checkoutEnd,
    unpaidUntil: checkoutEnd,
    shippingClass: 'framed',
    ...mapSizeTexts(() => null),
    ...named,
  };
}

/** What a test may name of a work; everything else follows from it. */
export type ArtworkOverrides = Partial<ArtworkRecord>;

/** A landscape work of Tier 1 with the price book's editions, none sold, unless said otherwise. */
export function anArtwork(named: ArtworkOverrides = {}): ArtworkRecord {
  made += 1;
  const title = named.title ?? `Untitled Artwork ${made}`;
  const orientation = named.orientation ?? 'landscape';
  const tier = named.tier ?? 'Tier 1';
  const editionOptions = named.editionOptions ?? defaultEditionOptions(orientation);
  const catalogueImages = named.catalogueImages ?? [aPicture({ alt: `${title}, framed` })];
  const artworkImages = named.artworkImages ?? [aPicture({ alt: title })];
  const catalogueImageUrls = catalogueImages.map(largestFileUrl);
  const artworkImageUrls = artworkImages.map(largestFileUrl);
  const imageUrls = [...catalogueImageUrls, ...artworkImageUrls];
  return {
    id: `artwork-${made}`,
    title,
    slug: slugify(title),
    series: 'ENVIRONMENTS',
    year: 2024,
    description: null,
    medium: 'Archival pigment print on cotton rag',
    artistProofs: 0,
    tags: [],
    isFeatured: false,
    orientation,
    tier,
    catalogueImageUrls,
    artworkImageUrls,
    imageUrls,
    imageUrl: imageUrls[0] ?? '',
    printSizes: Object.fromEntries(editionOptions.map(({ size, price }) => [size, { enabled: true, price }])),
    availableSizes: editionOptions.map(({ size, price, total, sold }) => ({
      size,
      price,
      edition: total,
      sold,
    })),
    editionOptions,
    soldOutAt: null,
    catalogueImages,
    artworkImages,
    ...named,
  };
}

/** The card of a work, which adds up its editions. */
export function anArtworkCard(work: ArtworkRecord): ArtworkCard {
  const { id, title, slug, series, year, medium, tags, isFeatured, orientation, tier } = work;
  const sum = (count: 'total' | 'sold' | 'held' | 'available'): number =>
    work.editionOptions.reduce((total, edition) => total + edition[count], 0);
  const prices = work.editionOptions.flatMap(({ price }) => (price ? [price] : []));
  return {
    id,
    title,
    slug,
    series,
    year,
    medium,
    tags,
    isFeatured,
    orientation,
    tier,
    availableSizes: work.editionOptions.map(({ size, price, total, sold, held, frameSize }) => ({
      size,
      price,
      edition: total,
      sold,
      held,
      frameSize,
    })),
    picture: work.catalogueImages[0] ?? work.artworkImages[0] ?? null,
    photograph: work.artworkImages[0] ?? work.catalogueImages[0] ?? null,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    total: sum('total'),
    sold: sum('sold'),
    held: sum('held'),
    available: sum('available'),
  };
}

function defaultEditionOptions(orientation: ArtworkRecord['orientation']): EditionOption[] {
  return defaultEditions(DEFAULT_PRICE_BOOK, { orientation, tier: 'Tier 1' }).map((plan) =>
    anEditionOption({
      size: plan.size,
      kind: plan.kind,
      frameSize: plan.frameSize,
      frameColor: plan.frameStyle,
      ...(plan.frameSize === null ? { frameStyles: ['Unframed'] } : {}),
      price: toDollars(plan.priceCents),
      total: plan.total,
      shippingClass: plan.shippingClass,
    }),
  );
}

const largestFileUrl = (picture: Picture): string =>
  `/api/uploads/${picture.id}-${picture.widths.at(-1)}.jpg`;
