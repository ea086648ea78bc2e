import type { Graph, Organization, Person, WebSite } from 'schema-dts';
import type { Settings } from '../../platform';

/** What descriptions of pages are made from, whichever page it is. */
export interface GalleryFacts {
  /** The gallery's own address, without a slash at its end. */
  origin: string;
  brand: Settings['brand'];
  links: Settings['links'];
}

const CONTEXT = 'https://schema.org';

/** Things of one page, which refer to each other by `@id`. */
export const graph = (things: Graph['@graph']): Graph => ({ '@context': CONTEXT, '@graph': things });

const organizationId = (origin: string) => `${origin}/#gallery`;

/** The gallery, for other things to refer to. */
export const galleryReference = ({ origin }: GalleryFacts) => ({ '@id': organizationId(origin) });

/** Who made the works; null where the owner names nobody. */
export const artistOf = ({ brand, origin }: GalleryFacts): Person | null =>
  brand.artist === null
    ? null
    : { '@type': 'Person', '@id': `${origin}/#artist`, name: brand.artist, url: `${origin}/about` };

/** The gallery itself. */
export function organization(facts: GalleryFacts): Organization {
  const { origin, brand, links } = facts;
  const founder = artistOf(facts);
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    email: brand.email,
    address: { '@type': 'PostalAddress', addressLocality: brand.city, postalCode: brand.zip },
    sameAs: links.map((link) => link.href),
    ...(founder === null ? {} : { founder }),
  };
}

/** The home page: the gallery, its site and how to search it. */
export function gallerySchema(facts: GalleryFacts): Graph {
  const { origin, brand } = facts;
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    publisher: galleryReference(facts),
    // The types know no `query-input`, which search engines ask for.
    potentialAction: searchAction(origin),
  };
  return graph([organization(facts), site]);
}

const searchAction = (origin: string) => ({
  '@type': 'SearchAction' as const,
  target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}/fine-art?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});
