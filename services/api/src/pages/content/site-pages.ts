/** Someone with prints in the cart, or a collector who is signed in. */
export type PageOwner = 'cart' | 'collector';

export interface SiteContentPage {
  /** The title that the page itself sets; empty for the gallery's name alone. */
  title: string;
  /** The page's chunk in its remote; undefined when the remote has no such page. */
  chunk?: string | null;
  /** The data in the document: all artworks in full or as cards, their prints, or the affiliate program. */
  carries?: 'inventory' | 'cards' | 'ledger' | 'programme';
  /** Whether the document contains the site content. */
  carriesSite?: boolean;
  /** Not indexed, and its URL may contain a key. Rendered only if `isRendered`. */
  isPrivate?: boolean;
  /** Although private, it shows the same to everyone who opens it without a query. */
  isRendered?: boolean;
  /** Whose cookie makes the content personal: without it, the page is rendered as everyone sees it. */
  ownedBy?: PageOwner | null;
  /** Nothing on the page works without JavaScript; the page then says so. */
  needsScript?: boolean;
  /** Public, but not indexed. */
  isUnlisted?: boolean;
  /** The URL contains a secret: no referrer is sent to other servers. */
  isKey?: boolean;
  /** Stripe's script and frames run here. */
  takesPayment?: boolean;
}

/** Without a session, the page asks the visitor to sign in. */
const collectorPage = { isPrivate: true, isRendered: true, ownedBy: 'collector', needsScript: true } as const;

/** Pages by their canonical path; another case or a trailing slash redirects there. */
export const PAGES: readonly (SiteContentPage & { path: string })[] = [
  { path: '/', title: '', chunk: 'home', carries: 'cards', carriesSite: true },
  { path: '/fine-art', title: 'Fine Art', chunk: 'fine-art', carries: 'inventory' },
  { path: '/ledger', title: 'The ledger', chunk: 'ledger', carries: 'ledger' },
  { path: '/about', title: 'About', chunk: 'about', carriesSite: true },
  { path: '/commercial', title: 'Commercial', chunk: 'commercial', carriesSite: true },
  { path: '/contact', title: 'Contact', chunk: 'contact', carriesSite: true },
  {
    path: '/selling-partners',
    title: 'Selling Partners',
    chunk: 'selling-partners',
    carries: 'programme',
    carriesSite: true,
    isUnlisted: true,
  },
  { path: '/visualizer', title: 'On your wall', chunk: 'visualizer', carries: 'inventory' },
  {
    path: '/cart',
    title: 'Cart',
    chunk: 'cart',
    // For the artwork beside an empty cart.
    carries: 'cards',
    isPrivate: true,
    isRendered: true,
    ownedBy: 'cart',
    needsScript: true,
  },
  { path: '/order-confirmation', title: 'Order confirmation', chunk: 'order-confirmation', isPrivate: true },
  { path: '/order-success', title: 'Order', chunk: 'order-success', isPrivate: true },
  { path: '/payment-success', title: 'Payment', chunk: 'order-success', isPrivate: true },
  {
    path: '/order-lookup',
    title: 'Find an order',
    chunk: 'order-lookup',
    isPrivate: true,
    isRendered: true,
    needsScript: true,
  },
  { path: '/checkout', title: 'Checkout', chunk: 'checkout', isPrivate: true, takesPayment: true },
  {
    path: '/newsletter/confirm',
    title: 'Letters from the gallery',
    chunk: 'newsletter-confirm',
    isPrivate: true,
  },
  { path: '/newsletter/unsubscribe', title: 'Unsubscribe', chunk: 'newsletter-unsubscribe', isPrivate: true },
  { path: '/back-in-stock', title: 'Back in stock', chunk: 'back-in-stock', isPrivate: true },
  { path: '/live-events', title: 'Live Events', chunk: 'live-events' },
  { path: '/collector', title: 'Collector', chunk: 'collector', ...collectorPage },
  { path: '/collector/portal', title: 'Collector', chunk: 'portal', ...collectorPage },
  { path: '/collector/collection', title: 'My collection', chunk: 'collection', ...collectorPage },
  {
    path: '/certificate-transfer',
    title: 'Certificate transfer',
    chunk: 'certificate-transfer',
    isPrivate: true,
  },
];

/** Pages whose addresses contain more than their name; the pages themselves decide how these are spelled. */
export const PATTERN_PAGES: readonly (SiteContentPage & { pattern: RegExp })[] = [
  // Not for search engines: anyone who holds the paper has the address.
  {
    pattern: /^\/certificate\/[^/]+$/,
    title: 'Certificate of authenticity',
    chunk: 'certificate',
    isPrivate: true,
    isRendered: true,
  },
  {
    pattern: /^\/partner-statement\/[^/]+$/,
    title: 'Partner statement',
    chunk: 'partner-statement',
    isPrivate: true,
    isKey: true,
  },
  // They need a guest pass, which search engines do not have.
  {
    pattern: /^\/live-event-gate\//,
    title: 'Live Event',
    chunk: 'live-event-gate',
    isPrivate: true,
    isRendered: true,
  },
  {
    pattern: /^\/live-event\/[^/]+\/projector$/,
    title: 'Live Event',
    chunk: 'live-event-projector',
    isPrivate: true,
  },
  {
    pattern: /^\/live-event(\/|$)/,
    title: 'Live Event',
    chunk: 'live-event',
    isPrivate: true,
    isRendered: true,
  },
  // An unsaved section, for anyone with the link.
  {
    pattern: /^\/site-preview\/(home|about|commercial|contact|partners|live)$/,
    title: 'Preview',
    chunk: 'site-preview',
    isPrivate: true,
  },
  { pattern: /^\/admin(\/|$)/, title: 'Console', isPrivate: true },
];

/** The collector pages link to the catalog's older path. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/catalog': '/fine-art' };
