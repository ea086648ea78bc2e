import type { BreadcrumbList, Graph } from 'schema-dts';
import type { ArtworkRecord } from '../../catalog';
import { galleryReference, graph, type GalleryFacts } from './gallery.schema';

/** A work's canonical address. */
export const artworkAddress = ({ slug }: Pick<ArtworkRecord, 'slug'>, origin: string): string =>
  `${origin}/fine-art/${encodeURIComponent(slug)}`;

/** The way from the home page down to a page. */
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

/** The collection: all works, newest first, whatever order a visit shows them in. */
export function collectionSchema(works: readonly ArtworkRecord[], facts: GalleryFacts): Graph {
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
        numberOfItems: works.length,
        itemListElement: works.map((work, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: work.title,
          url: artworkAddress(work, origin),
        })),
      },
    },
    breadcrumbs(origin, { name: 'Fine Art', url }),
  ]);
}
