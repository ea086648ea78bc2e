import type { PublishedArtwork } from '../../catalog';
import { artworkAddress } from '../head/collection.schema';
import { socialImage } from '../head/social-image';
import { PAGES } from '../content/site-pages';
import { element, xmlDocument, type Xml } from './xml';

/** Every address that search engines should know, once, with the pictures of each work (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(publications: readonly PublishedArtwork[], origin: string): string {
  // Pages without a chunk are still to be built.
  const pages = PAGES.filter((page) => !page.isPrivate && !page.isUnlisted && page.chunk !== undefined);
  return xmlDocument(
    element(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      },
      [
        ...pages.map(({ path }) => element('url', {}, [element('loc', {}, origin + path)])),
        ...publications.map((publication) => artworkEntry(publication, origin)),
      ],
    ),
  );
}

const artworkEntry = ({ record, updatedAt }: PublishedArtwork, origin: string): Xml =>
  element('url', {}, [
    element('loc', {}, artworkAddress(record, origin)),
    element('lastmod', {}, updatedAt.toISOString()),
    ...[...record.artworkImages, ...record.catalogueImages].flatMap((picture) => {
      const shared = socialImage(picture, origin);
      return shared ? [element('image:image', {}, [element('image:loc', {}, shared.url)])] : [];
    }),
  ]);
