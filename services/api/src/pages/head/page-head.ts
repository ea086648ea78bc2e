import type { Graph } from 'schema-dts';
import { ABOUT_BANNER_SIZES, HERO_POSTER_SIZES, SERVICE_PICTURE_SIZES } from '@gallery/contracts';
import { escapeMarkup, escapeJson } from '../../platform';
import { derivativeUrl, type Picture } from '../../media';
import type { SiteContent } from '../../site-content';

/** The head of a document, for people, search engines and link previews. */
export interface PageHead {
  /** The page's heading; empty for the gallery's name alone. */
  heading: string;
  /** The gallery's name. */
  siteName: string;
  description: string;
  /** Absolute; null when there is no page. */
  canonical: string | null;
  isIndexed: boolean;
  kind: 'website' | 'article';
  picture: SocialImage | null;
  /** URL of the feed of new artworks. */
  feed: string;
  /** schema.org data. */
  structuredData: Graph | null;
}

const titleOf = ({ heading, siteName }: Pick<PageHead, 'heading' | 'siteName'>): string =>
  heading === '' ? siteName : `${heading} – ${siteName}`;

/** JSON-LD is data, so no policy has to allow it. */
export function headMarkup(head: PageHead): string {
  const { description, canonical, structuredData } = head;
  return [
    `<title>${escapeMarkup(titleOf(head))}</title>`,
    element('meta', { name: 'description', content: description }),
    ...(head.isIndexed ? [] : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...(canonical === null ? [] : [element('link', { rel: 'canonical', href: canonical }), ...preview(head)]),
    element('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `New works – ${head.siteName}`,
      href: head.feed,
    }),
    ...(structuredData === null
      ? []
      : [`<script type="application/ld+json">${escapeJson(JSON.stringify(structuredData))}</script>`]),
  ].join('');
}

/** Open Graph for link previews; Twitter cards read most of it too. */
function preview({ heading, siteName, description, canonical, kind, picture }: PageHead): string[] {
  const facts: [property: string, content: string][] = [
    ['og:type', kind],
    ['og:site_name', siteName],
    ['og:title', heading || siteName],
    ['og:description', description],
    ['og:url', canonical ?? ''],
  ];
  if (picture) {
    facts.push(
      ['og:image', picture.url],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(picture.width)],
      ['og:image:height', String(picture.height)],
      ['og:image:alt', picture.alt],
    );
  }
  return [
    ...facts.map(([property, content]) => element('meta', { property, content })),
    element('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ];
}

function element(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** The text and picture at the top of a page with site content. */
export interface Introduction {
  text: string;
  picture: Picture | null;
  /** The picture's `sizes` if it is at the top of the page; otherwise null. */
  sizes: string | null;
}

/** Null for pages without site content. */
export function introductionOf(chunk: string | null, site: SiteContent): Introduction | null {
  const { home, about, commercial, contact, partners } = site;
  const poster = home.hero.poster;
  switch (chunk) {
    case 'home':
      return { text: home.sentence, picture: poster, sizes: HERO_POSTER_SIZES };
    case 'about':
      return { text: about.biography.join(' '), picture: about.banner, sizes: ABOUT_BANNER_SIZES };
    case 'commercial': {
      const { picture } = commercial.services.find((service) => service.picture !== null) ?? {
        picture: null,
      };
      return {
        text: commercial.sentence,
        picture: picture ?? poster,
        sizes: picture && SERVICE_PICTURE_SIZES,
      };
    }
    case 'contact':
      return { text: contact.sentence, picture: poster, sizes: null };
    case 'selling-partners':
      return { text: partners.sentence, picture: poster, sizes: null };
    default:
      return null;
  }
}

/** A picture for link previews and search engines: one JPEG with an absolute URL. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Previews are about 600 px wide, with two device pixels each. */
const PREVIEW_WIDTH = 1200;

export function socialImage(picture: Picture | null | undefined, origin: string): SocialImage | null {
  if (!picture) return null;
  const width = picture.widths.findLast((each) => each <= PREVIEW_WIDTH) ?? picture.widths[0];
  if (width === undefined) return null;
  return {
    url: origin + derivativeUrl({ mediaId: picture.id, eventId: picture.eventId, width, format: 'jpg' }),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: picture.alt,
  };
}
