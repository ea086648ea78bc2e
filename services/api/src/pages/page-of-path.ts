import { remoteOfPath, type RemoteName } from '@gallery/contracts';

/** What the document of a path is made of. */
export interface PageOfPath {
  /** 404 where the site has no page. */
  status: 200 | 404;
  /** What the tab says before the gallery's name; empty for the name alone. */
  title: string;
  /** Owner of the path; null where no page is. */
  remote: RemoteName | null;
  /** Name of the page's chunk within the remote. */
  chunk: string | null;
  /** The call whose answer the document carries along. */
  data: { kind: 'inventory' } | { kind: 'artwork'; slug: string } | null;
}

interface KnownPage {
  pattern: RegExp;
  title: string;
  chunk?: string;
  carriesInventory?: boolean;
}

/** Titles are the pages' own headings (public-side section 2). */
const PAGES: readonly KnownPage[] = [
  { pattern: /^\/$/, title: '', chunk: 'home', carriesInventory: true },
  // Leads to the collection, which the browser does by itself.
  { pattern: /^\/catalog$/, title: 'Fine Art', chunk: 'fine-art' },
  { pattern: /^\/fine-art$/, title: 'Fine Art', chunk: 'fine-art', carriesInventory: true },
  { pattern: /^\/about$/, title: 'About', chunk: 'about' },
  { pattern: /^\/commercial$/, title: 'Commercial', chunk: 'commercial' },
  { pattern: /^\/contact$/, title: 'Contact', chunk: 'contact' },
  { pattern: /^\/cart$/, title: 'Cart', chunk: 'cart' },
  { pattern: /^\/order-confirmation$/, title: 'Order Confirmation', chunk: 'order-confirmation' },
  { pattern: /^\/(order-success|payment-success)$/, title: 'Thank You', chunk: 'order-success' },
  { pattern: /^\/checkout$/, title: 'Checkout', chunk: 'checkout' },
  { pattern: /^\/visualizer$/, title: 'Visualizer', chunk: 'visualizer' },
  { pattern: /^\/newsletter\/confirm$/, title: 'Newsletter', chunk: 'newsletter-confirm' },
  { pattern: /^\/newsletter\/unsubscribe$/, title: 'Newsletter', chunk: 'newsletter-unsubscribe' },
  { pattern: /^\/live-event/, title: 'Live Events' },
  { pattern: /^\/collector/, title: 'Collector' },
  { pattern: /^\/admin/, title: 'Console' },
];

const ARTWORK = /^\/(?:fine-art|artwork)\/([^/]+)$/;
const NOWHERE: PageOfPath = {
  status: 404,
  title: '404 Page Not Found',
  remote: null,
  chunk: null,
  data: null,
};

/** What belongs into the document of this path, given without query. Case and trailing slashes do not matter. */
export function pageOfPath(path: string): PageOfPath {
  const remote = remoteOfPath(path);
  if (remote === null) return NOWHERE;
  const trimmed = path.replace(/\/+$/, '') || '/';
  const normal = trimmed.toLowerCase();
  const [, slug] = ARTWORK.exec(trimmed.replace(/^\/[^/]+/, (first) => first.toLowerCase())) ?? [];
  if (slug !== undefined) {
    return {
      status: 200,
      title: '',
      remote,
      chunk: 'artwork',
      data: { kind: 'artwork', slug: decoded(slug) },
    };
  }
  const known = PAGES.find((page) => page.pattern.test(normal));
  // A remote may own a path for which it has no page: the shell then shows the not-found page, and so says the status.
  if (known === undefined) return NOWHERE;
  return {
    status: 200,
    title: known.title,
    remote,
    chunk: known.chunk ?? null,
    data: known.carriesInventory ? { kind: 'inventory' } : null,
  };
}

/** The server has refused undecodable paths before; should one come through, it names no work. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
