import type {
  Graph,
  ItemAvailability,
  Offer,
  OfferShippingDetails,
  Product,
  QuantitativeValue,
  VisualArtwork,
} from 'schema-dts';
import { formatSize, MINI_SHIPPING_CENTS, toDollars } from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '../../catalog';
import { artworkAddress, breadcrumbs } from './collection.schema';
import {
  artistOf,
  COUNTRY,
  galleryReference,
  graph,
  organization,
  type GalleryFacts,
} from './gallery.schema';
import { socialImage } from './page-head';

/** With this many prints or fewer, the availability is limited. */
const LIMITED_AVAILABILITY_MAX = 3;

/** The UN/CEFACT code. */
const INCH = 'INH';

/**
 * An artwork, and its editions as offers. Without prices, as in the sales mode `inquire` or for prices on request, there are
 * no offers and no product.
 */
export function artworkSchema(work: ArtworkRecord, facts: GalleryFacts): Graph {
  const url = artworkAddress(work, facts.origin);
  const offers = work.editionOptions.flatMap((edition) => offerOf(edition, url, facts));
  return graph([
    visualArtwork(work, url, facts),
    ...(offers.length === 0 ? [] : [product(work, url, offers, facts)]),
    organization(facts),
    breadcrumbs(
      facts.origin,
      { name: 'Fine Art', url: `${facts.origin}/fine-art` },
      { name: work.title, url },
    ),
  ]);
}

function visualArtwork(work: ArtworkRecord, url: string, facts: GalleryFacts): VisualArtwork {
  const artist = artistOf(facts);
  const prints = work.editionOptions.reduce((sum, { total }) => sum + total, 0);
  return {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    name: work.title,
    url,
    ...(work.description ? { description: work.description } : {}),
    image: imagesOf(work, facts),
    creator: artist ?? galleryReference(facts),
    ...(artist === null ? {} : { artist }),
    artform: 'Photograph',
    artMedium: work.medium,
    dateCreated: String(work.year),
    isPartOf: { '@type': 'CreativeWorkSeries', name: work.series },
    keywords: work.tags,
    ...(prints === 0 ? {} : { artEdition: prints }),
    ...measuresOfLargest(work.editionOptions),
  };
}

const product = (work: ArtworkRecord, url: string, offers: Offer[], facts: GalleryFacts): Product => ({
  '@type': 'Product',
  '@id': `${url}#prints`,
  name: work.title,
  url,
  ...(work.description ? { description: work.description } : {}),
  image: imagesOf(work, facts),
  brand: galleryReference(facts),
  category: 'Limited-edition photographic print',
  productID: work.id,
  offers,
});

function offerOf(edition: EditionOption, url: string, facts: GalleryFacts): Offer[] {
  if (edition.price === null || edition.price === 0) return [];
  return [
    {
      '@type': 'Offer',
      name: formatSize(edition.size),
      sku: edition.editionId,
      url,
      price: edition.price,
      priceCurrency: 'USD',
      availability: availabilityOf(edition),
      itemCondition: 'https://schema.org/NewCondition',
      seller: galleryReference(facts),
      ...(edition.shippingClass === 'mini' && { shippingDetails: MINI_SHIPPING }),
    },
  ];
}

/**
 * Minis ship for a flat fee. Whether a framed print ships for free depends on the distance, so nothing is stated about
 * framed prints.
 */
const MINI_SHIPPING: OfferShippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: toDollars(MINI_SHIPPING_CENTS), currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
};

function availabilityOf({ total, sold, available }: EditionOption): ItemAvailability {
  if (sold >= total) return 'https://schema.org/SoldOut';
  // All remaining prints are held by unpaid orders and may become available.
  if (available === 0) return 'https://schema.org/OutOfStock';
  return available <= LIMITED_AVAILABILITY_MAX
    ? 'https://schema.org/LimitedAvailability'
    : 'https://schema.org/InStock';
}

const imagesOf = ({ artworkImages, catalogueImages }: ArtworkRecord, { origin }: GalleryFacts): string[] =>
  [...artworkImages, ...catalogueImages].flatMap((picture) => socialImage(picture, origin)?.url ?? []);

function measuresOfLargest(editions: readonly EditionOption[]): {
  width?: QuantitativeValue;
  height?: QuantitativeValue;
} {
  const measures = editions.flatMap(({ size }) => {
    const [width, height] = size.split('x').map(Number);
    return width && height ? [{ width, height }] : [];
  });
  const [largest] = measures.toSorted((one, other) => other.width * other.height - one.width * one.height);
  return largest ? { width: inches(largest.width), height: inches(largest.height) } : {};
}

const inches = (value: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: INCH,
});
