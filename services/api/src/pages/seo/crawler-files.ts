import { THEME_COLORS } from '@gallery/contracts';
import type { PublishedArtwork } from '../../catalog';
import { artworkAddress } from '../head/collection.schema';
import type { GalleryFacts } from '../head/gallery.schema';
import { describeArtwork } from '../head/meta-descriptions';
import { socialImage } from '../head/page-head';
import { PAGES } from '../content/site-pages';
import { escapeMarkup } from '../../platform';

/** Escaped XML. Created only by `element`, so that no text is unescaped. */
interface Xml {
  readonly markup: string;
}

/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => escapeMarkup(text.replace(NOT_IN_XML, ''));

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Xml[] = [],
): Xml {
  const attributeMarkup = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ markup }) => markup).join('');
  return { markup: `<${name}${attributeMarkup.join('')}>${inner}</${name}>` };
}

const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;

/** All indexed pages, with the pictures of each artwork (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(publications: readonly PublishedArtwork[], origin: string): string {
  // Pages without a chunk do not exist yet.
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

/** The admin's pages match a pattern, so they are not in PAGES by path. */
const ADMIN_PATH = '/admin';

const PRIVATE_PATHS = PAGES.filter((page) => page.isPrivate).map((page) => page.path);

/** Allows all public pages and their pictures (RFC 9309). */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/uploads/',
    ...['/api/', ADMIN_PATH, ...PRIVATE_PATHS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const DAY_MS = 86_400_000;
/** Less than a year, as RFC 9116 recommends. */
const SECURITY_TEXT_DAYS = 180;

/**
 * Where to report a vulnerability (RFC 9116). Its expiry moves with each day, so that it never expires while the site
 * is running.
 */
export function securityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + SECURITY_TEXT_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The gallery as an app: its pages in a window without the browser's bars. */
export const webManifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: THEME_COLORS.paper,
    theme_color: THEME_COLORS.paper,
    icons: [
      { src: '/shell/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/shell/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });
