import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { REDIRECTS, PAGES, PATTERN_PAGES, type PageOwner, type SiteContentPage } from './site-pages';
import type { Preload } from '../documents/document-template';
import type { PageHead } from '../head/page-head';
import type { PreloadedResponse } from './preloaded-data.service';

/** The head of a page and the data that its document contains. */
export interface PageContent {
  status: 200 | 404;
  head: PageHead;
  preloads: Preload[];
  answers: PreloadedResponse<unknown>[];
  /** Whether data is missing that a later document may contain. */
  isPartial?: boolean;
  /** False when the server cannot render the page for this visitor. */
  isRendered?: boolean;
  /** What a browser without JavaScript shows when the page is not rendered: its name and lines beneath it. */
  summary?: readonly string[];
  /** What such a browser cannot do on the page, and what to do instead. */
  scriptNote?: string;
}

/** A former address, and the current address of its page. */
export interface RedirectedPage {
  redirectTo: string;
}

/** What the document of a path needs. */
export interface ResolvedPage {
  status: 200 | 404;
  /** The canonical path; null for artworks, whose slugs are looked up. */
  address: string | null;
  /** The title before the gallery's name; empty for the name alone. */
  title: string;
  /** Null when the site has no such page. */
  remote: RemoteName | null;
  /** The page's chunk in the remote. */
  chunk: string | null;
  /** Its URL may contain a key, a token or a session. */
  isPersonal: boolean;
  /** Whether the server can render it. Other pages show data that only the browser has, such as a review of the order. */
  isRendered: boolean;
  /** Whose cookie makes the content personal, so that only the browser renders it. */
  ownedBy: PageOwner | null;
  /** Whether the page does nothing without JavaScript. */
  needsScript: boolean;
  /** The API response that the document contains. */
  data:
    | { kind: 'inventory' }
    | { kind: 'cards' }
    | { kind: 'ledger' }
    | { kind: 'programme' }
    | { kind: 'artwork'; prefix: ArtworkPrefix; slug: string }
    /** Without a tag: the current event. */
    | { kind: 'event'; tag: string | null }
    | { kind: 'certificate'; coaId: string }
    /** Not in the document, which only says whether there is a statement. */
    | { kind: 'statement'; token: string }
    | null;
  /** Whether the document contains the site content. */
  carriesSite: boolean;
  isIndexed: boolean;
  /** Whether Stripe's script and frames run on the page. */
  takesPayment: boolean;
  /** Whether the URL contains a secret. */
  isKey: boolean;
}

/** An artwork has two paths; the first is canonical. */
export type ArtworkPrefix = '/fine-art' | '/artwork';

const EVENT = /^\/live-event(?:-gate)?(?:\/([^/]+))?$/i;
const RECORD = /^\/(certificate|partner-statement)\/([^/]+)$/i;
const ARTWORK = /^\/(fine-art|artwork)\/([^/]+)$/i;

export const NOT_FOUND_PAGE: ResolvedPage = {
  status: 404,
  address: null,
  title: '404 Page Not Found',
  remote: null,
  chunk: null,
  isPersonal: false,
  isRendered: true,
  ownedBy: null,
  needsScript: false,
  data: null,
  carriesSite: false,
  isIndexed: false,
  takesPayment: false,
  isKey: false,
};

/** `path` is without the query. Case and trailing slashes do not matter. */
export function resolvePage(path: string): ResolvedPage {
  const remote = remoteOfPath(path);
  if (remote === null) return NOT_FOUND_PAGE;
  const trimmed = path.replace(/\/+$/, '') || '/';
  const [, first, slug] = ARTWORK.exec(trimmed) ?? [];
  if (first !== undefined && slug !== undefined) return artworkPage(remote, first, slug);
  const normalized = trimmed.toLowerCase();
  const address = REDIRECTS[normalized] ?? normalized;
  const exact = PAGES.find((page) => page.path === address);
  const known: SiteContentPage | undefined =
    exact ?? PATTERN_PAGES.find((page) => page.pattern.test(normalized));
  // A remote may own a path without a page: the shell then shows its not-found page.
  if (!known) return NOT_FOUND_PAGE;
  const found: ResolvedPage = {
    status: 200,
    address: exact ? address : path,
    remote,
    ...propertiesOf(known),
  };
  return { ...found, data: recordOf(trimmed) ?? found.data };
}

/** The record that the address of a page names. */
function recordOf(path: string): ResolvedPage['data'] {
  const event = EVENT.exec(path);
  if (event) return { kind: 'event', tag: event[1] === undefined ? null : decodeSlug(event[1]) };
  const [, first, key] = RECORD.exec(path) ?? [];
  if (first === undefined || key === undefined) return null;
  return first.toLowerCase() === 'certificate'
    ? { kind: 'certificate', coaId: decodeSlug(key) }
    : { kind: 'statement', token: decodeSlug(key) };
}

function propertiesOf({
  title,
  chunk = null,
  carries,
  carriesSite = false,
  isPrivate = false,
  isRendered = !isPrivate,
  ownedBy = null,
  needsScript = false,
  isUnlisted = false,
  takesPayment = false,
  isKey = false,
}: SiteContentPage): Omit<ResolvedPage, 'status' | 'address' | 'remote'> {
  return {
    title,
    chunk,
    isPersonal: isPrivate,
    isRendered,
    ownedBy,
    needsScript,
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
  isRendered: true,
  ownedBy: null,
  needsScript: false,
  data: {
    kind: 'artwork',
    prefix: first.toLowerCase() === 'artwork' ? '/artwork' : '/fine-art',
    slug: decodeSlug(slug),
  },
  carriesSite: false,
  isIndexed: true,
  takesPayment: false,
  isKey: false,
});

/** The server rejects undecodable paths; should one get here, it matches no artwork. */
function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
