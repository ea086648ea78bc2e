/** What is known of a page of the site. */
export interface SiteContentPage {
  /** As the page itself names it once it runs (public-side section 2); empty for the gallery's name alone. */
  title: string;
  /** Name of the page's chunk within its remote; none where the remote has no page of this name. */
  chunk?: string | null;
  /** All works, whole for the catalogue, as cards where less of them is told; or what selling partners earn. */
  carries?: 'inventory' | 'cards' | 'programme';
  /** Its words and pictures are the gallery's own, which its document carries along. */
  carriesSite?: boolean;
  /** One visitor's own business, of no use to a search engine. */
  isPrivate?: boolean;
  /** For whom it is handed to: anybody may see it, but search engines shall not list it. */
  isUnlisted?: boolean;
  /** Its address is a key: no other server is told even where the visitor comes from. */
  isKey?: boolean;
  /** Stripe's script and frames run here, and on no other page. */
  takesPayment?: boolean;
}

/** Pages with one address, in its one spelling: another case or a trailing slash leads there. */
export const PAGES: readonly (SiteContentPage & { path: string })[] = [
  { path: '/', title: '', chunk: 'home', carries: 'cards', carriesSite: true },
  { path: '/fine-art', title: 'Fine Art', chunk: 'fine-art', carries: 'inventory' },
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
  { path: '/cart', title: 'Cart', chunk: 'cart', isPrivate: true },
  { path: '/order-confirmation', title: 'Order confirmation', chunk: 'order-confirmation', isPrivate: true },
  { path: '/order-success', title: 'Order', chunk: 'order-success', isPrivate: true },
  { path: '/payment-success', title: 'Order', chunk: 'order-success', isPrivate: true },
  { path: '/order-lookup', title: 'Find an order', chunk: 'order-lookup', isPrivate: true },
  { path: '/checkout', title: 'Checkout', chunk: 'checkout', isPrivate: true, takesPayment: true },
  {
    path: '/newsletter/confirm',
    title: 'Letters from the gallery',
    chunk: 'newsletter-confirm',
    isPrivate: true,
  },
  { path: '/newsletter/unsubscribe', title: 'Unsubscribe', chunk: 'newsletter-unsubscribe', isPrivate: true },
  { path: '/live-events', title: 'Live Events', chunk: 'live-events' },
  { path: '/collector', title: 'Collector', isPrivate: true },
  { path: '/collector/portal', title: 'Collector', isPrivate: true },
  { path: '/certificate-transfer', title: 'Certificate transfer', isPrivate: true },
];

/** Pages whose addresses say more than their name; how they are spelled is their own business. */
export const PATTERN_PAGES: readonly (SiteContentPage & { pattern: RegExp })[] = [
  // Not for search engines: whoever holds the paper has the address.
  { pattern: /^\/certificate\/[^/]+$/, title: 'Certificate of authenticity', isPrivate: true },
  {
    pattern: /^\/partner-statement\/[^/]+$/,
    title: 'Partner statement',
    chunk: 'partner-statement',
    isPrivate: true,
    isKey: true,
  },
  // A guest's pass opens them: a search engine has none.
  { pattern: /^\/live-event-gate\//, title: 'Live Event', chunk: 'live-event-gate', isPrivate: true },
  {
    pattern: /^\/live-event\/[^/]+\/wall$/,
    title: 'Live Event',
    chunk: 'live-event-wall',
    isPrivate: true,
  },
  { pattern: /^\/live-event(\/|$)/, title: 'Live Event', chunk: 'live-event', isPrivate: true },
  // Words of the owner that are not saved yet: whoever has the address sees them.
  {
    pattern: /^\/site-preview\/(home|about|commercial|contact|partners|live)$/,
    title: 'Preview',
    chunk: 'site-preview',
    isPrivate: true,
  },
  { pattern: /^\/admin(\/|$)/, title: 'Console', isPrivate: true },
];

/** Addresses that only lead on: the collector pages link to the catalogue under its older name. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/catalog': '/fine-art' };
