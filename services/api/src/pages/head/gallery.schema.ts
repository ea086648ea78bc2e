import type { Graph, Organization, Person, WebSite } from 'schema-dts';
import type { Settings } from '../../platform';

export interface GalleryFacts {
  /** Without a trailing slash. */
  origin: string;
  brand: Settings['brand'];
  links: Settings['links'];
}

const CONTEXT = 'https://schema.org';

/** The items of a page, which refer to each other by `@id`. */
export const graph = (items: Graph['@graph']): Graph => ({ '@context': CONTEXT, '@graph': items });

/** The facts of this gallery. */
export const galleryFacts = ({ http, brand, links }: Settings): GalleryFacts => ({
  origin: http.publicOrigin,
  brand,
  links,
});

/** Sales tax, ZIPs and delivery are those of the United States. */
export const COUNTRY = 'US';

const organizationId = (origin: string) => `${origin}/#gallery`;

/** A reference to the gallery's item. */
export const galleryReference = ({ origin }: GalleryFacts) => ({ '@id': organizationId(origin) });

/** Null when no artist is set. */
export const artistOf = ({ brand, origin }: GalleryFacts): Person | null =>
  brand.artist === null
    ? null
    : { '@type': 'Person', '@id': `${origin}/#artist`, name: brand.artist, url: `${origin}/about` };

export function organization(facts: GalleryFacts): Organization {
  const { origin, brand, links } = facts;
  const founder = artistOf(facts);
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      ...(brand.street ? { streetAddress: brand.street } : {}),
      addressLocality: brand.city,
      postalCode: brand.zip,
      addressCountry: COUNTRY,
    },
    sameAs: links.map((link) => link.href),
    ...(founder === null ? {} : { founder }),
  };
}

/** The home page: the gallery, its site and its search. */
export function gallerySchema(facts: GalleryFacts): Graph {
  const { origin, brand } = facts;
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    publisher: galleryReference(facts),
    // The types lack `query-input`, which search engines require.
    potentialAction: searchAction(origin),
  };
  return graph([organization(facts), site]);
}

const searchAction = (origin: string) => ({
  '@type': 'SearchAction' as const,
  target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}/fine-art?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});
