import type { PublishedArtwork } from '../../catalog';
import { artworkAddress } from '../head/collection.schema';
import type { GalleryFacts } from '../head/gallery.schema';
import { socialImage } from '../head/page-head';
import { describeArtwork } from '../head/meta-descriptions';
import { element, xmlDocument, type Xml } from './crawler-files';

const MAX_FEED_ENTRIES = 20;

/** The newest artworks as an Atom feed (RFC 4287). */
export function newArtworksFeed(publications: readonly PublishedArtwork[], facts: GalleryFacts): string {
  const { origin, brand } = facts;
  const latest = publications.slice(0, MAX_FEED_ENTRIES);
  const updated = Math.max(0, ...latest.map(({ updatedAt }) => updatedAt.getTime()));
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
      element('id', {}, `${origin}/feed.xml`),
      element('title', {}, `New works – ${brand.name}`),
      element('updated', {}, new Date(updated).toISOString()),
      element('link', { rel: 'self', type: 'application/atom+xml', href: `${origin}/feed.xml` }),
      element('link', { rel: 'alternate', type: 'text/html', href: `${origin}/fine-art` }),
      element('author', {}, [element('name', {}, brand.artist ?? brand.name)]),
      ...latest.map((publication) => feedEntry(publication, facts)),
    ]),
  );
}

/** Identified by its id, so that a renamed artwork is not a new entry. */
function feedEntry(
  { record, publishedAt, updatedAt }: PublishedArtwork,
  { origin, brand }: GalleryFacts,
): Xml {
  const picture = socialImage(record.artworkImages[0] ?? record.catalogueImages[0], origin);
  return element('entry', {}, [
    element('id', {}, `urn:uuid:${record.id}`),
    element('title', {}, record.title),
    element('published', {}, publishedAt.toISOString()),
    element('updated', {}, updatedAt.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: artworkAddress(record, origin) }),
    ...(picture ? [element('link', { rel: 'enclosure', type: 'image/jpeg', href: picture.url })] : []),
    element('category', { term: record.series }),
    element('summary', {}, describeArtwork(record, brand)),
  ]);
}
