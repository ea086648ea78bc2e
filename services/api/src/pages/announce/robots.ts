import { PAGES } from '../known-pages';

/** The console has no single address, so no page of it is known by name. */
const CONSOLE = '/admin';

const OWN_BUSINESS = PAGES.filter((page) => page.isPrivate).map((page) => page.path);

/** What crawlers may read: all that anybody may see, and the pictures of it (RFC 9309). */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/uploads/',
    ...['/api/', CONSOLE, ...OWN_BUSINESS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
