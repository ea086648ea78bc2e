import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { REDIRECTS, PAGES, PATTERN_PAGES, type SiteContentPage } from './site-pages';

/** What the document of a path is made of. */
export interface ResolvedPage {
  /** 404 where the site has no page. */
  status: 200 | 404;
  /** The page's one address, where the path alone says it; null for works, whose slugs the catalogue knows. */
  address: string | null;
  /** What the tab says before the gallery's name; empty for the name alone. */
  title: string;
  /** Owner of the path; null where no page is. */
  remote: RemoteName | null;
  /** Name of the page's chunk within the remote. */
  chunk: string | null;
  /** Shows what is only in the visitor's browser (the cart, an order under way): the server has nothing to render. */
  isPersonal: boolean;
  /** The call whose answer the document carries along. */
  data:
    | { kind: 'inventory' }
    | { kind: 'cards' }
    | { kind: 'programme' }
    | { kind: 'artwork'; prefix: ArtworkPrefix; slug: string }
    | null;
  /** Whether the document carries the gallery's own words and pictures. */
  carriesSite: boolean;
  /** Whether search engines should know the page. */
  isIndexed: boolean;
  /** Whether Stripe's script and frames run in it. */
  takesPayment: boolean;
  /** Whether its address is a key. */
  isKey: boolean;
}

/** Two addresses lead to a work; the first is the canonical one. */
export type ArtworkPrefix = '/fine-art' | '/artwork';

const ARTWORK = /^\/(fine-art|artwork)\/([^/]+)$/i;

const NOT_FOUND_PAGE: ResolvedPage = {
  status: 404,
  address: null,
  title: '404 Page Not Found',
  remote: null,
  chunk: null,
  isPersonal: false,
  data: null,
  carriesSite: false,
  isIndexed: false,
  takesPayment: false,
  isKey: false,
};

/** What belongs into the document of this path, given without query. Case and trailing slashes do not matter. */
export function resolvePage(path: string): ResolvedPage {
  const remote = remoteOfPath(path);
  if (remote === null) return NOT_FOUND_PAGE;
  const trimmed = path.replace(/\/+$/, '') || '/';
  const [, first, slug] = ARTWORK.exec(trimmed) ?? [];
  if (first !== undefined && slug !== undefined) return artworkPage(remote, first, slug);
  const spelled = trimmed.toLowerCase();
  const address = REDIRECTS[spelled] ?? spelled;
  const exact = PAGES.find((page) => page.path === address);
  const known: SiteContentPage | undefined =
    exact ?? PATTERN_PAGES.find((page) => page.pattern.test(spelled));
  // A remote may own a path for which it has no page: the shell then shows the not-found page, and so says the status.
  if (!known) return NOT_FOUND_PAGE;
  return { status: 200, address: exact ? address : path, remote, ...propertiesOf(known) };
}

function propertiesOf({
  title,
  chunk = null,
  carries,
  carriesSite = false,
  isPrivate = false,
  isUnlisted = false,
  takesPayment = false,
  isKey = false,
}: SiteContentPage): Omit<ResolvedPage, 'status' | 'address' | 'remote'> {
  return {
    title,
    chunk,
    isPersonal: isPrivate,
    data: carries ? { kind: carries } : null,
    carriesSite,
    isIndexed: !isPrivate && !isUnlisted,
    takesPayment,
    isKey,
  };
}

const artworkPage = (remote: RemoteName, first: string, slug: string): ResolvedPage => ({
  status: 200,
  address: null,
  title: '',
  remote,
  chunk: 'artwork',
  isPersonal: false,
  data: {
    kind: 'artwork',
    prefix: first.toLowerCase() === 'artwork' ? '/artwork' : '/fine-art',
    slug: decoded(slug),
  },
  carriesSite: false,
  isIndexed: true,
  takesPayment: false,
  isKey: false,
});

/** The server has refused undecodable paths before; should one come through, it names no work. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
