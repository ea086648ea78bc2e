import type { BreadcrumbList, Graph } from 'schema-dts';
import type { ArtworkRecord } from '../../catalog';
import { galleryReference, graph, type GalleryFacts } from './gallery.schema';

/** The canonical URL of an artwork. */
export const artworkAddress = ({ slug }: Pick<ArtworkRecord, 'slug'>, origin: string): string =>
  `${origin}/fine-art/${encodeURIComponent(slug)}`;

export function breadcrumbs(origin: string, ...below: { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', url: `${origin}/` }, ...below].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** All artworks, newest first, whatever the order of a visit. */
export function collectionSchema(artworks: readonly ArtworkRecord[], facts: GalleryFacts): Graph {
  const { origin } = facts;
  const url = `${origin}/fine-art`;
  return graph([
    {
      '@type': 'CollectionPage',
      '@id': url,
      name: 'Fine Art',
      url,
      publisher: galleryReference(facts),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: artworks.length,
        itemListElement: artworks.map((artwork, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: artwork.title,
          url: artworkAddress(artwork, origin),
        })),
      },
    },
    breadcrumbs(origin, { name: 'Fine Art', url }),
  ]);
}
